import pg from 'pg';
import type { Limits } from './options';
import { queryFailure, sqlState, unavailable } from './outage';

export interface Connecting {
  readonly connectionString: string;
  readonly limits: Limits;
  readonly onError: (error: Error) => void;
}

// Plans for the arrays of a batch cost more to make than they save.
const SESSION_OPTIONS =
  '-c plan_cache_mode=force_generic_plan -c TimeZone=UTC -c DateStyle=ISO -c default_transaction_isolation=read\\ committed';

/** Beyond the server's own limit: only a server that no longer answers at all is given up by the client. */
const SILENCE_MS = 1_000;

export const clientConfig = ({ connectionString, limits }: Connecting, name: string): pg.ClientConfig => ({
  connectionString,
  application_name: `keelson event store ${name}`,
  connectionTimeoutMillis: limits.connect,
  statement_timeout: limits.statement,
  lock_timeout: limits.lock,
  idle_in_transaction_session_timeout: limits.idleInTransaction,
  query_timeout: limits.statement + SILENCE_MS,
  keepAlive: true,
  options: SESSION_OPTIONS,
});

/** A pool whose connections, idle or in use, may break without ending the process. */
export function connectionPool(connecting: Connecting, name: string, size: number): pg.Pool {
  const pool = new pg.Pool({
    ...clientConfig(connecting, name),
    max: size,
    idleTimeoutMillis: 60_000,
    allowExitOnIdle: true,
  });
  pool.on('error', connecting.onError);
  pool.on('connect', (client) => client.on('error', connecting.onError));
  return pool;
}

/** The server is about to close the connection, or the transaction on it, or is not the one that takes writes. */
const LOST = /^(?:08|57P|25P|25006)/;

/**
 * Runs one piece of work on a connection; one that failed for another reason than the query itself is not used again.
 * @throws EventStoreUnavailable in an outage, else what the server refused.
 */
export async function onConnection<Answer>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Answer>,
): Promise<Answer> {
  const client = await pool.connect().catch((error: unknown) => {
    throw unavailable(error);
  });
  try {
    const answer = await work(client);
    client.release();
    return answer;
  } catch (error) {
    const state = sqlState(error);
    client.release(state === undefined || LOST.test(state));
    throw queryFailure(error);
  }
}

export const queryOn = <Row extends pg.QueryResultRow>(pool: pg.Pool, query: pg.QueryConfig): Promise<Row[]> =>
  onConnection(pool, async (client) => (await client.query<Row>(query)).rows);
