import { addMonths, type Month } from '@keelson/kernel';
import { type PlanLine, planLines } from '@keelson/vocabulary';
import { derive, type Figure, figureInput, given, inMonth } from '../figure';
import { inPence, keptAmount, type PlanColumn } from '../planning';
import { profitLine } from '../statements';
import type { Company } from '../values';

export type PlannedLine = PlanLine | 'profitBeforeTax';

export const PLANNED_LINES: readonly PlannedLine[] = [...planLines(), 'profitBeforeTax'];

/** What the books say of one month, in whole pence. */
export interface ActualMonth {
  readonly month: Month;
  readonly lines: Readonly<Record<PlanLine, number | null>>;
}

/** One line of a month: what was planned of it and what it came to, in pounds. */
export interface PlannedAndActual {
  readonly planned: Figure;
  /** A `null` value where the books do not tell it. */
  readonly actual: Figure;
  /** Actual less planned. */
  readonly difference: Figure;
}

export type LinesThen = Readonly<Record<PlannedLine, PlannedAndActual>>;

export interface MonthThen {
  readonly month: Month;
  readonly lines: LinesThen;
}

/** What then happened: month by month, and all of them together; nothing together before there is a month. */
export interface WhatThenHappened {
  readonly months: readonly MonthThen[];
  readonly total: LinesThen | null;
}

/** A plan speaks of a year. */
const MOST_MONTHS = 12;

const SOURCES: Readonly<Record<PlanLine, Parameters<typeof profitLine>[1]>> = {
  ...{ sales: 'turnover', costOfSales: 'costOfSales', payroll: 'payroll', overheads: 'overheads' },
};

/** The complete months that the books know of, the oldest first, at most so many of the latest. */
export function actualMonths(company: Company, most: number): readonly ActualMonth[] {
  const months = [...company.months.values()].filter(({ flows }) => flows !== null).map(({ month }) => month);
  return months
    .sort()
    .slice(-most)
    .map((month) => {
      const window = inMonth(company, month);
      const lines = Object.fromEntries(
        planLines().map((line) => [line, inPence(profitLine(company, SOURCES[line], window))]),
      );
      return { month, lines: lines as ActualMonth['lines'] };
    });
}

const byLine = <Value>(of: (line: PlannedLine) => Value): Record<PlannedLine, Value> =>
  Object.fromEntries(PLANNED_LINES.map((line) => [line, of(line)])) as Record<PlannedLine, Value>;

const compared = (planned: Figure, actual: Figure): PlannedAndActual => ({
  ...{ planned, actual },
  difference: derive('actualLessPlanned', { actual: figureInput(actual), planned: figureInput(planned) }, (of) =>
    of.actual.minus(of.planned),
  ),
});

const actualLine = (amount: number | null): Figure =>
  derive('actualMonth', { amount: figureInput(keptAmount(amount)) }, (of) => of.amount);

function actualProfit(lines: Readonly<Record<PlanLine, Figure>>): Figure {
  const sources = {
    ...{ sales: figureInput(lines.sales), costOfSales: figureInput(lines.costOfSales) },
    ...{ payroll: figureInput(lines.payroll), overheads: figureInput(lines.overheads) },
  };
  return derive('plannedProfit', sources, (of) => of.sales.minus(of.costOfSales).minus(of.payroll).minus(of.overheads));
}

function linesOf(plan: PlanColumn, { lines }: ActualMonth): LinesThen {
  const actuals = {
    ...{ sales: actualLine(lines.sales), costOfSales: actualLine(lines.costOfSales) },
    ...{ payroll: actualLine(lines.payroll), overheads: actualLine(lines.overheads) },
  };
  const actual = { ...actuals, profitBeforeTax: actualProfit(actuals) };
  return byLine((line) =>
    compared(
      derive('plannedMonth', { year: figureInput(plan[line]), months: given(MOST_MONTHS, 'months') }, (of) =>
        of.year.div(of.months),
      ),
      actual[line],
    ),
  );
}

const sumOf = (figures: readonly Figure[]): Figure =>
  derive(
    'sumOfMonths',
    Object.fromEntries(figures.map((figure, index) => [`month${index + 1}`, figureInput(figure)])),
    (of) => Object.values(of).reduce((sum, value) => sum.plus(value)),
  );

/**
 * A plan against what came after the months that it stands on, for a year at most: each month is held against a twelfth
 * of the planned year, since a plan of five percentages knows no season. A month that the books lack is left out.
 */
export function whatThenHappened(
  plan: PlanColumn,
  lastOfBase: Month | null,
  actuals: readonly ActualMonth[],
): WhatThenHappened {
  if (lastOfBase === null) return { months: [], total: null };
  const end = addMonths(lastOfBase, MOST_MONTHS);
  const months = actuals
    .filter(({ month }) => month > lastOfBase && month <= end)
    .map((actual) => ({ month: actual.month, lines: linesOf(plan, actual) }));
  if (months.length === 0) return { months, total: null };
  const total = byLine((line) =>
    compared(
      sumOf(months.map(({ lines }) => lines[line].planned)),
      sumOf(months.map(({ lines }) => lines[line].actual)),
    ),
  );
  return { months, total };
}
