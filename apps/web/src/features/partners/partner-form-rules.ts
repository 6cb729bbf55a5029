import { lookUpCodeContract, partnerSignUpForm, requestCodeContract } from '@keelson/contracts/partners';
import type { PasswordProfile } from '@keelson/vocabulary';
import { schemaMessages } from '../../ui/form/schema-messages';
import type { CodeRequestValues } from './code-request-values';
import { type PartnerSignUpValues, signUpBodyOf } from './sign-up-values';

/** The code of the partner to change to. */
export interface CodeValues {
  readonly accessCode: string;
}

export const signUpRules = (values: PartnerSignUpValues, profile: PasswordProfile) =>
  schemaMessages<PartnerSignUpValues>(partnerSignUpForm(profile), {
    ...signUpBodyOf(values),
    confirmPassword: values.confirmPassword,
  });

export const codeRequestRules = (values: CodeRequestValues) =>
  schemaMessages<CodeRequestValues>(requestCodeContract.schemas.body, values);

export const accessCodeRules = (values: CodeValues) =>
  schemaMessages<CodeValues>(lookUpCodeContract.schemas.body, values);
