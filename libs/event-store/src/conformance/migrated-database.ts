import { type FreshDatabase, freshDatabase } from '@keelson/test-database';
import pg from 'pg';
import { migrations } from '../postgres';

/** A database of one test's own with the schema of the event store. */
export async function migratedDatabase(): Promise<FreshDatabase> {
  const database = await freshDatabase();
  const owner = new pg.Client({ connectionString: database.urls.owner });
  await owner.connect();
  for (const { sql } of migrations) await owner.query(sql);
  await owner.end();
  return database;
}
