import {
  type KeptPlanFigures,
  type KeptPlanResults,
  type Plan,
  PLAN_GAINS,
  type PlanGain,
  planAsKept,
  type PlanFigures,
  planFiguresOf,
  planFrom,
  type PlanResult,
  type PlanSliders,
  type PlanStart,
  planStart,
  planWith,
} from '@keelson/calculators/planning';
import { GAIN_NAMES, SENT_NAMES, type SentName, SLIDER_NAMES } from '@keelson/contracts/planning';
import {
  PLAN_ROWS,
  PLAN_SLIDERS,
  PLAN_YEARS,
  planLines,
  type PlanLine,
  type PlanSlider,
  type PlanYear,
} from '@keelson/vocabulary';
import type { CutDownRead, PlannerRead } from './planner.api';

/** What is sent of the figures that were shown. */
export const shownStart = (read: PlannerRead) => {
  const names = PLAN_YEARS.flatMap((year) => PLAN_ROWS.map((row) => SENT_NAMES[year][row]));
  const shown = Object.fromEntries(names.map((name) => [name, read[name]])) as Pick<PlannerRead, SentName>;
  return { ...shown, depreciationAndInterestYTD: read.depreciationAndInterestYTD };
};

type WireSliders = Pick<PlannerRead, (typeof SLIDER_NAMES)[PlanSlider]>;

export const sentSliders = (sliders: PlanSliders): WireSliders =>
  Object.fromEntries(PLAN_SLIDERS.map((slider) => [SLIDER_NAMES[slider], sliders[slider]])) as WireSliders;

export const readSliders = (read: WireSliders): PlanSliders =>
  Object.fromEntries(PLAN_SLIDERS.map((slider) => [slider, read[SLIDER_NAMES[slider]]])) as Record<PlanSlider, number>;

/** The wire has whole pence in pounds. */
const inPence = (pounds: number | null): number | null => (pounds === null ? null : Math.round(pounds * 100));

const yearOf = (read: PlannerRead, year: PlanYear): KeptPlanFigures[PlanYear] => {
  const names = SENT_NAMES[year];
  const amount = (line: PlanLine) => inPence(read[names[line]]);
  return {
    ...{ months: read[names.months], sales: amount('sales'), costOfSales: amount('costOfSales') },
    ...{ payroll: amount('payroll'), overheads: amount('overheads') },
  };
};

/** What was read, and what plans of it start from: the same however the sliders stand. */
export interface ReadStart {
  readonly read: PlannerRead;
  readonly figures: PlanFigures;
  readonly years: PlanStart;
}

export function startOf(read: PlannerRead): ReadStart {
  const figures = planFiguresOf({
    thisYear: yearOf(read, 'thisYear'),
    lastYear: yearOf(read, 'lastYear'),
    addedBack: inPence(read.depreciationAndInterestYTD),
  });
  return { read, figures, years: planStart(figures) };
}

function keptResults({ ...calculation }: NonNullable<PlannerRead['calculation']>): KeptPlanResults {
  const { revised_values: revised, pie_chart_values: pie, ...rest } = calculation.update_calculated_values;
  const { previousYear, projectedCurrentYear } = calculation.profit_before_tax_amount;
  const gains = PLAN_GAINS.map((gain) => [gain, inPence(pie[GAIN_NAMES[gain]])] as const);
  return {
    ...{
      sales: inPence(revised.sales),
      costOfSales: inPence(revised.cost_of_sales),
      payroll: inPence(revised.payroll),
    },
    ...{ overheads: inPence(revised.overheads), profitBeforeTax: inPence(revised.profit_before_tax) },
    ...{ lastYearProfit: inPence(previousYear), thisYearProfit: inPence(projectedCurrentYear) },
    ...{ change: inPence(rest.total_profit_and_loss_changes_by), ebitda: inPence(rest.EBITDA) },
    ...(Object.fromEntries(gains) as Record<PlanGain, number | null>),
  };
}

/**
 * What the year comes to, by the same calculator as in the API, so that results follow the slider. Of a saved plan that
 * does not come out as it did then, what was saved is shown.
 */
export function planOf({ read, figures, years }: ReadStart, sliders: PlanSliders): PlanResult {
  if (read.saved && read.saved.reopened !== 'equal' && read.calculation)
    return { kind: 'plan', plan: planAsKept(figures, keptResults(read.calculation)) };
  return planFrom(years, sliders);
}

const NOTHING = Object.fromEntries(planLines().map((line) => [line, null])) as Record<PlanLine, null>;
const NO_YEAR = { months: 0, ...NOTHING };

/** The same without a plan that is paid for: payroll and overheads are one sum, which stays as it is. */
export function cutDownPlanOf(read: CutDownRead, sliders: PlanSliders): PlanResult {
  const amounts = { sales: inPence(read.salesYTD), costOfSales: inPence(read.costOfSalesYTD) };
  const others = { payroll: inPence(read.otherCostsYTD), overheads: 0 };
  const thisYear = { months: read.noOfMonthsThisYear, ...amounts, ...others };
  return planWith(planFiguresOf({ thisYear, lastYear: NO_YEAR, addedBack: null }), sliders);
}

export const valueOf = (figure: Plan['change']): number | null => figure.value?.toNumber() ?? null;
