import { migrations as eventStoreMigrations } from '@keelson/event-store/postgres';
import { createTableSql, migrations as readModelMigrations, sliceTables } from '@keelson/read-models';
import { type FreshDatabase, preparedDatabase, sqlTemplate } from '@keelson/test-database';
import { keyMigrations, migrations as vaultMigrations } from '@keelson/vault';

const template = sqlTemplate({
  keys: keyMigrations.map(({ sql }) => sql),
  owner: [...eventStoreMigrations, ...vaultMigrations, ...readModelMigrations].map(({ sql }) => sql),
  projector: sliceTables.flatMap((table) => createTableSql(table, 'live')),
});

/** A pair of databases of this version, with the read-model tables that no projector of these tests makes. */
export const productDatabase = (): Promise<FreshDatabase> => preparedDatabase(template);
