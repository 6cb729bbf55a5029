import type { Month } from '@keelson/kernel';
import { Decimal, pounds } from '@keelson/kernel';
import type { Figure, Window } from '../figure';
import { calculate, figureInput, given } from '../figure';
import type { Company } from '../values';
import { VALUE_SPREAD, companyValue } from './company-value';
import type { GoalPlan } from './goal-plan';
import { monthsUntil } from './goal-plan';
import { normalShare } from './normal-distribution';

/** How likely selling the company on the day brings the overall cost, in percent (formulas 5.16). */
export function exitGoalProbability(company: Company, goal: GoalPlan, asAt: Month, window: Window): Figure {
  const years = new Decimal(monthsUntil(goal.by, asAt)).div(12);
  return calculate(
    company,
    'exitGoalProbability',
    {
      companyValue: figureInput(companyValue(company, asAt, window, years)),
      cost: given(pounds(goal.cost), 'pounds'),
    },
    ({ companyValue: value, cost }) => {
      if (value.isZero()) return new Decimal(0);
      if (cost.lte(0)) return new Decimal(100);
      return new Decimal(normalShare(value.div(cost).ln().div(VALUE_SPREAD).toNumber())).times(100);
    },
    window.flags,
  );
}
