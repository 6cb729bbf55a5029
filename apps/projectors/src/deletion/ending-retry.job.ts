import { ENDING_QUEUE } from '@keelson/read-models/operations';
import type { Pool } from 'pg';
import type { JobHandler } from '../runtime/job';
import { jobQueue } from '../runtime/job-queue';

export const ENDING_RETRY_QUEUE = 'deletion-ending-retry';

const QUEUES: readonly string[] = Object.values(ENDING_QUEUE);

/** Brings forward what is left to do about the end of an account: the next try comes now, also where there was to be none. */
export const endingRetryJob: JobHandler<{ readonly accountId: string }, { readonly pool: Pool }> = {
  queue: ENDING_RETRY_QUEUE,
  outlivesAccount: true,
  async handle({ accountId }, { pool }) {
    const about = [QUEUES, accountId];
    await pool.query(
      `UPDATE pgboss.job SET start_after = now()
       WHERE name = ANY ($1) AND data->>'accountId' = $2 AND state = 'retry' AND start_after > now()`,
      about,
    );
    const { rows } = await pool.query<{ name: string; id: string }>(
      `SELECT name, id FROM pgboss.job WHERE name = ANY ($1) AND data->>'accountId' = $2 AND state = 'failed'`,
      about,
    );
    for (const { name, id } of rows) await jobQueue(pool).retry(name, id);
  },
};
