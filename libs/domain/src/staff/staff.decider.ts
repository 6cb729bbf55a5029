import { accepted, refused } from '@keelson/kernel';
import type { Decider, Rejection } from '../decider';
import type { StaffEvent, StaffMember } from './staff.events';

export type StaffCommand =
  | { readonly name: 'RegisterMember'; readonly member: StaffMember }
  | { readonly name: 'GrantPermission'; readonly permission: string }
  | { readonly name: 'WithdrawPermission'; readonly permission: string };

export type StaffRefusal = Rejection<'ALREADY_REGISTERED' | 'NOT_STAFF' | 'SUPER_ADMIN_HOLDS_ALL'>;

export interface StaffState {
  readonly member: StaffMember | undefined;
}

/** Super admins hold every permission, so none is granted to them or taken away. */
export const staffDecider: Decider<StaffCommand, StaffState, StaffEvent, StaffRefusal> = {
  initialState: { member: undefined },
  decide(command, { member }) {
    if (command.name === 'RegisterMember') {
      if (member) return refused({ code: 'ALREADY_REGISTERED' });
      return accepted([{ type: 'staff.member-registered.v1', data: command.member }]);
    }
    if (!member) return refused({ code: 'NOT_STAFF' });
    if (member.kind === 'superAdmin') return refused({ code: 'SUPER_ADMIN_HOLDS_ALL' });
    const { name, permission } = command;
    const held = member.permissions.includes(permission);
    switch (name) {
      case 'GrantPermission':
        return accepted(held ? [] : [{ type: 'staff.permission-granted.v1', data: { permission } }]);
      case 'WithdrawPermission':
        return accepted(held ? [{ type: 'staff.permission-withdrawn.v1', data: { permission } }] : []);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'staff.member-registered.v1':
        return { member: event.data };
      case 'staff.permission-granted.v1':
        return withPermissions(state, (held) => [...held, event.data.permission]);
      case 'staff.permission-withdrawn.v1':
        return withPermissions(state, (held) => held.filter((each) => each !== event.data.permission));
    }
  },
};

const withPermissions = (
  { member }: StaffState,
  change: (held: readonly string[]) => readonly string[],
): StaffState => ({ member: member && { ...member, permissions: change(member.permissions) } });
