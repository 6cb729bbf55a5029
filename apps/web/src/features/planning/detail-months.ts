import type { Figure } from '@keelson/calculators';
import { movedAmount, sumOfAccounts } from '@keelson/calculators/planning';
import { GROUP_NAMES } from '@keelson/contracts/planning';
import type { Month } from '@keelson/kernel';
import type { PlanLine } from '@keelson/vocabulary';
import { shortMonth } from '../../figures/month-words';
import type { DetailRead } from './detail.api';

/** What a group came to month by month, in pounds; `null` inside of a figure for a month that is not known. */
export interface MonthlyGroup {
  readonly months: readonly Month[];
  /** By the accounts' ids, a figure for each month. */
  readonly accounts: ReadonlyMap<string, readonly Figure[]>;
  readonly totals: readonly Figure[];
}

const inPence = (pounds: number): number => Math.round(pounds * 100);

const amountAt = (monthly: readonly (number | null)[], at: number): Figure => {
  const pounds = monthly[at] ?? null;
  return movedAmount(pounds === null ? null : inPence(pounds));
};

/** `undefined` where only the sum of the months is known: of typed and of saved figures. */
export function monthlyGroupOf(read: DetailRead, line: PlanLine): MonthlyGroup | undefined {
  const { months, yearStart } = read;
  if (yearStart === null) return undefined;
  const accounts = new Map(
    read.account[GROUP_NAMES[line]].map(({ id, monthly }) => [id, months.map((_, at) => amountAt(monthly, at))]),
  );
  const amountsOf = (at: number): readonly Figure[] => [...accounts.values()].flatMap((of) => of.slice(at, at + 1));
  return { months, accounts, totals: months.map((_, at) => sumOfAccounts(amountsOf(at))) };
}

const countOf = (month: Month): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));

/** `P7 Oct`, counted from the first month of the financial year (formulas 5.0). */
export const periodText = (month: Month, yearStart: Month): string =>
  `P${countOf(month) - countOf(yearStart) + 1} ${shortMonth(month)}`;
