import { defineTable } from '../table';

/** One row per line of a bank statement, without its text: that stands sealed in its event alone. */
export interface BankLineRow {
  readonly line_id: string;
  /** `null` while only what people decided about it is known. */
  readonly dated: string | null;
  /** Negative where money left the account. */
  readonly amount_pence: number;
  readonly names_provider: boolean;
  /** The payout that somebody matched it with. */
  readonly matched_to: string | null;
  /** Payouts that somebody said it is not. */
  readonly barred: readonly string[];
}

export const bankLinesTable = defineTable<BankLineRow>({
  name: 'reconciliation_bank_lines',
  columns: {
    line_id: { type: 'text' },
    dated: { type: 'date', nullable: true },
    amount_pence: { type: 'bigint' },
    names_provider: { type: 'boolean' },
    matched_to: { type: 'text', nullable: true },
    barred: { type: 'json' },
  },
  primaryKey: 'line_id',
  indexes: ['(dated DESC, line_id DESC)', '(amount_pence)', '(matched_to) WHERE matched_to IS NOT NULL'],
  owner: 'nobody',
});
