import { takeLostRequests } from '@keelson/read-models/operations';
import type { Pool } from 'pg';
import type PgBoss from 'pg-boss';

/** Puts back on their queues the jobs of requests whose workers went away, so that others go on with them. */
export async function putBackLostRequests(pool: Pool, boss: PgBoss): Promise<void> {
  for (const { queue, job_id } of await takeLostRequests(pool)) {
    await boss.fail(queue, job_id, { reason: 'its worker went away' });
  }
}
