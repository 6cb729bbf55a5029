import type { DomainEvent } from '../decider';
import { ERASED, type EventDefinitions } from '../event-definition';

export interface PartnerRegistration {
  readonly accountId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  /** Canonical. */
  readonly email: string;
  /** As typed. */
  readonly phone: string;
  readonly phoneDigits: string;
  readonly webAddress: string | null;
}

export type PartnerRegistered = DomainEvent<'partners.partner-registered.v1', PartnerRegistration>;

/** What partners change of themselves; the address stays as it was registered. */
export type PartnerDetails = Pick<PartnerRegistration, 'firstName' | 'lastName' | 'phone' | 'phoneDigits'>;

export type DetailsChanged = DomainEvent<'partners.details-changed.v1', PartnerDetails>;

export type PartnerCompany = Pick<PartnerRegistration, 'companyName' | 'webAddress'>;

/** Of the company, which the house keeps for the partner. */
export type PartnerCompanyChanged = DomainEvent<'partners.company-changed.v1', PartnerCompany>;

/** Eight digits that name this partner alone. Customers enter them to come to the partner. */
export type AccessCodeIssued = DomainEvent<'partners.access-code-issued.v1', { readonly accessCode: string }>;

/** The record of Keelson itself as a partner. It is no person and has no account. */
export type DefaultPartnerOpened = DomainEvent<
  'partners.default-partner-opened.v1',
  { readonly partnerId: string; readonly companyName: string }
>;

export type PartnerEvent =
  PartnerRegistered | DetailsChanged | PartnerCompanyChanged | AccessCodeIssued | DefaultPartnerOpened;

/** The events of a partner that change what the profile and the details in the hands of staff show. */
export const PARTNER_PROFILE_EVENT_TYPES = [
  'partners.partner-registered.v1',
  'partners.details-changed.v1',
  'partners.company-changed.v1',
] as const satisfies readonly PartnerEvent['type'][];

export const partnerEventDefinitions: EventDefinitions<PartnerEvent> = {
  'partners.partner-registered.v1': {
    personal: {
      firstName: ERASED,
      lastName: ERASED,
      companyName: ERASED,
      email: ERASED,
      phone: ERASED,
      phoneDigits: ERASED,
      webAddress: ERASED,
    },
  },
  'partners.details-changed.v1': {
    personal: { firstName: ERASED, lastName: ERASED, phone: ERASED, phoneDigits: ERASED },
  },
  'partners.company-changed.v1': { personal: { companyName: ERASED, webAddress: ERASED } },
  'partners.access-code-issued.v1': { personal: { accessCode: ERASED } },
  'partners.default-partner-opened.v1': { personal: {} },
};

/** Stream of one channel partner: who they are and their access code. Sign-ins are in the stream of the account. */
export const partnerStream = (partnerId: string): string => `partner-${partnerId}`;
