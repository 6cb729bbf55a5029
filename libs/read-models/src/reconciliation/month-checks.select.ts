import { type Kysely, sql } from 'kysely';
import type { ReadModelDatabase } from '../database';

/** What stands in the way of closing a month, beside what needs a person. */
export interface MonthObstacles {
  readonly month: string;
  /** Payments whose other side may still arrive. */
  readonly waiting: number;
  /** Payouts that arrive in it, neither agreeing with their lines nor settled. */
  readonly payouts_open: number;
  readonly adjustments: number;
}

/** Of every month that has something in its way. */
export async function selectMonthObstacles(
  database: Kysely<ReadModelDatabase>,
  now: Date,
): Promise<readonly MonthObstacles[]> {
  const { rows } = await sql<MonthObstacles>`
    SELECT month, sum(waiting)::integer AS waiting, sum(payouts_open)::integer AS payouts_open,
      sum(adjustments)::integer AS adjustments
    FROM (
      SELECT month, 1 AS waiting, 0 AS payouts_open, 0 AS adjustments FROM read_model.reconciliation_cases
      WHERE reason IS NOT NULL AND waits_until > ${now}
      UNION ALL
      SELECT month, 0, 1, 0 FROM read_model.reconciliation_payouts
      WHERE stated IS NOT NULL AND stated->>'status' NOT IN ('failed', 'canceled') AND NOT settled
        AND state IS DISTINCT FROM 'Matched'
      UNION ALL
      SELECT month, 0, 0, 1 FROM read_model.reconciliation_cases WHERE adjustment_open
      UNION ALL
      SELECT month, 0, 0, 1 FROM read_model.reconciliation_payouts WHERE adjustment_open AND month IS NOT NULL
    ) AS found GROUP BY month`.execute(database);
  return rows;
}
