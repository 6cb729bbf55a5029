import type { ReconciliationSettlement } from '@keelson/vocabulary';
import { type Kysely, sql } from 'kysely';
import type { ReadModelDatabase } from '../database';
import type { EffectiveCase } from './effective-cases';
import type { ReconciliationMonthRow } from './months.table';

/** A closed month as it was closed, with who did it and what came since. */
export interface ClosedMonth extends ReconciliationMonthRow {
  readonly closed_by_name: string | null;
  /** Payments and payouts of it that changed since. */
  readonly changes: number;
  /** Lines of the balance that came since: no closed figure has them. */
  readonly lines_since: number;
  readonly net_since_pence: number;
}

/** The newest first. */
export async function selectClosedMonths(database: Kysely<ReadModelDatabase>): Promise<readonly ClosedMonth[]> {
  const { rows } = await sql<ClosedMonth>`
    SELECT closed.*, a.name AS closed_by_name, cases.number + payouts.number AS changes,
      lines.number AS lines_since, lines.net AS net_since_pence
    FROM read_model.reconciliation_months closed
    CROSS JOIN LATERAL (SELECT count(*)::integer AS number FROM read_model.reconciliation_cases one
      WHERE one.month = closed.month AND one.changed_position > closed.position AND one.state IS NOT NULL) AS cases
    CROSS JOIN LATERAL (SELECT count(*)::integer AS number FROM read_model.reconciliation_payouts one
      WHERE one.month = closed.month AND one.changed_position > closed.position) AS payouts
    CROSS JOIN LATERAL (SELECT count(*)::integer AS number,
        coalesce(sum(net_pence) FILTER (WHERE currency = 'gbp'), 0)::bigint AS net
      FROM read_model.reconciliation_lines one WHERE one.month = closed.month
        AND one.changed_position > closed.position AND category NOT LIKE 'payout%') AS lines
    LEFT JOIN read_model.actor_names a ON a.account_id = closed.closed_by
    ORDER BY closed.month DESC`.execute(database);
  return rows;
}

/** A case of a month that somebody settled, or that changed after the month was closed. No customer is named. */
export interface MonthCase extends Pick<
  EffectiveCase,
  'case_id' | 'kind' | 'state' | 'since' | 'gap_pence' | 'settled'
> {
  readonly act: ReconciliationSettlement | null;
  readonly settled_by: string | null;
  readonly settled_by_name: string | null;
  readonly settled_at: string | null;
  readonly changed_at: string;
}

interface MonthCasesQuestion {
  readonly month: string;
  readonly size: number;
}

const COLUMNS = sql`settled, settled_by, settled_at, changed_at, month, changed_position,
  gap_pence::bigint AS gap_pence, decisions::jsonb->'settlement'->>'act' AS act`;

/** What people settled of the month, the oldest first, also where it has changed since. */
export const selectSettledCases = (database: Kysely<ReadModelDatabase>, { month, size }: MonthCasesQuestion) =>
  monthCases(database, size, sql`month = ${month} AND settled_by IS NOT NULL`);

/** What has changed since the month was closed, the oldest first, whether somebody has settled it or not. */
export const selectChangedSince = (
  database: Kysely<ReadModelDatabase>,
  { month, size, position }: MonthCasesQuestion & { readonly position: number },
) => monthCases(database, size, sql`month = ${month} AND changed_position > ${position}`);

async function monthCases(
  database: Kysely<ReadModelDatabase>,
  size: number,
  which: ReturnType<typeof sql>,
): Promise<readonly MonthCase[]> {
  const { rows } = await sql<MonthCase>`
    SELECT found.*, a.name AS settled_by_name FROM (
      (SELECT case_id, 'payment' AS kind, state, since, ${COLUMNS} FROM read_model.reconciliation_cases
        WHERE ${which} AND state IS NOT NULL ORDER BY since, case_id LIMIT ${size})
      UNION ALL
      (SELECT payout_id, 'payout', state, arrives_at, ${COLUMNS} FROM read_model.reconciliation_payouts
        WHERE ${which} AND state IS NOT NULL ORDER BY arrives_at, payout_id LIMIT ${size})
      ORDER BY since, case_id LIMIT ${size}) AS found
    LEFT JOIN read_model.actor_names a ON a.account_id = found.settled_by
    ORDER BY since, case_id`.execute(database);
  return rows;
}

/** Payouts that arrive in the month, the first first. */
export const selectMonthPayouts = (database: Kysely<ReadModelDatabase>, month: string) =>
  database
    .withSchema('read_model')
    .selectFrom('reconciliation_payouts')
    .selectAll()
    .where('month', '=', month)
    .where('stated', 'is not', null)
    .orderBy('arrives_at')
    .orderBy('payout_id')
    .execute();
