import { type Kysely, sql } from 'kysely';
import type { ReadModelDatabase } from '../database';

/** Hours without an event at a step after which a customer counts as stuck, like in the stuck-step finder. */
const STUCK_AFTER_HOURS = 24;
const HOUR_MS = 3_600_000;

export interface PartnerTotals {
  readonly customers: number;
  readonly on_trial: number;
  readonly paid: number;
  readonly stuck: number;
}

/** Over all customers of one partner, whatever is searched for; of another's, a partner hears of none. */
export async function selectPartnerTotals(
  database: Kysely<ReadModelDatabase>,
  partnerId: string,
  now: Date,
): Promise<PartnerTotals> {
  const stuckSince = new Date(now.getTime() - STUCK_AFTER_HOURS * HOUR_MS).toISOString();
  const { rows } = await sql<PartnerTotals>`
    SELECT customers, on_trial, paid, stuck FROM read_model.partner_totals(${partnerId}::text,
      ${now.toISOString()}::timestamptz, ${stuckSince}::timestamptz)`.execute(database);
  return rows[0] ?? { customers: 0, on_trial: 0, paid: 0, stuck: 0 };
}
