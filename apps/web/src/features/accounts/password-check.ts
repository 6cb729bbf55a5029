import { modernPasswordMessages } from '@keelson/contracts/accounts';
import { type PasswordReason, passwordPolicy } from '@keelson/contracts/validation';
import type { PasswordProfile } from '@keelson/vocabulary';
import { useAccountsPasswordPolicyQuery } from './accounts.api';

export type PasswordCheck = (password: string, texts: Record<PasswordReason, string>) => string | undefined;

/** The first reason against a password in the form's own texts; under the modern profile in that profile's. */
export const passwordCheck =
  (profile: PasswordProfile): PasswordCheck =>
  (password, texts) => {
    const [reason] = passwordPolicy(profile).check(password);
    if (reason === undefined) return undefined;
    return (profile === 'modern' ? modernPasswordMessages : texts)[reason];
  };

/** Checks by the configured profile, by the specified one until it is known. */
export const usePasswordCheck = (): PasswordCheck => {
  const { data } = useAccountsPasswordPolicyQuery();
  return passwordCheck(data?.profile ?? 'specified');
};
