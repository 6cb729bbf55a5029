import type { ReconciliationState } from './reconciliation';

/** How far the reconciliation of a month is. */
export const RECONCILIATION_MONTH_STATES = ['open', 'ready', 'closed'] as const;
export type ReconciliationMonthState = (typeof RECONCILIATION_MONTH_STATES)[number];

/** What has to hold before a month is closed. */
export const RECONCILIATION_CHECKS = [
  'monthOver',
  'earlierClosed',
  'booksSwept',
  'nobodyNeeded',
  'nothingWaits',
  'payoutsAgree',
  'noAdjustment',
] as const;
export type ReconciliationCheck = (typeof RECONCILIATION_CHECKS)[number];

export const RECONCILIATION_CHECK_TITLES: Readonly<Record<ReconciliationCheck, string>> = {
  monthOver: 'The month is over',
  earlierClosed: 'Every earlier month is closed',
  booksSwept: 'The provider’s books were read after its end',
  nobodyNeeded: 'Nothing in it needs a person',
  nothingWaits: 'Nothing in it waits for the other side',
  payoutsAgree: 'Every payout that arrived agrees to the penny, or was settled',
  noAdjustment: 'No adjustment waits for a second person',
};

/** How a check stood: `open` counts what stands in the way. */
export interface ReconciliationCheckStood {
  readonly check: ReconciliationCheck;
  readonly holds: boolean;
  readonly open: number;
}

/**
 * What happened in one London calendar month, in pounds alone, in pence: gross + refunds + disputes + other + fees = net.
 * What was paid out is of the payouts that arrive in the month, and the difference is theirs from their lines.
 */
export interface ReconciliationMonthFigures {
  readonly payments: number;
  readonly grossPence: number;
  readonly refundsPence: number;
  readonly disputesPence: number;
  readonly otherPence: number;
  readonly feesPence: number;
  readonly netPence: number;
  readonly paidOutPence: number;
  readonly differencePence: number;
}

/** A payout of a month with the sums of its lines. */
export interface ReconciliationMonthPayout {
  readonly payoutId: string;
  readonly arrivesAt: string;
  readonly amountPence: number;
  readonly currency: string;
  readonly lines: number;
  readonly grossPence: number;
  readonly refundsPence: number;
  readonly disputesPence: number;
  readonly otherPence: number;
  readonly feesPence: number;
  readonly linesPence: number;
  readonly differencePence: number;
  /** `null` of one that failed or that the provider still adds up. */
  readonly state: ReconciliationState | null;
  readonly settled: boolean;
}

/** A month as it stands, whole: what somebody sees before they close it. */
export interface ReconciliationMonthStanding {
  readonly figures: ReconciliationMonthFigures;
  readonly payouts: readonly ReconciliationMonthPayout[];
  readonly checks: readonly ReconciliationCheckStood[];
}
