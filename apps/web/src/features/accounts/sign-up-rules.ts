import { signUpForm, signUpMessages } from '@keelson/contracts/accounts';
import type { PasswordProfile } from '@keelson/vocabulary';
import { schemaMessages } from '../../ui/form/schema-messages';
import type { FieldMessages } from '../../ui/form/use-form';
import { planOf, signUpBodyOf, type SignUpValues } from './sign-up-values';

export interface SignUpFacts {
  readonly profile: PasswordProfile;
  /** What the form says about two different passwords. */
  readonly mismatch: string;
}

/** A company is chosen by its name: what says that none was chosen stands there. */
function atTheName(messages: FieldMessages<SignUpValues>): FieldMessages<SignUpValues> {
  const { companyRegistrationNumber: message, ...others } = messages;
  return message === signUpMessages.companyNotChosen ? { companyName: message, ...others } : messages;
}

export const signUpRules = (values: SignUpValues, { profile, mismatch }: SignUpFacts) =>
  atTheName(schemaMessages(signUpForm(profile, mismatch), signUpBodyOf(values, planOf(values.price))));
