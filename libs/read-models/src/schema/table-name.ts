import type { TableDefinition } from '../table';

export const READ_MODEL_SCHEMA = 'read_model';

/** `live` is what queries see; `next` is built beside it and takes its place. */
export type Generation = 'live' | 'next';

const LONGEST_NAME = 50;

/** A quoted SQL identifier. @throws RangeError for a name that Postgres would cut or that is not a plain word. */
export function identifier(name: string): string {
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name) || name.length > LONGEST_NAME + '__next'.length)
    throw new RangeError(`not a name for a table or column: ${JSON.stringify(name)}`);
  return `"${name}"`;
}

export const tableName = (table: { readonly name: string }, generation: Generation): string =>
  generation === 'live' ? table.name : `${table.name}__next`;

export const qualified = <Row extends object>(table: TableDefinition<Row>, generation: Generation): string =>
  `${READ_MODEL_SCHEMA}.${identifier(tableName(table, generation))}`;
