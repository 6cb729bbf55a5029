import type { Plan } from '@keelson/calculators/planning';
import type { ExplainedStep, Explanation } from '../../ui/explain/explanation';
import { planExplanation, type PlanPlace } from './plan-explanations';

/** A figure of the cut-down planner's tile. */
export type CutDownPlace = Extract<
  PlanPlace,
  'impact profitBeforeTaxPercent' | 'points profitBeforeTaxPercent' | 'thisYear profitBeforeTaxPercent'
>;

/** All costs that it leaves as they are stand in one line (decision 4.72); the other stays empty. */
const named = (steps: readonly ExplainedStep[]): readonly ExplainedStep[] =>
  steps
    .filter(({ text }) => text !== 'Overheads')
    .map((step) => (step.text === 'Payroll' ? { ...step, text: 'Payroll and overheads' } : step));

const OVERHEADS = /^Overheads|\(Overheads\)$/;

/** How a figure of the planner that three sliders are left of comes about (BEYOND-01). */
export function cutDownExplanation(plan: Plan, place: CutDownPlace, period: string): Explanation {
  const told = planExplanation(plan, place, period);
  return {
    ...told,
    steps: named(told.steps),
    sides: (told.sides ?? [])
      .filter(({ title }) => !OVERHEADS.test(title))
      .map((side) => ({
        ...side,
        title: side.title.replace('Payroll', 'Payroll and overheads'),
        steps: named(side.steps),
      })),
  };
}
