import { type Kysely, sql } from 'kysely';
import type { ReadModelDatabase } from '../database';
import { effectiveCases } from './effective-cases';

/** What happened in one London calendar month; amounts in pounds alone, in pence. */
export interface ReconciliationMonth {
  readonly month: string;
  readonly payments: number;
  readonly needs_person: number;
  readonly open_gap_pence: number;
  readonly gross_pence: number;
  readonly refunds_pence: number;
  readonly disputes_pence: number;
  readonly other_pence: number;
  readonly fees_pence: number;
  readonly net_pence: number;
  readonly paid_out_pence: number;
  readonly difference_pence: number;
}

const CATEGORIES = {
  gross: sql`category = 'charge'`,
  refunds: sql`category IN ('refund', 'refund_failure')`,
  disputes: sql`category IN ('dispute', 'dispute_reversal')`,
} as const;

const sum = (of: ReturnType<typeof sql>, where: ReturnType<typeof sql>) =>
  sql`coalesce(sum(${of}) FILTER (WHERE currency = 'gbp' AND ${where}), 0)::bigint`;

/**
 * Newest first, as the rows stand now. Payments count in the month of their charge's creation, lines of the balance in
 * that of their own, payouts in that of their arrival, and what needs a person never in a month that is closed.
 */
export async function selectMonths(
  database: Kysely<ReadModelDatabase>,
  now: Date,
  most: number,
): Promise<readonly ReconciliationMonth[]> {
  const { gross, refunds, disputes } = CATEGORIES;
  const { rows } = await sql<ReconciliationMonth>`
    WITH found AS (
      SELECT month, own_month, kind, needs_person, gap_pence
      FROM ${effectiveCases({ search: '', now })} AS every_case),
    made AS (
      SELECT own_month AS month, count(*)::integer AS payments FROM found WHERE kind = 'payment' GROUP BY own_month),
    needing AS (
      SELECT month, count(*)::integer AS needs_person,
        coalesce(sum(gap_pence) FILTER (WHERE kind = 'payment'), 0)::bigint AS open_gap_pence
      FROM found WHERE needs_person GROUP BY month),
    lines AS (
      SELECT month, ${sum(sql`amount_pence`, gross)} AS gross_pence, ${sum(sql`amount_pence`, refunds)} AS refunds_pence,
        ${sum(sql`amount_pence`, disputes)} AS disputes_pence,
        ${sum(sql`amount_pence`, sql`NOT (${gross} OR ${refunds} OR ${disputes})`)} AS other_pence,
        -${sum(sql`fee_pence`, sql`true`)} AS fees_pence, ${sum(sql`net_pence`, sql`true`)} AS net_pence
      FROM read_model.reconciliation_lines WHERE category NOT LIKE 'payout%' GROUP BY month),
    paid AS (
      SELECT month, coalesce(sum(provider_pence), 0)::bigint AS paid_out_pence,
        coalesce(sum(gap_pence), 0)::bigint AS difference_pence
      FROM read_model.reconciliation_payouts
      WHERE stated IS NOT NULL AND stated->>'status' NOT IN ('failed', 'canceled') GROUP BY month)
    SELECT month, coalesce(payments, 0) AS payments, coalesce(needs_person, 0) AS needs_person,
      coalesce(open_gap_pence, 0) AS open_gap_pence, coalesce(gross_pence, 0) AS gross_pence,
      coalesce(refunds_pence, 0) AS refunds_pence, coalesce(disputes_pence, 0) AS disputes_pence,
      coalesce(other_pence, 0) AS other_pence, coalesce(fees_pence, 0) AS fees_pence,
      coalesce(net_pence, 0) AS net_pence, coalesce(paid_out_pence, 0) AS paid_out_pence,
      coalesce(difference_pence, 0) AS difference_pence
    FROM made FULL JOIN needing USING (month) FULL JOIN lines USING (month) FULL JOIN paid USING (month)
    ORDER BY month DESC LIMIT ${most}`.execute(database);
  return rows;
}

/** Members of staff who may reconcile payments, by name. */
export async function selectReconcilers(database: Kysely<ReadModelDatabase>) {
  return await database
    .withSchema('read_model')
    .selectFrom('staff_members')
    .select(['account_id', 'name'])
    .where('disabled', '=', false)
    .where(sql<boolean>`(kind = 'superAdmin' OR permissions ? 'payments.reconcile')`)
    .orderBy('name')
    .orderBy('account_id')
    .execute();
}
