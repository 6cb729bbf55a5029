import type { Column, TableDefinition } from '../table';
import { identifier, qualified, READ_MODEL_SCHEMA } from './table-name';
import type { Generation } from './table-name';

/** The role that queries come in as; everything it sees passes row-level security. */
export const READER_ROLE = 'keelson_reader';

const columnSql = ([name, column]: [string, Column]): string =>
  `${identifier(name)} ${column.type}${column.nullable ? '' : ' NOT NULL'}`;

/**
 * Statements that make an empty table of a generation, with its indexes, its row-level security and the grant to the
 * reader. They run in one transaction, as the role that projects.
 */
export function createTableSql<Row extends object>(table: TableDefinition<Row>, generation: Generation): string[] {
  const name = qualified(table, generation);
  const columns = Object.entries<Column>(table.columns).map(columnSql);
  return [
    `CREATE TABLE ${name} (${columns.join(', ')}, PRIMARY KEY (${identifier(table.primaryKey)})) WITH (fillfactor = 70)`,
    ...(table.indexes ?? []).map((index) => `CREATE INDEX ON ${name} ${index}`),
    `ALTER TABLE ${name} ENABLE ROW LEVEL SECURITY`,
    `CREATE POLICY reach ON ${name} FOR SELECT TO ${READER_ROLE} USING (${scopeSql(table, generation)})`,
    `GRANT SELECT ON ${name} TO ${READER_ROLE}`,
    ...(table.besides ?? []),
  ];
}

/** Statements that put the next generation in the place of the live one. They run in one transaction. */
export function switchTableSql<Row extends object>(table: TableDefinition<Row>): string[] {
  return [
    `DROP TABLE IF EXISTS ${qualified(table, 'live')}`,
    `ALTER TABLE ${qualified(table, 'next')} RENAME TO ${identifier(table.name)}`,
  ];
}

export const dropTableSql = <Row extends object>(table: TableDefinition<Row>, generation: Generation): string =>
  `DROP TABLE IF EXISTS ${qualified(table, generation)}`;

/** Waits for the writers of a generation and holds the next ones up until the transaction ends; readers go on. */
export const lockOutWritersSql = <Row extends object>(table: TableDefinition<Row>, generation: Generation): string =>
  `DO $$ BEGIN
     LOCK TABLE ${qualified(table, generation)} IN SHARE ROW EXCLUSIVE MODE;
   EXCEPTION WHEN undefined_table THEN NULL;
   END $$`;

// A sub-select is evaluated once a query; the bare function would be once a row.
const setting = (name: string): string => `(SELECT current_setting('app.${name}', true))`;

function scopeSql<Row extends object>(table: TableDefinition<Row>, generation: Generation): string {
  const reach = reachSql(table, generation);
  return table.hiddenWhileParked ? `(${reach}) AND ${isProjectedSql(table.hiddenWhileParked)}` : reach;
}

function reachSql<Row extends object>(table: TableDefinition<Row>, generation: Generation): string {
  const { owner } = table;
  const scopes = [`${setting('reach')} = 'all'`];
  if (owner === 'nobody') return scopes.join('');
  if (owner.account)
    scopes.push(`${setting('reach')} = 'own' AND ${identifier(owner.account)} = ${setting('subject')}`);
  if (owner.partner)
    scopes.push(`${setting('reach')} = 'partners' AND ${identifier(owner.partner)} = ${setting('subject')}`);
  if (owner.customer) {
    const customer = `${qualified(table, generation)}.${identifier(owner.customer)}`;
    scopes.push(`${setting('reach')} = 'partners' AND ${isAmongSql('customers_of_subject', customer)}`);
  }
  if (owner.figuresOf) {
    const customer = `${qualified(table, generation)}.${identifier(owner.figuresOf)}`;
    scopes.push(`${setting('reach')} = 'partners' AND ${isAmongSql('customers_with_open_figures', customer)}`);
  }
  if (owner.visitor) {
    const visitor = `${qualified(table, generation)}.${identifier(owner.visitor)}`;
    scopes.push(`${setting('reach')} = 'own' AND ${isAmongSql('visitors_of_subject', visitor)}`);
  }
  return scopes.map((each) => `(${each})`).join(' OR ');
}

// The functions take no parameters: Postgres then plans their query as a part of this one.
const isAmongSql = (
  accounts: 'customers_of_subject' | 'customers_with_open_figures' | 'visitors_of_subject',
  account: string,
): string => `EXISTS (SELECT FROM ${READ_MODEL_SCHEMA}.${accounts}() AS among (id) WHERE among.id = ${account})`;

/** Of a stream that is parked alone it cannot be said whose rows wait: the NULL that stands for it hides all of them. */
const isProjectedSql = ({ by, projection }: { readonly by: string; readonly projection: string }): string =>
  `${identifier(by)} NOT IN (SELECT ${READ_MODEL_SCHEMA}.parked_partitions('${projection}'))`;
