import type { CompanySignedUp, CustomerRegistered, PartnerAssigned, PartnerRemoved } from './account.events';
import { DEFAULT_PARTNER } from './default-partner';

/** What tells whose customer an account is. */
export type PartnerEvent = CompanySignedUp | CustomerRegistered | PartnerAssigned | PartnerRemoved;

export const PARTNER_EVENT_TYPES = [
  'accounts.customer-registered.v1',
  'accounts.company-signed-up.v1',
  'accounts.partner-assigned.v1',
  'accounts.partner-removed.v1',
] as const satisfies readonly PartnerEvent['type'][];

/** Id of the channel partner whose customer the account is from this event on; Keelson's where nobody else is named. */
export const partnerAfter = ({ data }: Pick<PartnerEvent, 'data'>): string =>
  ('partnerId' in data ? data.partnerId : null) ?? DEFAULT_PARTNER.id;
