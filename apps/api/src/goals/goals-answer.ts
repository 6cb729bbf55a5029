import {
  ASSUMED_INCOME_TAX,
  type Company,
  type GoalAssumptions,
  goalOutlooks,
  latestMonth,
} from '@keelson/calculators';
import type { goalsContract } from '@keelson/contracts/goals';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { Goal } from '@keelson/domain/goals';
import { pounds } from '@keelson/kernel';
import { outlooksOf } from '../books/goal-outlooks';

type GoalsAnswer = AnswerInputOf<typeof goalsContract>;

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
