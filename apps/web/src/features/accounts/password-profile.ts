import type { PasswordProfile } from '@keelson/vocabulary';
import { useAccountsPasswordPolicyQuery } from './accounts.api';

/** The configured profile, the specified one until it is known. */
export const usePasswordProfile = (): PasswordProfile => useAccountsPasswordPolicyQuery().data?.profile ?? 'specified';
