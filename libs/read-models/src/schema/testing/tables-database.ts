import { type FreshDatabase, preparedDatabase, sqlTemplate } from '@keelson/test-database';
import { createTableSql, migrations } from '..';
import type { TableDefinition } from '../../table';

/** A database with the schema of the read models and these tables of it. */
export const tablesDatabase = (tables: readonly TableDefinition<never>[]): Promise<FreshDatabase> =>
  preparedDatabase(
    sqlTemplate({
      owner: migrations.map(({ sql }) => sql),
      projector: tables.flatMap((table) => createTableSql(table, 'live')),
    }),
  );
