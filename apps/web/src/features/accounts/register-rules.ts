import { registerForm } from '@keelson/contracts/accounts';
import type { PasswordProfile } from '@keelson/vocabulary';
import { schemaMessages } from '../../ui/form/schema-messages';
import { registerBodyOf, type RegisterValues } from './register-values';

export const registerRules = (values: RegisterValues, profile: PasswordProfile) =>
  schemaMessages<RegisterValues>(registerForm(profile), registerBodyOf(values));
