import type { Kysely } from 'kysely';
import type { ReadModelDatabase } from '../database';
import type { LearningProgressRow } from './learning-progress.table';

/** What one customer within the reader's scope has learned; `undefined` before the first finished lesson. */
export const selectLearningProgress = (
  database: Kysely<ReadModelDatabase>,
  accountId: string,
): Promise<LearningProgressRow | undefined> =>
  database
    .withSchema('read_model')
    .selectFrom('learning_progress')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
