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
  /** The channel partner who may look at them. */
  readonly partner_id: string | null;
  readonly goals: readonly ProjectedGoal[];
  /** Version of the stream of goals that the row includes. */
  readonly version: number;
}

export const goalsTable = defineTable<GoalsRow>({
  name: 'goals',
  columns: {
    account_id: { type: 'text' },
    partner_id: { type: 'text', nullable: true },
    goals: { type: 'jsonb' },
    version: { type: 'integer' },
  },
  primaryKey: 'account_id',
  owner: { account: 'account_id', partner: 'partner_id' },
});
