import type { payoutRow, transactionLine } from '@keelson/contracts/reconciliation';
import type { PayoutLine, ReconciliationPayoutRow, ReconciliationLineRow } from '@keelson/read-models/reconciliation';
import type { z } from 'zod';
import type { PayoutBank } from './bank/bank-standings';

/** A payout that the provider has stated; of one that only lines are known of there is nothing to say. */
export function payoutAnswer(row: ReconciliationPayoutRow, bank: PayoutBank | null): z.input<typeof payoutRow>[] {
  const { stated } = row;
  if (!stated) return [];
  return [
    {
      payoutId: row.payout_id,
      amountPence: stated.amountPence,
      currency: stated.currency,
      status: stated.status,
      automatic: stated.automatic,
      reconciliation: stated.reconciliation,
      createdAt: stated.createdAt,
      arrivesAt: stated.arrivesAt,
      ...lineSumsAnswer(row),
      differencePence: row.gap_pence,
      state: row.state,
      reason: row.reason,
      bank,
    },
  ];
}

/** What the lines of a payout add up to. */
export const lineSumsAnswer = (row: ReconciliationPayoutRow) => ({
  lines: row.lines,
  grossPence: row.gross_pence,
  refundsPence: row.refunds_pence,
  disputesPence: row.disputes_pence,
  otherPence: row.other_pence,
  feesPence: row.fees_pence,
  linesPence: row.lines_pence,
});

export const transactionAnswer = (row: ReconciliationLineRow): z.input<typeof transactionLine> => ({
  transactionId: row.transaction_id,
  category: row.category,
  sourceId: row.source_id,
  amountPence: row.amount_pence,
  feePence: row.fee_pence,
  netPence: row.net_pence,
  currency: row.currency,
  payoutId: row.payout_id,
  createdAt: row.created_at,
  availableAt: row.available_at,
});

export const payoutLineAnswer = (row: PayoutLine) => ({
  ...transactionAnswer(row),
  caseId: row.case_id,
  state: row.state,
  accountId: row.account_id,
  name: row.name,
  plan: row.plan,
});
