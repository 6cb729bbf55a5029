import { confirmAuthenticatorContract, renamePasskeyContract } from '@keelson/contracts/accounts';
import { secondStepContract } from '@keelson/contracts/session';
import type { SecondStepCode } from '@keelson/vocabulary';
import { schemaMessages } from '../../ui/form/schema-messages';

export interface CodeEntry {
  readonly code: string;
}

const DIGITS = /^\d{3}\s*\d{3}$/;
const SIX_DIGITS = 'Enter the 6 digits that the app shows';

const sixDigits = ({ code }: CodeEntry) => (DIGITS.test(code.trim()) ? {} : { code: SIX_DIGITS });

export const firstCodeRules = (entry: CodeEntry) => ({
  ...schemaMessages<CodeEntry>(confirmAuthenticatorContract.schemas.body, entry),
  ...sixDigits(entry),
});

export interface PasskeyName {
  readonly name: string;
}

export const passkeyNameRules = (entry: PasskeyName) =>
  schemaMessages<PasskeyName>(renamePasskeyContract.schemas.body, entry);

export const secondStepRules = (kind: SecondStepCode) => (entry: CodeEntry) => ({
  ...schemaMessages<CodeEntry>(secondStepContract.schemas.body, { kind, code: entry.code.trim() }),
  ...(kind === 'authenticator' ? sixDigits(entry) : {}),
});
