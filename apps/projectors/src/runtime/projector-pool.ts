import { readModelTypes } from '@keelson/read-models';
import { Pool } from 'pg';
import type { Logger } from 'pino';
import { failureText } from './failure';

const CONNECT_MS = 2_000;

/**
 * Connections of the projector role. A connection that the server closes costs a retry, never the process.
 * @param connectMs how long a caller waits for one of them
 */
export function projectorPool(connectionString: string, log: Logger, most = 10, connectMs = CONNECT_MS): Pool {
  const pool = new Pool({
    connectionString,
    types: readModelTypes,
    max: most,
    application_name: 'keelson-projectors',
    connectionTimeoutMillis: connectMs,
    statement_timeout: 30_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  });
  const note = (error: Error) => log.warn({ reason: failureText(error) }, 'database connection lost');
  pool.on('error', note);
  // The pool listens to idle connections only; one that is checked out would end the process.
  pool.on('connect', (client) => client.on('error', note));
  return pool;
}
