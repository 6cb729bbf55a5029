import type { Position } from '@keelson/event-store';
import type { ClientBase, Pool } from 'pg';
import { type BackOff, delayAfter } from './back-off';

/** Everything under one partition key, from a position on. */
export interface WaitingPartition {
  readonly key: string;
  readonly fromPosition: Position;
}

/** Why a stream is set aside, from which of its events on, and what waits with it. */
export interface Trouble {
  readonly streamId: string;
  readonly fromVersion: number;
  readonly partition?: WaitingPartition;
  readonly reason: string;
}

export interface Parked {
  readonly streamId: string;
  readonly fromVersion: number;
  readonly partition?: WaitingPartition;
  readonly attempts: number;
  /** When the runtime tries again by itself; `undefined` once it has given up. */
  readonly retryInMs?: number;
}

/** Tries before only the retry command touches a stream again. */
export const MOST_ATTEMPTS = 5;

interface Row {
  readonly stream_id: string;
  readonly from_version: number;
  readonly partition_key: string | null;
  readonly from_position: Position | null;
  readonly attempts: number;
  readonly retry_in_ms: number | null;
}

export async function parkedStreams(pool: Pool, name: string): Promise<readonly Parked[]> {
  const { rows } = await pool.query<Row>({
    name: 'parked-streams',
    text: `SELECT stream_id, from_version, partition_key, from_position, attempts,
        (extract(epoch FROM next_attempt_at - now()) * 1000)::int AS retry_in_ms
      FROM read_model.parked_streams WHERE projection = $1`,
    values: [name],
  });
  return rows.map((row) => ({
    streamId: row.stream_id,
    fromVersion: row.from_version,
    attempts: row.attempts,
    ...(row.partition_key !== null &&
      row.from_position !== null && { partition: { key: row.partition_key, fromPosition: row.from_position } }),
    ...(row.retry_in_ms === null ? {} : { retryInMs: row.retry_in_ms }),
  }));
}

/** In the transaction that moves the checkpoint past the event. `attempts` counts this one. */
export async function park(
  client: ClientBase,
  name: string,
  trouble: Trouble,
  attempts: number,
  backOff: BackOff,
): Promise<void> {
  await client.query(
    `INSERT INTO read_model.parked_streams AS known
       (projection, stream_id, from_version, reason, attempts, next_attempt_at, partition_key, from_position)
     VALUES ($1, $2, $3, $4, $5, now() + $6::float8 * interval '1 millisecond', $7, $8)
     ON CONFLICT (projection, stream_id) DO UPDATE SET from_version = excluded.from_version, reason = excluded.reason,
       attempts = excluded.attempts, next_attempt_at = excluded.next_attempt_at,
       partition_key = coalesce(excluded.partition_key, known.partition_key),
       from_position = coalesce(excluded.from_position, known.from_position)`,
    [
      name,
      trouble.streamId,
      trouble.fromVersion,
      trouble.reason,
      attempts,
      attempts < MOST_ATTEMPTS ? delayAfter(backOff, attempts) : null,
      trouble.partition?.key ?? null,
      trouble.partition?.fromPosition ?? null,
    ],
  );
}

export async function unpark(client: ClientBase, name: string, streamId: string): Promise<void> {
  await client.query('DELETE FROM read_model.parked_streams WHERE projection = $1 AND stream_id = $2', [
    name,
    streamId,
  ]);
}
