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
  return connected(cluster, database, (client) =>
    values === undefined ? client.query(sql) : client.query(sql, [...values]),
  );
}

/** Runs SQL texts one after the other on one connection: a new one takes longer than most of them. */
export async function inTurnAsSuperuser(cluster: Server, database: string, texts: readonly string[]): Promise<void> {
  await connected(cluster, database, async (client) => {
    for (const text of texts) await client.query(text);
  });
}

async function connected<Found>(
  cluster: Server,
  database: string,
  use: (client: Client) => Promise<Found>,
): Promise<Found> {
  const client = superuser(cluster, database);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
