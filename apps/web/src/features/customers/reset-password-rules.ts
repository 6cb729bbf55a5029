import { staffResetForm } from '@keelson/contracts/accounts';
import type { PasswordProfile } from '@keelson/vocabulary';
import { schemaMessages } from '../../ui/form/schema-messages';

export interface PasswordForCustomer {
  readonly newPassword: string;
  readonly confirmPassword: string;
  /** Of the member of staff. */
  readonly ownPassword: string;
}

export const resetPasswordRules = (values: PasswordForCustomer, profile: PasswordProfile) =>
  schemaMessages<PasswordForCustomer>(staffResetForm(profile), values);
