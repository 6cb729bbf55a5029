import type { AccountEvent } from './account.events';

/** The events of an account that change what its profile shows. */
export const PROFILE_EVENT_TYPES = [
  'accounts.customer-registered.v1',
  'accounts.company-signed-up.v1',
  'accounts.profile-changed.v1',
  'accounts.company-changed.v1',
  'accounts.email-corrected.v1',
] as const satisfies readonly AccountEvent['type'][];
