import type { CatalogueEvent } from '@keelson/domain/catalogue';

/** Events that tell of something that somebody wanted and did not get. */
export const REFUSAL_TYPES = [
  'access.denied.v1',
  'accounts.sign-in-failed.v1',
  'accounts.passcode-paused.v1',
  'onboarding.step-refused.v1',
] as const satisfies readonly CatalogueEvent['type'][];

const refusals: ReadonlySet<string> = new Set(REFUSAL_TYPES);

export const isRefusal = (type: string): boolean => refusals.has(type);
