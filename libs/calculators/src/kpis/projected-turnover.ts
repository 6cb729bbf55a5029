import { addMonths } from '@keelson/kernel';
import type { Figure, Window } from '../figure';
import { calculate, exactly, inYear, monthCount, quotient } from '../figure';
import type { FinancialYear } from '../periods';
import { financialYearOf, yearsLater } from '../periods';
import { lineInput } from '../statements';
import type { Company } from '../values';

/** What a year's turnover comes to at the pace of its months so far, in pounds (formulas 5.11). */
export const projectedTurnover = (company: Company, window: Window): Figure =>
  calculate(
    company,
    'projectedTurnover',
    { turnover: lineInput(company, 'turnover', window), months: monthCount(window) },
    ({ turnover, months }) => turnover.times(12).div(months),
    window.flags,
  );

/** Fewer months than these say too little of a year for growth to be told from it (formulas 5.26). */
const MONTHS_OF_OLDER_YEAR = 6;

/** The turnover of a year that growth is told from, in pounds; `null` for one of fewer than six months. */
export function turnoverOfOlderYear(company: Company, year: FinancialYear): Figure {
  const known = inYear(company, year);
  const window = known.months.length < MONTHS_OF_OLDER_YEAR ? { ...known, months: [] } : known;
  return calculate(
    company,
    'turnoverOfOlderYear',
    { sum: lineInput(company, 'turnover', window), months: monthCount(window) },
    ({ sum, months }) => sum.times(12).div(months),
    window.flags,
  );
}

/**
 * What a year's turnover comes to if its other months follow the seasons of the year before, in pounds (formulas 5.26).
 * `null` unless all of that year was imported, and once the year itself is complete.
 */
export function seasonalTurnover(company: Company, window: Window): Figure {
  const [first] = window.span;
  const year = first === undefined ? undefined : financialYearOf(first, company.books.yearEndMonth);
  const lastYear = exactly(company, year === undefined ? [] : yearsLater(year, -1).months);
  const known = new Set(window.months.map((month) => addMonths(month, -12)));
  const part = (isKnown: boolean): Window => ({
    ...lastYear,
    months: lastYear.months.filter((month) => known.has(month) === isKnown),
  });
  return calculate(
    company,
    'seasonalTurnover',
    {
      turnover: lineInput(company, 'turnover', window),
      sameMonths: lineInput(company, 'turnover', part(true)),
      remainingMonths: lineInput(company, 'turnover', part(false)),
    },
    ({ turnover, sameMonths, remainingMonths }) => {
      const growth = quotient(turnover, sameMonths);
      return growth && turnover.plus(remainingMonths.times(growth));
    },
    window.flags,
  );
}
