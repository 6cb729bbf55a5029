import type { ActorKind, HistoryKind } from '@keelson/vocabulary';
import { type Kysely, sql } from 'kysely';
import type { ReadModelDatabase } from '../database';
import { searchTerms } from '../search-terms';

/** Which events; those that fit all of it. */
export interface HistoryFilter {
  /** About one account; about all of them where it is left out. */
  readonly accountId?: string | undefined;
  readonly kind?: HistoryKind | undefined;
  readonly actor?: string | undefined;
  /** In which role it was done. */
  readonly role?: ActorKind | undefined;
  /** Of these types alone, or of all others. */
  readonly types?: { readonly are: readonly string[]; readonly wanted: boolean } | undefined;
  /** Done for somebody else, or not. */
  readonly acting?: 'yes' | 'no' | undefined;
  /** First and last day in London, `YYYY-MM-DD`. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly search?: string | undefined;
  /** The events of one import of the books. */
  readonly import?: string | undefined;
  /** Id of an event about the account. */
  readonly related?: string | undefined;
  /** Whether the search looks through personal values and names too: else it would tell who may not see them. */
  readonly personal: boolean;
}

export interface HistoryQuestion extends HistoryFilter {
  /** Of the events of one import of the books the newest alone stands for all of them. */
  readonly gather?: 'imports' | undefined;
  /** Only events older than this position. */
  readonly before?: number | undefined;
  /** How many of them, newest first, to leave out. */
  readonly skip?: number | undefined;
  readonly size: number;
}

/** One page of the events, newest first, with the names of those who acted and whom it was about. */
export async function selectAccountHistory(database: Kysely<ReadModelDatabase>, question: HistoryQuestion) {
  let page = gatheredEvents(database, question)
    .selectAll('history')
    .select([
      ACTOR_NAME.as('actor_name'),
      PRINCIPAL_NAME.as('acting_as_name'),
      SUBJECT_NAME.as('subject_name'),
      IS_CUSTOMER.as('about_customer'),
      (question.gather === 'imports' ? GATHERED : sql<null>`NULL`).as('gathered'),
    ])
    .orderBy('history.position', 'desc')
    .offset(question.skip ?? 0)
    .limit(question.size + 1);
  if (question.before !== undefined) page = page.where('history.position', '<', question.before);
  const rows = await page.execute();
  return { rows: rows.slice(0, question.size), more: rows.length > question.size };
}

/** How many events fit, those that are gathered counted as one. */
export async function countAccountHistory(
  database: Kysely<ReadModelDatabase>,
  question: HistoryFilter & Pick<HistoryQuestion, 'gather' | 'before'>,
): Promise<number> {
  const counted = gatheredEvents(database, question).select(({ fn }) => fn.countAll<number>().as('number'));
  return (await counted.executeTakeFirstOrThrow()).number;
}

/** How many events fit, counted no further than to one more than the most. */
export async function countHistoryUpTo(
  database: Kysely<ReadModelDatabase>,
  filter: HistoryFilter,
  most: number,
): Promise<number> {
  const fitting = matchingEvents(database, filter)
    .select('history.position')
    .limit(most + 1);
  const counted = database.selectFrom(fitting.as('fitting')).select(({ fn }) => fn.countAll<number>().as('number'));
  return (await counted.executeTakeFirstOrThrow()).number;
}

export type NamedHistoryRow = Awaited<ReturnType<typeof selectAccountHistory>>['rows'][number];

/** Everybody who did something about an account, once each: in the role in which they acted last. */
export const selectHistoryActors = (database: Kysely<ReadModelDatabase>, accountId: string) =>
  selectActors(database, { accountId });

/** Everybody who ever acted in one of these roles, once each: in the one in which they acted last. */
export const selectActorsInRoles = (database: Kysely<ReadModelDatabase>, roles: readonly ActorKind[]) =>
  selectActors(database, { roles });

async function selectActors(
  database: Kysely<ReadModelDatabase>,
  { accountId, roles }: { readonly accountId?: string; readonly roles?: readonly ActorKind[] },
) {
  return await database
    .withSchema('read_model')
    .with('roles', (inner) =>
      inner
        .selectFrom('account_history')
        .$if(accountId !== undefined, (events) => events.where('account_id', '=', accountId ?? ''))
        .$if(roles !== undefined, (events) => events.where('actor_kind', 'in', roles ?? []))
        .groupBy(['actor_id', 'actor_kind'])
        .select(({ fn }) => ['actor_id', 'actor_kind', fn.max('position').as('newest')]),
    )
    .selectFrom((inner) =>
      inner
        .selectFrom('roles')
        .distinctOn('actor_id')
        .select(['actor_id', 'actor_kind'])
        .orderBy('actor_id')
        .orderBy('newest', 'desc')
        .as('history'),
    )
    .select(['history.actor_id', 'history.actor_kind', ACTOR_NAME.as('name')])
    .orderBy('name')
    .orderBy('history.actor_id')
    .execute();
}

/** Where a page begins before a position, the newest before it stands for its import: a list never moves under a reader. */
function gatheredEvents(
  database: Kysely<ReadModelDatabase>,
  question: HistoryFilter & Pick<HistoryQuestion, 'gather' | 'before'>,
) {
  const events = matchingEvents(database, question);
  if (question.gather === undefined) return events;
  return events.where(sql<boolean>`(history.import_id IS NULL OR NOT EXISTS (
    SELECT FROM read_model.account_history AS newer
    WHERE newer.account_id = history.account_id AND newer.import_id = history.import_id
      AND newer.position > history.position AND newer.position < ${question.before ?? Number.MAX_SAFE_INTEGER}))`);
}

/** What one import recorded. */
export interface GatheredEvents {
  readonly events: number;
  readonly months: number;
  readonly days: number;
}

const GATHERED = sql<GatheredEvents | null>`(
  SELECT jsonb_build_object(
    'events', count(*),
    'months', count(*) FILTER (WHERE part.type = 'ledger.month-recorded.v1'),
    'days', count(DISTINCT part.detail) FILTER (
      WHERE part.type IN ('ledger.day-balances-recorded.v1', 'ledger.bank-day-recorded.v2')))
  FROM read_model.account_history AS part
  WHERE part.account_id = history.account_id AND part.import_id = history.import_id
  HAVING count(*) > 1)`;

function matchingEvents(database: Kysely<ReadModelDatabase>, filter: HistoryFilter) {
  const { accountId, kind, actor, role, types, acting, from, until, search = '', related, personal } = filter;
  let events = database.withSchema('read_model').selectFrom('account_history as history');
  if (accountId !== undefined) events = events.where('history.account_id', '=', accountId);
  if (kind !== undefined) events = events.where('history.kind', '=', kind);
  if (actor !== undefined) events = events.where('history.actor_id', '=', actor);
  if (role !== undefined) events = events.where('history.actor_kind', '=', role);
  if (types !== undefined) events = events.where('history.type', types.wanted ? 'in' : 'not in', types.are);
  if (acting !== undefined) events = events.where('history.acting_as', acting === 'yes' ? 'is not' : 'is', null);
  if (from !== undefined) events = events.where(sql<boolean>`history.occurred_at >= ${beginOf(from, 0)}`);
  if (until !== undefined) events = events.where(sql<boolean>`history.occurred_at < ${beginOf(until, 1)}`);
  if (filter.import !== undefined) events = events.where('history.import_id', '=', filter.import);
  if (related !== undefined && accountId !== undefined) events = events.where(relatedTo(accountId, related));
  for (const term of searchTerms(search)) {
    const position = positionIn(term);
    if (position !== undefined) events = events.where('history.position', '=', position);
    else events = events.where(sql<boolean>`position(${term} in ${searched(personal, accountId)}) > 0`);
  }
  return events;
}

/** `#1,041` is the place of an event among all, as it stands beside each. */
function positionIn(term: string): number | undefined {
  const digits = /^#(\d[\d,]*)$/.exec(term)?.[1];
  if (digits === undefined) return undefined;
  const position = Number(digits.replaceAll(',', ''));
  return Number.isSafeInteger(position) ? position : undefined;
}

const beginOf = (day: string, daysLater: number) =>
  sql`((${day}::date + ${daysLater}::int)::timestamp AT TIME ZONE 'Europe/London')`;

/**
 * Looked up for each row that is shown. As a join it would be planned for the few rows that row-level security seems to
 * leave, and read every name once for each of them.
 */
const nameOf = (account: 'history.actor_id' | 'history.acting_as' | 'history.account_id') =>
  sql<string | null>`(SELECT name FROM read_model.actor_names WHERE account_id = ${sql.ref(account)})`;

const ACTOR_NAME = nameOf('history.actor_id');
const PRINCIPAL_NAME = nameOf('history.acting_as');

const SUBJECT_NAME = nameOf('history.account_id');
const IS_CUSTOMER = sql<boolean>`EXISTS (
  SELECT FROM read_model.customers WHERE customers.account_id = history.account_id)`;

const OPEN_WORDS = sql.ref('history.words');
const ALL_WORDS = sql`concat_ws(' ', history.words, history.personal_words, lower(${ACTOR_NAME}), lower(${PRINCIPAL_NAME}))`;

/** Of one account it is no question whom an event is about. */
const searched = (personal: boolean, accountId: string | undefined) => {
  if (!personal) return OPEN_WORDS;
  return accountId === undefined ? sql`concat_ws(' ', ${ALL_WORDS}, lower(${SUBJECT_NAME}))` : ALL_WORDS;
};

const relatedTo = (accountId: string, eventId: string) => sql<boolean>`EXISTS (
  SELECT FROM read_model.account_history AS one
  WHERE one.account_id = ${accountId} AND one.event_id = ${eventId} AND (
    history.command_id = one.command_id OR history.correlation_id = one.correlation_id
    OR history.event_id = one.causation_id OR history.causation_id IN (one.event_id, one.command_id)))`;
