import type { JsonObject } from '@keelson/kernel';
import { uuidV5 } from '@keelson/event-store/codec';
import PgBoss from 'pg-boss';
import type { ClientBase, Pool } from 'pg';
import { DEFAULT_RETRY, type JobHandler } from './job';

/** A job as a reactor asked for it, with where it came from. */
export interface PlacedRequest {
  readonly queue: string;
  readonly key: string;
  readonly data: JsonObject;
  readonly startAfter: Date | undefined;
  readonly reactor: string;
  readonly position: number;
}

/** The queue of a job does not exist: migrations of this version have not run. */
export class JobQueueUnavailable extends Error {
  override readonly name = 'JobQueueUnavailable';
}

const SCHEMA = 'pgboss';
const NAMESPACE = '5f1d7f9e-3f0c-5d1b-9a64-0c8f6d1f3a57';
const SECONDS_A_DAY = 86_400;

/** The same for the same queue and key, so that a job is known again wherever it went. */
export const jobIdOf = (queue: string, key: string): string => uuidV5(NAMESPACE, `${queue}\n${key}`);

/** pg-boss over our own pool. It is never started: fetching, finishing and upkeep are awaited by their callers. */
export function jobQueue(pool: Pool): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => onOwnConnection(pool, text, values) },
    schema: SCHEMA,
    migrate: false,
    schedule: false,
    archiveCompletedAfterSeconds: SECONDS_A_DAY,
    archiveFailedAfterSeconds: 30 * SECONDS_A_DAY,
    deleteAfterDays: 30,
  });
  return boss;
}

// pg-boss sends BEGIN and COMMIT in one text; after a failure in between the connection must not be used again.
async function onOwnConnection(pool: Pool, text: string, values: unknown[]) {
  const client = await pool.connect();
  try {
    const result = await client.query<Record<string, unknown>>(text, values);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Puts jobs on their queues in the caller's transaction, except those whose key was asked for before. */
export async function placeJobs(boss: PgBoss, client: ClientBase, requests: readonly PlacedRequest[]): Promise<void> {
  const { rows } = await client.query<{ job_id: string }>(
    `INSERT INTO read_model.requested_jobs (queue, key, job_id, reactor, position)
     SELECT * FROM unnest($1::text[], $2::text[], $3::uuid[], $4::text[], $5::bigint[])
     ON CONFLICT DO NOTHING RETURNING job_id`,
    [
      requests.map(({ queue }) => queue),
      requests.map(({ key }) => key),
      requests.map(({ queue, key }) => jobIdOf(queue, key)),
      requests.map(({ reactor }) => reactor),
      requests.map(({ position }) => position),
    ],
  );
  const fresh = new Set(rows.map((row) => row.job_id));
  const jobs = requests.flatMap(({ queue, key, data, startAfter }) => {
    const id = jobIdOf(queue, key);
    return fresh.delete(id)
      ? [{ id, name: queue, data, ...(startAfter ? { startAfter: startAfter.toISOString() } : {}) }]
      : [];
  });
  if (jobs.length === 0) return;
  let placed = 0;
  const executeSql = async (text: string, values: unknown[]) => {
    const result = await client.query<Record<string, unknown>>(text, values);
    placed = result.rowCount ?? 0;
    return result;
  };
  await boss.insert(jobs, { db: { executeSql } });
  if (placed !== jobs.length)
    throw new JobQueueUnavailable(
      `of ${jobs.length} jobs ${placed} found their queue (${[...new Set(jobs.map(({ name }) => name))].join(', ')})`,
    );
}

/** The next failure of the job is its last. */
export async function endRetries(pool: Pool, queue: string, jobId: string): Promise<void> {
  await pool.query(`UPDATE ${SCHEMA}.job SET retry_limit = retry_count WHERE name = $1 AND id = $2`, [queue, jobId]);
}

/** Makes the queues of handlers, or brings their retry policies up to date. As the owner of the schema. */
export async function createQueues(
  boss: PgBoss,
  handlers: readonly Pick<JobHandler<JsonObject>, 'queue' | 'retry'>[],
): Promise<void> {
  for (const { queue, retry = DEFAULT_RETRY } of handlers) {
    const policy = {
      name: queue,
      retryLimit: retry.limit,
      retryDelay: retry.delaySeconds,
      retryBackoff: true,
      // Beyond the handler's own deadline: this one is for a process that died in the middle.
      expireInSeconds: retry.deadlineSeconds + 15,
      retentionMinutes: (30 * SECONDS_A_DAY) / 60,
    };
    await boss.createQueue(queue, policy);
    await boss.updateQueue(queue, policy);
  }
}
