import type { Month } from '@keelson/kernel';
import { Decimal, addMonths } from '@keelson/kernel';
import type { Figure, Window } from '../figure';
import { calculate, figureInput, flow, given, inMonth, monthCount } from '../figure';
import { monthsTo } from '../periods';
import { lineInput } from '../statements';
import type { Company } from '../values';

/** How far a value may lie from its estimate, as the spread of its logarithm: a proposal. */
export const VALUE_SPREAD = 0.35;
export const GROWTH_LIMIT = '0.2';
const MILLION = 1_000_000;
/** Fewer months of the older year tell no growth (formulas 5.26). */
const FEWEST_OLDER_MONTHS = 6;

/** How many years' profits a company of these yearly sales, in pounds, is sold for (formulas 5.16). */
export function earningsMultiple(sales: Decimal): Decimal {
  if (sales.lt(MILLION)) return new Decimal('2.5');
  if (sales.lte(5 * MILLION)) return new Decimal(3);
  const above = Decimal.min(sales, 20 * MILLION).minus(5 * MILLION);
  return above
    .times(3)
    .div(15 * MILLION)
    .plus(3);
}

const earningsMultipleOf = (company: Company, window: Window): Figure =>
  calculate(
    company,
    'earningsMultiple',
    { turnover: flow('turnover', window), months: monthCount(window) },
    ({ turnover, months }) => earningsMultiple(turnover.times(12).div(months)),
    window.flags,
  );

/** The months of the twelve before a window that were imported, as many as there are. */
function olderMonths(company: Company, asAt: Month): Window {
  const span = monthsTo(addMonths(asAt, -12), 12);
  return { span, months: span.filter((month) => inMonth(company, month).months.length > 0), flags: [] };
}

/** Growth of a year's sales over those of the year before in percent, within ±20; `null` where there is none to tell. */
function salesGrowth(company: Company, window: Window, older: Window): Figure | null {
  if (older.months.length < FEWEST_OLDER_MONTHS) return null;
  const growth = calculate(
    company,
    'salesGrowth',
    {
      turnover: flow('turnover', window),
      months: monthCount(window),
      olderTurnover: flow('turnover', older),
      olderMonths: monthCount(older),
    },
    (of) => {
      const before = of.olderTurnover.div(of.olderMonths);
      if (before.lte(0)) return null;
      const growing = of.turnover.div(of.months).div(before).minus(1);
      return Decimal.min(GROWTH_LIMIT, Decimal.max(`-${GROWTH_LIMIT}`, growing)).times(100);
    },
    window.flags,
  );
  return growth.value === null ? null : growth;
}

/**
 * What the company can be sold for after so many years, in pounds (formulas 5.16). With fewer than six months of the year
 * before, or none of its sales, no growth is assumed, with the flag `growthUnknown`.
 */
export function companyValue(company: Company, asAt: Month, window: Window, years: Decimal): Figure {
  const growth = salesGrowth(company, window, olderMonths(company, asAt));
  return calculate(
    company,
    'companyValue',
    {
      profitBeforeTax: lineInput(company, 'profitBeforeTax', window),
      months: monthCount(window),
      earningsMultiple: figureInput(earningsMultipleOf(company, window)),
      salesGrowth: growth === null ? given(0, 'percent') : figureInput(growth),
      years: given(years),
    },
    (of) => {
      const profit = Decimal.max(0, of.profitBeforeTax.times(12).div(of.months));
      return of.earningsMultiple.times(profit).times(of.salesGrowth.div(100).plus(1).pow(of.years));
    },
    growth === null ? [...window.flags, { kind: 'growthUnknown' }] : window.flags,
  );
}
