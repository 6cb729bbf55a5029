import type { CalendarDate, Month, Pence } from '@keelson/kernel';
import { endOfMonth, monthOf, monthsFrom } from '@keelson/kernel';

/** A goal as its probability is computed from it. */
export interface GoalPlan {
  readonly goalId: string;
  readonly by: CalendarDate;
  /** What it costs; the overall cost of an exit goal or a new house. */
  readonly cost: Pence;
  /** Paid for by selling the company, not from savings. */
  readonly exit: boolean;
  /** Paid by the owner, out of money taken from the company. */
  readonly personal: boolean;
}

/** What the books do not tell. */
export interface GoalAssumptions {
  /** Sole traders and partners pay income tax on the profit; companies pay corporation tax. */
  readonly incomeTaxed: boolean;
  /** Tax on taking money out of the company, in percent below 100, as a decimal text. */
  readonly withdrawalTaxPercent: string;
}

/** A company that pays corporation tax; nothing is taken off on the way out. */
export const USUAL_ASSUMPTIONS: GoalAssumptions = { incomeTaxed: false, withdrawalTaxPercent: '0' };

/** Whether a kind of goal is paid for by selling the company (finance §3: those that begin with Sell). */
export const isExitGoal = (kind: string): boolean => kind.startsWith('Sell');

/** Whole months from the end of a month to a day, at least one (formulas 5.16). */
export function monthsUntil(by: CalendarDate, from: Month): number {
  const months = monthsFrom(from, monthOf(by));
  return Math.max(1, by === endOfMonth(monthOf(by)) ? months : months - 1);
}

export const LIKELIHOODS = ['Highly Achievable', 'Achievable', 'Possible', 'Challenging', 'Unlikely'] as const;
export type Likelihood = (typeof LIKELIHOODS)[number] | 'Not enough data';

/** The words for a probability in percent, not rounded (formulas 5.16); `null` is not enough data. */
export function likelihood(percent: { gte(bound: number): boolean } | null): Likelihood {
  if (percent === null) return 'Not enough data';
  if (percent.gte(80)) return 'Highly Achievable';
  if (percent.gte(60)) return 'Achievable';
  if (percent.gte(40)) return 'Possible';
  return percent.gte(20) ? 'Challenging' : 'Unlikely';
}
