import type { KnownPartnerDetails } from '../partners.api';

export interface PartnerPersonalValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly email: string;
}

export const personalValues = ({ firstName, lastName, phoneNumber, email }: KnownPartnerDetails) => ({
  firstName,
  lastName,
  phoneNumber,
  email,
});

/** What the API takes of them; the address is read-only. */
export const personalBody = ({ firstName, lastName, phoneNumber }: PartnerPersonalValues) => ({
  firstName,
  lastName,
  phoneNumber,
});

export interface PartnerCompanyValues {
  readonly businessOrCompanyName: string;
  readonly webAddress: string;
}

export const companyValues = ({ businessOrCompanyName, webAddress }: KnownPartnerDetails): PartnerCompanyValues => ({
  businessOrCompanyName,
  webAddress,
});
