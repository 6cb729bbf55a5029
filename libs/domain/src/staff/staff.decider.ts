import { accepted, refused, type Result } from '@keelson/kernel';
import type { Decider, Rejection } from '../decider';
import type { StaffEvent, StaffMember } from './staff.events';

/** `last`: no other super admin could sign in afterwards. */
export type MembershipCommand =
  | { readonly name: 'DisableMember'; readonly last: boolean }
  | { readonly name: 'EnableMember' }
  | { readonly name: 'RemoveMember'; readonly last: boolean };

export type RankCommand =
  { readonly name: 'PromoteMember' } | { readonly name: 'DemoteMember'; readonly last: boolean };

/** All of them or none. */
export interface PermissionCommand {
  readonly name: 'GrantPermissions' | 'WithdrawPermissions';
  readonly permissions: readonly string[];
}

/** An invited member chooses the first password. */
export type ArrivalCommand =
  | { readonly name: 'RegisterMember'; readonly member: StaffMember }
  | { readonly name: 'InviteMember'; readonly member: StaffMember };

export interface InviteAgainCommand {
  readonly name: 'InviteAgain';
  /** The member can sign in already. */
  readonly passwordChosen: boolean;
}

/** Members call themselves what they like. */
export interface RenameCommand {
  readonly name: 'RenameMember';
  readonly to: string;
}

export type StaffCommand =
  ArrivalCommand | InviteAgainCommand | RenameCommand | PermissionCommand | MembershipCommand | RankCommand;

export type StaffRefusal = Rejection<
  | 'ALREADY_REGISTERED'
  | 'NOT_STAFF'
  | 'SUPER_ADMIN_HOLDS_ALL'
  | 'LAST_SUPER_ADMIN'
  | 'MEMBER_REMOVED'
  | 'MEMBER_DISABLED'
  | 'PASSWORD_CHOSEN'
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
    if (isArrival(command)) return member ? refused({ code: 'ALREADY_REGISTERED' }) : arrival(command);
    if (!member) return refused({ code: 'NOT_STAFF' });
    if (command.name === 'RemoveMember') return removal(command, { ...state, member });
    if (state.membership === 'removed') return refused({ code: 'MEMBER_REMOVED' });
    switch (command.name) {
      case 'InviteAgain':
        return invitation(command, state.membership);
      case 'RenameMember':
        return accepted(
          command.to === member.name ? [] : [{ type: 'staff.member-renamed.v1', data: { name: command.to } }],
        );
      case 'GrantPermissions':
      case 'WithdrawPermissions':
        return changeOfPermissions(command, member);
      case 'DisableMember':
      case 'EnableMember':
        return membership(command, { ...state, member });
      case 'PromoteMember':
      case 'DemoteMember':
        return rank(command, member);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'staff.member-registered.v1':
        return { member: event.data, membership: 'active' };
      case 'staff.member-renamed.v1':
        return { ...state, member: state.member && { ...state.member, ...event.data } };
      case 'staff.member-invited.v1':
        return state;
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
      case 'staff.member-promoted.v1':
        return withKind(state, 'superAdmin');
      case 'staff.member-demoted.v1':
        return withKind(state, 'admin');
    }
  },
};

type KnownState = StaffState & { readonly member: StaffMember };

const INVITED: StaffEvent = { type: 'staff.member-invited.v1', data: {} };

const isArrival = (command: StaffCommand): command is ArrivalCommand => 'member' in command;

function arrival({ name, member }: ArrivalCommand): Decision {
  const registered: StaffEvent = { type: 'staff.member-registered.v1', data: member };
  return accepted(name === 'InviteMember' ? [registered, INVITED] : [registered]);
}

/** Each invitation is a mail of its own. A disabled member takes none up, so none is sent. */
function invitation({ passwordChosen }: InviteAgainCommand, membership: StaffState['membership']): Decision {
  if (membership === 'disabled') return refused({ code: 'MEMBER_DISABLED' });
  return passwordChosen ? refused({ code: 'PASSWORD_CHOSEN' }) : accepted([INVITED]);
}

function changeOfPermissions({ name, permissions }: PermissionCommand, member: StaffMember): Decision {
  if (member.kind === 'superAdmin') return refused({ code: 'SUPER_ADMIN_HOLDS_ALL' });
  const named = [...new Set(permissions)];
  const isHeld = (permission: string): boolean => member.permissions.includes(permission);
  switch (name) {
    case 'GrantPermissions':
      return accepted(named.filter((each) => !isHeld(each)).map(granted));
    case 'WithdrawPermissions':
      return accepted(named.filter(isHeld).map(withdrawn));
  }
}

function membership(
  command: Exclude<MembershipCommand, { name: 'RemoveMember' }>,
  { member, membership }: KnownState,
): Decision {
  switch (command.name) {
    case 'DisableMember':
      if (membership === 'disabled') return accepted([]);
      if (command.last && member.kind === 'superAdmin') return refused({ code: 'LAST_SUPER_ADMIN' });
      return accepted([{ type: 'staff.member-disabled.v1', data: {} }]);
    case 'EnableMember':
      return accepted(membership === 'active' ? [] : [{ type: 'staff.member-enabled.v1', data: {} }]);
  }
}

function removal({ last }: { readonly last: boolean }, { member, membership }: KnownState): Decision {
  if (membership === 'removed') return accepted([]);
  if (last && member.kind === 'superAdmin') return refused({ code: 'LAST_SUPER_ADMIN' });
  return accepted([{ type: 'staff.member-removed.v1', data: {} }]);
}

/** Permissions of before a promotion do not come back with the demotion: an admin holds what was granted since. */
function rank(command: RankCommand, { kind, permissions }: StaffMember): Decision {
  switch (command.name) {
    case 'PromoteMember':
      return accepted(kind === 'superAdmin' ? [] : [{ type: 'staff.member-promoted.v1', data: {} }]);
    case 'DemoteMember':
      if (kind === 'admin') return accepted([]);
      if (command.last) return refused({ code: 'LAST_SUPER_ADMIN' });
      return accepted([{ type: 'staff.member-demoted.v1', data: {} }, ...permissions.map(withdrawn)]);
  }
}

const granted = (permission: string): StaffEvent => ({ type: 'staff.permission-granted.v1', data: { permission } });

const withdrawn = (permission: string): StaffEvent => ({ type: 'staff.permission-withdrawn.v1', data: { permission } });

const withPermissions = (
  { member, membership }: StaffState,
  change: (held: readonly string[]) => readonly string[],
): StaffState => ({ member: member && { ...member, permissions: change(member.permissions) }, membership });

const withKind = ({ member, membership }: StaffState, kind: StaffMember['kind']): StaffState => ({
  member: member && { ...member, kind },
  membership,
});
