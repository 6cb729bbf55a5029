import type { AccountingProvider, ReconnectReason } from '@keelson/vocabulary';
import { defineTable } from '../table';

/** One row per customer: the accounting system at hand, if any. */
export interface ConnectionRow {
  readonly account_id: string;
  readonly connection_id: string | null;
  readonly provider: AccountingProvider | null;
  readonly organisation_id: string | null;
  readonly organisation_name: string | null;
  readonly connected_at: string | null;
  /** Why consent is needed again. */
  readonly reconnect: ReconnectReason | null;
  /** When consent ends, once that was told. */
  readonly expires_at: string | null;
  /** The import that was asked for last. */
  readonly import_id: string | null;
  readonly import_requested_at: string | null;
  /** Whether figures come every day by themselves. */
  readonly repeats: boolean;
}

export const connectionsTable = defineTable<ConnectionRow>({
  name: 'connections',
  columns: {
    account_id: { type: 'text' },
    connection_id: { type: 'text', nullable: true },
    provider: { type: 'text', nullable: true },
    organisation_id: { type: 'text', nullable: true },
    organisation_name: { type: 'text', nullable: true },
    connected_at: { type: 'timestamptz', nullable: true },
    reconnect: { type: 'text', nullable: true },
    expires_at: { type: 'timestamptz', nullable: true },
    import_id: { type: 'text', nullable: true },
    import_requested_at: { type: 'timestamptz', nullable: true },
    repeats: { type: 'boolean' },
  },
  primaryKey: 'account_id',
  indexes: ['(account_id) WHERE connection_id IS NOT NULL'],
  owner: { account: 'account_id', figuresOf: 'account_id' },
});
