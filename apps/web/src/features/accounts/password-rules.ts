import { changePasswordForm, forgotPasswordContract, resetPasswordForm } from '@keelson/contracts/accounts';
import type { PasswordProfile } from '@keelson/vocabulary';
import { schemaMessages } from '../../ui/form/schema-messages';
import type { Address, ChangedPassword, PasswordReset } from './password-values';

export const addressRules = ({ email }: Address) =>
  schemaMessages<Address>(forgotPasswordContract.schemas.body, { email });

export const changePasswordRules = (values: ChangedPassword, profile: PasswordProfile) =>
  schemaMessages<ChangedPassword>(changePasswordForm(profile), values);

export const resetPasswordRules = (values: PasswordReset, profile: PasswordProfile) =>
  schemaMessages<PasswordReset>(resetPasswordForm(profile), { ...values, passcode: values.passcode.trim() });
