import type { OperatorRequestKind } from '@keelson/vocabulary';
import type { Pool } from 'pg';

/** Connections of a role that may read the job queues. */
export type JobReader = Pick<Pool, 'query'>;

/** What one queue holds. Jobs that are done are counted for a day. */
export interface QueueCount {
  readonly queue: string;
  readonly waiting: number;
  readonly running: number;
  /** To be tried again after a failure. */
  readonly retrying: number;
  readonly done: number;
  /** Their tries are over. */
  readonly failed: number;
  /** How long the oldest job that is due has been waiting. */
  readonly oldest_waiting_ms: number | null;
  readonly last_done: Date | string | null;
}

const READY = `SELECT to_regclass('pgboss.job') IS NOT NULL AS ready`;

const COUNTS = `
  SELECT q.name AS queue,
    count(*) FILTER (WHERE j.state = 'created')::int AS waiting,
    count(*) FILTER (WHERE j.state = 'active')::int AS running,
    count(*) FILTER (WHERE j.state = 'retry')::int AS retrying,
    count(*) FILTER (WHERE j.state = 'completed')::int AS done,
    count(*) FILTER (WHERE j.state = 'failed')::int AS failed,
    (extract(epoch FROM now() - min(j.start_after) FILTER (WHERE j.state < 'active' AND j.start_after <= now())) * 1000)::float8
      AS oldest_waiting_ms,
    max(j.completed_on) FILTER (WHERE j.state = 'completed') AS last_done
  FROM pgboss.queue AS q LEFT JOIN pgboss.job AS j ON j.name = q.name
  GROUP BY q.name ORDER BY q.name`;

/** Whether the job queues exist: migrating makes them. */
export const ready = async (pool: JobReader): Promise<boolean> =>
  (await pool.query<{ ready: boolean }>(READY)).rows[0]?.ready === true;

/** What every queue holds, by name; empty before the queues were made. */
export const selectQueues = async (pool: JobReader): Promise<readonly QueueCount[]> =>
  (await ready(pool)) ? (await pool.query<QueueCount>(COUNTS)).rows : [];

/** A job whose tries are over. It is kept for thirty days. */
export interface FailedJob {
  readonly queue: string;
  readonly id: string;
  readonly tries: number;
  readonly failed_at: Date | string;
  /** Kind and text of the last error, without addresses. */
  readonly reason: string | null;
}

const FAILED = `
  SELECT name AS queue, id, retry_count + 1 AS tries, completed_on AS failed_at,
    coalesce(output->>'reason', output->'value'->>'message') AS reason
  FROM pgboss.job WHERE state = 'failed'`;

/** Jobs whose tries are over, newest first. */
export const selectFailedJobs = async (pool: JobReader, limit: number): Promise<readonly FailedJob[]> =>
  (await ready(pool))
    ? (await pool.query<FailedJob>(`${FAILED} ORDER BY completed_on DESC LIMIT $1`, [limit])).rows
    : [];

export async function isFailedJob(pool: JobReader, queue: string, id: string): Promise<boolean> {
  if (!(await ready(pool))) return false;
  const { rowCount } = await pool.query(`${FAILED} AND name = $1 AND id::text = $2`, [queue, id]);
  return (rowCount ?? 0) > 0;
}

/** Whether the job that works on a request is over. `undefined` where there is no such job (any more, or yet). */
export async function isRequestJobOver(pool: JobReader, requestId: string): Promise<boolean | undefined> {
  if (!(await ready(pool))) return undefined;
  const { rows } = await pool.query<{ over: boolean }>(
    `SELECT state > 'active' AS over FROM pgboss.job
     WHERE name = ANY ($1) AND data->>'requestId' = $2 ORDER BY created_on DESC LIMIT 1`,
    [REQUEST_QUEUES, requestId],
  );
  return rows[0]?.over;
}

/** Those of the requests whose jobs are over: they have their outcome, or will never have one. */
export async function selectSettled(pool: JobReader, requestIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (requestIds.length === 0 || !(await ready(pool))) return new Set();
  const { rows } = await pool.query<{ id: string }>(
    `SELECT data->>'requestId' AS id FROM pgboss.job
     WHERE name = ANY ($1) AND state > 'active' AND data->>'requestId' = ANY ($2)`,
    [REQUEST_QUEUES, requestIds],
  );
  return new Set(rows.map(({ id }) => id));
}

/** The queues whose jobs do what operators ask. */
export const REQUEST_QUEUE = {
  rebuild: 'operations-rebuild',
  'stream-retry': 'operations-stream-retry',
  'job-retry': 'operations-job-retry',
  verification: 'operations-verification',
} as const satisfies Record<OperatorRequestKind, string>;

const REQUEST_QUEUES = Object.values(REQUEST_QUEUE);
