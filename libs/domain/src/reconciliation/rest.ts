import type { ReconciliationEvidence } from '@keelson/vocabulary';
import type { Verdict } from './matching';

interface Compared {
  readonly evidence: ReconciliationEvidence;
  readonly verdict: Pick<Verdict, 'reason' | 'gapPence'>;
}

export interface Rest {
  readonly amountPence: number;
  readonly orderedPence: number;
}

/**
 * What the customer still owes of a payment in which less was taken than was ordered; `null` where nobody can say. Once
 * money went back or is disputed, on either side, the gap is no longer what the customer has not paid.
 */
export function restOf({ evidence, verdict: { reason, gapPence } }: Compared): Rest | null {
  if (evidence.kind !== 'payment' || reason !== 'amountDiffers' || gapPence >= 0) return null;
  const { ours, charges } = evidence;
  if (!ours || ours.refundedPence > 0 || ours.dispute !== null) return null;
  if (charges.some(({ refundedPence, disputed }) => refundedPence > 0 || disputed)) return null;
  return { amountPence: -gapPence, orderedPence: ours.grossPence };
}
