import type { PartnerAssigned, PartnerRemoved } from './account.events';
import { DEFAULT_PARTNER } from './default-partner';
import { REGISTRATION_TYPES, type RegistrationEvent } from './registration-events';

/** What tells whose customer an account is. */
export type PartnerEvent = RegistrationEvent | PartnerAssigned | PartnerRemoved;

export const PARTNER_EVENT_TYPES = [
  ...REGISTRATION_TYPES,
  'accounts.partner-assigned.v1',
  'accounts.partner-removed.v1',
] as const satisfies readonly PartnerEvent['type'][];

/** Id of the channel partner whose customer the account is from this event on; Keelson's where nobody else is named. */
export const partnerAfter = ({ data }: Pick<PartnerEvent, 'data'>): string =>
  ('partnerId' in data ? data.partnerId : null) ?? DEFAULT_PARTNER.id;
