import type { Pool } from 'pg';

/** One database as its server tells of it. */
export interface DatabaseHealth {
  readonly version: string;
  /** Connections to the whole server. */
  readonly connections: number;
  readonly limit: number;
  readonly bytes: number;
}

const HEALTH = `SELECT current_setting('server_version') AS version, current_setting('max_connections')::int AS "limit",
  (SELECT sum(numbackends)::int FROM pg_stat_database) AS connections,
  pg_database_size(current_database())::float8 AS bytes`;

export async function databaseHealth(pool: Pick<Pool, 'query'>): Promise<DatabaseHealth> {
  const { rows } = await pool.query<DatabaseHealth>(HEALTH);
  const [health] = rows;
  if (!health) throw new Error('a server told nothing of itself');
  return health;
}
