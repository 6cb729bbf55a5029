import type { DenialCode } from '@keelson/vocabulary';

/** What the platform refuses on any route, by code, with the status; what a route refuses stands in its own problems. */
export const PLATFORM_REFUSALS = {
  MALFORMED: 400,
  UNKNOWN_POSITION: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  REFUSED_WHILE_ACTING: 403,
  TRIAL_ENDED: 403,
  PAYMENT_NEEDED: 403,
  PREMIUM_NEEDED: 403,
  ADDRESS_UNCONFIRMED: 403,
  PASSWORD_CHANGE_NEEDED: 403,
  STEP_UP_REQUIRED: 403,
  FOREIGN_ORIGIN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  TIMEOUT: 408,
  IDEMPOTENCY_KEY_REUSED: 409,
  STALE_VERSION: 412,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RANGE_NOT_SATISFIABLE: 416,
  EXPECTATION_FAILED: 417,
  TOO_MANY_REQUESTS: 429,
  PROOF_OF_WORK_NEEDED: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  BUSY: 503,
  DEADLINE: 503,
  UNAVAILABLE: 503,
} as const satisfies Readonly<Record<DenialCode, 403> & Record<string, number>>;

export type PlatformCode = keyof typeof PLATFORM_REFUSALS;
