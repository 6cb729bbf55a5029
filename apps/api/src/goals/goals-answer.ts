import {
  ASSUMED_INCOME_TAX,
  type Company,
  type GoalAssumptions,
  type GoalOutlook,
  goalOutlooks,
  type GoalPlan,
  isExitGoal,
  latestMonth,
} from '@keelson/calculators';
import type { goalsContract } from '@keelson/contracts/goals';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { amountOf, type Goal } from '@keelson/domain/goals';
import { type Month, pence, pounds } from '@keelson/kernel';
import { isPersonalGoal } from '@keelson/vocabulary';

type GoalsAnswer = AnswerInputOf<typeof goalsContract>;

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

export function goalsAnswer(
  company: Company | null,
  goals: readonly Goal[],
  assumptions: GoalAssumptions,
): GoalsAnswer {
  const outlooks = outlooksOf(company, goals, (of, plans, asAt) => goalOutlooks(of, plans, asAt, assumptions));
  return {
    asAt: company && latestMonth(company),
    withdrawalTaxPercent: Number(assumptions.withdrawalTaxPercent),
    assumedIncomeTaxPercent: assumptions.incomeTaxed ? ASSUMED_INCOME_TAX : null,
    goals: goals.map((goal, index) => ({
      id: goal.goalId,
      key: goal.goalId,
      goal: goal.kind,
      date: goal.by,
      cost: pounds(goal.cost).toNumber(),
      overall_cost: pounds(goal.overallCost).toNumber(),
      message: outlooks?.[index]?.likelihood ?? 'Not enough data',
      probability: outlooks?.[index]?.probability.value?.toNumber() ?? null,
    })),
  };
}
