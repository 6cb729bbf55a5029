import type { Kysely } from 'kysely';
import type { ReadModelDatabase } from '../database';
import type { ProjectedGoal } from './goals.table';

/** The goals of one customer within the reader's scope; none before they are set. */
export async function selectGoals(
  database: Kysely<ReadModelDatabase>,
  accountId: string,
): Promise<{ readonly goals: readonly ProjectedGoal[]; readonly version: number }> {
  const row = await database
    .withSchema('read_model')
    .selectFrom('goals')
    .select(['goals', 'version'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? { goals: [], version: 0 };
}
