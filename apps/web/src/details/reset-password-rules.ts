import { staffResetForm } from '@keelson/contracts/accounts';
import type { PasswordProfile } from '@keelson/vocabulary';
import { schemaMessages } from '../ui/form/schema-messages';

export interface PasswordByStaff {
  readonly newPassword: string;
  readonly confirmPassword: string;
  /** Of the member of staff. */
  readonly ownPassword: string;
}

export const resetPasswordRules = (values: PasswordByStaff, profile: PasswordProfile) =>
  schemaMessages<PasswordByStaff>(staffResetForm(profile), values);
