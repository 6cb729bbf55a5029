import type { Kysely } from 'kysely';
import type { ReadModelDatabase } from '../database';
import type { ConnectionRow } from './connections.table';

/** The row of one customer within the reader's scope. */
export const selectConnection = (
  database: Kysely<ReadModelDatabase>,
  accountId: string,
): Promise<ConnectionRow | undefined> =>
  database
    .withSchema('read_model')
    .selectFrom('connections')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** Accounts, by id and after one, whose figures are to come by themselves. */
export async function selectRepeating(
  database: Kysely<ReadModelDatabase>,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly { readonly accountId: string; readonly connectionId: string }[]> {
  const rows = await database
    .withSchema('read_model')
    .selectFrom('connections')
    .select(['account_id', 'connection_id'])
    .where('connection_id', 'is not', null)
    .where('reconnect', 'is', null)
    .where('repeats', '=', true)
    .where('account_id', '>', after)
    .orderBy('account_id')
    .limit(limit)
    .execute();
  return rows.flatMap((row) =>
    row.connection_id === null ? [] : [{ accountId: row.account_id, connectionId: row.connection_id }],
  );
}

/** A connection with how its imports stand. */
export interface ImportingConnection extends ConnectionRow {
  readonly import_status: ReadModelDatabase['ledgers']['import_status'] | null;
  /** The import that was begun last, which may be older than the one that was asked for last. */
  readonly begun_import_id: string | null;
  readonly import_message: string | null;
  readonly last_imported_at: string | null;
}

/** The same with how the imports of the books stand. */
export const selectImportingConnection = (
  database: Kysely<ReadModelDatabase>,
  accountId: string,
): Promise<ImportingConnection | undefined> =>
  database
    .withSchema('read_model')
    .selectFrom('connections')
    .leftJoin('ledgers', 'ledgers.account_id', 'connections.account_id')
    .selectAll('connections')
    .select([
      'ledgers.import_status',
      'ledgers.import_id as begun_import_id',
      'ledgers.import_message',
      'ledgers.last_imported_at',
    ])
    .where('connections.account_id', '=', accountId)
    .executeTakeFirst();
