import type { ExplainedPlace } from '../../figures/explained-place';
import type { DashboardFigures, TodaysBalance } from './dashboard.api';
import { dayText, monthName } from './figure-words';

interface HeldCash {
  /** Pounds. */
  readonly amount: number | null;
  readonly place: ExplainedPlace;
}

/** Cash of the newest recorded day; of the last month end where the books hold no balance by day. */
export const heldCash = ({ todaysBalance, monthEndBalance }: TodaysBalance): HeldCash =>
  todaysBalance === null
    ? { amount: monthEndBalance, place: { figure: 'cashBalance', over: 'month' } }
    : { amount: todaysBalance, place: { figure: 'cashBalance', over: 'day' } };

/** What the balance is called: today's only on the day that it is of, and none before it is known. */
export function balanceName(balance: TodaysBalance | undefined, today: string): string {
  if (balance === undefined) return 'bank balance';
  const { date, monthEndBalance } = balance;
  if (date !== null) return date === today ? 'today’s balance' : `bank balance on ${dayText(date)}`;
  return monthEndBalance === null ? 'bank balance' : 'bank balance at the last month end';
}

/** A balance carries its own day, and is today's only on that day. */
export function cashWords({ todaysBalance, monthEndBalance, date }: TodaysBalance, { asAt, today }: DashboardFigures) {
  if (todaysBalance !== null && date !== null)
    return date === today ? 'in the bank today.' : `in the bank on ${dayText(date)}.`;
  if (monthEndBalance !== null && asAt !== null) return `in the bank at the end of ${monthName(asAt)}.`;
  return 'No bank balance is known yet.';
}
