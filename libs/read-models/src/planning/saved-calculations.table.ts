import type { CalculationSaver, PlanningTool } from '@keelson/vocabulary';
import { defineTable } from '../table';

/** What a calculation pins: whose shape the tool knows. */
export interface KeptCalculation {
  readonly inputs: object;
  readonly base: object;
  readonly results: object;
  readonly importIds: readonly string[];
  readonly months: readonly string[];
  readonly balanceMonth: string | null;
  readonly period1: boolean;
  readonly formulaVersion: number;
}

/** One row per saved calculation. */
export interface SavedCalculationRow {
  /** Of account, tool, saver and instant. */
  readonly calculation: string;
  readonly account_id: string;
  readonly tool: PlanningTool;
  readonly saved_by: CalculationSaver;
  /** ISO instant, by which a list names it. */
  readonly saved_at: string;
  /** Empty for none. */
  readonly name: string;
  readonly kept: KeptCalculation;
}

export const savedCalculationsTable = defineTable<SavedCalculationRow>({
  name: 'saved_calculations',
  columns: {
    calculation: { type: 'text' },
    account_id: { type: 'text' },
    tool: { type: 'text' },
    saved_by: { type: 'text' },
    saved_at: { type: 'text' },
    name: { type: 'text' },
    kept: { type: 'json' },
  },
  primaryKey: 'calculation',
  indexes: ['(account_id, tool, saved_by, saved_at)'],
  owner: { account: 'account_id', figuresOf: 'account_id' },
});
