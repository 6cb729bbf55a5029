import { defineTable } from '../table';

/** One row per account that ever came to a payment: its billing, folded, and when it is to be looked at again. */
export interface BillingStandingRow {
  readonly account_id: string;
  /** The state of the billing stream as the domain folds it. */
  readonly state: unknown;
  /** What is to be looked at, as the provider names it: `checkout cs_1`, `subscription sub_1`. */
  readonly lookouts: readonly string[];
  /** When the provider may know more than we do, even if it never said so; `null` for never. */
  readonly look_again_at: string | null;
}

export const billingStandingsTable = defineTable<BillingStandingRow>({
  name: 'billing_standings',
  columns: {
    account_id: { type: 'text' },
    state: { type: 'jsonb' },
    lookouts: { type: 'jsonb' },
    look_again_at: { type: 'timestamptz', nullable: true },
  },
  primaryKey: 'account_id',
  indexes: ['(look_again_at, account_id) WHERE look_again_at IS NOT NULL'],
  owner: { account: 'account_id' },
});
