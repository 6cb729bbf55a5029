import type { Column, TableDefinition } from '../table';

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * @throws TypeError naming the column when a value is not what the definition promises: a row must mean the same while
 * it is folded and after it was read back.
 */
export function assertRow<Row extends object>(table: TableDefinition<Row>, row: Row): void {
  for (const [name, column] of Object.entries<Column>(table.columns)) {
    const value = (row as Readonly<Record<string, unknown>>)[name];
    if (value === null ? !column.nullable : !fits(column, value))
      throw new TypeError(
        `${table.name}.${name} is ${column.type}${column.nullable ? ' or null' : ''} and got ${kindOf(value)}`,
      );
  }
}

/** One array per column, in the order of the definition: parameters of the multi-row upsert. */
export function toColumnArrays<Row extends object>(table: TableDefinition<Row>, rows: readonly Row[]): unknown[][] {
  return Object.entries<Column>(table.columns).map(([name, column]) =>
    rows.map((row) => {
      const value = (row as Readonly<Record<string, unknown>>)[name];
      return column.type === 'jsonb' && value !== null ? JSON.stringify(value) : value;
    }),
  );
}

function fits({ type }: Column, value: unknown): boolean {
  switch (type) {
    case 'text':
      return typeof value === 'string';
    case 'integer':
    case 'bigint':
      return Number.isSafeInteger(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'timestamptz':
      return typeof value === 'string' && TIMESTAMP.test(value);
    case 'date':
      return typeof value === 'string' && DATE.test(value);
    case 'jsonb':
      return value !== undefined && typeof value !== 'function' && typeof value !== 'symbol';
  }
}

// Never the value: it may be personal, and this text is kept with a parked stream.
function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (value instanceof Date) return 'a Date';
  return typeof value === 'string' ? 'a text of another form' : typeof value;
}
