import type { Month } from '@keelson/kernel';
import { monthlyCosts, positionAtMonthEnd, slowPayers } from '../cash';
import type { Figure } from '../figure';
import { exactly, trailing } from '../figure';
import { tradeDebtorDays } from '../kpis';
import { monthsTo } from '../periods';
import { annualised, profitLine } from '../statements';
import type { Company } from '../values';

/** What advice is given by: closing balances of a month, and the twelve months to it (formulas 5.26). */
export interface AdviceFacts {
  /** At the month's end. */
  readonly cash: Figure;
  /** Before tax, of the three months to it. */
  readonly recentProfit: Figure;
  readonly monthlyCosts: Figure;
  /** What would be in the bank if customers took no longer than the target. */
  readonly slowPayers: Figure;
  readonly debtorDays: Figure;
  readonly turnover: Figure;
}
export type AdviceFact = keyof AdviceFacts;

const RECENT_MONTHS = 3;

/** Profit before tax of the three months to one, in pounds; `null` unless all three were imported. */
export const recentProfit = (company: Company, asAt: Month): Figure =>
  profitLine(company, 'profitBeforeTax', exactly(company, monthsTo(asAt, RECENT_MONTHS)));

export function adviceFacts(company: Company, asAt: Month): AdviceFacts {
  const year = trailing(company, asAt);
  return {
    cash: positionAtMonthEnd(company, asAt).cash,
    recentProfit: recentProfit(company, asAt),
    monthlyCosts: monthlyCosts(company, year),
    slowPayers: slowPayers(company, asAt),
    debtorDays: tradeDebtorDays(company, asAt),
    turnover: annualised(company, 'turnover', year),
  };
}
