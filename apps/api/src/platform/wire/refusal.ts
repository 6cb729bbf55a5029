import type { FieldError } from '@keelson/contracts/wire';
import type { AnswerExtras, Problems } from './answer';
import { PLATFORM_REFUSALS, type PlatformCode } from './platform-refusals';

type Details = Pick<AnswerExtras, 'errors' | 'retryAfterSeconds' | 'headers'>;

/** A request that is refused where nothing can be returned: becomes an answer, is not logged as a fault. */
export abstract class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }
}

/** The platform itself refuses, before or after a controller. */
export class PlatformRefusal extends Refusal {
  constructor(code: PlatformCode, message: string, details: Details = {}) {
    super(PLATFORM_REFUSALS[code], code, message, details);
  }
}

/** One of the refusals that a route's contract names. */
class RouteRefusal extends Refusal {}

export const refusalBy = <Code extends string>(problems: Problems<Code>, code: Code): Refusal => {
  const { status, message, retryAfterSeconds } = problems[code];
  return new RouteRefusal(status, code, message, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
};

export const malformed = (message: string, errors: readonly FieldError[] = []): Refusal =>
  new PlatformRefusal('MALFORMED', message, { errors });

export const staleVersion = (): Refusal =>
  new PlatformRefusal('STALE_VERSION', 'Somebody changed this in the meantime. Please look at it again.');

export const keyReused = (): Refusal =>
  new PlatformRefusal('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another request.');

export const busy = (retryAfterSeconds = 1): Refusal =>
  new PlatformRefusal('BUSY', 'The service is busy. Please try again in a moment.', { retryAfterSeconds });

export const tooMany = (retryAfterSeconds: number): Refusal =>
  new PlatformRefusal('TOO_MANY_REQUESTS', 'Too many requests. Please wait a moment.', { retryAfterSeconds });
