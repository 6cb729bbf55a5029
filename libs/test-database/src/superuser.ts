import { Client, type QueryResult } from 'pg';
import type { TestCluster } from './test-cluster';

/** Runs one SQL text as superuser on the named database. */
export async function asSuperuser(
  cluster: Pick<TestCluster, 'port' | 'password'>,
  database: string,
  sql: string,
  values?: readonly unknown[],
): Promise<QueryResult> {
  const client = new Client({
    host: '127.0.0.1',
    port: cluster.port,
    user: 'postgres',
    password: cluster.password,
    database,
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await (values === undefined ? client.query(sql) : client.query(sql, [...values]));
  } finally {
    await client.end();
  }
}
