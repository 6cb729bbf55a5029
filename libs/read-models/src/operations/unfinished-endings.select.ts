import type { EndingWork } from '@keelson/vocabulary';
import { type JobReader, ready } from './jobs.select';

/** The queues whose jobs end an account. */
export const ENDING_QUEUE = {
  subscription: 'billing-deactivation',
  payer: 'billing-payer-redaction',
  erasure: 'deletion-erasure',
} as const satisfies Record<EndingWork, string>;

/** Something about the end of an account that has failed and is not done yet. */
export interface UnfinishedEnding {
  readonly queue: string;
  readonly account_id: string;
  /** That have failed. */
  readonly tries: number;
  readonly asked_at: Date | string;
  /** `null` once the tries are over. */
  readonly next_try: Date | string | null;
}

const UNFINISHED = `
  SELECT name AS queue, data->>'accountId' AS account_id,
    CASE WHEN state = 'active' THEN retry_count ELSE retry_count + 1 END AS tries,
    created_on AS asked_at,
    CASE state WHEN 'failed' THEN NULL WHEN 'active' THEN started_on ELSE start_after END AS next_try
  FROM pgboss.job
  WHERE name = ANY ($1) AND (state IN ('retry', 'failed') OR (state = 'active' AND retry_count > 0))
  ORDER BY created_on DESC, name LIMIT $2`;

/** The newest first. */
export const selectUnfinishedEndings = async (pool: JobReader, limit: number): Promise<readonly UnfinishedEnding[]> =>
  (await ready(pool))
    ? (await pool.query<UnfinishedEnding>(UNFINISHED, [Object.values(ENDING_QUEUE), limit])).rows
    : [];
