import { defineTable } from '../table';

/** One row per customer who watched the video of a section of My Financials. */
export interface WatchedSectionsRow {
  readonly account_id: string;
  readonly sections: readonly string[];
}

export const watchedSectionsTable = defineTable<WatchedSectionsRow>({
  name: 'watched_sections',
  columns: {
    account_id: { type: 'text' },
    sections: { type: 'jsonb' },
  },
  primaryKey: 'account_id',
  owner: { account: 'account_id' },
});
