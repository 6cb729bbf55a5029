import { type Kysely, sql } from 'kysely';
import type { ReadModelDatabase } from '../database';
import type { HistoryKind } from './account-history.table';

/** Which events of an account; those that fit all of it. */
export interface HistoryFilter {
  readonly accountId: string;
  readonly kind?: HistoryKind | undefined;
  readonly actor?: string | undefined;
  /** Done for somebody else, or not. */
  readonly acting?: 'yes' | 'no' | undefined;
  /** First and last day in London, `YYYY-MM-DD`. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly search?: string | undefined;
  /** Id of an event. */
  readonly related?: string | undefined;
}

export interface HistoryQuestion extends HistoryFilter {
  /** Only events older than this position. */
  readonly before?: number | undefined;
  readonly size: number;
}

const MOST_TERMS = 8;

/** One page of the events behind an account, newest first, with the names of those who acted. */
export async function selectAccountHistory(database: Kysely<ReadModelDatabase>, question: HistoryQuestion) {
  const matching = matchingEvents(database, question);
  let page = matching
    .selectAll('history')
    .select(['actor.name as actor_name', 'principal.name as acting_as_name'])
    .orderBy('history.position', 'desc')
    .limit(question.size + 1);
  if (question.before !== undefined) page = page.where('history.position', '<', question.before);
  const rows = await page.execute();
  const { number } = await matching.select(({ fn }) => fn.countAll<number>().as('number')).executeTakeFirstOrThrow();
  return { rows: rows.slice(0, question.size), more: rows.length > question.size, total: number };
}

export type NamedHistoryRow = Awaited<ReturnType<typeof selectAccountHistory>>['rows'][number];

/** Everybody who did something about an account. */
export async function selectHistoryActors(database: Kysely<ReadModelDatabase>, accountId: string) {
  return await database
    .withSchema('read_model')
    .selectFrom('account_history as history')
    .leftJoin('actor_names as actor', 'actor.account_id', 'history.actor_id')
    .where('history.account_id', '=', accountId)
    .select(['history.actor_id', 'history.actor_kind', 'actor.name'])
    .distinct()
    .orderBy('actor.name')
    .orderBy('history.actor_id')
    .execute();
}

function matchingEvents(database: Kysely<ReadModelDatabase>, filter: HistoryFilter) {
  const { accountId, kind, actor, acting, from, until, search = '', related } = filter;
  let events = database
    .withSchema('read_model')
    .selectFrom('account_history as history')
    .leftJoin('actor_names as actor', 'actor.account_id', 'history.actor_id')
    .leftJoin('actor_names as principal', 'principal.account_id', 'history.acting_as')
    .where('history.account_id', '=', accountId);
  if (kind !== undefined) events = events.where('history.kind', '=', kind);
  if (actor !== undefined) events = events.where('history.actor_id', '=', actor);
  if (acting !== undefined) events = events.where('history.acting_as', acting === 'yes' ? 'is not' : 'is', null);
  if (from !== undefined) events = events.where(sql<boolean>`history.occurred_at >= ${beginOf(from, 0)}`);
  if (until !== undefined) events = events.where(sql<boolean>`history.occurred_at < ${beginOf(until, 1)}`);
  if (related !== undefined) events = events.where(relatedTo(accountId, related));
  for (const term of termsOf(search)) {
    events = events.where(sql<boolean>`position(${term} in ${SHOWN}) > 0`);
  }
  return events;
}

const termsOf = (search: string): readonly string[] =>
  search
    .toLowerCase()
    .split(/\s+/)
    .filter((term) => term !== '')
    .slice(0, MOST_TERMS);

const beginOf = (day: string, daysLater: number) =>
  sql`((${day}::date + ${daysLater}::int)::timestamp AT TIME ZONE 'Europe/London')`;

const SHOWN = sql`lower(concat_ws(' ', history.what, history.detail, history.changes, actor.name, principal.name,
  history.browser, history.ip))`;

const relatedTo = (accountId: string, eventId: string) => sql<boolean>`EXISTS (
  SELECT FROM read_model.account_history AS one
  WHERE one.account_id = ${accountId} AND one.event_id = ${eventId} AND (
    history.command_id = one.command_id OR history.correlation_id = one.correlation_id
    OR history.event_id = one.causation_id OR history.causation_id IN (one.event_id, one.command_id)))`;
