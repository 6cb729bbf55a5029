import { defineTable } from '../table';

/** One row per line of the provider's balance, as it states it. */
export interface ReconciliationLineRow {
  readonly transaction_id: string;
  readonly category: string;
  readonly source_id: string | null;
  readonly amount_pence: number;
  readonly fee_pence: number;
  readonly net_pence: number;
  readonly currency: string;
  readonly payout_id: string | null;
  readonly created_at: string;
  readonly available_at: string;
  /** London calendar month in which it was created. */
  readonly month: string;
  /** Position in the log after which it added something else to its month. */
  readonly changed_position: number;
}

export const reconciliationLinesTable = defineTable<ReconciliationLineRow>({
  name: 'reconciliation_lines',
  columns: {
    transaction_id: { type: 'text' },
    category: { type: 'text' },
    source_id: { type: 'text', nullable: true },
    amount_pence: { type: 'integer' },
    fee_pence: { type: 'integer' },
    net_pence: { type: 'integer' },
    currency: { type: 'text' },
    payout_id: { type: 'text', nullable: true },
    created_at: { type: 'timestamptz' },
    available_at: { type: 'timestamptz' },
    month: { type: 'text' },
    changed_position: { type: 'bigint' },
  },
  primaryKey: 'transaction_id',
  indexes: ['(payout_id, created_at, transaction_id)', '(source_id)', '(month, changed_position)'],
  owner: 'nobody',
});
