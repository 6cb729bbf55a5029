import { YEAR_SLOTS, type YearSlot } from '@keelson/vocabulary';
import type { Headcounts } from './dashboard.api';

export const EMPLOYEE_YEARS = {
  thisYear: 'This Year',
  lastYear: 'Last Year',
  lastYearMinusOne: 'Last Year -1',
} as const satisfies Record<YearSlot, string>;

/** What a box takes of what was typed: digits, one point, two decimals. */
export function countText(typed: string): string {
  const [whole = '', ...rest] = typed.replaceAll(/[^\d.]/g, '').split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('').slice(0, 2)}`;
}

/** `null` takes a count back. */
export const countOf = (text: string): number | null => (text === '' || text === '.' ? null : Number(text));

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
