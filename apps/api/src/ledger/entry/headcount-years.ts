import { type Books, periodsOn } from '@keelson/calculators';
import type { headcountsContract } from '@keelson/contracts/ledger';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { CalendarDate, Month } from '@keelson/kernel';
import { YEAR_SLOTS } from '@keelson/vocabulary';

export type HeadcountYears = AnswerInputOf<typeof headcountsContract>;

const CALENDAR_YEAR = 12;

/** A box for each month of three financial years; without books the years are those of the calendar. */
export function headcountYears(books: Books | null, today: CalendarDate, username: string): HeadcountYears {
  const periods = periodsOn(today, books?.yearEndMonth ?? CALENDAR_YEAR);
  const entries = (months: readonly Month[]): HeadcountYears['thisYear'] =>
    months.map((date) => {
      const count = books?.headcounts[date];
      return { date, employeeCount: count === undefined ? null : Number(count), username };
    });
  const [thisYear, lastYear, lastYearMinusOne] = YEAR_SLOTS.map((slot) => entries(periods[slot].months));
  return { thisYear: thisYear ?? [], lastYear: lastYear ?? [], lastYearMinusOne: lastYearMinusOne ?? [] };
}

interface Entry {
  readonly date: Month;
  readonly employeeCount: number | null;
}

/** What was typed, as decimal texts. */
export const countsOf = (entries: readonly Entry[]) =>
  entries.map(({ date: month, employeeCount }) => ({
    month,
    count: employeeCount === null ? null : String(employeeCount),
  }));

/** Whether these are the counts that are there already. */
export const areKnown = (books: Books | null, counts: ReturnType<typeof countsOf>): boolean =>
  counts.every(({ month, count }) => (books?.headcounts[month] ?? null) === count);
