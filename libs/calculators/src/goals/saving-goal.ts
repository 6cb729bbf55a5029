import type { Month } from '@keelson/kernel';
import { Decimal, pounds } from '@keelson/kernel';
import type { Figure, Window } from '../figure';
import { calculate, figureInput, given } from '../figure';
import type { Company } from '../values';
import { freeCash } from './free-cash';
import type { GoalAssumptions, GoalPlan } from './goal-plan';
import { monthsUntil } from './goal-plan';
import { monthlySurplus, surplusSpread } from './monthly-surplus';
import { inPercent } from './normal-distribution';
import { profitTaxRate } from './profit-tax';

/** What all saving goals of a company stand on. */
export interface SavingBasis {
  /** The month whose end the goals are looked at from. */
  readonly asAt: Month;
  readonly freeCash: Figure;
  readonly monthlySurplus: Figure;
  readonly spread: Figure;
  readonly withdrawalTax: Decimal;
}

export function savingBasis(company: Company, asAt: Month, window: Window, assumed: GoalAssumptions): SavingBasis {
  const taxRate = profitTaxRate(company, window, assumed.incomeTaxed);
  return {
    asAt,
    freeCash: freeCash(company, asAt, window),
    monthlySurplus: monthlySurplus(company, window, taxRate),
    spread: surplusSpread(company, window, taxRate),
    withdrawalTax: new Decimal(assumed.withdrawalTaxPercent),
  };
}

/** What a goal takes from the company, in pounds: money that is taken out is taxed on the way (formulas 5.26). */
export const neededFor = (company: Company, goal: GoalPlan, { withdrawalTax }: SavingBasis): Figure =>
  calculate(
    company,
    'goalNeeds',
    {
      cost: given(pounds(goal.cost), 'pounds'),
      withdrawalTax: given(goal.personal ? withdrawalTax : 0, 'percent'),
    },
    (of) => of.cost.times(100).div(new Decimal(100).minus(of.withdrawalTax)),
  );

/**
 * How likely the money for a goal is there by its day, in percent (formulas 5.16, 5.26): free cash and what the months
 * until then leave, modelled as normal, less what saving goals of earlier days take (pounds).
 */
export function savingGoalProbability(company: Company, goal: GoalPlan, basis: SavingBasis, earlier: Decimal): Figure {
  const until = given(monthsUntil(goal.by, basis.asAt), 'months');
  const expected = calculate(
    company,
    'moneyByDate',
    {
      freeCash: figureInput(basis.freeCash),
      monthlySurplus: figureInput(basis.monthlySurplus),
      monthsUntil: until,
      earlierGoals: given(earlier, 'pounds'),
    },
    (of) => of.freeCash.plus(of.monthlySurplus.times(of.monthsUntil)).minus(of.earlierGoals),
  );
  return calculate(
    company,
    'savingGoalProbability',
    {
      moneyByDate: figureInput(expected),
      goalNeeds: figureInput(neededFor(company, goal, basis)),
      surplusSpread: figureInput(basis.spread),
      monthsUntil: until,
    },
    (of) => inPercent(of.moneyByDate.minus(of.goalNeeds), of.surplusSpread.times(of.monthsUntil.sqrt())),
  );
}
