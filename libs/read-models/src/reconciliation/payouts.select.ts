import { type Kysely, sql } from 'kysely';
import type { ReadModelDatabase } from '../database';
import type { EffectiveCase } from './effective-cases';
import type { ReconciliationLineRow } from './lines.table';

export interface PayoutQuestion {
  readonly month?: string | undefined;
  /** The payout behind which the page begins. */
  readonly after?: string | undefined;
  readonly size: number;
}

const payouts = (database: Kysely<ReadModelDatabase>) =>
  database.withSchema('read_model').selectFrom('reconciliation_payouts').selectAll();

/** The latest to arrive of those whose lines the provider states; any where there is none such. */
export async function selectNewestPayout(database: Kysely<ReadModelDatabase>) {
  const newest = payouts(database)
    .where('stated', 'is not', null)
    .orderBy(sql`(stated->>'automatic')::boolean`, 'desc')
    .orderBy('arrives_at', 'desc')
    .orderBy('payout_id', 'desc');
  return newest.limit(1).executeTakeFirst();
}

/** The latest to arrive first. */
export async function selectPayouts(database: Kysely<ReadModelDatabase>, { month, after, size }: PayoutQuestion) {
  let asked = payouts(database).where('stated', 'is not', null);
  if (month !== undefined) asked = asked.where('month', '=', month);
  if (after !== undefined)
    asked = asked.where(
      sql<boolean>`(arrives_at, payout_id) <
        (SELECT arrives_at, payout_id FROM read_model.reconciliation_payouts WHERE payout_id = ${after})`,
    );
  const rows = await asked
    .orderBy('arrives_at', 'desc')
    .orderBy('payout_id', 'desc')
    .limit(size + 1)
    .execute();
  return { rows: rows.slice(0, size), more: rows.length > size };
}

export const selectPayout = (database: Kysely<ReadModelDatabase>, payoutId: string) =>
  payouts(database).where('payout_id', '=', payoutId).executeTakeFirst();

/** A line of a payout with the payment that it belongs to, where it belongs to one. */
export interface PayoutLine extends ReconciliationLineRow {
  readonly case_id: string | null;
  readonly state: EffectiveCase['state'] | null;
  readonly account_id: string | null;
  readonly name: string | null;
  readonly plan: string | null;
}

interface LinesQuestion {
  readonly payoutId: string;
  readonly after?: string | undefined;
  readonly size: number;
}

/** Oldest first; the payout itself, which the provider lists among them, is left out. */
export async function selectPayoutLines(
  database: Kysely<ReadModelDatabase>,
  { payoutId, after, size }: LinesQuestion,
): Promise<{ readonly rows: readonly PayoutLine[]; readonly more: boolean }> {
  const { rows } = await sql<PayoutLine>`
    SELECT line.*, c.case_id, c.state, c.account_id, p.name, nullif(p.plan, '') AS plan
    FROM (
      SELECT * FROM read_model.reconciliation_lines
      WHERE payout_id = ${payoutId} AND category NOT LIKE 'payout%' AND (${after ?? null}::text IS NULL
        OR (created_at, transaction_id) > (SELECT created_at, transaction_id
          FROM read_model.reconciliation_lines WHERE transaction_id = ${after ?? null}))
      ORDER BY created_at, transaction_id LIMIT ${size + 1}) AS line
    LEFT JOIN read_model.reconciliation_objects o ON o.object_id = line.source_id
    LEFT JOIN read_model.reconciliation_objects charge ON charge.object_id = o.charge_id
    LEFT JOIN read_model.reconciliation_cases c ON c.case_id = charge.case_id
    LEFT JOIN read_model.payments p ON p.payment_id = c.case_id
    ORDER BY line.created_at, line.transaction_id`.execute(database);
  return { rows: rows.slice(0, size), more: rows.length > size };
}
