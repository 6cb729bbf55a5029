import type { CalendarDate } from '@keelson/kernel';
import { defineTable } from '../table';

export interface ProjectedGoal {
  readonly goalId: string;
  readonly kind: string;
  readonly by: CalendarDate;
  /** In pence. */
  readonly cost: number;
  readonly overallCost: number;
}

/** One row per customer: the goals that were set last, none before the first. */
export interface GoalsRow {
  readonly account_id: string;
  readonly goals: readonly ProjectedGoal[];
  /** Version of the stream of goals that the row includes. */
  readonly version: number;
  /** As it was registered: which tax the profit bears. */
  readonly company_type: string;
  /** The part of money taken out that is taken to go to tax, in percent, as a decimal text. */
  readonly withdrawal_tax: string;
}

export const goalsTable = defineTable<GoalsRow>({
  name: 'goals',
  columns: {
    account_id: { type: 'text' },
    goals: { type: 'jsonb' },
    version: { type: 'integer' },
    company_type: { type: 'text' },
    withdrawal_tax: { type: 'text' },
  },
  primaryKey: 'account_id',
  owner: { account: 'account_id', figuresOf: 'account_id' },
});
