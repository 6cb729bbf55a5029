import {
  accountsMessages as texts,
  CARD_PLAN_NAMES,
  type CompanyType,
  registerPasswordMessages,
  registerPhoneMessages,
  type SupportNeed,
} from '@keelson/contracts/accounts';
import { companyNameReason, isEmail, nameReason, phoneReason } from '@keelson/contracts/validation';
import type { FieldMessages } from '../../ui/form/use-form';
import { asksForRegistrationNumber, type CompanyValues } from './company-values';
import { messagesByField } from './messages-by-field';
import type { PasswordCheck } from './password-check';

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

const required = (text: string): string | undefined => (text.trim() === '' ? texts.required : undefined);

const nameMessage = (name: string): string | undefined =>
  required(name) ?? (nameReason(name) === undefined ? undefined : texts.invalidName);

const companyNameMessage = (name: string): string | undefined =>
  required(name) ?? (companyNameReason(name) === undefined ? undefined : texts.invalidCompanyName);

const emailMessage = (email: string): string | undefined =>
  required(email) ?? (isEmail(email) ? undefined : texts.invalidEmail);

const phoneMessage = (phone: string): string | undefined => {
  const reason = phoneReason('register', phone);
  return reason === undefined ? undefined : registerPhoneMessages[reason];
};

/** Every rule of the simple register form with its specified text. */
export const registerMessages =
  (checkPassword: PasswordCheck) =>
  (values: RegisterValues): FieldMessages<RegisterValues> =>
    messagesByField<RegisterValues>({
      name: nameMessage(values.name),
      companyName: companyNameMessage(values.companyName),
      companyType: required(values.companyType),
      companyRegistrationNumber: asksForRegistrationNumber(values.companyType)
        ? required(values.companyRegistrationNumber)
        : undefined,
      sector: required(values.sector),
      phone: phoneMessage(values.phone),
      email: emailMessage(values.email),
      password: required(values.password) ?? checkPassword(values.password, registerPasswordMessages),
      confirmPassword:
        required(values.confirmPassword) ??
        (values.confirmPassword === values.password ? undefined : texts.passwordMismatch),
      termsAndConditions: values.termsAndConditions ? undefined : texts.required,
      privacyPolicy: values.privacyPolicy ? undefined : texts.required,
    });

export const isCardPlan = (plan: string): plan is (typeof CARD_PLAN_NAMES)[number] =>
  CARD_PLAN_NAMES.some((name) => name === plan);

/** What the API takes; the registration number only where the company has one. */
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
  termsAndConditions: true as const,
  privacyPolicy: true as const,
  ...(isCardPlan(plan) ? { plan } : {}),
  ...(asksForRegistrationNumber(companyType) ? { companyRegistrationNumber: companyRegistrationNumber.trim() } : {}),
});
