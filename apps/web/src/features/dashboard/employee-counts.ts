import { amountIn } from '@keelson/contracts/validation';
import { YEAR_SLOTS, type YearSlot } from '@keelson/vocabulary';
import type { Headcounts } from './dashboard.api';

export const EMPLOYEE_YEARS = {
  thisYear: 'This Year',
  lastYear: 'Last Year',
  lastYearMinusOne: 'Last Year -1',
} as const satisfies Record<YearSlot, string>;

/** `null` takes a count back; what is no number the rules refuse. */
const countOf = (text: string): number | null => {
  const count = amountIn(text, 'people');
  return count === undefined ? Number.NaN : count;
};

export type Counts = Readonly<Record<string, string>>;

export const countsOf = (headcounts: Headcounts): Counts =>
  Object.fromEntries(
    YEAR_SLOTS.flatMap((year) =>
      headcounts[year].map(({ date, employeeCount }) => [date, employeeCount === null ? '' : String(employeeCount)]),
    ),
  );

/** The lists as they are sent: each month of the form with its count. */
export const headcountsBody = (headcounts: Headcounts, counts: Counts, username: string) => {
  const list = (year: YearSlot) =>
    headcounts[year].map(({ date }) => ({ date, employeeCount: countOf(counts[date] ?? ''), username }));
  return { thisYear: list('thisYear'), lastYear: list('lastYear'), lastYearMinusOne: list('lastYearMinusOne') };
};
