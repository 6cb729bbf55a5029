import type { CalendarDate, Month } from '@keelson/kernel';
import { lastCompleteMonth, monthOf } from '@keelson/kernel';
import type { FinancialYear } from './financial-year';
import { financialYearOf, periodNumber, yearsLater } from './financial-year';

/** The years that a company's figures speak of on a day, already shifted in Period 1 (decision of 5.0, 5.25). */
export interface Periods {
  /** The last month whose end lies before the day. */
  readonly lastComplete: Month;
  /**
   * The day lies in the first month of a financial year: none of its months is complete, so `thisYear` is the year
   * just completed and the others are the ones before. Pages relabel, they never shift again.
   */
  readonly period1: boolean;
  readonly thisYear: FinancialYear;
  readonly lastYear: FinancialYear;
  readonly lastYearMinusOne: FinancialYear;
}

/** The periods on a day of London, for a year end in a month from 1 to 12 (formulas 5.0). */
export function periodsOn(today: CalendarDate, yearEndMonth: number): Periods {
  const lastComplete = lastCompleteMonth(today);
  const thisYear = financialYearOf(lastComplete, yearEndMonth);
  return {
    lastComplete,
    period1: periodNumber(monthOf(today), yearEndMonth) === 1,
    thisYear,
    lastYear: yearsLater(thisYear, -1),
    lastYearMinusOne: yearsLater(thisYear, -2),
  };
}
