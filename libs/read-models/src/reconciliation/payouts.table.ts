import type { CaseDecisions, ReconciliationReason, ReconciliationState } from '@keelson/vocabulary';
import { defineTable } from '../table';
import { type CaseTraces, caseTraces } from './case-traces';

/** What the provider states of a payout. */
export interface StatedPayout {
  readonly payoutId: string;
  readonly amountPence: number;
  readonly currency: string;
  readonly status: string;
  readonly automatic: boolean;
  readonly reconciliation: 'completed' | 'in_progress' | 'not_applicable';
  readonly transactionId: string | null;
  readonly createdAt: string;
  readonly arrivesAt: string;
}

/** Sums of the lines of a payout, in pounds alone: gross + refunds + disputes + other + fees = lines. */
export interface PayoutSums {
  readonly lines: number;
  readonly gross_pence: number;
  readonly refunds_pence: number;
  readonly disputes_pence: number;
  readonly other_pence: number;
  readonly fees_pence: number;
  readonly lines_pence: number;
}

/** One row per payout, with the sums of its lines and how it stands. */
export interface ReconciliationPayoutRow extends PayoutSums, CaseTraces {
  readonly payout_id: string;
  /** `null` while only lines of it are known. */
  readonly stated: StatedPayout | null;
  readonly arrives_at: string | null;
  /** London calendar month in which it arrives. */
  readonly month: string | null;
  readonly state: ReconciliationState | null;
  readonly reason: ReconciliationReason | null;
  readonly settled: boolean;
  readonly ours_pence: number | null;
  readonly provider_pence: number | null;
  readonly gap_pence: number;
  readonly amount_pence: number;
  readonly currency: string;
  readonly assignee: string | null;
  readonly decisions: CaseDecisions;
}

const sum = { type: 'bigint' } as const;

export const reconciliationPayoutsTable = defineTable<ReconciliationPayoutRow>({
  name: 'reconciliation_payouts',
  columns: {
    payout_id: { type: 'text' },
    stated: { type: 'json', nullable: true },
    arrives_at: { type: 'timestamptz', nullable: true },
    month: { type: 'text', nullable: true },
    lines: { type: 'integer' },
    gross_pence: sum,
    refunds_pence: sum,
    disputes_pence: sum,
    other_pence: sum,
    fees_pence: sum,
    lines_pence: sum,
    state: { type: 'text', nullable: true },
    reason: { type: 'text', nullable: true },
    settled: { type: 'boolean' },
    ours_pence: { type: 'bigint', nullable: true },
    provider_pence: { type: 'bigint', nullable: true },
    gap_pence: sum,
    amount_pence: sum,
    currency: { type: 'text' },
    assignee: { type: 'text', nullable: true },
    decisions: { type: 'json' },
    ...caseTraces,
  },
  primaryKey: 'payout_id',
  indexes: ['(arrives_at DESC, payout_id DESC)', '(month)', '(arrives_at, payout_id) WHERE reason IS NOT NULL'],
  owner: 'nobody',
});

/** What a line added to its payout: taken off again when the provider states the line anew. */
export interface PayoutLineRow {
  readonly transaction_id: string;
  readonly payout_id: string | null;
  readonly sums: PayoutSums;
}

export const payoutLinesTable = defineTable<PayoutLineRow>({
  name: 'payout_lines',
  columns: {
    transaction_id: { type: 'text' },
    payout_id: { type: 'text', nullable: true },
    sums: { type: 'json' },
  },
  primaryKey: 'transaction_id',
  owner: 'nobody',
});
