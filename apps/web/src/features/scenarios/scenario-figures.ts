import {
  type Plan,
  planFiguresOf,
  type PlanSliders,
  planWith,
  type KeptPlanFigures,
} from '@keelson/calculators/planning';
import { type ActualMonth, type WhatThenHappened, whatThenHappened } from '@keelson/calculators/scenarios';
import { formatPounds } from '../../ui/format/numbers';
import type { Base, Scenario, ScenariosRead } from './scenarios.api';

/** The wire has whole pence in pounds. */
export const inPence = (pounds: number | null): number | null => (pounds === null ? null : Math.round(pounds * 100));

type WireLines = Omit<Base['thisYear'], 'months'>;

const linesOf = ({ sales, costOfSales, payroll, overheads }: WireLines) => ({
  ...{ sales: inPence(sales), costOfSales: inPence(costOfSales) },
  ...{ payroll: inPence(payroll), overheads: inPence(overheads) },
});

export const keptFigures = ({ thisYear, lastYear, addedBack }: Base): KeptPlanFigures => ({
  thisYear: { months: thisYear.months, ...linesOf(thisYear) },
  lastYear: { months: lastYear.months, ...linesOf(lastYear) },
  addedBack: inPence(addedBack),
});

/** The same calculator as in the API, so that results follow the levers; `null` where nothing can be computed. */
export function planOf(base: Base, changes: PlanSliders): Plan | null {
  const result = planWith(planFiguresOf(keptFigures(base)), changes);
  return result.kind === 'plan' ? result.plan : null;
}

const actualsOf = ({ actuals }: ScenariosRead): readonly ActualMonth[] =>
  actuals.map(({ month, ...lines }) => ({ month, lines: linesOf(lines) }));

/** A scenario against what the books say of the months after its base. */
export function thenHappened(scenario: Scenario, read: ScenariosRead): WhatThenHappened | null {
  const plan = planOf(scenario.base, scenario.changes);
  return plan && whatThenHappened(plan.impact, scenario.base.months.thisYear.at(-1) ?? null, actualsOf(read));
}

interface Valued {
  readonly value: { toNumber(): number } | null;
}

export const poundsText = (value: number | null): string => (value === null ? '-' : formatPounds(value));
export const figureText = ({ value }: Valued): string => poundsText(value?.toNumber() ?? null);

/** £6,000 with its sign, as a change reads. */
export const changeText = (value: number | null): string =>
  value !== null && Math.round(value) > 0 ? `+${formatPounds(value)}` : poundsText(value);
export const figureChangeText = ({ value }: Valued): string => changeText(value?.toNumber() ?? null);
