import type { Pool } from 'pg';

export interface FailedJob {
  readonly queue: string;
  readonly id: string;
  readonly tries: number;
  readonly failed_at: string;
  readonly reason: string | null;
}

/** Jobs whose tries are over. They are kept for thirty days. */
export async function failedJobs(pool: Pool): Promise<readonly FailedJob[]> {
  const { rows } = await pool.query<FailedJob>(`
    SELECT name AS queue, id, retry_count + 1 AS tries, completed_on AS failed_at,
      coalesce(output->>'reason', output->'value'->>'message') AS reason
    FROM pgboss.job WHERE state = 'failed' ORDER BY completed_on`);
  return rows;
}
