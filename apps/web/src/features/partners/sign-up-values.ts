import { modernPasswordMessages } from '@keelson/contracts/accounts';
import {
  businessNameFault,
  emailFault,
  nameFault,
  partnerMobileFault,
  partnerPasswordMessages,
  partnersMessages as texts,
  webAddressFault,
} from '@keelson/contracts/partners';
import { passwordPolicy } from '@keelson/contracts/validation';
import type { PasswordProfile } from '@keelson/vocabulary';
import type { FieldMessages } from '../../ui/form/use-form';
import { faults } from './faults';

export interface PartnerSignUpValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly email: string;
  readonly phone: string;
  readonly webAddress: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly termsAndConditions: boolean;
}

export const EMPTY_SIGN_UP: PartnerSignUpValues = {
  firstName: '',
  lastName: '',
  companyName: '',
  email: '',
  phone: '',
  webAddress: '',
  password: '',
  confirmPassword: '',
  termsAndConditions: false,
};

function passwordFault(password: string, profile: PasswordProfile): string | undefined {
  if (password === '') return texts.passwordRequired;
  const [reason] = passwordPolicy(profile).check(password);
  if (reason === undefined) return undefined;
  return (profile === 'modern' ? modernPasswordMessages : partnerPasswordMessages)[reason];
}

function repeatFault({ password, confirmPassword }: PartnerSignUpValues): string | undefined {
  if (confirmPassword === '') return texts.passwordRequired;
  return confirmPassword === password ? undefined : texts.passwordsDiffer;
}

/** Every rule of the channel partner form with its specified text. */
export const signUpMessages =
  (profile: PasswordProfile) =>
  (values: PartnerSignUpValues): FieldMessages<PartnerSignUpValues> =>
    faults<PartnerSignUpValues>({
      firstName: nameFault('firstName', values.firstName),
      lastName: nameFault('lastName', values.lastName),
      companyName: businessNameFault(values.companyName),
      email: emailFault(values.email),
      phone: partnerMobileFault(values.phone),
      webAddress: webAddressFault(values.webAddress),
      password: passwordFault(values.password, profile),
      confirmPassword: repeatFault(values),
      termsAndConditions: values.termsAndConditions ? undefined : texts.required,
    });

/** What the API takes. */
export const signUpBodyOf = ({ confirmPassword: _, ...values }: PartnerSignUpValues) => ({
  ...values,
  termsAndConditions: true as const,
  channelPartner: true as const,
});
