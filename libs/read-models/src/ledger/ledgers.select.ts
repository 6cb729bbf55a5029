import type { Books } from '@keelson/calculators';
import { type Kysely, sql } from 'kysely';
import type { ReadModelDatabase } from '../database';
import type { LedgerRow } from './ledgers.table';

/** A ledger but for its books, which are large. */
export interface LedgerHead extends Omit<LedgerRow, 'books'> {
  /** Names the row as it was written: the same stamp, the same books. */
  readonly stamp: string;
}

/** Every row that is written has another transaction, and the table that a rebuild puts in its place another id. */
const STAMP = sql<string>`tableoid::text || '-' || xmin::text`;

/** The head of one customer's ledger within the reader's scope; `undefined` before there is one. */
export const selectLedgerHead = (
  database: Kysely<ReadModelDatabase>,
  accountId: string,
): Promise<LedgerHead | undefined> =>
  database
    .withSchema('read_model')
    .selectFrom('ledgers')
    .select(['account_id', 'import_status', 'import_id', 'import_started_at', 'import_message'])
    .select(['last_imported_at', 'report', 'company_name', 'version', STAMP.as('stamp')])
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** The books of a ledger that was found in the same snapshot. */
export async function selectBooks(database: Kysely<ReadModelDatabase>, accountId: string): Promise<Books | null> {
  const row = await database
    .withSchema('read_model')
    .selectFrom('ledgers')
    .select('books')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return row.books;
}
