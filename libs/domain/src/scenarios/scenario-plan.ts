import {
  inPence,
  type KeptPlanFigures,
  planFiguresOf,
  PLANNER_VERSION,
  type PlanResult,
  type PlanSliders,
  planWith,
} from '@keelson/calculators/planning';
import type { PlanLine } from '@keelson/vocabulary';

/** What a scenario comes to in a year, in whole pence: the planned lines, and how the profit differs from the base's. */
export type ScenarioResults = Readonly<Record<PlanLine | 'profitBeforeTax' | 'change', number>>;

/** Ways of computing a plan by the version that a scenario pins. */
export type PlanVersions = Readonly<Record<number, typeof planWith>>;

/** Every version by which something may have been stored; a new one goes beside the old. */
export const PLAN_VERSIONS: PlanVersions = { [PLANNER_VERSION]: planWith };

/** A stored plan computed again; `undefined` where its version is gone. */
export const scenarioPlan = (
  version: number,
  figures: KeptPlanFigures,
  changes: PlanSliders,
  versions: PlanVersions = PLAN_VERSIONS,
): PlanResult | undefined => versions[version]?.(planFiguresOf(figures), changes);

/** `null` where there is no plan to speak of. */
export function scenarioResults(result: PlanResult | undefined): ScenarioResults | null {
  if (result?.kind !== 'plan') return null;
  const { impact, change } = result.plan;
  const amounts = {
    sales: inPence(impact.sales),
    costOfSales: inPence(impact.costOfSales),
    payroll: inPence(impact.payroll),
    overheads: inPence(impact.overheads),
    profitBeforeTax: inPence(impact.profitBeforeTax),
    change: inPence(change),
  };
  return Object.values(amounts).includes(null) ? null : (amounts as ScenarioResults);
}
