import { GOALS_AT_ONCE, goalsMessages as texts } from '@keelson/contracts/goals';
import { type GoalKind, hasOverallCost, isGoalKind } from '@keelson/vocabulary';
import type { Goal } from './goals.api';

/** One row of the form, as typed. */
export interface GoalRow {
  readonly id: string;
  readonly goal: GoalKind | '';
  readonly date: string;
  readonly amount: string;
}

export const rowsOf = (goals: readonly Goal[]): readonly GoalRow[] =>
  Array.from({ length: GOALS_AT_ONCE }, (_, index) => {
    const goal = goals[index];
    if (!goal) return { id: '', goal: '', date: '', amount: '' };
    return { id: goal.id, goal: goal.goal, date: goal.date, amount: String(goal.cost || goal.overall_cost) };
  });

const amountOf = (text: string): number => Number(text.replaceAll(/[£,\s]/g, ''));

function amountFault(pounds: number): string | undefined {
  if (!(pounds > 0)) return texts.required;
  if (pounds >= 1_000_000_000) return texts.amountTooLarge;
  return Number(pounds.toFixed(2)) === pounds ? undefined : texts.amountTooPrecise;
}

function dateFault(date: string, today: string): string | undefined {
  if (date === '') return texts.required;
  return date < today ? texts.datePast : undefined;
}

export const faultsOf = ({ goal, date, amount }: GoalRow, today: string) => ({
  goal: goal === '' ? texts.required : undefined,
  date: dateFault(date, today),
  amount: amountFault(amountOf(amount)),
});
export type RowFaults = ReturnType<typeof faultsOf>;
export const isFaulty = (faults: RowFaults): boolean => Object.values(faults).some((fault) => fault !== undefined);

/** Only rows without faults are sent; the amount that a goal does not ask for is 0. */
export const sentGoals = (rows: readonly GoalRow[]) =>
  rows.flatMap(({ id, goal, date, amount }) => {
    if (!isGoalKind(goal)) return [];
    const overall = hasOverallCost(goal);
    const pounds = amountOf(amount);
    return [{ id, goal, date, cost: overall ? 0 : pounds, overallCost: overall ? pounds : 0 }];
  });
