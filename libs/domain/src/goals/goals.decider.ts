import { accepted, type CalendarDate, Decimal, pence, refused } from '@keelson/kernel';
import { type GoalKind, hasOverallCost } from '@keelson/vocabulary';
import type { Decider, Rejection } from '../decider';
import type { Goal, GoalEvent } from './goals.events';

/** As the form sends it; the amount of the other kind is no matter, it becomes 0. */
export interface GoalWish {
  /** Of the goal that is changed; a new one brings an id of its own. */
  readonly goalId: string;
  readonly kind: GoalKind;
  /** `null` while no date is chosen. */
  readonly by: CalendarDate | null;
  readonly cost: number;
  readonly overallCost: number;
}

export interface SetGoals {
  readonly name: 'SetGoals';
  readonly goals: readonly GoalWish[];
  /** The day in London. */
  readonly today: CalendarDate;
  /** A decimal text; it stays as it is unless given. */
  readonly withdrawalTaxPercent?: string | undefined;
}

export type GoalRefusal = Rejection<
  'NOT_THREE_GOALS' | 'DATE_MISSING' | 'DATE_PAST' | 'AMOUNT_MISSING' | 'SAME_GOAL_TWICE' | 'TAX_OUT_OF_RANGE'
>;

export interface GoalsState {
  readonly goals: readonly Goal[];
  readonly withdrawalTaxPercent: string;
}

/** Nothing would be left of what is taken out at 100. */
export const MOST_WITHDRAWAL_TAX = 90;

export const GOALS_AT_ONCE = 3;

/** Exactly three goals, each with a day that is not over and the amount that its kind asks for (finance §5). */
export const goalsDecider: Decider<SetGoals, GoalsState, GoalEvent, GoalRefusal> = {
  initialState: { goals: [], withdrawalTaxPercent: '0' },
  decide({ goals: wishes, today, withdrawalTaxPercent }, state) {
    if (wishes.length !== GOALS_AT_ONCE) return refused({ code: 'NOT_THREE_GOALS' });
    if (new Set(wishes.map(({ goalId }) => goalId)).size !== wishes.length) return refused({ code: 'SAME_GOAL_TWICE' });
    const goals: Goal[] = [];
    for (const { by, ...wish } of wishes) {
      if (by === null) return refused({ code: 'DATE_MISSING' });
      goals.push(goalOf(wish, by));
    }
    if (goals.some(({ by }) => by < today)) return refused({ code: 'DATE_PAST' });
    if (goals.some((goal) => amountOf(goal) <= 0)) return refused({ code: 'AMOUNT_MISSING' });
    const percent = new Decimal(withdrawalTaxPercent ?? state.withdrawalTaxPercent);
    if (percent.lt(0) || percent.gt(MOST_WITHDRAWAL_TAX)) return refused({ code: 'TAX_OUT_OF_RANGE' });
    const events: GoalEvent[] = [];
    if (!goals.every((goal, index) => isSame(goal, state.goals[index])))
      events.push({ type: 'goals.set.v1', data: { goals } });
    if (!percent.eq(state.withdrawalTaxPercent))
      events.push({ type: 'goals.withdrawal-tax-assumed.v1', data: { percent: percent.toFixed() } });
    return accepted(events);
  },
  evolve(state, event) {
    switch (event.type) {
      case 'goals.set.v1':
        return { ...state, goals: event.data.goals };
      case 'goals.withdrawal-tax-assumed.v1':
        return { ...state, withdrawalTaxPercent: event.data.percent };
    }
  },
};

/** The amount that counts, in pence. */
export const amountOf = (goal: Pick<Goal, 'cost' | 'overallCost'>): number => pence(goal.cost + goal.overallCost);

function goalOf({ goalId, kind, cost, overallCost }: Omit<GoalWish, 'by'>, by: CalendarDate): Goal {
  const overall = hasOverallCost(kind);
  return { goalId, kind, by, cost: overall ? 0 : cost, overallCost: overall ? overallCost : 0 };
}

const isSame = (goal: Goal, before: Goal | undefined): boolean =>
  before?.goalId === goal.goalId &&
  before.kind === goal.kind &&
  before.by === goal.by &&
  before.cost === goal.cost &&
  before.overallCost === goal.overallCost;
