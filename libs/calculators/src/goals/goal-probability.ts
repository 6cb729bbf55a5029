import type { Month } from '@keelson/kernel';
import { Decimal, pounds } from '@keelson/kernel';
import type { Figure, Window } from '../figure';
import { trailing } from '../figure';
import type { Company } from '../values';
import { exitGoalProbability } from './exit-goal';
import type { GoalPlan, Likelihood } from './goal-plan';
import { likelihood } from './goal-plan';
import { savingGoalProbability } from './saving-goal';

export interface GoalOutlook {
  readonly goalId: string;
  /** Percent; `null` with under six months of data. */
  readonly probability: Figure;
  readonly likelihood: Likelihood;
}

const FEWEST_MONTHS = 6;

const enough = (window: Window): Window => (window.months.length < FEWEST_MONTHS ? { ...window, months: [] } : window);

/**
 * How likely each goal is, seen from the end of a month (formulas 5.16), in the order given. Saving goals are paid in
 * the order of their days; exit goals take nothing from them. An estimate, not advice.
 */
export function goalOutlooks(
  company: Company,
  goals: readonly GoalPlan[],
  asAt: Month,
  { soleTrader }: { readonly soleTrader: boolean } = { soleTrader: false },
): GoalOutlook[] {
  const window = enough(trailing(company, asAt));
  const outlooks = new Map<GoalPlan, GoalOutlook>();
  let earlier = new Decimal(0);
  for (const goal of [...goals].sort((a, b) => (a.by < b.by ? -1 : a.by > b.by ? 1 : 0))) {
    const probability = goal.exit
      ? exitGoalProbability(company, goal, asAt, window)
      : savingGoalProbability(company, goal, { asAt, window, soleTrader, earlier });
    if (!goal.exit) earlier = earlier.plus(pounds(goal.cost));
    outlooks.set(goal, { goalId: goal.goalId, probability, likelihood: likelihood(probability.value) });
  }
  return goals.flatMap((goal) => outlooks.get(goal) ?? []);
}
