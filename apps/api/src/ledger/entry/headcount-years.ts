import { type Books, periodsOn } from '@keelson/calculators';
import {
  type headcountsContract,
  ledgerMessages as texts,
  type saveHeadcountsContract,
} from '@keelson/contracts/ledger';
import type { AnswerInputOf, FieldError, InputOf } from '@keelson/contracts/wire';
import { type CalendarDate, type Month, monthOf } from '@keelson/kernel';
import { YEAR_SLOTS } from '@keelson/vocabulary';

export type HeadcountYears = AnswerInputOf<typeof headcountsContract>;
type HeadcountEntry = InputOf<typeof saveHeadcountsContract>['body'];

const CALENDAR_YEAR = 12;

/** A box for each month of three financial years that has begun; without books the years are those of the calendar. */
export function headcountYears(books: Books | null, today: CalendarDate, username: string): HeadcountYears {
  const periods = periodsOn(today, books?.yearEndMonth ?? CALENDAR_YEAR);
  const entries = (months: readonly Month[]): HeadcountYears['thisYear'] =>
    months
      .filter((date) => hasBegun(date, today))
      .map((date) => {
        const count = books?.headcounts[date];
        return { date, employeeCount: count === undefined ? null : Number(count), username };
      });
  const [thisYear, lastYear, lastYearMinusOne] = YEAR_SLOTS.map((slot) => entries(periods[slot].months));
  return { thisYear: thisYear ?? [], lastYear: lastYear ?? [], lastYearMinusOne: lastYearMinusOne ?? [] };
}

const hasBegun = (month: Month, today: CalendarDate): boolean => month <= monthOf(today);

/** Counts of months to come, by field. */
export function countsToCome(body: HeadcountEntry, today: CalendarDate): FieldError[] {
  return YEAR_SLOTS.flatMap((year) =>
    body[year].flatMap(({ date, employeeCount }, index) =>
      employeeCount === null || hasBegun(date, today)
        ? []
        : [{ path: `body.${year}.${index}.employeeCount`, message: texts.monthNotBegun }],
    ),
  );
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
