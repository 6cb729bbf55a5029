import type { Kysely } from 'kysely';
import type { ReadModelDatabase } from '../database';

/** When an account is to be deleted, as ISO instant; `undefined` while it is not. */
export async function selectDeletionOf(
  database: Kysely<ReadModelDatabase>,
  accountId: string,
): Promise<string | undefined> {
  const row = await database
    .withSchema('read_model')
    .selectFrom('customers')
    .where('account_id', '=', accountId)
    .select('deletion_at')
    .executeTakeFirst();
  return row?.deletion_at ?? undefined;
}
