import { DatabaseError, type Pool, type PoolClient } from 'pg';

/** The server is a standby, or became one: others of its connections may lead to the new primary, this one never will. */
const READ_ONLY = '25006';

/** A pool, or one connection inside a transaction. */
export type Queryable = Pick<PoolClient, 'query'>;

/** One connection for a while. */
export interface Session {
  readonly client: Queryable;
  /** A connection on which this fails is of no use to anybody else. */
  readonly putBack: (statement: string, values?: unknown[]) => Promise<void>;
}

/** Runs the work on one connection: all of it is kept or none. */
export const inTransaction = <Value>(pool: Pool, work: (client: Queryable) => Promise<Value>): Promise<Value> =>
  inSession(pool, (session) => transactionIn(session, work));

/**
 * Runs the work while nobody else, in any process, runs work of this name. What it writes outside of a transaction is
 * kept whatever comes after; the lock goes with the connection.
 */
export const alone = <Value>(pool: Pool, name: string, work: (session: Session) => Promise<Value>): Promise<Value> =>
  inSession(pool, async (session) => {
    await session.client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [name]);
    try {
      return await work(session);
    } finally {
      await session.putBack('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [name]);
    }
  });

/** As `inTransaction`, on a connection at hand. */
export async function transactionIn<Value>(
  { client, putBack }: Session,
  work: (client: Queryable) => Promise<Value>,
): Promise<Value> {
  try {
    await client.query('BEGIN');
    const value = await work(client);
    await client.query('COMMIT');
    return value;
  } catch (error) {
    await putBack('ROLLBACK');
    throw error;
  }
}

async function inSession<Value>(pool: Pool, work: (session: Session) => Promise<Value>): Promise<Value> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const putBack = async (statement: string, values: unknown[] = []): Promise<void> => {
    await client.query(statement, values).catch((error: unknown) => {
      broken = error instanceof Error ? error : new Error(String(error));
    });
  };
  try {
    return await work({ client, putBack });
  } catch (error) {
    if (error instanceof DatabaseError && error.code === READ_ONLY) broken = error;
    throw error;
  } finally {
    client.release(broken);
  }
}
