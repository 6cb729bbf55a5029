import type { Kysely } from 'kysely';
import type { ReadModelDatabase } from '../database';

export interface HistoryQuestion {
  readonly accountId: string;
  /** Only events older than this position. */
  readonly before?: number | undefined;
  readonly size: number;
}

/** One page of the events behind an account, newest first, with the names of those who acted. */
export async function selectAccountHistory(database: Kysely<ReadModelDatabase>, question: HistoryQuestion) {
  const reading = database.withSchema('read_model');
  let page = reading
    .selectFrom('account_history as history')
    .leftJoin('actor_names as actor', 'actor.account_id', 'history.actor_id')
    .leftJoin('actor_names as principal', 'principal.account_id', 'history.acting_as')
    .where('history.account_id', '=', question.accountId)
    .selectAll('history')
    .select(['actor.name as actor_name', 'principal.name as acting_as_name'])
    .orderBy('history.position', 'desc')
    .limit(question.size + 1);
  if (question.before !== undefined) page = page.where('history.position', '<', question.before);
  const rows = await page.execute();
  const { number } = await reading
    .selectFrom('account_history')
    .where('account_id', '=', question.accountId)
    .select(({ fn }) => fn.countAll<number>().as('number'))
    .executeTakeFirstOrThrow();
  return { rows: rows.slice(0, question.size), more: rows.length > question.size, total: number };
}

export type NamedHistoryRow = Awaited<ReturnType<typeof selectAccountHistory>>['rows'][number];
