import type { Month } from '@keelson/kernel';
import { addMonths } from '@keelson/kernel';

/** Twelve months that end with the month of the year end. */
export interface FinancialYear {
  /** The month of its P1. */
  readonly first: Month;
  /** The month of its P12. */
  readonly last: Month;
  /** P1 to P12. */
  readonly months: readonly Month[];
}

/** 1 to 12: the n of P{n} (formulas 5.0). */
export const periodNumber = (month: Month, yearEndMonth: number): number =>
  ((Number(month.slice(5)) - yearEndMonth - 1 + 12) % 12) + 1;

/** So many consecutive months, of which the one given is the last. */
export const monthsTo = (last: Month, count: number): Month[] =>
  Array.from({ length: count }, (_, index) => addMonths(last, index + 1 - count));

/** The financial year that a month lies in. */
export function financialYearOf(month: Month, yearEndMonth: number): FinancialYear {
  const last = addMonths(month, 12 - periodNumber(month, yearEndMonth));
  const months = monthsTo(last, 12);
  return { first: addMonths(last, -11), last, months };
}

/** The year so many years later. */
export const yearsLater = (year: FinancialYear, count: number): FinancialYear => ({
  first: addMonths(year.first, 12 * count),
  last: addMonths(year.last, 12 * count),
  months: year.months.map((month) => addMonths(month, 12 * count)),
});
