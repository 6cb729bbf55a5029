import type { Month } from '@keelson/kernel';
import type { PlanLine, PlanYear } from '@keelson/vocabulary';
import { PLAN_YEARS, planLines } from '@keelson/vocabulary';
import type { Figure } from '../figure';
import { inSlot } from '../figure';
import type { ProfitLine } from '../statements';
import { profitLine } from '../statements';
import type { Company } from '../values';

/** A year that a what-if plan starts from: the months that the books know of it, and what they come to, in pounds. */
export interface PlanBaseYear {
  readonly months: readonly Month[];
  /** `null` values for what the books do not tell of one of the months. */
  readonly lines: Readonly<Record<PlanLine, Figure>>;
}

export type PlanBase = Readonly<Record<PlanYear, PlanBaseYear>>;

/** The line of the profit and loss that each of them is. */
const LINES: Readonly<Record<PlanLine, ProfitLine>> = {
  sales: 'turnover',
  costOfSales: 'costOfSales',
  payroll: 'payroll',
  overheads: 'overheads',
};

function baseYear(company: Company, year: PlanYear): PlanBaseYear {
  const window = inSlot(company, year);
  const lines = Object.fromEntries(planLines().map((line) => [line, profitLine(company, LINES[line], window)]));
  return { months: window.months, lines: lines as Record<PlanLine, Figure> };
}

/**
 * What the books say of the years that a plan starts from (formulas 5.13): sums of the months so far, not annualised;
 * in Period 1 of the year just completed. `null` where they know no month of either.
 */
export function planBase(company: Company): PlanBase | null {
  const base = Object.fromEntries(PLAN_YEARS.map((year) => [year, baseYear(company, year)])) as PlanBase;
  return PLAN_YEARS.some((year) => base[year].months.length > 0) ? base : null;
}
