import { type DatabaseTemplate, type FreshDatabase, preparedDatabase, type TestCluster } from '@keelson/test-database';
import { Pool } from 'pg';
import type { Registry } from '../../runtime/registration';
import { enterRegistry, migrateDatabases } from '../migrate-databases';

const schemas: DatabaseTemplate = {
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

/** The same for the product's registry, which is large: its queues and reactors are part of the template. */
export const productDatabase = (registry: Registry): Promise<FreshDatabase> =>
  preparedDatabase({
    name: 'schemas, queues and reactors of the workers',
    from: schemas,
    prepare: (database) => enter(database, registry),
  });

async function enter({ urls }: FreshDatabase, registry: Registry): Promise<void> {
  const pool = new Pool({ connectionString: urls.owner, max: 3 });
  try {
    await enterRegistry(urls.owner, pool, registry);
  } finally {
    await pool.end();
  }
}
