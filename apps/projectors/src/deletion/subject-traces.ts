import { type EventStore, type Position, START } from '@keelson/event-store';
import type { Pool } from 'pg';
import type { AnyJobHandler } from '../runtime/registration';

type Database = Pick<Pool, 'query'>;

export interface KeptJobs {
  /** The erasure at hand. */
  readonly jobId: string;
  readonly handlers: readonly AnyJobHandler[];
}

const PAGE = 1_000;

const ABOUT = `$1 IN (data ->> 'accountId', data ->> 'enquiryId', data ->> 'requestId') AND id <> $2`;

/**
 * Takes what was asked of the workers about a subject off every queue, done, failed or waiting. What must be done for
 * erased accounts too stays until it is done, without what the tries told.
 */
export async function forgetJobs(pool: Database, subjectId: string, { jobId, handlers }: KeptJobs): Promise<void> {
  const queues = handlers.flatMap(({ queue, outlivesAccount }) => (outlivesAccount ? [queue] : []));
  await pool.query(`DELETE FROM pgboss.archive WHERE ${ABOUT}`, [subjectId, jobId]);
  await pool.query(
    `DELETE FROM pgboss.job WHERE ${ABOUT} AND NOT (name = ANY($3) AND state::text NOT IN ('completed', 'cancelled'))`,
    [subjectId, jobId, queues],
  );
  await pool.query(`UPDATE pgboss.job SET output = NULL WHERE ${ABOUT} AND output IS NOT NULL`, [subjectId, jobId]);
}

/** Why a stream of the subject was set aside may quote what stood in it; that it was stays. */
export async function forgetFailures(
  pool: Database,
  store: Pick<EventStore, 'readPartition'>,
  subjectId: string,
): Promise<void> {
  const { rowCount } = await pool.query(`SELECT FROM read_model.parked_streams WHERE reason <> 'erased' LIMIT 1`);
  // Most accounts have nothing set aside, and some have a long history.
  if (!rowCount) return;
  await pool.query(
    `UPDATE read_model.parked_streams AS p SET reason = 'erased'
     FROM (
       SELECT projection, stream_id FROM read_model.parked_streams
       WHERE reason <> 'erased' AND stream_id = ANY($1)
       ORDER BY projection, stream_id FOR UPDATE
     ) AS quoting
     WHERE p.projection = quoting.projection AND p.stream_id = quoting.stream_id`,
    [await streamsOf(store, subjectId)],
  );
}

async function streamsOf(store: Pick<EventStore, 'readPartition'>, subjectId: string): Promise<readonly string[]> {
  const streams = new Set<string>();
  for (let afterPosition: Position = START; ;) {
    const events = await store.readPartition(subjectId, { afterPosition, limit: PAGE });
    for (const { streamId } of events) streams.add(streamId);
    const last = events.at(-1);
    if (!last || events.length < PAGE) return [...streams];
    afterPosition = last.position;
  }
}
