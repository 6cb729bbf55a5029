import { signInForm } from '@keelson/contracts/accounts';
import { passcodeContract } from '@keelson/contracts/session';
import { schemaMessages } from '../../ui/form/schema-messages';
import type { PasscodeEntry } from './components/passcode-form';
import type { Credentials } from './components/sign-in-fields';

export const signInRules = (values: Credentials) => schemaMessages<Credentials>(signInForm, values);

export const passcodeRules = ({ passcode }: PasscodeEntry) =>
  schemaMessages<PasscodeEntry>(passcodeContract.schemas.body, { passcode: passcode.trim() });
