export type ColumnType = 'text' | 'integer' | 'bigint' | 'boolean' | 'timestamptz' | 'date' | 'jsonb' | 'json';

export interface Column {
  readonly type: ColumnType;
  readonly nullable?: true;
}

export interface RowOwner<Name extends string> {
  /** The account that reads it as its own. */
  readonly account?: Name;
  /** The channel partner who reads it as a partner. */
  readonly partner?: Name;
  /** The customer whose channel partner reads it: who that is now, the projection `partner-relations` says. */
  readonly customer?: Name;
  /** The customer whose figures these are: the channel partner reads them once the customer's onboarding is completed. */
  readonly figuresOf?: Name;
  /** Somebody whom the access log of the caller's own account names. */
  readonly visitor?: Name;
}

/**
 * One read-model table, owned by exactly one projection. It carries no migration: raising the projection's version
 * rebuilds the table beside the old one and switches.
 *
 * Columns are named as the row's keys stand (quoted, so `accountId` is legal but then every index must quote it).
 * In a row `timestamptz` is an ISO text in UTC, `date` is `YYYY-MM-DD`, `bigint` and `integer` are whole numbers and
 * `jsonb` is its value, as is `json`: large values that SQL never looks into, which are written and read in less than half
 * the time; a nullable column holds `null`, never `undefined`.
 */
export interface TableDefinition<Row extends object> {
  /** Name in the schema `read_model`; the next generation during a rebuild is `<name>__next`. At most 50 characters. */
  readonly name: string;
  readonly columns: { readonly [Name in keyof Row & string]: Column };
  readonly primaryKey: keyof Row & string;
  /** SQL after `CREATE INDEX ON <table>`: `(name)`, `USING gin (search gin_trgm_ops)`. */
  readonly indexes?: readonly string[];
  /** Statements besides, run after the table of each generation is made: they name the live one and can be repeated. */
  readonly besides?: readonly string[];
  /** Row-level security: the columns that say whose row it is. Where it is nobody's, only staff (`all`) may read. */
  readonly owner: 'nobody' | RowOwner<keyof Row & string>;
  /** The projection that fills it, and the column with the partition key: rows whose partition is parked nobody reads. */
  readonly hiddenWhileParked?: { readonly projection: string; readonly by: keyof Row & string };
}

export const defineTable = <Row extends object>(table: TableDefinition<Row>): TableDefinition<Row> => table;

/** The row type of a table's definition. */
export type RowOf<Table> = Table extends TableDefinition<infer Row> ? Row : never;
