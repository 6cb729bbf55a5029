import { londonDate } from '@keelson/kernel';
import { RECONCILIATION_CHECKS, type ReconciliationCheck, type ReconciliationCheckStood } from '@keelson/vocabulary';

/** What is known of a month when somebody asks whether it can be closed. */
export interface MonthInQuestion {
  readonly month: string;
  /** Earlier months with something in them that are not closed. */
  readonly earlierOpen: number;
  /** Up to where the provider's books were read; `null` where they never were. */
  readonly sweptUntil: string | null;
  /** Cases that somebody has to look at. */
  readonly needing: number;
  /** Cases whose other side may still arrive. */
  readonly waiting: number;
  /** Payouts that arrive in it, neither agreeing with their lines nor settled. */
  readonly payoutsOpen: number;
  /** Adjustments that nobody has approved or refused. */
  readonly adjustments: number;
}

/** Whether the London calendar month of an instant lies behind this one. */
export const isOver = (month: string, at: Date): boolean => londonDate(at).slice(0, 7) > month;

/** Everything that has to hold before a month is closed, in the order in which people do it. */
export function monthChecks(asked: MonthInQuestion, now: Date): readonly ReconciliationCheckStood[] {
  const { month, sweptUntil } = asked;
  const swept = sweptUntil !== null && isOver(month, new Date(sweptUntil));
  const open: Readonly<Record<ReconciliationCheck, number>> = {
    monthOver: isOver(month, now) ? 0 : 1,
    earlierClosed: asked.earlierOpen,
    booksSwept: swept ? 0 : 1,
    nobodyNeeded: asked.needing,
    nothingWaits: asked.waiting,
    payoutsAgree: asked.payoutsOpen,
    noAdjustment: asked.adjustments,
  };
  return RECONCILIATION_CHECKS.map((check) => ({ check, holds: open[check] === 0, open: open[check] }));
}

export const allHold = (checks: readonly ReconciliationCheckStood[]): boolean => checks.every(({ holds }) => holds);
