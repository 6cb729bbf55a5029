import type { Kysely } from 'kysely';
import type { ReadModelDatabase } from '../database';
import type { LedgerRow } from './ledgers.table';

/** The ledger of one customer within the reader's scope; `undefined` before there is one. */
export const selectLedger = (database: Kysely<ReadModelDatabase>, accountId: string): Promise<LedgerRow | undefined> =>
  database
    .withSchema('read_model')
    .selectFrom('ledgers')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
