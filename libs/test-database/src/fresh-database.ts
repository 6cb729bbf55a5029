import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QueryResult } from 'pg';
import { asSuperuser, inTurnAsSuperuser } from './superuser';
import { type DatabaseRole, type TestCluster, testCluster } from './test-cluster';

/** A pair of empty databases of one test's own, with the product's roles and nothing in them yet. */
export interface FreshDatabase {
  readonly name: string;
  readonly keysName: string;
  /** Connection addresses by role; `keys` is the key database, the others the main one. */
  readonly urls: Readonly<Record<DatabaseRole, string>>;
  /** Runs SQL as superuser on the main database. */
  admin(sql: string, values?: readonly unknown[]): Promise<QueryResult>;
  /** Runs SQL as superuser on the key database. */
  keysAdmin(sql: string, values?: readonly unknown[]): Promise<QueryResult>;
  /** Ends every open connection to both databases, as a restart of the server would. */
  disconnectAll(): Promise<void>;
  drop(): Promise<void>;
}

/** The name of the key database of a pair. */
export const keysNameOf = (name: string): string => `${name}_keys`;

const accessSql = (): string => readFileSync(join(__dirname, '../../../deploy/database/access.sql'), 'utf8');

/** Makes a pair of empty databases on the cluster of the test run, or on the given one. */
export const freshDatabase = (cluster: TestCluster = testCluster()): Promise<FreshDatabase> =>
  newPair(cluster, `test_${randomBytes(8).toString('hex')}`);

/** Makes a pair under this name; each is a copy of its counterpart in the pair called `original`, or empty. */
export async function newPair(cluster: TestCluster, name: string, original?: string): Promise<FreshDatabase> {
  const keysName = keysNameOf(name);
  const template = original === undefined ? 'template1' : original;
  const keysTemplate = original === undefined ? 'template1' : keysNameOf(original);
  const strategy = `STRATEGY ${cluster.copies ?? 'wal_log'}`;
  await inTurnAsSuperuser(cluster, 'postgres', [
    `CREATE DATABASE ${name} OWNER keelson_owner TEMPLATE ${template} ${strategy}`,
    `CREATE DATABASE ${keysName} OWNER keelson_keys TEMPLATE ${keysTemplate} ${strategy}`,
    accessSql().replaceAll(':"database"', name).replaceAll(':"keys_database"', keysName),
  ]);
  return pairOn(cluster, name);
}

/** A pair that is there already, for example on a server that was restored from a backup. */
export function pairOn(cluster: TestCluster, name: string): FreshDatabase {
  const keysName = keysNameOf(name);
  const url = (role: DatabaseRole): string =>
    `postgres://keelson_${role}:${cluster.passwords[role]}@127.0.0.1:${cluster.port}/${role === 'keys' ? keysName : name}`;
  return {
    name,
    keysName,
    urls: {
      owner: url('owner'),
      app: url('app'),
      projector: url('projector'),
      reader: url('reader'),
      keys: url('keys'),
    },
    admin: (sql, values) => asSuperuser(cluster, name, sql, values),
    keysAdmin: (sql, values) => asSuperuser(cluster, keysName, sql, values),
    disconnectAll: async () => {
      await asSuperuser(
        cluster,
        'postgres',
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = ANY($1)',
        [[name, keysName]],
      );
    },
    drop: async () => {
      await inTurnAsSuperuser(cluster, 'postgres', [
        `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`,
        `DROP DATABASE IF EXISTS ${keysName} WITH (FORCE)`,
      ]);
    },
  };
}
