import { PLAN_SLIDERS, type PlanSlider, type PlanYear } from '@keelson/vocabulary';
import { derive, type Figure, figureInput, given, percentChange, percentOf } from '../figure';
import { addedBackOfYear, type PlanColumn, planColumn, type PlanFigures, plannedProfit } from './plan-figures';

/** The change of each line in percent; 0 leaves it as it is. */
export type PlanSliders = Readonly<Record<PlanSlider, number>>;

/** The rows of the planner's table (finance §2): shares of sales in percent, and the profit in pounds. */
export const PLAN_TABLE_ROWS = [
  'costOfSalesPercent',
  'grossMarginPercent',
  'payrollPercent',
  'overheadsPercent',
  'profitBeforeTaxPercent',
  'profitBeforeTax',
] as const;
export type PlanTableRow = (typeof PLAN_TABLE_ROWS)[number];

export type PlanTable = Readonly<Record<PlanTableRow, Figure>>;

/** What each lever brings: together the whole change of the profit, exactly. */
export const PLAN_GAINS = [
  'salesGrowth',
  'priceIncrease',
  'costOfSalesReduction',
  'payrollReduction',
  'overheadReduction',
] as const;
export type PlanGain = (typeof PLAN_GAINS)[number];

/** A plan computed: amounts in pounds a year, not rounded. */
export interface Plan {
  readonly lastYear: PlanColumn;
  readonly thisYear: PlanColumn;
  /** This year with the changes: the "impact" of the specification is the result (decision 4.46). */
  readonly impact: PlanColumn;
  readonly table: Readonly<Record<'lastYear' | 'thisYear' | 'impact', PlanTable>>;
  readonly gains: Readonly<Record<PlanGain, Figure>>;
  /** total_profit_and_loss_changes_by: the variance. */
  readonly change: Figure;
  readonly changePercent: Figure;
  readonly ebitda: Figure;
}

export type PlanResult =
  | { readonly kind: 'plan'; readonly plan: Plan }
  /** A line falls by all of itself: "Cannot Compute", and nobody is asked (decision 4.28). */
  | { readonly kind: 'cannotCompute' }
  /** Not all of this year's lines are known: "No data available". */
  | { readonly kind: 'noData' };

/** Version of the way this tool computes, as a saved calculation pins it. */
export const PLANNER_VERSION = 1;

export const NO_CHANGES: PlanSliders = { price: 0, sales: 0, costOfSales: 0, payroll: 0, overheads: 0 };

/** As far as a slider grows: no plan has eleven times the sales, and every amount stays exact to the penny. */
export const MOST_PLAN_PERCENT = 1_000;

/** Whole percents from −100 on; upwards the limit grows. */
export const fitsPlanSlider = (value: number): boolean =>
  Number.isSafeInteger(value) && value >= -100 && value <= MOST_PLAN_PERCENT;

export const changesPlan = (sliders: PlanSliders): boolean => PLAN_SLIDERS.some((slider) => sliders[slider] !== 0);

const change = (percent: number) => given(percent, 'percent');

function impactOf(now: PlanColumn, { price, sales, costOfSales, payroll, overheads }: PlanSliders): PlanColumn {
  const plannedSales = derive(
    'plannedSales',
    { line: figureInput(now.sales), salesChange: change(sales), priceChange: change(price) },
    (of) => of.line.times(of.salesChange.div(100).plus(1)).times(of.priceChange.div(100).plus(1)),
  );
  const plannedCost = derive(
    'plannedCostOfSales',
    { line: figureInput(now.costOfSales), salesChange: change(sales), costChange: change(costOfSales) },
    (of) => of.line.times(of.salesChange.div(100).plus(1)).times(of.costChange.div(100).plus(1)),
  );
  const changed = (line: Figure, by: number): Figure =>
    derive('plannedLine', { line: figureInput(line), change: change(by) }, (of) =>
      of.line.times(of.change.div(100).plus(1)),
    );
  const lines = {
    sales: plannedSales,
    costOfSales: plannedCost,
    payroll: changed(now.payroll, payroll),
    overheads: changed(now.overheads, overheads),
  };
  return { ...lines, profitBeforeTax: plannedProfit(lines) };
}

function gainsOf(now: PlanColumn, { price, sales, costOfSales, payroll, overheads }: PlanSliders): Plan['gains'] {
  const costGain = (line: Figure, by: number): Figure =>
    derive('costGain', { line: figureInput(line), change: change(by) }, (of) =>
      of.line.times(of.change).div(100).negated(),
    );
  return {
    salesGrowth: derive(
      'salesGrowthGain',
      { sales: figureInput(now.sales), costOfSales: figureInput(now.costOfSales), salesChange: change(sales) },
      (of) => of.salesChange.div(100).times(of.sales.minus(of.costOfSales)),
    ),
    priceIncrease: derive(
      'priceIncreaseGain',
      { sales: figureInput(now.sales), salesChange: change(sales), priceChange: change(price) },
      (of) => of.sales.times(of.salesChange.div(100).plus(1)).times(of.priceChange).div(100),
    ),
    costOfSalesReduction: derive(
      'costOfSalesGain',
      { costOfSales: figureInput(now.costOfSales), salesChange: change(sales), costChange: change(costOfSales) },
      (of) => of.costOfSales.times(of.salesChange.div(100).plus(1)).times(of.costChange).div(100).negated(),
    ),
    payrollReduction: costGain(now.payroll, payroll),
    overheadReduction: costGain(now.overheads, overheads),
  };
}

/** A column's shares of its sales, and its profit. */
export function planTable(column: PlanColumn): PlanTable {
  const share = (line: Figure): Figure =>
    derive('plannedShare', { line: figureInput(line), sales: figureInput(column.sales) }, (of) =>
      percentOf(of.line, of.sales),
    );
  return {
    costOfSalesPercent: share(column.costOfSales),
    grossMarginPercent: derive(
      'plannedGrossMarginShare',
      { sales: figureInput(column.sales), costOfSales: figureInput(column.costOfSales) },
      (of) => percentOf(of.sales.minus(of.costOfSales), of.sales),
    ),
    payrollPercent: share(column.payroll),
    overheadsPercent: share(column.overheads),
    profitBeforeTaxPercent: share(column.profitBeforeTax),
    profitBeforeTax: column.profitBeforeTax,
  };
}

/** The years that plans are compared with, worked out: they stay as they are while the changes are pulled. */
export interface PlanStart {
  readonly lastYear: PlanColumn;
  readonly thisYear: PlanColumn;
  readonly table: Readonly<Record<PlanYear, PlanTable>>;
  /** Depreciation and interest of a year. */
  readonly addedBack: Figure;
}

/** What a plan starts from, as years (formulas 5.13). Last year's column is `null` where it is not known. */
export function planStart(figures: PlanFigures): PlanStart {
  const [lastYear, thisYear] = [planColumn(figures.lastYear), planColumn(figures.thisYear)];
  const table = { lastYear: planTable(lastYear), thisYear: planTable(thisYear) };
  return { lastYear, thisYear, table, addedBack: addedBackOfYear(figures) };
}

/**
 * What this year comes to with the changes (formulas 5.13).
 *
 * @throws RangeError for a change that is no whole percent from −100 to 1,000.
 */
export function planFrom({ lastYear, thisYear, table, addedBack }: PlanStart, sliders: PlanSliders): PlanResult {
  for (const slider of PLAN_SLIDERS)
    if (!fitsPlanSlider(sliders[slider])) throw new RangeError(`${slider} is out of bounds: ${sliders[slider]}`);
  if (PLAN_SLIDERS.some((slider) => sliders[slider] === -100)) return { kind: 'cannotCompute' };
  if (thisYear.profitBeforeTax.value === null) return { kind: 'noData' };
  const impact = impactOf(thisYear, sliders);
  const profits = { now: figureInput(impact.profitBeforeTax), before: figureInput(thisYear.profitBeforeTax) };
  const ebitda = derive(
    'plannedEbitda',
    { profit: figureInput(impact.profitBeforeTax), addedBack: figureInput(addedBack) },
    (of) => of.profit.plus(of.addedBack),
  );
  const plan = {
    ...{ lastYear, thisYear, impact, ebitda, gains: gainsOf(thisYear, sliders) },
    table: { ...table, impact: planTable(impact) },
    change: derive('plannedChange', profits, (of) => of.now.minus(of.before)),
    changePercent: derive('plannedChangePercent', profits, (of) => percentChange(of.now, of.before)),
  };
  return { kind: 'plan', plan };
}

/** The same straight from the figures, for a plan that is worked out once. */
export const planWith = (figures: PlanFigures, sliders: PlanSliders): PlanResult =>
  planFrom(planStart(figures), sliders);
