import type { Pool, PoolClient } from 'pg';

/** A pool, or one connection inside a transaction. */
export type Queryable = Pick<PoolClient, 'query'>;

/** Runs the work on one connection: all of it is kept or none. */
export async function inTransaction<Value>(pool: Pool, work: (client: Queryable) => Promise<Value>): Promise<Value> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const value = await work(client);
    await client.query('COMMIT');
    return value;
  } catch (error) {
    await client.query('ROLLBACK').catch((rollback: unknown) => {
      broken = rollback instanceof Error ? rollback : new Error(String(rollback));
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
