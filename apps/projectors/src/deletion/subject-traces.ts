import type { Pool } from 'pg';

/** Takes what was asked of the workers about an account off every queue, done, failed or waiting; `kept` stays. */
export async function forgetJobs(pool: Pick<Pool, 'query'>, accountId: string, kept: string): Promise<void> {
  for (const table of ['job', 'archive']) {
    await pool.query(`DELETE FROM pgboss.${table} WHERE data ->> 'accountId' = $1 AND id <> $2`, [accountId, kept]);
  }
}

/** Why a stream of the account was set aside may quote what stood in it; that it was stays. */
export async function forgetFailures(pool: Pick<Pool, 'query'>, accountId: string): Promise<void> {
  await pool.query(
    `UPDATE read_model.parked_streams SET reason = 'erased' WHERE stream_id IN (
       SELECT DISTINCT stream_id FROM event_store.events WHERE partition_key = $1)`,
    [accountId],
  );
}
