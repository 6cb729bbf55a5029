import type { Permission, StaffRole } from '@keelson/vocabulary';
import type { Invitation } from './staff.api';

export interface InvitationValues {
  readonly name: string;
  readonly email: string;
  readonly kind: StaffRole;
  readonly permissions: readonly Permission[];
  /** Of the super admin who invites. */
  readonly ownPassword: string;
}

/** Super admins hold every permission, so none is sent with them. */
export const invitationOf = ({ name, email, kind, permissions }: InvitationValues): Invitation => ({
  ...{ name, email: email.trim(), kind },
  ...(kind === 'admin' && { permissions: [...permissions] }),
});
