import { type DatabaseTemplate, type FreshDatabase, preparedDatabase, type TestCluster } from '@keelson/test-database';
import { Pool } from 'pg';
import type { Registry } from '../../runtime/registration';
import { enterRegistry, migrateDatabases } from '../migrate-databases';

export const schemas: DatabaseTemplate = {
  name: 'schemas of the workers',
  prepare: async ({ urls }) => {
    const empty: Registry = { projections: [], reactors: [], jobHandlers: [] };
    await migrateDatabases({ ownerUrl: urls.owner, keysUrl: urls.keys }, empty);
  },
};

/** A pair of databases as migrating leaves them, with the queues and reactors of this registry. */
export async function migratedDatabase(registry?: Registry, cluster?: TestCluster): Promise<FreshDatabase> {
  const database = await preparedDatabase(schemas, cluster);
  if (registry) await enter(database, registry);
  return database;
}

/** Makes the queues and the places of the reactors of a registry. */
export async function enter({ urls }: FreshDatabase, registry: Registry): Promise<void> {
  const pool = new Pool({ connectionString: urls.owner, max: 3 });
  try {
    await enterRegistry(urls.owner, pool, registry);
  } finally {
    await pool.end();
  }
}
