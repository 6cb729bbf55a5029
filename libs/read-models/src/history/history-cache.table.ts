import { defineTable } from '../table';

/**
 * The values that the events of a stream told last, in words, by what the history calls them: what stood before the
 * next event. Holds personal values; no query reads it.
 */
export interface HistoryCacheRow {
  readonly stream_id: string;
  /** Whose values they are. */
  readonly account_id: string;
  readonly told: { readonly [field: string]: string };
}

export const historyCacheTable = defineTable<HistoryCacheRow>({
  name: 'history_memory',
  primaryKey: 'stream_id',
  columns: { stream_id: { type: 'text' }, account_id: { type: 'text' }, told: { type: 'jsonb' } },
  indexes: ['(account_id)'],
  owner: 'nobody',
});
