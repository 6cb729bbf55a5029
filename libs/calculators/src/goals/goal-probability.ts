import type { Month } from '@keelson/kernel';
import { Decimal } from '@keelson/kernel';
import type { Figure, Window } from '../figure';
import { FORMULAS, trailing } from '../figure';
import type { Company } from '../values';
import { exitGoalProbability } from './exit-goal';
import type { GoalAssumptions, GoalPlan, Likelihood } from './goal-plan';
import { USUAL_ASSUMPTIONS, likelihood } from './goal-plan';
import { neededFor, savingBasis, savingGoalProbability } from './saving-goal';

export interface GoalOutlook {
  readonly goalId: string;
  /** Percent; `null` with under six months of data. */
  readonly probability: Figure;
  readonly likelihood: Likelihood;
}

const FEWEST_MONTHS = 6;

/** The version of the formulas of goals: the probabilities of each are told by it. */
export const GOALS_FORMULA_VERSION = Math.max(
  FORMULAS.savingGoalProbability.version,
  FORMULAS.exitGoalProbability.version,
);

/** The twelve months to one; without six of them there is too little to estimate from. */
export const enoughMonths = (company: Company, asAt: Month): Window => {
  const window = trailing(company, asAt);
  return window.months.length < FEWEST_MONTHS ? { ...window, months: [] } : window;
};

/** Saving goals are paid in the order of their days; those of one day as they are given. */
export const inOrderOfDays = (goals: readonly GoalPlan[]): readonly GoalPlan[] =>
  [...goals].sort((a, b) => (a.by < b.by ? -1 : a.by > b.by ? 1 : 0));

/**
 * How likely each goal is, seen from the end of a month (formulas 5.16, 5.26), in the order given. Saving goals are paid
 * in the order of their days; exit goals take nothing from them. An estimate, not advice.
 */
export function goalOutlooks(
  company: Company,
  goals: readonly GoalPlan[],
  asAt: Month,
  assumed: GoalAssumptions = USUAL_ASSUMPTIONS,
): GoalOutlook[] {
  const window = enoughMonths(company, asAt);
  const basis = savingBasis(company, asAt, window, assumed);
  const outlooks = new Map<GoalPlan, GoalOutlook>();
  let earlier = new Decimal(0);
  for (const goal of inOrderOfDays(goals)) {
    const probability = goal.exit
      ? exitGoalProbability(company, goal, asAt, window)
      : savingGoalProbability(company, goal, basis, earlier);
    if (!goal.exit) earlier = earlier.plus(neededFor(company, goal, basis).value ?? 0);
    outlooks.set(goal, { goalId: goal.goalId, probability, likelihood: likelihood(probability.value) });
  }
  return goals.flatMap((goal) => outlooks.get(goal) ?? []);
}
