import type { Kysely } from 'kysely';
import type { ReadModelDatabase } from '../database';
import type { DatedTask } from './task-dates.table';

/** The tasks of one customer within the reader's scope that have a date; none before the first. */
export async function selectTaskDates(
  database: Kysely<ReadModelDatabase>,
  accountId: string,
): Promise<readonly DatedTask[]> {
  const row = await database
    .withSchema('read_model')
    .selectFrom('task_dates')
    .select('tasks')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.tasks ?? [];
}
