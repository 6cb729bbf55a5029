import type { Kysely } from 'kysely';
import type { ReadModelDatabase } from '../database';

/** The sections whose video an account watched; none before the first. */
export async function selectWatchedSections(
  database: Kysely<ReadModelDatabase>,
  accountId: string,
): Promise<readonly string[]> {
  const row = await database
    .withSchema('read_model')
    .selectFrom('watched_sections')
    .select('sections')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.sections ?? [];
}
