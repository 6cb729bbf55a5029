import { addMonths } from '@keelson/kernel';
import type { Figure, Window } from '../figure';
import { calculate, changeOf, exactly, flow, inMonth, inSlot } from '../figure';
import { profitLine } from '../statements';
import { type Company, latestMonth } from '../values';
import { projectedTurnover, seasonalTurnover, turnoverOfOlderYear } from './projected-turnover';

/** What the dashboard says first (formulas 5.11); amounts in pounds, changes in percent. */
export interface Headlines {
  readonly salesLastMonth: Figure;
  /** Against the month before. */
  readonly salesLastMonthChange: Figure;
  /** The same month a year earlier, for the card's tooltip. */
  readonly salesSameMonthLastYear: Figure;
  /** Turnover of this year at its pace so far; the actual one once the year is complete. */
  readonly projectedTurnover: Figure;
  readonly turnoverIsActual: boolean;
  /** Turnover of this year if its other months follow the seasons of last year (formulas 5.26). */
  readonly seasonalTurnover: Figure;
  /** Against last year, where at least six of its months are known. */
  readonly projectedTurnoverChange: Figure;
  /** Since the financial year began. */
  readonly marketingSpend: Figure;
  /** Against the same months a year earlier. */
  readonly marketingSpendChange: Figure;
  readonly profitLastMonth: Figure;
  readonly profitThisYear: Figure;
  readonly profitSameMonthLastYear: Figure;
  readonly profitLastYear: Figure;
}

/** Costs with the marketing tag over a window, in pounds (formulas 5.11). */
export const marketingSpend = (company: Company, window: Window): Figure =>
  calculate(
    company,
    'marketingSpend',
    { marketing: flow('marketing', window) },
    (inputs) => inputs.marketing,
    window.flags,
  );

/**
 * The headlines as of a company's day (formulas 5.11, 5.26). They speak of the last month that was imported, and in
 * Period 1 of the year just completed; what was not imported is `null`.
 */
export function headlines(company: Company): Headlines {
  const month = latestMonth(company) ?? company.periods.lastComplete;
  const thisYear = inSlot(company, 'thisYear');
  const lastMonth = inMonth(company, month);
  const sameMonthLastYear = inMonth(company, addMonths(month, -12));
  const salesLastMonth = profitLine(company, 'turnover', lastMonth);
  const salesBefore = profitLine(company, 'turnover', inMonth(company, addMonths(month, -1)));
  const turnover = projectedTurnover(company, thisYear);
  const spend = marketingSpend(company, thisYear);
  const sameMonths = exactly(
    company,
    thisYear.months.map((each) => addMonths(each, -12)),
  );
  return {
    salesLastMonth,
    salesLastMonthChange: changeOf(company, salesLastMonth, salesBefore),
    salesSameMonthLastYear: profitLine(company, 'turnover', sameMonthLastYear),
    projectedTurnover: turnover,
    turnoverIsActual: thisYear.months.length === 12,
    seasonalTurnover: seasonalTurnover(company, thisYear),
    projectedTurnoverChange: changeOf(company, turnover, turnoverOfOlderYear(company, company.periods.lastYear)),
    marketingSpend: spend,
    marketingSpendChange: changeOf(company, spend, marketingSpend(company, sameMonths)),
    profitLastMonth: profitLine(company, 'profitBeforeTax', lastMonth),
    profitThisYear: profitLine(company, 'profitBeforeTax', thisYear),
    profitSameMonthLastYear: profitLine(company, 'profitBeforeTax', sameMonthLastYear),
    profitLastYear: profitLine(company, 'profitBeforeTax', inSlot(company, 'lastYear')),
  };
}
