import type { TransactionStated } from '@keelson/domain/reconciliation';
import type { PayoutSums } from '@keelson/read-models/reconciliation';

export const NO_SUMS: PayoutSums = {
  lines: 0,
  gross_pence: 0,
  refunds_pence: 0,
  disputes_pence: 0,
  other_pence: 0,
  fees_pence: 0,
  lines_pence: 0,
};

type Line = TransactionStated['data'];

/** The payout itself is on its own list of lines, with the opposite sign. */
export const isPayoutItself = ({ category }: Line): boolean => category.startsWith('payout');

const COLUMN: Readonly<Record<string, 'gross_pence' | 'refunds_pence' | 'disputes_pence'>> = {
  charge: 'gross_pence',
  refund: 'refunds_pence',
  refund_failure: 'refunds_pence',
  dispute: 'disputes_pence',
  dispute_reversal: 'disputes_pence',
};

/** What one line adds to its payout. Another currency adds nothing, so that the payout does not agree. */
export function sumsOf(line: Line): PayoutSums {
  if (line.currency !== 'gbp') return { ...NO_SUMS, lines: 1 };
  const column = COLUMN[line.category] ?? 'other_pence';
  const amountIn = (asked: typeof column): number => (asked === column ? line.amountPence : 0);
  return {
    lines: 1,
    gross_pence: amountIn('gross_pence'),
    refunds_pence: amountIn('refunds_pence'),
    disputes_pence: amountIn('disputes_pence'),
    other_pence: amountIn('other_pence'),
    fees_pence: -line.feePence,
    lines_pence: line.netPence,
  };
}

export const added = (one: PayoutSums, other: PayoutSums, sign: 1 | -1 = 1): PayoutSums => ({
  lines: one.lines + sign * other.lines,
  gross_pence: one.gross_pence + sign * other.gross_pence,
  refunds_pence: one.refunds_pence + sign * other.refunds_pence,
  disputes_pence: one.disputes_pence + sign * other.disputes_pence,
  other_pence: one.other_pence + sign * other.other_pence,
  fees_pence: one.fees_pence + sign * other.fees_pence,
  lines_pence: one.lines_pence + sign * other.lines_pence,
});
