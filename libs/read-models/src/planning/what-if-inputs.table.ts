import type { PlanLine, PlanYear } from '@keelson/vocabulary';
import { defineTable } from '../table';

/** What was typed: the months that each year's amounts cover, and the amounts in pence. */
export type TypedInputs = Readonly<Record<PlanYear, Readonly<Record<'months' | PlanLine, number>>>>;

/** One row per customer who saved figures that what-if plans start from. */
export interface WhatIfInputsRow {
  readonly account_id: string;
  readonly inputs: TypedInputs;
  /** Version of the stream of plans that the row includes. */
  readonly version: number;
  /** ISO instant. */
  readonly saved_at: string;
}

export const whatIfInputsTable = defineTable<WhatIfInputsRow>({
  name: 'what_if_inputs',
  columns: {
    account_id: { type: 'text' },
    inputs: { type: 'jsonb' },
    version: { type: 'integer' },
    saved_at: { type: 'text' },
  },
  primaryKey: 'account_id',
  owner: { account: 'account_id', figuresOf: 'account_id' },
});
