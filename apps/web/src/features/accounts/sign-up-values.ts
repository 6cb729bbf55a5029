import {
  accountsMessages,
  type CompanyType,
  isRegistrationNumber,
  signUpMessages as texts,
  signUpPasswordMessages,
  signUpPhoneMessages,
} from '@keelson/contracts/accounts';
import {
  companyNameReason,
  isEmail,
  isPostcode,
  isWebAddress,
  nameReason,
  phoneReason,
} from '@keelson/contracts/validation';
import { isPlan, type Plan, PLANS } from '@keelson/vocabulary';
import type { FieldMessages } from '../../ui/form/use-form';
import { asksForRegistrationNumber, type CompanyValues } from './company-values';
import { messagesByField } from './messages-by-field';
import type { PasswordCheck } from './password-check';

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

const ADDRESS_MAXIMUM_LENGTH = 100;

const required = (text: string, message: string): string | undefined => (text.trim() === '' ? message : undefined);

const personName = (text: string, missing: string): string | undefined =>
  required(text, missing) ?? (nameReason(text) === undefined ? undefined : texts.nameTooLong);

const addressPart = (text: string, missing: string): string | undefined =>
  required(text, missing) ??
  (nameReason(text, ADDRESS_MAXIMUM_LENGTH) === undefined ? undefined : texts.addressTooLong);

const accessCode = (text: string): string | undefined =>
  required(text, texts.accessCodeRequired) ?? (/^\d{1,16}$/.test(text.trim()) ? undefined : texts.accessCodeNumeric);

const phone = (text: string): string | undefined => {
  const reason = phoneReason('paid-sign-up', text);
  return reason && signUpPhoneMessages[reason];
};

const companyName = ({ companyType, companyName: name, companyRegistrationNumber: number }: CompanyValues) => {
  const missing = required(name, texts.companyNameRequired);
  if (missing !== undefined) return missing;
  if (companyNameReason(name) !== undefined) return accountsMessages.invalidCompanyName;
  return asksForRegistrationNumber(companyType) && number.trim() === '' ? texts.companyNotChosen : undefined;
};

const registrationNumber = ({ companyType, companyRegistrationNumber: number }: CompanyValues): string | undefined =>
  !asksForRegistrationNumber(companyType) || number.trim() === '' || isRegistrationNumber(number)
    ? undefined
    : accountsMessages.invalidRegistrationNumber;

/** Every rule of the form with its specified text. `mismatch` is what the form says about two different passwords. */
export const signUpFieldMessages =
  (checkPassword: PasswordCheck, mismatch: string) =>
  (values: SignUpValues): FieldMessages<SignUpValues> =>
    messagesByField<SignUpValues>({
      firstName: personName(values.firstName, texts.firstNameRequired),
      lastName: personName(values.lastName, texts.lastNameRequired),
      email:
        required(values.email, texts.emailRequired) ??
        (isEmail(values.email) ? undefined : accountsMessages.invalidEmail),
      phone: phone(values.phone),
      accessCode: accessCode(values.accessCode),
      companyType: required(values.companyType, texts.companyTypeRequired),
      sector: required(values.sector, texts.sectorRequired),
      companyName: companyName(values),
      companyRegistrationNumber: registrationNumber(values),
      webAddress:
        values.webAddress.trim() === '' || isWebAddress(values.webAddress) ? undefined : texts.webAddressInvalid,
      streetAddress: addressPart(values.streetAddress, texts.streetAddressRequired),
      addressLine: addressPart(values.addressLine, texts.addressLineRequired),
      city: addressPart(values.city, texts.cityRequired),
      postCode:
        required(values.postCode, texts.postCodeRequired) ??
        (isPostcode(values.postCode) ? undefined : texts.postCodeInvalid),
      password:
        required(values.password, texts.passwordRequired) ?? checkPassword(values.password, signUpPasswordMessages),
      confirmpassword:
        required(values.confirmpassword, texts.confirmRequired) ??
        (values.confirmpassword === values.password ? undefined : mismatch),
      termsAndConditions: values.termsAndConditions ? undefined : texts.termsRequired,
    });

export const planOf = (price: string): Plan => (isPlan(price) ? price : PLANS[0]);

/** The payload. The registration number goes along only where the company has one. */
export const signUpBodyOf = (
  { couponCode: _coupon, companyRegistrationNumber, companyType, sector, accessCode: code, ...values }: SignUpValues,
  price: Plan,
) => ({
  ...values,
  price,
  accessCode: code.trim(),
  companyType: companyType as CompanyType,
  sector: Number(sector),
  termsAndConditions: true as const,
  isPremium: 'true' as const,
  ...(asksForRegistrationNumber(companyType) ? { companyRegistrationNumber: companyRegistrationNumber.trim() } : {}),
});
