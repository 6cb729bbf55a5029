import { defineTable } from '../table';

/** One sweep of the payment provider's books, with all that it read so far. */
export interface SweepRow {
  readonly sweep_id: string;
  readonly started_at: string;
  readonly finished_at: string;
  /** The books were read from here on, */
  readonly since: string;
  /** up to here. */
  readonly until: string;
  readonly read: number;
  readonly recorded: number;
}

export const sweepsTable = defineTable<SweepRow>({
  name: 'reconciliation_sweeps',
  primaryKey: 'sweep_id',
  columns: {
    sweep_id: { type: 'text' },
    started_at: { type: 'timestamptz' },
    finished_at: { type: 'timestamptz' },
    since: { type: 'timestamptz' },
    until: { type: 'timestamptz' },
    read: { type: 'bigint' },
    recorded: { type: 'bigint' },
  },
  indexes: ['(finished_at DESC)'],
  owner: 'nobody',
});
