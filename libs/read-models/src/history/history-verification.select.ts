import type { Kysely } from 'kysely';
import type { ReadModelDatabase } from '../database';

/** Where the events stand that tell who looked at an account: they are in the streams of those who looked. */
export async function selectReadingPositions(
  database: Kysely<ReadModelDatabase>,
  accountId: string,
): Promise<readonly number[]> {
  const rows = await database
    .withSchema('read_model')
    .selectFrom('account_history')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'reading')
    .select('position')
    .execute();
  return rows.map(({ position }) => position);
}

/** How the history of an account tells of one event; `undefined` where it does not. */
export async function selectHistoryEvent(database: Kysely<ReadModelDatabase>, accountId: string, position: number) {
  return await database
    .withSchema('read_model')
    .selectFrom('account_history')
    .where('account_id', '=', accountId)
    .where('position', '=', position)
    .select(['what', 'occurred_at'])
    .executeTakeFirst();
}
