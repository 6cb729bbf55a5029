import type { StaffRole } from '@keelson/vocabulary';
import type { DomainEvent } from '../decider';
import { ERASED, type EventDefinitions } from '../event-definition';

export interface StaffMember {
  readonly accountId: string;
  readonly name: string;
  /** Canonical. */
  readonly email: string;
  readonly kind: StaffRole;
  readonly permissions: readonly string[];
}

export type MemberRegistered = DomainEvent<'staff.member-registered.v1', StaffMember>;
/** The member goes by another name. */
export type MemberRenamed = DomainEvent<'staff.member-renamed.v1', { readonly name: string }>;
export type PermissionGranted = DomainEvent<'staff.permission-granted.v1', { readonly permission: string }>;
export type PermissionWithdrawn = DomainEvent<'staff.permission-withdrawn.v1', { readonly permission: string }>;

type Nothing = Record<never, never>;

/** A link goes to the member's address, to choose the first password; links before are void. */
export type MemberInvited = DomainEvent<'staff.member-invited.v1', Nothing>;
/** The member cannot sign in until somebody enables them again. */
export type MemberDisabled = DomainEvent<'staff.member-disabled.v1', Nothing>;
export type MemberEnabled = DomainEvent<'staff.member-enabled.v1', Nothing>;
/** The member left for good. */
export type MemberRemoved = DomainEvent<'staff.member-removed.v1', Nothing>;

/** An admin became a super admin. */
export type MemberPromoted = DomainEvent<'staff.member-promoted.v1', Nothing>;
/** A super admin became an admin. */
export type MemberDemoted = DomainEvent<'staff.member-demoted.v1', Nothing>;

export type StaffEvent =
  | MemberRegistered
  | MemberRenamed
  | MemberInvited
  | PermissionGranted
  | PermissionWithdrawn
  | MemberDisabled
  | MemberEnabled
  | MemberRemoved
  | MemberPromoted
  | MemberDemoted;

export const staffEventDefinitions: EventDefinitions<StaffEvent> = {
  'staff.member-registered.v1': { personal: { name: ERASED, email: ERASED } },
  'staff.member-renamed.v1': { personal: { name: ERASED } },
  'staff.member-invited.v1': { personal: {} },
  'staff.permission-granted.v1': { personal: {} },
  'staff.permission-withdrawn.v1': { personal: {} },
  'staff.member-disabled.v1': { personal: {} },
  'staff.member-enabled.v1': { personal: {} },
  'staff.member-removed.v1': { personal: {} },
  'staff.member-promoted.v1': { personal: {} },
  'staff.member-demoted.v1': { personal: {} },
};

/** The events of a member of staff that change what the own profile shows. */
export const STAFF_PROFILE_EVENT_TYPES = [
  'staff.member-registered.v1',
  'staff.member-renamed.v1',
] as const satisfies readonly StaffEvent['type'][];

/** Stream of one member of staff: what they are and may do. */
export const staffStream = (accountId: string): string => `staff-${accountId}`;
