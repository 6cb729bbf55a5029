import { type Company, type GoalOutlook, type GoalPlan, isExitGoal, latestMonth } from '@keelson/calculators';
import { amountOf, type Goal } from '@keelson/domain/goals';
import { type Month, pence } from '@keelson/kernel';
import { isPersonalGoal } from '@keelson/vocabulary';

const planOf = (goal: Goal): GoalPlan => ({
  goalId: goal.goalId,
  by: goal.by,
  cost: pence(amountOf(goal)),
  exit: isExitGoal(goal.kind),
  personal: isPersonalGoal(goal.kind),
});

/** How likely goals are by the books of a day; `undefined` before there is a month to see them from. */
export function outlooksOf(
  company: Company | null,
  goals: readonly Goal[],
  outlooks: (company: Company, plans: readonly GoalPlan[], asAt: Month) => readonly GoalOutlook[],
): readonly GoalOutlook[] | undefined {
  const asAt = company && latestMonth(company);
  return company && asAt ? outlooks(company, goals.map(planOf), asAt) : undefined;
}
