import { Client, type QueryResult } from 'pg';
import type { TestCluster } from './test-cluster';

type Server = Pick<TestCluster, 'port' | 'password'>;

/** A connection as superuser to the named database, not opened yet. */
export function superuser(cluster: Server, database: string): Client {
  const client = new Client({
    host: '127.0.0.1',
    port: cluster.port,
    user: 'postgres',
    password: cluster.password,
    database,
    connectionTimeoutMillis: 60_000,
  });
  client.on('error', () => undefined);
  return client;
}

/** Runs one SQL text as superuser on the named database. */
export async function asSuperuser(
  cluster: Server,
  database: string,
  sql: string,
  values?: readonly unknown[],
): Promise<QueryResult> {
  const client = superuser(cluster, database);
  await client.connect();
  try {
    return await (values === undefined ? client.query(sql) : client.query(sql, [...values]));
  } finally {
    await client.end();
  }
}
