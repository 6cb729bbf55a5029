import { migrations as eventStoreMigrations } from '@keelson/event-store/postgres';
import { createTableSql, migrations as readModelMigrations, type TableDefinition } from '@keelson/read-models';
import type { FreshDatabase } from '@keelson/test-database';
import { keyMigrations, migrations as vaultMigrations } from '@keelson/vault';
import { Client } from 'pg';

/** Brings a fresh pair of databases to this version, and makes the read-model tables that a test reads. */
export async function prepareDatabase(
  database: FreshDatabase,
  tables: readonly TableDefinition<never>[] = [],
): Promise<void> {
  await run(database.urls.keys, keyMigrations);
  await run(database.urls.owner, [...eventStoreMigrations, ...vaultMigrations, ...readModelMigrations]);
  await run(
    database.urls.projector,
    tables.flatMap((table) => createTableSql(table, 'live')).map((sql) => ({ sql })),
  );
}

async function run(url: string, steps: readonly { readonly sql: string }[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const { sql } of steps) await client.query(sql);
  } finally {
    await client.end();
  }
}
