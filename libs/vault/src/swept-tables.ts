import type { Pool } from 'pg';
import { DRAFT_DAYS } from './form-drafts';

const DAY_MS = 86_400_000;

/** By the column that says when a row was over: how many days later it goes. */
const SWEPT = [
  { table: 'sessions', since: 'expires_at', days: 30 },
  { table: 'confirmations', since: 'expires_at', days: 1 },
  { table: 'challenges', since: 'expires_at', days: 7 },
  { table: 'throttles', since: 'attempted_at', days: 1 },
  { table: 'oauth_states', since: 'expires_at', days: 7 },
  { table: 'exchanged_codes', since: 'exchanged_at', days: 7 },
  { table: 'form_drafts', since: 'saved_at', days: DRAFT_DAYS },
  { table: 'timeline_files', since: 'expires_at', days: 0 },
  { table: 'call_allowances', since: 'counted_at', days: 7 },
  { table: 'webhook_inbox', since: 'done_at', days: 35 },
] as const;

/** Removes what is long over. @returns rows removed. */
export async function sweepTables(pool: Pool, now: Date): Promise<number> {
  const swept = await Promise.all(
    SWEPT.map(({ table, since, days }) =>
      pool.query(`DELETE FROM vault.${table} WHERE ${since} < $1`, [new Date(now.getTime() - days * DAY_MS)]),
    ),
  );
  return swept.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
}
