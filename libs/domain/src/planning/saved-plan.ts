import {
  changesPlan,
  fitsPlanSlider,
  type KeptPlanFigures,
  keptPlanResults,
  planFiguresOf,
  PLANNER_VERSION,
  type PlanResult,
  type PlanSliders,
  planWith,
} from '@keelson/calculators/planning';
import { accepted, refused, type Result } from '@keelson/kernel';
import { PLAN_SLIDERS } from '@keelson/vocabulary';
import type { PlanCalculation } from './calculations.events';

type Versions = Readonly<Record<number, typeof planWith>>;
/** Every version of the calculation by which something may have been saved; a new one goes beside the old. */
const VERSIONS: Versions = { [PLANNER_VERSION]: planWith };

/** A saved plan computed again; `undefined` where its version is gone. */
export const planAsOf = (
  version: number,
  base: KeptPlanFigures,
  inputs: PlanSliders,
  versions: Versions = VERSIONS,
): PlanResult | undefined => versions[version]?.(planFiguresOf(base), inputs);

type Refused = { readonly code: 'INPUTS_OUT_OF_BOUNDS' | 'NOTHING_CHANGED' | 'FIGURES_UNKNOWN' };

/** A line that falls by all of itself cannot be computed (decision 4.28). */
const computes = (percent: number): boolean => fitsPlanSlider(percent) && percent > -100;

/** A plan with what it comes to, or why it cannot be saved. */
export function planToSave(
  plan: Omit<PlanCalculation, 'results'>,
): Result<{ readonly calculation: PlanCalculation; readonly formulaVersion: number }, Refused> {
  const { inputs, base } = plan;
  if (!PLAN_SLIDERS.every((slider) => computes(inputs[slider]))) return refused({ code: 'INPUTS_OUT_OF_BOUNDS' });
  if (!changesPlan(inputs)) return refused({ code: 'NOTHING_CHANGED' });
  const computed = planAsOf(PLANNER_VERSION, base, inputs);
  if (computed?.kind !== 'plan') return refused({ code: 'FIGURES_UNKNOWN' });
  return accepted({
    calculation: { ...plan, results: keptPlanResults(computed.plan) },
    formulaVersion: PLANNER_VERSION,
  });
}
