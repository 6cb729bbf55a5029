import type { Books } from '@keelson/calculators';
import type { ImportStatus } from '@keelson/vocabulary';
import { defineTable } from '../table';

/** One row per customer. */
export interface LedgerRow {
  readonly account_id: string;
  /** The books of the source at hand, folded; figures are computed from them when they are asked for. */
  readonly books: Books | null;
  /** How the last import stands; `none` before the first. */
  readonly import_status: ImportStatus;
  readonly import_id: string | null;
  readonly import_started_at: string | null;
  readonly import_message: string | null;
  readonly last_imported_at: string | null;
  /** `ImportReport` of the last import that finished. */
  readonly report: unknown;
  /** As it was registered; the books may call it otherwise. */
  readonly company_name: string;
  /** Version of the stream of the books that the row includes. */
  readonly version: number;
}

export const ledgersTable = defineTable<LedgerRow>({
  name: 'ledgers',
  columns: {
    account_id: { type: 'text' },
    books: { type: 'json', nullable: true },
    import_status: { type: 'text' },
    import_id: { type: 'text', nullable: true },
    import_started_at: { type: 'timestamptz', nullable: true },
    import_message: { type: 'text', nullable: true },
    last_imported_at: { type: 'timestamptz', nullable: true },
    report: { type: 'jsonb', nullable: true },
    company_name: { type: 'text' },
    version: { type: 'integer' },
  },
  primaryKey: 'account_id',
  owner: { account: 'account_id', figuresOf: 'account_id' },
});
