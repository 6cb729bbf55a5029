import { type FreshDatabase, preparedDatabase, sqlTemplate } from '@keelson/test-database';
import { keyMigrations, migrations } from '..';

const template = sqlTemplate({
  owner: migrations.map(({ sql }) => sql),
  keys: keyMigrations.map(({ sql }) => sql),
});

/** A pair of databases with the schemas of the vault. */
export const vaultDatabase = (): Promise<FreshDatabase> => preparedDatabase(template);
