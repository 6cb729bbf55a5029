import type { PasswordProfile } from '@keelson/vocabulary';
import { useViewer } from '../../session/use-viewer';
import { isStaff } from '../../session/viewer';
import { useAccountsPasswordPolicyQuery } from './accounts.api';

/** The configured profile of customers and channel partners, the specified one until it is known. */
export const usePasswordProfile = (): PasswordProfile => useAccountsPasswordPolicyQuery().data?.profile ?? 'specified';

/** The profile of the person who is signed in. */
export function useOwnPasswordProfile(): PasswordProfile {
  const configured = usePasswordProfile();
  return isStaff(useViewer()) ? 'staff' : configured;
}
