import { type CompanyType, COMPANY_TYPES, needsRegistrationNumber } from '@keelson/contracts/validation';
import type { FormState } from '../../ui/form/use-form';

/** What every sign-up form asks about the company. */
export interface CompanyValues {
  readonly companyType: string;
  readonly companyName: string;
  readonly companyRegistrationNumber: string;
  readonly sector: string;
}

/** A form that asks these among others. */
export type CompanyForm = Omit<FormState<CompanyValues>, 'summary'>;

export const isCompanyType = (text: string): text is CompanyType => COMPANY_TYPES.some((type) => type === text);

/** Whether the chosen company stands in a register. Until a type is chosen, its number is asked for. */
export const asksForRegistrationNumber = (companyType: string): boolean =>
  !isCompanyType(companyType) || needsRegistrationNumber(companyType);
