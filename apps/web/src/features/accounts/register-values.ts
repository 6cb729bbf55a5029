import { CARD_PLAN_NAMES, type SupportNeed } from '@keelson/contracts/accounts';
import { type CompanyType } from '@keelson/contracts/validation';
import { asksForRegistrationNumber, type CompanyValues } from './company-values';

export interface RegisterValues extends CompanyValues {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly supportNeeds: readonly SupportNeed[];
  /** Empty: no card now. */
  readonly plan: string;
  readonly termsAndConditions: boolean;
  readonly privacyPolicy: boolean;
}

export const EMPTY_REGISTER: RegisterValues = {
  name: '',
  companyName: '',
  companyType: '',
  companyRegistrationNumber: '',
  sector: '',
  phone: '',
  email: '',
  password: '',
  confirmPassword: '',
  supportNeeds: [],
  plan: '',
  termsAndConditions: false,
  privacyPolicy: false,
};

export const isCardPlan = (plan: string): plan is (typeof CARD_PLAN_NAMES)[number] =>
  CARD_PLAN_NAMES.some((name) => name === plan);

/** What the API takes once the rules have passed; the registration number only where the company has one. */
export const registerBodyOf = ({
  companyRegistrationNumber,
  companyType,
  sector,
  plan,
  ...values
}: RegisterValues) => ({
  ...values,
  companyType: companyType as CompanyType,
  sector: Number(sector),
  supportNeeds: [...values.supportNeeds],
  termsAndConditions: values.termsAndConditions as true,
  privacyPolicy: values.privacyPolicy as true,
  ...(isCardPlan(plan) ? { plan } : {}),
  ...(asksForRegistrationNumber(companyType) ? { companyRegistrationNumber: companyRegistrationNumber.trim() } : {}),
});
