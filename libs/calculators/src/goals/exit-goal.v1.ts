import type { Month } from '@keelson/kernel';
import { Decimal, addMonths, pounds } from '@keelson/kernel';
import type { Figure, Window } from '../figure';
import { calculate, given, monthCount, trailing } from '../figure';
import { annualised, lineInput } from '../statements';
import type { Company } from '../values';
import { GROWTH_LIMIT, VALUE_SPREAD, earningsMultiple } from './company-value';
import type { GoalPlan } from './goal-plan';
import { monthsUntil } from './goal-plan';
import { normalShare } from './normal-distribution';

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
 * How likely selling the company on the day brings the overall cost, as version 1 of the formulas had it: without all
 * twelve months before the last twelve no growth was assumed.
 */
export function exitGoalProbabilityVersion1(company: Company, goal: GoalPlan, asAt: Month, window: Window): Figure {
  const growth = growthOf(company, asAt);
  const sales = annualised(company, 'turnover', window).value ?? new Decimal(0);
  return calculate(
    company,
    'exitGoalProbabilityVersion1',
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
