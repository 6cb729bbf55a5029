import type { Month } from '@keelson/kernel';
import { Decimal, pounds } from '@keelson/kernel';
import type { Figure, Window } from '../figure';
import { calculate, flow, given, inMonth, monthCount, stand } from '../figure';
import { lineInput, profitLine } from '../statements';
import type { Company } from '../values';
import type { GoalPlan } from './goal-plan';
import { monthsUntil } from './goal-plan';
import { normalShare } from './normal-distribution';
import { profitTaxRate } from './profit-tax';

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

const inPercent = (above: Decimal, spread: Decimal): Decimal => {
  if (spread.isZero()) return new Decimal(above.gte(0) ? 100 : 0);
  return new Decimal(normalShare(above.div(spread).toNumber())).times(100);
};

/**
 * How likely the money for a goal is there by its day, in percent (formulas 5.16): free cash and the profits after tax
 * until then, modelled as normal, less what goals of earlier days take (pounds).
 */
export function savingGoalProbability(
  company: Company,
  goal: GoalPlan,
  { asAt, window, soleTrader, earlier }: SavingBasis,
): Figure {
  return calculate(
    company,
    'savingGoalProbability',
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
      const kept = new Decimal(1).minus(profitTaxRate(of.profitBeforeTax.times(12).div(of.months), soleTrader));
      const freeCash = of.cash.minus(of.payroll.plus(of.overheads).div(of.months));
      const profits = of.profitBeforeTax.times(kept).div(of.months).times(of.monthsUntil);
      const expected = freeCash.plus(profits).minus(of.earlierGoals);
      return inPercent(expected.minus(of.cost), of.monthlySpread.times(kept).times(of.monthsUntil.sqrt()));
    },
    window.flags,
  );
}

export interface SavingBasis {
  /** The month whose end the goal is looked at from. */
  readonly asAt: Month;
  readonly window: Window;
  readonly soleTrader: boolean;
  /** What saving goals of earlier days cost, in pounds. */
  readonly earlier: Decimal;
}
