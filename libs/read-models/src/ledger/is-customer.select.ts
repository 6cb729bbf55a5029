import type { Kysely } from 'kysely';
import type { ReadModelDatabase } from '../database';

/** Whether there is a customer whose figures are within the reader's scope. */
export async function selectIsCustomer(database: Kysely<ReadModelDatabase>, accountId: string): Promise<boolean> {
  const row = await database
    .withSchema('read_model')
    .selectFrom('ledgers')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}
