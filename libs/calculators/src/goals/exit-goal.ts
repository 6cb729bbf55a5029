import type { Month } from '@keelson/kernel';
import { Decimal, addMonths, pounds } from '@keelson/kernel';
import type { Figure, Window } from '../figure';
import { calculate, given, monthCount, trailing } from '../figure';
import { annualised, lineInput } from '../statements';
import type { Company } from '../values';
import type { GoalPlan } from './goal-plan';
import { monthsUntil } from './goal-plan';
import { normalShare } from './normal-distribution';

/** How far a value may lie from its estimate, as the spread of its logarithm: a proposal. */
const VALUE_SPREAD = 0.35;
const GROWTH_LIMIT = '0.2';
const MILLION = 1_000_000;

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

/** Growth of the sales of twelve months over the twelve before, within ±20 %; `null` when either is not known. */
function growthOf(company: Company, asAt: Month): Decimal | null {
  const now = trailing(company, asAt);
  const before = trailing(company, addMonths(asAt, -12));
  if (now.months.length < 12 || before.months.length < 12) return null;
  const sales = annualised(company, 'turnover', now).value;
  const salesBefore = annualised(company, 'turnover', before).value;
  if (sales === null || salesBefore === null || salesBefore.lte(0)) return null;
  return Decimal.min(GROWTH_LIMIT, Decimal.max(`-${GROWTH_LIMIT}`, sales.div(salesBefore).minus(1)));
}

/**
 * How likely selling the company on the day brings the overall cost, in percent (formulas 5.16). Without twelve months
 * before the last twelve no growth is assumed, with the flag `growthUnknown`.
 */
export function exitGoalProbability(company: Company, goal: GoalPlan, asAt: Month, window: Window): Figure {
  const growth = growthOf(company, asAt);
  const sales = annualised(company, 'turnover', window).value ?? new Decimal(0);
  return calculate(
    company,
    'exitGoalProbability',
    {
      profitBeforeTax: lineInput(company, 'profitBeforeTax', window),
      months: monthCount(window),
      multiple: given(earningsMultiple(sales)),
      growth: given(growth ?? 0),
      years: given(new Decimal(monthsUntil(goal.by, asAt)).div(12)),
      cost: given(pounds(goal.cost)),
    },
    (of) => {
      const profit = Decimal.max(0, of.profitBeforeTax.times(12).div(of.months));
      const value = of.multiple.times(profit).times(of.growth.plus(1).pow(of.years));
      if (value.isZero()) return new Decimal(0);
      if (of.cost.lte(0)) return new Decimal(100);
      return new Decimal(normalShare(value.div(of.cost).ln().div(VALUE_SPREAD).toNumber())).times(100);
    },
    growth === null ? [...window.flags, { kind: 'growthUnknown' }] : window.flags,
  );
}
