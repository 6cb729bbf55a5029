import type { CalendarDate } from '@keelson/kernel';
import type { DomainEvent } from '../decider';
import type { EventDefinitions } from '../event-definition';

/** What a customer can aim at (finance §3). */
export const GOAL_KINDS = [
  'Sell and Retire',
  'Holiday',
  'New House',
  'New Car',
  'New Boat',
  'Other large purchase',
  'Sell and start new company or charity',
  'Sell and buy into existing company',
  'Children / Grandchildren’s Education',
  'Sell and take lump sum for other reasons',
  'Take on more Staff',
  'Increase Marketing spend',
  'Create R&D Pot',
  'Take A Holiday',
] as const;
export type GoalKind = (typeof GOAL_KINDS)[number];

export interface Goal {
  readonly goalId: string;
  readonly kind: GoalKind;
  readonly by: CalendarDate;
  /** In pence; 0 where the kind asks for the overall cost. */
  readonly cost: number;
  /** In pence; 0 where the kind asks for the cost. */
  readonly overallCost: number;
}

/** All three goals as they stand after saving. */
export type GoalsSet = DomainEvent<'goals.set.v1', { readonly goals: readonly Goal[] }>;

export type GoalEvent = GoalsSet;

export const goalEventDefinitions: EventDefinitions<GoalEvent> = {
  'goals.set.v1': { personal: { goals: [] } },
};

export const goalsStream = (accountId: string): string => `goals-${accountId}`;
