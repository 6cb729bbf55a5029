import type { CompanyType } from '@keelson/contracts/validation';
import { isPlan, type Plan, PLANS } from '@keelson/vocabulary';
import { asksForRegistrationNumber, type CompanyValues } from './company-values';

/** The fields of the paid and the premium form under the names of the payload, in the order of the page. */
export interface SignUpValues extends CompanyValues {
  readonly price: string;
  readonly couponCode: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly accessCode: string;
  readonly webAddress: string;
  readonly streetAddress: string;
  readonly addressLine: string;
  readonly city: string;
  readonly postCode: string;
  readonly password: string;
  readonly confirmpassword: string;
  readonly termsAndConditions: boolean;
}

export const EMPTY_SIGN_UP: SignUpValues = {
  price: PLANS[0],
  couponCode: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  accessCode: '',
  companyType: '',
  sector: '',
  companyName: '',
  companyRegistrationNumber: '',
  webAddress: '',
  streetAddress: '',
  addressLine: '',
  city: '',
  postCode: '',
  password: '',
  confirmpassword: '',
  termsAndConditions: false,
};

export const planOf = (price: string): Plan => (isPlan(price) ? price : PLANS[0]);

/** The payload once the rules have passed. The registration number goes along only where the company has one. */
export const signUpBodyOf = (
  { couponCode: _coupon, companyRegistrationNumber, companyType, sector, accessCode: code, ...values }: SignUpValues,
  price: Plan,
) => ({
  ...values,
  price,
  accessCode: code.trim(),
  companyType: companyType as CompanyType,
  sector: Number(sector),
  termsAndConditions: values.termsAndConditions as true,
  isPremium: 'true' as const,
  ...(asksForRegistrationNumber(companyType) ? { companyRegistrationNumber: companyRegistrationNumber.trim() } : {}),
});
