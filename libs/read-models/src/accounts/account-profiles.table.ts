import type { Role } from '@keelson/vocabulary';
import { defineTable } from '../table';

/** One row per account, staff included: what its own screens show of it. Personal: an erasure removes it. */
export interface AccountProfileRow {
  readonly account_id: string;
  readonly kind: Role;
  readonly name: string;
  readonly company_name: string;
  readonly email: string;
  /** Kind of trial, 0 without one. */
  readonly trial: number;
  readonly trial_ends_at: string | null;
}

export const accountProfilesTable = defineTable<AccountProfileRow>({
  name: 'account_profiles',
  columns: {
    account_id: { type: 'text' },
    kind: { type: 'text' },
    name: { type: 'text' },
    company_name: { type: 'text' },
    email: { type: 'text' },
    trial: { type: 'integer' },
    trial_ends_at: { type: 'timestamptz', nullable: true },
  },
  primaryKey: 'account_id',
  owner: { account: 'account_id' },
});
