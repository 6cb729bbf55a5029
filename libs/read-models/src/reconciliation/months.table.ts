import type {
  ReconciliationCheckStood,
  ReconciliationMonthFigures,
  ReconciliationMonthPayout,
} from '@keelson/vocabulary';
import { defineTable } from '../table';

/** One row per closed month, as it was closed. */
export interface ReconciliationMonthRow {
  /** London calendar month, `2026-10`. */
  readonly month: string;
  /** The position in the log up to which its figures were read. */
  readonly position: number;
  readonly closed_at: string;
  readonly closed_by: string;
  readonly figures: ReconciliationMonthFigures;
  readonly payouts: readonly ReconciliationMonthPayout[];
  readonly checks: readonly ReconciliationCheckStood[];
}

export const reconciliationMonthsTable = defineTable<ReconciliationMonthRow>({
  name: 'reconciliation_months',
  columns: {
    month: { type: 'text' },
    position: { type: 'bigint' },
    closed_at: { type: 'timestamptz' },
    closed_by: { type: 'text' },
    figures: { type: 'json' },
    payouts: { type: 'json' },
    checks: { type: 'json' },
  },
  primaryKey: 'month',
  owner: 'nobody',
});
