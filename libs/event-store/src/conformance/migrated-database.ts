import { type FreshDatabase, freshDatabase, type TestCluster } from '@keelson/test-database';
import pg from 'pg';
import { migrations } from '../postgres';

/** A database of one test's own with the schema of the event store, on the cluster of the test run or another. */
export async function migratedDatabase(cluster?: TestCluster): Promise<FreshDatabase> {
  const database = await freshDatabase(cluster);
  const owner = new pg.Client({ connectionString: database.urls.owner });
  await owner.connect();
  for (const { sql } of migrations) await owner.query(sql);
  await owner.end();
  return database;
}
