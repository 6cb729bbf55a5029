import type { CompanyType } from '@keelson/contracts/validation';
import type { KnownDetails } from '../customers.api';

export interface PersonalValues {
  readonly name: string;
  readonly phoneNumber: string;
  readonly email: string;
}

export const personalValues = ({ name, phoneNumber, email }: KnownDetails): PersonalValues => ({
  name,
  phoneNumber,
  email,
});

/** What the API takes of them; the address is read-only. */
export const personalBody = ({ name, phoneNumber }: PersonalValues) => ({ name, phoneNumber });

export interface CompanyDetailsValues {
  readonly businessOrCompanyName: string;
  readonly companyRegistration: string;
  readonly sector: string;
  readonly companyType: string;
}

export const companyValues = (details: KnownDetails): CompanyDetailsValues => ({
  businessOrCompanyName: details.businessOrCompanyName,
  companyRegistration: details.companyRegistration,
  sector: String(details.sector),
  companyType: details.companyType,
});

/** Types stand in a list; what else an old account may hold the rules refuse before anything is sent. */
export const companyBody = ({ sector, companyType, ...company }: CompanyDetailsValues) => ({
  ...company,
  sector: Number(sector),
  companyType: companyType as CompanyType,
});
