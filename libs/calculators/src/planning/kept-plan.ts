import type { PlanLine } from '@keelson/vocabulary';
import { derive, figureInput, percentChange } from '../figure';
import { inPence, keptAmount } from './kept-figure';
import { planColumn, type PlanFigures } from './plan-figures';
import { type Plan, PLAN_GAINS, type PlanGain, planTable } from './planner';

/**
 * What a plan came to, in whole pence a year: the lines of this year with the changes, what each lever brings, and the
 * profits that they are compared with; `null` for a last year that is not known.
 */
export type KeptPlanResults = Readonly<
  Record<
    PlanLine | PlanGain | 'profitBeforeTax' | 'lastYearProfit' | 'thisYearProfit' | 'change' | 'ebitda',
    number | null
  >
>;

const gainsBy = <Value>(of: (gain: PlanGain) => Value): Record<PlanGain, Value> =>
  Object.fromEntries(PLAN_GAINS.map((gain) => [gain, of(gain)])) as Record<PlanGain, Value>;

export const keptPlanResults = (plan: Plan): KeptPlanResults => ({
  sales: inPence(plan.impact.sales),
  costOfSales: inPence(plan.impact.costOfSales),
  payroll: inPence(plan.impact.payroll),
  overheads: inPence(plan.impact.overheads),
  profitBeforeTax: inPence(plan.impact.profitBeforeTax),
  lastYearProfit: inPence(plan.lastYear.profitBeforeTax),
  thisYearProfit: inPence(plan.thisYear.profitBeforeTax),
  change: inPence(plan.change),
  ebitda: inPence(plan.ebitda),
  ...gainsBy((gain) => inPence(plan.gains[gain])),
});

/** A plan as it was kept, for one that cannot be computed again as it was: its amounts are those of then, to the penny. */
export function planAsKept(figures: PlanFigures, kept: KeptPlanResults): Plan {
  const lastYear = { ...planColumn(figures.lastYear), profitBeforeTax: keptAmount(kept.lastYearProfit) };
  const thisYear = { ...planColumn(figures.thisYear), profitBeforeTax: keptAmount(kept.thisYearProfit) };
  const impact = {
    sales: keptAmount(kept.sales),
    costOfSales: keptAmount(kept.costOfSales),
    payroll: keptAmount(kept.payroll),
    overheads: keptAmount(kept.overheads),
    profitBeforeTax: keptAmount(kept.profitBeforeTax),
  };
  return {
    ...{ lastYear, thisYear, impact, gains: gainsBy((gain) => keptAmount(kept[gain])) },
    table: { lastYear: planTable(lastYear), thisYear: planTable(thisYear), impact: planTable(impact) },
    change: keptAmount(kept.change),
    changePercent: derive(
      'plannedChangePercent',
      { now: figureInput(impact.profitBeforeTax), before: figureInput(thisYear.profitBeforeTax) },
      (of) => percentChange(of.now, of.before),
    ),
    ebitda: keptAmount(kept.ebitda),
  };
}
