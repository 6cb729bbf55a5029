import { RECONCILIATION_REASONS, RECONCILIATION_STATES } from '@keelson/vocabulary';
import { z } from 'zod';
import { payoutBank } from './bank-fields';

const instant = z.iso.datetime();
const pence = z.number().int();

/** How many lines a payout has, and their sums: gross + refunds + disputes + other + fees = lines; fees are negative. */
export const lineSums = {
  lines: pence,
  grossPence: pence,
  refundsPence: pence,
  disputesPence: pence,
  otherPence: pence,
  feesPence: pence,
  linesPence: pence,
};

/** One payout and the sums of its lines. */
export const payoutRow = z.object({
  payoutId: z.string(),
  amountPence: pence,
  currency: z.string(),
  status: z.string(),
  automatic: z.boolean(),
  reconciliation: z.enum(['completed', 'in_progress', 'not_applicable']),
  createdAt: instant,
  arrivesAt: instant,
  ...lineSums,
  /** The payout without its lines; nothing else than 0 agrees. */
  differencePence: pence,
  /** Null while the provider still reconciles it, and of one that failed. */
  state: z.enum(RECONCILIATION_STATES).nullable(),
  reason: z.enum(RECONCILIATION_REASONS).nullable(),
  /** Null of one in another currency, and of one that failed. */
  bank: payoutBank.nullable(),
});

/** One line of the provider's balance. */
export const transactionLine = z.object({
  transactionId: z.string(),
  /** The provider's reporting category: charge, refund, dispute, dispute_reversal and others. */
  category: z.string(),
  sourceId: z.string().nullable(),
  amountPence: pence,
  feePence: pence,
  netPence: pence,
  currency: z.string(),
  payoutId: z.string().nullable(),
  createdAt: instant,
  availableAt: instant,
});
