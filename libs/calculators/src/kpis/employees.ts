import type { Month } from '@keelson/kernel';
import { monthOf } from '@keelson/kernel';
import type { Figure, Window } from '../figure';
import { calculate, flow, headcount, monthCount, quotient } from '../figure';
import type { Company } from '../values';

/**
 * Turnover of a year ÷ the average of the counts entered for the window, in pounds (formulas 5.7). A window of fewer
 * than twelve months is annualised; months without a count are left out of the average. Without any: `null`.
 */
export const turnoverPerEmployee = (company: Company, window: Window): Figure =>
  calculate(
    company,
    'turnoverPerEmployee',
    {
      turnover: flow('turnover', window),
      months: monthCount(window),
      employees: headcount(window.span),
    },
    ({ turnover, months, employees }) => quotient(turnover.times(12), months.times(employees)),
    window.flags,
  );

/** The average of the counts entered for a window (formulas 5.7); `null` without any. */
export const averageEmployees = (company: Company, window: Window): Figure =>
  calculate(company, 'averageEmployees', { employees: headcount(window.span) }, ({ employees }) => employees);

/** The latest number of employees entered up to the day's month (formulas 5.25); `null` before the first. */
export function employeeCount(company: Company): Figure {
  const present = monthOf(company.today);
  const latest = Object.keys(company.books.headcounts)
    .filter((month) => month <= present)
    .sort()
    .at(-1);
  const months = latest === undefined ? [] : [latest as Month];
  return calculate(company, 'employeeCount', { employees: headcount(months) }, ({ employees }) => employees);
}
