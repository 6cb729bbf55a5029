import type { FreshDatabase } from '@keelson/test-database';

const TABLES = `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
  WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`;

type Run = FreshDatabase['admin'];

async function tablesOf(run: Run): Promise<readonly string[]> {
  return ((await run(TABLES)).rows as { name: string }[]).map(({ name }) => name);
}

/** Every table of both databases. */
export const tableNames = async ({ admin, keysAdmin }: FreshDatabase): Promise<readonly string[]> => [
  ...(await tablesOf(admin)),
  ...(await tablesOf(keysAdmin)),
];

/** Where a text stands, in whatever letters or as bytes, in any table of both databases: table and how many rows. */
export async function rowsWith(database: FreshDatabase, text: string): Promise<Readonly<Record<string, number>>> {
  const found: Record<string, number> = {};
  for (const run of [database.admin, database.keysAdmin]) {
    for (const table of await tablesOf(run)) {
      const { rows } = await run(
        `SELECT count(*)::int AS n FROM ${table} AS t WHERE position($1 IN lower(t::text)) > 0 OR position($2 IN t::text) > 0`,
        [text.toLowerCase(), Buffer.from(text).toString('hex')],
      );
      const { n } = rows[0] as { n: number };
      if (n > 0) found[table] = n;
    }
  }
  return found;
}

/** The tables of both databases in which one of these addresses stands to be read. */
export async function tablesNaming(database: FreshDatabase, addresses: readonly string[]): Promise<readonly string[]> {
  const naming: string[] = [];
  for (const run of [database.admin, database.keysAdmin]) {
    for (const table of await tablesOf(run)) {
      const { rows } = await run(`SELECT FROM ${table} AS t WHERE lower(t::text) ~ $1 LIMIT 1`, [
        addresses.map((each) => each.toLowerCase().replaceAll('.', '\\.')).join('|'),
      ]);
      if (rows.length > 0) naming.push(table);
    }
  }
  return naming;
}

/** What the processes keep about themselves moves by itself. */
const MOVING =
  /^(operations\.processes|read_model\.(checkpoints|requested_jobs)|pgboss\.|migrations\.|event_store\.roots)/;

/** Count and checksum of every table's rows that name none of these accounts, nor a stream of theirs. */
export async function stateWithout(
  database: FreshDatabase,
  accountIds: readonly string[],
): Promise<Readonly<Record<string, unknown>>> {
  const state: Record<string, unknown> = {};
  for (const run of [database.admin, database.keysAdmin]) {
    for (const table of (await tablesOf(run)).filter((name) => !MOVING.test(name))) {
      const { rows } = await run(
        `SELECT count(*)::int AS rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text AS sum
         FROM ${table} AS t WHERE NOT t::text ~ $1`,
        [accountIds.join('|')],
      );
      state[table] = rows[0];
    }
  }
  return state;
}
