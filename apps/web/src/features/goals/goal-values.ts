import { GOALS_AT_ONCE } from '@keelson/contracts/goals';
import { amountIn, amountText } from '@keelson/contracts/validation';
import { type GoalKind, hasOverallCost, isGoalKind } from '@keelson/vocabulary';
import type { Goal } from './goals.api';

/** One row of the form, as typed. */
export interface GoalRow {
  readonly id: string;
  readonly goal: GoalKind | '';
  readonly date: string;
  readonly amount: string;
}

type GoalField = `goals.${number}.${keyof GoalRow}`;

export const fieldOf = (index: number, name: keyof GoalRow): GoalField => `goals.${index}.${name}`;

/** The rows by field name, as the server names the fields in its answer, and what is assumed for all of them. */
export type GoalsValues = Readonly<Record<GoalField | 'withdrawalTaxPercent', string>>;

const ROWS = Array.from({ length: GOALS_AT_ONCE }, (_, index) => index);

const startOf = (goal: Goal | undefined): GoalRow =>
  goal === undefined
    ? { id: '', goal: '', date: '', amount: '' }
    : { id: goal.id, goal: goal.goal, date: goal.date, amount: amountText(goal.cost || goal.overall_cost, 'pounds') };

/** What the form starts with: the goals that are set, or empty rows. */
export const goalsValues = (goals: readonly Goal[], withdrawalTaxPercent: number): GoalsValues => ({
  ...Object.fromEntries(
    ROWS.flatMap((index) =>
      Object.entries(startOf(goals[index])).map(([name, text]) => [fieldOf(index, name as keyof GoalRow), text]),
    ),
  ),
  withdrawalTaxPercent: String(withdrawalTaxPercent),
});

export const rowsOf = (values: GoalsValues): readonly GoalRow[] =>
  ROWS.map((index) => {
    const at = (name: keyof GoalRow): string => values[fieldOf(index, name)] ?? '';
    const goal = at('goal');
    return { id: at('id'), goal: isGoalKind(goal) ? goal : '', date: at('date'), amount: at('amount') };
  });

/** Nothing is 0, which the rules ask about; what is no amount they refuse. */
const amountOf = (text: string): number => {
  const amount = amountIn(text, 'pounds');
  return amount === undefined ? Number.NaN : (amount ?? 0);
};

/** Percent as people type it; nothing is 0, and what is no number the rules refuse. */
const percentOf = (text: string): number => {
  const typed = text.replace(/[\s%]/g, '');
  return /^\d*\.?\d*$/.test(typed) && typed !== '.' ? Number(typed) : Number.NaN;
};

/** What the API takes once the rules have passed; the amount that a goal does not ask for is 0. */
export const goalsBodyOf = (values: GoalsValues) => ({
  goals: rowsOf(values).map(({ id, goal, date, amount }) => {
    const overall = goal !== '' && hasOverallCost(goal);
    const pounds = amountOf(amount);
    return { id, goal: goal as GoalKind, date, cost: overall ? 0 : pounds, overallCost: overall ? pounds : 0 };
  }),
  withdrawalTaxPercent: percentOf(values.withdrawalTaxPercent),
});
