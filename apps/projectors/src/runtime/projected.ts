import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';

const LONGEST_MS = 20_000;
const LOOK_EVERY_MS = 100;

/**
 * Waits until a projection has come to a position of the log.
 * @throws Error when it stays behind: to be tried again.
 */
export async function projected(pool: Pick<Pool, 'query'>, projection: string, position: number): Promise<void> {
  const deadline = Date.now() + LONGEST_MS;
  while (!(await hasReached(pool, projection, position))) {
    if (Date.now() > deadline) throw new Error(`the projection ${projection} is behind the log`);
    await wait(LOOK_EVERY_MS);
  }
}

async function hasReached(pool: Pick<Pool, 'query'>, projection: string, position: number): Promise<boolean> {
  const { rowCount } = await pool.query('SELECT FROM read_model.checkpoints WHERE projection = $1 AND position >= $2', [
    projection,
    position,
  ]);
  return rowCount === 1;
}
