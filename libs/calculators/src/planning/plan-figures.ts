import { PLAN_YEARS, type PlanLine, type PlanYear, planLines } from '@keelson/vocabulary';
import { calculate, derive, type Figure, figureInput, flow, given, inSlot } from '../figure';
import type { Company } from '../values';
import { inPence, keptAmount, yearly } from './kept-figure';
import { planBase } from './plan-base';

/** A year that a plan starts from: the sums of so many months, in pounds. */
export interface PlanFiguresOfYear extends Readonly<Record<PlanLine, Figure>> {
  readonly months: number;
}

/** What a plan starts from, whether the books tell it or it was typed: the two behave alike. */
export interface PlanFigures extends Readonly<Record<PlanYear, PlanFiguresOfYear>> {
  /** Depreciation and interest of this year's months, which EBITDA adds back; typed figures have none. */
  readonly addedBack: Figure;
}

/** The same in the numbers that are typed, or kept with a saved calculation: whole pence. */
export interface KeptPlanFigures extends Readonly<
  Record<PlanYear, Readonly<Record<'months', number> & Record<PlanLine, number | null>>>
> {
  readonly addedBack: number | null;
}

const byYear = <Value>(of: (year: PlanYear) => Value): Record<PlanYear, Value> =>
  Object.fromEntries(PLAN_YEARS.map((year) => [year, of(year)])) as Record<PlanYear, Value>;
const byLine = <Value>(of: (line: PlanLine) => Value): Record<PlanLine, Value> =>
  Object.fromEntries(planLines().map((line) => [line, of(line)])) as Record<PlanLine, Value>;

/** What the books say (formulas 5.13); `null` where they know no month of either year. */
export function planFiguresOfBooks(company: Company): PlanFigures | null {
  const base = planBase(company);
  if (base === null) return null;
  const window = inSlot(company, 'thisYear');
  const addedBack = calculate(
    company,
    'depreciationAndInterest',
    { depreciation: flow('depreciation', window), interest: flow('interest', window) },
    (of) => of.depreciation.plus(of.interest),
    window.flags,
  );
  return { ...byYear((year) => ({ months: base[year].months.length, ...base[year].lines })), addedBack };
}

/** What was typed, or kept with a saved calculation. */
export const planFiguresOf = (kept: KeptPlanFigures): PlanFigures => ({
  ...byYear((year) => ({ months: kept[year].months, ...byLine((line) => keptAmount(kept[year][line])) })),
  addedBack: keptAmount(kept.addedBack),
});

export const keptPlanFigures = (figures: PlanFigures): KeptPlanFigures => ({
  ...byYear((year) => ({ months: figures[year].months, ...byLine((line) => inPence(figures[year][line])) })),
  addedBack: inPence(figures.addedBack),
});

/** The lines of a profit and loss of a year, with its profit before tax (other income is no input of plans). */
export type PlanColumn = Readonly<Record<PlanLine | 'profitBeforeTax', Figure>>;

export const plannedProfit = (lines: Readonly<Record<PlanLine, Figure>>): Figure =>
  derive(
    'plannedProfit',
    {
      sales: figureInput(lines.sales),
      costOfSales: figureInput(lines.costOfSales),
      payroll: figureInput(lines.payroll),
      overheads: figureInput(lines.overheads),
    },
    (of) => of.sales.minus(of.costOfSales).minus(of.payroll).minus(of.overheads),
  );

/** A year's lines annualised (formulas 5.13). */
export function planColumn(year: PlanFiguresOfYear): PlanColumn {
  const lines = byLine((line) => yearly(year[line], year.months));
  return { ...lines, profitBeforeTax: plannedProfit(lines) };
}

/** Depreciation and interest as a year; typed figures have none. */
export const addedBackOfYear = ({ addedBack, thisYear }: PlanFigures): Figure =>
  addedBack.value === null
    ? derive('leftAsItIs', { amount: given(0, 'pounds') }, (of) => of.amount)
    : yearly(addedBack, thisYear.months);
