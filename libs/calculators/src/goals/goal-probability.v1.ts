import type { Month } from '@keelson/kernel';
import { Decimal, pounds } from '@keelson/kernel';
import type { Company } from '../values';
import { exitGoalProbabilityVersion1 } from './exit-goal.v1';
import type { GoalPlan } from './goal-plan';
import { likelihood } from './goal-plan';
import { type GoalOutlook, enoughMonths, inOrderOfDays } from './goal-probability';
import { savingGoalProbabilityVersion1 } from './saving-goal.v1';

/**
 * How likely each goal was by version 1 of the formulas: what owners saw until then, which the history of the chances
 * tells beside what they are by the present one.
 */
export function goalOutlooksVersion1(company: Company, goals: readonly GoalPlan[], asAt: Month): GoalOutlook[] {
  const window = enoughMonths(company, asAt);
  const outlooks = new Map<GoalPlan, GoalOutlook>();
  let earlier = new Decimal(0);
  for (const goal of inOrderOfDays(goals)) {
    const probability = goal.exit
      ? exitGoalProbabilityVersion1(company, goal, asAt, window)
      : savingGoalProbabilityVersion1(company, goal, { asAt, window, earlier });
    if (!goal.exit) earlier = earlier.plus(pounds(goal.cost));
    outlooks.set(goal, { goalId: goal.goalId, probability, likelihood: likelihood(probability.value) });
  }
  return goals.flatMap((goal) => outlooks.get(goal) ?? []);
}
