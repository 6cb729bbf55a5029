import type { PasswordReset, SignedIn } from '@keelson/domain/accounts';
import type { PersonalDataErased } from '@keelson/domain/deletion';
import { type StaffEvent, staffEventDefinitions } from '@keelson/domain/staff';
import { type StaffMemberRow, staffMembersTable } from '@keelson/read-models/staff';
import type { Projection } from '../runtime/projection';

type MemberEvent = StaffEvent | SignedIn | PasswordReset | PersonalDataErased;

const STAFF_TYPES = Object.keys(staffEventDefinitions) as readonly StaffEvent['type'][];

/** One row a member of staff, until removed; what others sign in for or reset passes by. */
export const staffMembersProjection: Projection<MemberEvent, StaffMemberRow> = {
  name: 'staff-members',
  version: 1,
  table: staffMembersTable,
  handles: [...STAFF_TYPES, 'accounts.signed-in.v1', 'accounts.password-reset.v1', 'deletion.personal-data-erased.v1'],
  keyOf: (event) => event.metadata.subjectId,
  evolve(row, event) {
    const at = event.occurredAt.toISOString();
    switch (event.type) {
      case 'staff.member-registered.v1': {
        const { accountId, name, email, kind, permissions } = event.data;
        const arrival = { disabled: false, invited_at: null, registered_at: at, last_login_at: null };
        return { account_id: accountId, name, email, kind, permissions, ...arrival, version: event.version };
      }
      case 'accounts.signed-in.v1':
        return row === undefined ? null : { ...row, invited_at: null, last_login_at: at };
      case 'accounts.password-reset.v1':
        return row === undefined ? null : { ...row, invited_at: null };
      case 'staff.member-removed.v1':
      case 'deletion.personal-data-erased.v1':
        return null;
      default:
        return row === undefined ? null : { ...row, ...changeBy(event, row, at), version: event.version };
    }
  },
};

type Change = Exclude<StaffEvent, { type: 'staff.member-registered.v1' | 'staff.member-removed.v1' }>;

function changeBy(event: Change, { permissions }: StaffMemberRow, at: string): Partial<StaffMemberRow> {
  switch (event.type) {
    case 'staff.member-renamed.v1':
      return { name: event.data.name };
    case 'staff.member-invited.v1':
      return { invited_at: at };
    case 'staff.permission-granted.v1':
      return { permissions: [...permissions, event.data.permission] };
    case 'staff.permission-withdrawn.v1':
      return { permissions: permissions.filter((each) => each !== event.data.permission) };
    case 'staff.member-disabled.v1':
      return { disabled: true };
    case 'staff.member-enabled.v1':
      return { disabled: false };
    case 'staff.member-promoted.v1':
      return { kind: 'superAdmin' };
    case 'staff.member-demoted.v1':
      return { kind: 'admin' };
  }
}
