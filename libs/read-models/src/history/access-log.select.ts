import type { AccessAct, ActorKind, VisitorSide } from '@keelson/vocabulary';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ReadModelDatabase } from '../database';

/** Which visits to one account. */
export interface AccessLogFilter {
  readonly accountId: string;
  readonly act?: 'looked' | 'acted' | undefined;
  /** A side, or the account of one person. */
  readonly who?: VisitorSide | (string & {}) | undefined;
  /** First and last day in London, `YYYY-MM-DD`. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** What somebody did again and again in one visit. */
export interface VisitItem {
  readonly act: AccessAct;
  readonly what: string;
  readonly detail: string | null;
  readonly times: number;
  /** Instants as Postgres writes them into JSON. */
  readonly first: string;
  readonly last: string;
}

/** What one person did on one day in London, or from the beginning to the end of acting as the owner. */
export interface VisitRow {
  /** Of its newest event: the cursor. */
  readonly position: number;
  readonly since: string;
  readonly until: string;
  readonly actor_id: string;
  readonly actor_kind: ActorKind;
  /** `null` once the person is erased. */
  readonly name: string | null;
  readonly company: string | null;
  readonly acting: boolean;
  readonly reason: string | null;
  readonly ends_at: string | null;
  readonly ended_at: string | null;
  readonly items: readonly VisitItem[];
}

export interface Visitor {
  readonly actor_id: string;
  readonly actor_kind: ActorKind;
  readonly name: string | null;
  readonly company: string | null;
}

export interface VisitTotals {
  readonly side: VisitorSide;
  readonly visits: number;
  readonly people: number;
  /** Things that were done, and files taken away. */
  readonly acts: number;
}

/** What stands between the beginning and the end of acting belongs to that grant; anything else to its day. */
const logOf = (accountId: string) => sql`log AS (
  SELECT *, CASE WHEN began IS NULL THEN (occurred_at AT TIME ZONE 'Europe/London')::date END AS day,
    CASE actor_kind WHEN 'partner' THEN 'partner' ELSE 'staff' END AS side
  FROM (
    SELECT *, CASE
      WHEN grant_id IS NOT NULL THEN min(position) OVER (PARTITION BY grant_id)
      WHEN acting THEN max(position) FILTER (WHERE act = 'began') OVER (PARTITION BY actor_id ORDER BY position)
    END AS began
    FROM read_model.access_log WHERE account_id = ${accountId}
  ) AS told
)`;

const VISITS = sql`visits AS (
  SELECT actor_id, began, day, (array_agg(actor_kind ORDER BY position DESC))[1] AS actor_kind, max(position) AS position,
    min(occurred_at) AS since, max(occurred_at) AS until, bool_or(acting) AS acting
  FROM fitting GROUP BY actor_id, began, day
)`;

const ITEMS = sql`items AS (
  SELECT actor_id, began, day, min(position) AS place, jsonb_build_object('act', act, 'what', what, 'detail', detail,
    'times', count(*), 'first', min(occurred_at), 'last', max(occurred_at)) AS item
  FROM fitting WHERE act NOT IN ('began', 'ended') GROUP BY actor_id, began, day, act, what, detail
)`;

const dayBegins = (day: string, daysLater: number) =>
  sql`((${day}::date + ${daysLater}::int)::timestamp AT TIME ZONE 'Europe/London')`;

function fitting({ act, who, from, until }: AccessLogFilter): RawBuilder<unknown> {
  const conditions = [sql<boolean>`true`];
  if (act === 'looked') conditions.push(sql`act = 'looked'`);
  if (act === 'acted') conditions.push(sql`(act <> 'looked' OR acting)`);
  if (who === 'staff' || who === 'partner') conditions.push(sql`side = ${who}`);
  else if (who !== undefined) conditions.push(sql`actor_id = ${who}`);
  if (from !== undefined) conditions.push(sql`occurred_at >= ${dayBegins(from, 0)}`);
  if (until !== undefined) conditions.push(sql`occurred_at < ${dayBegins(until, 1)}`);
  return sql`fitting AS (SELECT * FROM log WHERE ${sql.join(conditions, sql` AND `)})`;
}

/** One page of visits, newest first: those before a position, where one is given. */
export async function selectVisits(
  database: Kysely<ReadModelDatabase>,
  filter: AccessLogFilter & { readonly before?: number | undefined; readonly size: number },
): Promise<{ readonly visits: readonly VisitRow[]; readonly more: boolean }> {
  const { accountId, before = Number.MAX_SAFE_INTEGER, size } = filter;
  const { rows } = await sql<VisitRow>`
    WITH ${logOf(accountId)}, ${fitting(filter)}, ${VISITS}, ${ITEMS}, page AS (
      SELECT * FROM visits WHERE position < ${before} ORDER BY position DESC LIMIT ${size + 1}
    )
    SELECT page.position, page.since, page.until, page.actor_id, page.actor_kind, page.acting, names.name, names.company,
      began.reason, began.ends_at,
      (SELECT max(occurred_at) FROM log WHERE act = 'ended' AND log.began = page.began) AS ended_at,
      coalesce((SELECT jsonb_agg(item ORDER BY place) FROM items WHERE items.actor_id = page.actor_id
        AND (items.began, items.day) IS NOT DISTINCT FROM (page.began, page.day)), '[]') AS items
    FROM page LEFT JOIN log AS began ON began.position = page.began AND began.act = 'began'
      LEFT JOIN read_model.visitor_names AS names ON names.account_id = page.actor_id
    ORDER BY page.position DESC`.execute(database);
  return { visits: rows.slice(0, size), more: rows.length > size };
}

/** How many visits fit. */
export async function countVisits(database: Kysely<ReadModelDatabase>, filter: AccessLogFilter): Promise<number> {
  const { rows } = await sql<{ readonly visits: number }>`
    WITH ${logOf(filter.accountId)}, ${fitting(filter)}, ${VISITS}
    SELECT count(*)::int AS visits FROM visits`.execute(database);
  return rows[0]?.visits ?? 0;
}

/** Everybody who ever looked or acted, once each, by name. */
export async function selectVisitors(
  database: Kysely<ReadModelDatabase>,
  accountId: string,
): Promise<readonly Visitor[]> {
  const { rows } = await sql<Visitor>`
    SELECT visitor.actor_id, visitor.actor_kind, names.name, names.company FROM (
      SELECT DISTINCT ON (actor_id) actor_id, actor_kind FROM read_model.access_log
      WHERE account_id = ${accountId} ORDER BY actor_id, position DESC
    ) AS visitor LEFT JOIN read_model.visitor_names AS names ON names.account_id = visitor.actor_id
    ORDER BY names.name, visitor.actor_id`.execute(database);
  return rows;
}

/** What either side did since an instant. */
export async function selectVisitTotals(
  database: Kysely<ReadModelDatabase>,
  accountId: string,
  since: string,
): Promise<readonly VisitTotals[]> {
  const { rows } = await sql<VisitTotals>`
    WITH ${logOf(accountId)}
    SELECT side, count(DISTINCT (actor_id, began, day))::int AS visits, count(DISTINCT actor_id)::int AS people,
      count(*) FILTER (WHERE act IN ('acted', 'exported'))::int AS acts
    FROM log WHERE occurred_at >= ${since} GROUP BY side`.execute(database);
  return rows;
}
