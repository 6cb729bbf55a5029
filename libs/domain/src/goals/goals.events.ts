import type { CalendarDate } from '@keelson/kernel';
import type { GoalKind } from '@keelson/vocabulary';
import type { DomainEvent } from '../decider';
import type { EventDefinitions } from '../event-definition';

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

/** What part of money that the owner takes out of the company is taken to go to tax. */
export type WithdrawalTaxAssumed = DomainEvent<
  'goals.withdrawal-tax-assumed.v1',
  {
    /** A decimal text from 0 to 90. */
    readonly percent: string;
  }
>;

export type GoalEvent = GoalsSet | WithdrawalTaxAssumed;

export const goalEventDefinitions: EventDefinitions<GoalEvent> = {
  'goals.set.v1': { personal: { goals: [] } },
  'goals.withdrawal-tax-assumed.v1': { personal: { percent: '0' } },
};

export const goalsStream = (accountId: string): string => `goals-${accountId}`;
