import type { Pool } from 'pg';
import type { TableDefinition } from '../table';
import { READ_MODEL_SCHEMA } from './table-name';

const COLUMNS = `SELECT c.relname AS table, array_agg(a.attname::text) AS columns
FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
WHERE c.relnamespace = to_regnamespace($1) AND c.relname = ANY($2) GROUP BY c.relname`;

interface Stored {
  readonly table: string;
  readonly columns: readonly string[];
}

/**
 * Live tables that lack columns of their definition: after an upgrade until the projectors have rebuilt them. A table
 * that is not there at all is not named.
 */
export async function outdatedTables(
  pool: Pick<Pool, 'query'>,
  tables: readonly TableDefinition<never>[],
): Promise<readonly string[]> {
  const { rows } = await pool.query<Stored>(COLUMNS, [READ_MODEL_SCHEMA, tables.map(({ name }) => name)]);
  const stored = new Map(rows.map(({ table, columns }) => [table, new Set(columns)]));
  return tables
    .filter(({ name, columns }) => Object.keys(columns).some((column) => stored.get(name)?.has(column) === false))
    .map(({ name }) => name);
}
