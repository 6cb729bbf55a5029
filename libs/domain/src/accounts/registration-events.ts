import type { CompanySignedUp, CustomerRegistered } from './account.events';

/** What makes a customer of somebody. */
export type RegistrationEvent = CompanySignedUp | CustomerRegistered;

export const REGISTRATION_TYPES = [
  'accounts.customer-registered.v1',
  'accounts.company-signed-up.v1',
] as const satisfies readonly RegistrationEvent['type'][];
