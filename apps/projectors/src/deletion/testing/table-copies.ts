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

/** What a query says of each table of both databases, asked of a whole database at once: there are some hundred tables. */
async function ofEachTable<Told extends object>(
  { admin, keysAdmin }: FreshDatabase,
  concerns: (name: string) => boolean,
  query: string,
  values: readonly unknown[],
): Promise<readonly (Told & { readonly name: string })[]> {
  const told: (Told & { name: string })[] = [];
  for (const run of [admin, keysAdmin]) {
    const names = (await tablesOf(run)).filter(concerns);
    const parts = names.map((name) => `SELECT '${name}' AS name, ${query.replace('TABLE', name)}`);
    told.push(...((await run(parts.join(' UNION ALL '), values)).rows as typeof told));
  }
  return told;
}

/** Where a text stands, in whatever letters or as bytes, in any table of both databases: table and how many rows. */
export async function rowsWith(database: FreshDatabase, text: string): Promise<Readonly<Record<string, number>>> {
  const counted = await ofEachTable<{ n: number }>(
    database,
    () => true,
    `count(*)::int AS n FROM TABLE AS t WHERE position($1 IN lower(t::text)) > 0 OR position($2 IN t::text) > 0`,
    [text.toLowerCase(), Buffer.from(text).toString('hex')],
  );
  return Object.fromEntries(counted.flatMap(({ name, n }) => (n > 0 ? [[name, n]] : [])));
}

/** The tables of both databases in which one of these addresses stands to be read. */
export async function tablesNaming(database: FreshDatabase, addresses: readonly string[]): Promise<readonly string[]> {
  const counted = await ofEachTable<{ n: number }>(
    database,
    () => true,
    'count(*)::int AS n FROM TABLE AS t WHERE lower(t::text) ~ $1',
    [addresses.map((each) => each.toLowerCase().replaceAll('.', '\\.')).join('|')],
  );
  return counted.flatMap(({ name, n }) => (n > 0 ? [name] : []));
}

/** What the processes keep about themselves moves by itself. */
const MOVING =
  /^(operations\.processes|read_model\.(checkpoints|requested_jobs|workers)|pgboss\.|migrations\.|event_store\.roots)/;

/** Count and checksum of every table's rows that name none of these accounts, nor a stream of theirs. */
export async function stateWithout(
  database: FreshDatabase,
  accountIds: readonly string[],
): Promise<Readonly<Record<string, unknown>>> {
  const summed = await ofEachTable<{ rows: number; sum: string }>(
    database,
    (name) => !MOVING.test(name),
    `count(*)::int AS rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text AS sum
     FROM TABLE AS t WHERE NOT t::text ~ $1`,
    [accountIds.join('|')],
  );
  return Object.fromEntries(summed.map(({ name, ...rest }) => [name, rest]));
}
