import type { Pool, PoolClient } from 'pg';

type Work<Value> = (client: PoolClient) => Promise<Value>;

/** Commits unless the work throws. A connection on which anything failed is closed, not used again. */
export const inTransaction = <Value>(pool: Pool, work: Work<Value>): Promise<Value> => within('BEGIN', pool, work);

/** Reads everything as it stood at one moment, for as long as it takes, and holds up nobody. */
export const inSnapshot = <Value>(pool: Pool, work: Work<Value>): Promise<Value> =>
  within('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL statement_timeout = 0', pool, work);

async function within<Value>(begin: string, pool: Pool, work: Work<Value>): Promise<Value> {
  const client = await pool.connect();
  try {
    await client.query(begin);
    const value = await work(client);
    await client.query('COMMIT');
    client.release();
    return value;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
