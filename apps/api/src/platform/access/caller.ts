import type { AccountId } from '@keelson/kernel';
import type { Scope } from '@keelson/contracts/access';
import type { AccountStanding, Identity, Permission } from '@keelson/vocabulary';

export type CallerKind = Exclude<Identity, 'anonymous'>;

/** Who is behind a live session. */
export interface SessionHolder {
  readonly accountId: AccountId;
  readonly kind: CallerKind;
  readonly permissions: readonly Permission[];
  readonly sessionId: string;
  /** The customer for whom this member of staff acts, and by which grant. */
  readonly actingAs?: AccountId;
  readonly actingGrant?: string;
  /** How the account stands that it is about: many routes are closed before a payment, and some without premium. */
  readonly standing: AccountStanding;
}

/** A session holder whom the access matrix lets call this route, and how far. */
export interface Caller extends SessionHolder {
  readonly scope: Scope;
}

/** Whether somebody has a right beyond the kind of account; super admins have all of them. */
export const holds = ({ kind, permissions }: Pick<SessionHolder, 'kind' | 'permissions'>, permission: Permission) =>
  kind === 'superAdmin' || (kind === 'admin' && permissions.includes(permission));

/** The account whose data a call with scope `own` is about. */
export const subjectOf = (caller: Pick<SessionHolder, 'accountId' | 'actingAs'>): AccountId =>
  caller.actingAs ?? caller.accountId;
