import {
  type Figure,
  type KeptPlanFigures,
  keptPlanResults,
  NO_CHANGES,
  type Plan,
  PLAN_GAINS,
  PLAN_TABLE_ROWS,
  planAsKept,
  planFiguresOf,
  type PlanSliders,
  planWith,
} from '@keelson/calculators';
import {
  type calculatePlanContract,
  type cutDownPlannerContract,
  GAIN_NAMES,
  type plannerContract,
  SENT_NAMES,
  SLIDER_NAMES,
  TABLE_NAMES,
} from '@keelson/contracts/planning';
import type { AnswerInputOf, InputOf } from '@keelson/contracts/wire';
import { type CalculationSaved, type PlanCalculation, planAsOf } from '@keelson/domain/planning';
import { canonicalJson, Decimal, pence } from '@keelson/kernel';
import type { SavedCalculationRow } from '@keelson/read-models/planning';
import { PLAN_ROWS, PLAN_SLIDERS, PLAN_YEARS, type PlanLine, type PlanRow, type PlanYear } from '@keelson/vocabulary';
import type { CompanyRead } from '../books/company-reader';
import type { PlanStart } from './plan-start';

type PlannerAnswer = AnswerInputOf<typeof plannerContract>;
type Calculation = AnswerInputOf<typeof calculatePlanContract>;
export type PlanSent = InputOf<typeof calculatePlanContract>['body'];
type WireBase = Pick<PlanSent, Exclude<keyof PlanSent, 'username' | keyof WireSliders>>;
type WireSliders = Pick<PlanSent, (typeof SLIDER_NAMES)[keyof typeof SLIDER_NAMES]>;

/** What a saved plan pinned. */
type Kept = Pick<PlanCalculation, 'inputs' | 'base' | 'results'> &
  Pick<CalculationSaved['data'], 'months' | 'period1' | 'formulaVersion'>;

const number = ({ value }: Figure): number | null => value?.toNumber() ?? null;
const pounds = (amount: number | null): number | null => (amount === null ? null : amount / 100);
/** What has parts of a penny is nobody's figure: it never equals one of the books. */
const inPence = (amount: number | null): number | null =>
  amount === null ? null : pence(new Decimal(amount).times(100).round().toNumber());

const entries = <Name extends string, Value>(named: readonly (readonly [Name, Value])[]) =>
  Object.fromEntries(named) as Record<Name, Value>;

export const sentSliders = (sent: WireSliders): PlanSliders =>
  entries(PLAN_SLIDERS.map((slider) => [slider, sent[SLIDER_NAMES[slider]]] as const));

const wireSliders = (sliders: PlanSliders): WireSliders =>
  entries(PLAN_SLIDERS.map((slider) => [SLIDER_NAMES[slider], sliders[slider]] as const));

export const wireBase = (kept: KeptPlanFigures): WireBase => {
  const valueOf = (year: PlanYear, row: PlanRow) => (row === 'months' ? kept[year].months : pounds(kept[year][row]));
  const named = PLAN_YEARS.flatMap((year) =>
    PLAN_ROWS.map((row) => [SENT_NAMES[year][row], valueOf(year, row)] as const),
  );
  return { ...(entries(named) as WireBase), depreciationAndInterestYTD: pounds(kept.addedBack) };
};

const sentYear = (sent: WireBase, year: PlanYear): KeptPlanFigures[PlanYear] => {
  const names = SENT_NAMES[year];
  const amount = (line: PlanLine) => inPence(sent[names[line]]);
  return {
    ...{ months: sent[names.months], sales: amount('sales'), costOfSales: amount('costOfSales') },
    ...{ payroll: amount('payroll'), overheads: amount('overheads') },
  };
};

/** Whether what somebody looked at is what the account has now. */
export const isStartOf = (sent: WireBase, { kept }: PlanStart): boolean => {
  const thisYear = sentYear(sent, 'thisYear');
  const asShown = {
    thisYear,
    lastYear: sentYear(sent, 'lastYear'),
    addedBack: inPence(sent.depreciationAndInterestYTD),
  };
  return canonicalJson(asShown) === canonicalJson(kept);
};

const columnOf = (column: Plan['impact']): Calculation['last_year_annualized_values'] => ({
  sales: number(column.sales),
  cost_of_sales: number(column.costOfSales),
  payroll: number(column.payroll),
  overheads: number(column.overheads),
  profit_before_tax: number(column.profitBeforeTax),
});

export function wireCalculation({ table, ...plan }: Plan, sliders: PlanSliders): Calculation {
  const rows = PLAN_TABLE_ROWS.map((row) => {
    const { lastYear, thisYear, impact } = table;
    const cells = { previousYear: number(lastYear[row]), projectedCurrentYear: number(thisYear[row]) };
    return [TABLE_NAMES[row], { ...cells, impact: number(impact[row]) }] as const;
  });
  return {
    ...entries(rows),
    last_year_annualized_values: columnOf(plan.lastYear),
    update_calculated_values: {
      changed_slider_values: { ...sliders },
      revised_values: columnOf(plan.impact),
      pie_chart_values: entries(PLAN_GAINS.map((gain) => [GAIN_NAMES[gain], number(plan.gains[gain])] as const)),
      total_profit_and_loss_changes_by: number(plan.change),
      EBITDA: number(plan.ebitda),
    },
  };
}

const wirePlan = (plan: Plan | null, sliders: PlanSliders) => plan && wireCalculation(plan, sliders);

const about = ({ companyName, company }: CompanyRead) => ({
  companyName,
  informationFrom: company?.books.source ?? null,
});

/** What the planner starts from now, with nothing changed. */
export function livePlan(read: CompanyRead, start: PlanStart): PlannerAnswer {
  const result = planWith(start.figures, NO_CHANGES);
  return {
    ...about(read),
    ...wireBase(start.kept),
    ...wireSliders(NO_CHANGES),
    figuresFrom: start.from,
    months: [...start.origin.months],
    period1: start.origin.period1,
    calculation: wirePlan(result.kind === 'plan' ? result.plan : null, NO_CHANGES),
    saved: null,
  };
}

/** A plan as it was saved, computed again from what it pinned. */
export function savedPlan(read: CompanyRead, row: SavedCalculationRow): PlannerAnswer {
  const { inputs, base, results, months, period1, formulaVersion } = row.kept as Kept;
  const again = planAsOf(formulaVersion, base, inputs);
  const isEqual = again?.kind === 'plan' && canonicalJson(keptPlanResults(again.plan)) === canonicalJson(results);
  const plan = isEqual ? again.plan : planAsKept(planFiguresOf(base), results);
  return {
    ...about(read),
    ...wireBase(base),
    ...wireSliders(inputs),
    figuresFrom: months.length > 0 ? 'books' : 'typed',
    months: [...months],
    period1,
    calculation: wireCalculation(plan, inputs),
    saved: {
      ...{ storedDate: row.saved_at, name: row.name, savedBy: row.saved_by, formulaVersion },
      reopened: again === undefined ? 'formulaGone' : isEqual ? 'equal' : 'different',
    },
  };
}

/** This year alone, with one sum of all costs that the cut-down planner leaves as they are (decision 4.72). */
export function cutDownPlan(
  { companyName }: CompanyRead,
  start: PlanStart,
): AnswerInputOf<typeof cutDownPlannerContract> {
  const { months, sales, costOfSales, payroll, overheads } = start.kept.thisYear;
  return {
    ...{ companyName, figuresFrom: start.from, months: [...start.origin.months], period1: start.origin.period1 },
    ...{ noOfMonthsThisYear: months, salesYTD: pounds(sales), costOfSalesYTD: pounds(costOfSales) },
    otherCostsYTD: payroll === null || overheads === null ? null : pounds(payroll + overheads),
  };
}
