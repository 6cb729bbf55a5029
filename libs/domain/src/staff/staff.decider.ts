import { accepted, refused, type Result } from '@keelson/kernel';
import type { Decider, Rejection } from '../decider';
import type { StaffEvent, StaffMember } from './staff.events';

/** `last`: no other super admin could sign in afterwards. */
export type MembershipCommand =
  | { readonly name: 'DisableMember'; readonly last: boolean }
  | { readonly name: 'EnableMember' }
  | { readonly name: 'RemoveMember'; readonly last: boolean };

export type PermissionCommand =
  | { readonly name: 'GrantPermission'; readonly permission: string }
  | { readonly name: 'WithdrawPermission'; readonly permission: string };

export type StaffCommand =
  { readonly name: 'RegisterMember'; readonly member: StaffMember } | PermissionCommand | MembershipCommand;

export type StaffRefusal = Rejection<
  'ALREADY_REGISTERED' | 'NOT_STAFF' | 'SUPER_ADMIN_HOLDS_ALL' | 'LAST_SUPER_ADMIN' | 'MEMBER_REMOVED'
>;

export interface StaffState {
  readonly member: StaffMember | undefined;
  readonly membership: 'active' | 'disabled' | 'removed';
}

type Decision = Result<readonly StaffEvent[], StaffRefusal>;

/** Super admins hold every permission, so none is granted to them or taken away; the last of them stays. */
export const staffDecider: Decider<StaffCommand, StaffState, StaffEvent, StaffRefusal> = {
  initialState: { member: undefined, membership: 'active' },
  decide(command, state) {
    const { member } = state;
    if (command.name === 'RegisterMember') {
      if (member) return refused({ code: 'ALREADY_REGISTERED' });
      return accepted([{ type: 'staff.member-registered.v1', data: command.member }]);
    }
    if (!member) return refused({ code: 'NOT_STAFF' });
    switch (command.name) {
      case 'GrantPermission':
      case 'WithdrawPermission':
        return permission(command, member);
      case 'DisableMember':
      case 'EnableMember':
      case 'RemoveMember':
        return membership(command, { ...state, member });
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'staff.member-registered.v1':
        return { member: event.data, membership: 'active' };
      case 'staff.permission-granted.v1':
        return withPermissions(state, (held) => [...held, event.data.permission]);
      case 'staff.permission-withdrawn.v1':
        return withPermissions(state, (held) => held.filter((each) => each !== event.data.permission));
      case 'staff.member-disabled.v1':
        return { ...state, membership: 'disabled' };
      case 'staff.member-enabled.v1':
        return { ...state, membership: 'active' };
      case 'staff.member-removed.v1':
        return { ...state, membership: 'removed' };
    }
  },
};

function permission({ name, permission }: PermissionCommand, { kind, permissions }: StaffMember): Decision {
  if (kind === 'superAdmin') return refused({ code: 'SUPER_ADMIN_HOLDS_ALL' });
  const held = permissions.includes(permission);
  switch (name) {
    case 'GrantPermission':
      return accepted(held ? [] : [{ type: 'staff.permission-granted.v1', data: { permission } }]);
    case 'WithdrawPermission':
      return accepted(held ? [{ type: 'staff.permission-withdrawn.v1', data: { permission } }] : []);
  }
}

function membership(
  command: MembershipCommand,
  { member, membership }: StaffState & { readonly member: StaffMember },
): Decision {
  const last = 'last' in command && command.last && member.kind === 'superAdmin';
  switch (command.name) {
    case 'DisableMember':
      if (membership === 'removed') return refused({ code: 'MEMBER_REMOVED' });
      if (membership === 'disabled') return accepted([]);
      return last ? refused({ code: 'LAST_SUPER_ADMIN' }) : accepted([{ type: 'staff.member-disabled.v1', data: {} }]);
    case 'EnableMember':
      if (membership === 'removed') return refused({ code: 'MEMBER_REMOVED' });
      return accepted(membership === 'active' ? [] : [{ type: 'staff.member-enabled.v1', data: {} }]);
    case 'RemoveMember':
      if (membership === 'removed') return accepted([]);
      return last ? refused({ code: 'LAST_SUPER_ADMIN' }) : accepted([{ type: 'staff.member-removed.v1', data: {} }]);
  }
}

const withPermissions = (
  { member, membership }: StaffState,
  change: (held: readonly string[]) => readonly string[],
): StaffState => ({ member: member && { ...member, permissions: change(member.permissions) }, membership });
