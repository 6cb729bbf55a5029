import {
  RECONCILIATION_CHECKS,
  RECONCILIATION_KINDS,
  RECONCILIATION_SETTLEMENTS,
  RECONCILIATION_STATES,
} from '@keelson/vocabulary';
import { z } from 'zod';
import { lineSums } from './payout-fields';

const instant = z.iso.datetime();
const pence = z.number().int();

/** Null where the name is erased. */
export const person = z.object({ id: z.string(), name: z.string().nullable() });

/** In pounds alone: gross + refunds + disputes + other + fees = net; what goes out is negative. */
export const monthFigures = z.object({
  payments: pence,
  /** Of the provider's balance transactions created in the month; refunds, disputes and fees are negative. */
  grossPence: pence,
  refundsPence: pence,
  disputesPence: pence,
  feesPence: pence,
  otherPence: pence,
  netPence: pence,
  /** Of the payouts that arrive in the month. */
  paidOutPence: pence,
  /** What these payouts differ from the sum of their lines. */
  differencePence: pence,
});

export const monthPayout = z.object({
  payoutId: z.string(),
  arrivesAt: instant,
  amountPence: pence,
  currency: z.string(),
  ...lineSums,
  differencePence: pence,
  /** Null of one that failed or that the provider still adds up. */
  state: z.enum(RECONCILIATION_STATES).nullable(),
  settled: z.boolean(),
});

/** `open` counts what stands in the way. */
export const monthCheck = z.object({ check: z.enum(RECONCILIATION_CHECKS), holds: z.boolean(), open: pence });

/** Who closed a month, and what came since. */
export const monthClosing = z.object({
  at: instant,
  by: person,
  /** Payments and payouts of it that changed since. */
  changes: pence,
  /** Lines of the balance that came since, which no closed figure has, and what they add up to. */
  linesSince: pence,
  netSincePence: pence,
});

/** A payment or payout of the month; no customer is named. */
export const monthCase = z.object({
  caseId: z.string(),
  kind: z.enum(RECONCILIATION_KINDS),
  state: z.enum(RECONCILIATION_STATES),
  /** Somebody settled it, and nothing has changed since. */
  settled: z.boolean(),
  /** How somebody settled it; null where nobody did. */
  act: z.enum(RECONCILIATION_SETTLEMENTS).nullable(),
  by: person.nullable(),
  settledAt: instant.nullable(),
  changedAt: instant,
  gapPence: pence,
});
