import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Services } from '../runtime/services';

const LONGEST_MS = 20_000;
const LOOK_EVERY_MS = 100;

/** A message that could not be projected is found by the event that brought it. */
const SENT = `
SELECT enquiry_id AS id FROM read_model.enquiries WHERE account_id = $1
UNION
SELECT e.partition_key FROM read_model.parked_streams AS p JOIN event_store.events AS e
  ON e.stream_id = p.stream_id AND e.version = 1
WHERE p.projection = 'enquiries' AND e.metadata #>> '{actor,id}' = $1 AND e.type LIKE 'enquiries.%'`;

/**
 * Ids of the messages that an account's holder sent while signed in. Whoever asks has ended access before, so that once
 * the inbox has come to where the log ends now none is missing.
 * @throws Error when the inbox stays behind: to be tried again.
 */
export async function messagesSentBy(
  accountId: string,
  { pool, store }: Pick<Services, 'pool' | 'store'>,
): Promise<readonly string[]> {
  const head = await store.head();
  const deadline = Date.now() + LONGEST_MS;
  while (!(await hasReached(pool, head))) {
    if (Date.now() > deadline) throw new Error('the inbox of messages is behind the log');
    await wait(LOOK_EVERY_MS);
  }
  const { rows } = await pool.query<{ id: string }>(SENT, [accountId]);
  return rows.map(({ id }) => id);
}

async function hasReached(pool: Pool, position: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `SELECT FROM read_model.checkpoints WHERE projection = 'enquiries' AND position >= $1`,
    [position],
  );
  return rowCount === 1;
}
