import type { Month } from '@keelson/kernel';
import { Decimal, pounds } from '@keelson/kernel';
import type { Figure, Window } from '../figure';
import { calculate, flow, given, inMonth, monthCount, stand } from '../figure';
import { lineInput, profitLine } from '../statements';
import type { Company } from '../values';
import type { GoalPlan } from './goal-plan';
import { monthsUntil } from './goal-plan';
import { inPercent } from './normal-distribution';
import { corporationTaxRate } from './profit-tax';

/** The sample standard deviation of the monthly profits of a window, in pounds before tax. */
function spreadOf(company: Company, { months }: Window): Decimal {
  const profits = months.map(
    (month) => profitLine(company, 'profitBeforeTax', inMonth(company, month)).value ?? new Decimal(0),
  );
  if (profits.length < 2) return new Decimal(0);
  const mean = Decimal.sum(...profits).div(profits.length);
  const squares = Decimal.sum(...profits.map((profit) => profit.minus(mean).pow(2)));
  return squares.div(profits.length - 1).sqrt();
}

/**
 * How likely the money for a goal is there by its day, as version 1 of the formulas had it: by all cash but a month of
 * payroll and overheads, and by the profits after corporation tax until then.
 */
export function savingGoalProbabilityVersion1(
  company: Company,
  goal: GoalPlan,
  { asAt, window, earlier }: SavingBasisVersion1,
): Figure {
  return calculate(
    company,
    'savingGoalProbabilityVersion1',
    {
      cash: stand('cash', asAt),
      payroll: flow('payroll', window),
      overheads: flow('overheads', window),
      profitBeforeTax: lineInput(company, 'profitBeforeTax', window),
      months: monthCount(window),
      monthlySpread: given(spreadOf(company, window)),
      monthsUntil: given(monthsUntil(goal.by, asAt)),
      earlierGoals: given(earlier),
      cost: given(pounds(goal.cost)),
    },
    (of) => {
      const kept = new Decimal(1).minus(corporationTaxRate(of.profitBeforeTax.times(12).div(of.months)));
      const freeCash = of.cash.minus(of.payroll.plus(of.overheads).div(of.months));
      const profits = of.profitBeforeTax.times(kept).div(of.months).times(of.monthsUntil);
      const expected = freeCash.plus(profits).minus(of.earlierGoals);
      return inPercent(expected.minus(of.cost), of.monthlySpread.times(kept).times(of.monthsUntil.sqrt()));
    },
    window.flags,
  );
}

export interface SavingBasisVersion1 {
  /** The month whose end the goal is looked at from. */
  readonly asAt: Month;
  readonly window: Window;
  /** What saving goals of earlier days cost, in pounds. */
  readonly earlier: Decimal;
}
