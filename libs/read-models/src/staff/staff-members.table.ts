import type { StaffRole } from '@keelson/vocabulary';
import { defineTable } from '../table';

/** One member of staff, until removed. Personal: an erasure removes it. */
export interface StaffMemberRow {
  readonly account_id: string;
  readonly name: string;
  /** Canonical. */
  readonly email: string;
  readonly kind: StaffRole;
  /** Those that were granted; super admins hold all without any. */
  readonly permissions: readonly string[];
  readonly disabled: boolean;
  /** When the last invitation was mailed; `null` once the password is chosen. */
  readonly invited_at: string | null;
  readonly registered_at: string;
  readonly last_login_at: string | null;
  /** Of the member's own stream: what a change compares. */
  readonly version: number;
}

export const staffMembersTable = defineTable<StaffMemberRow>({
  name: 'staff_members',
  primaryKey: 'account_id',
  columns: {
    account_id: { type: 'text' },
    name: { type: 'text' },
    email: { type: 'text' },
    kind: { type: 'text' },
    permissions: { type: 'jsonb' },
    disabled: { type: 'boolean' },
    invited_at: { type: 'timestamptz', nullable: true },
    registered_at: { type: 'timestamptz' },
    last_login_at: { type: 'timestamptz', nullable: true },
    version: { type: 'integer' },
  },
  owner: 'nobody',
});
