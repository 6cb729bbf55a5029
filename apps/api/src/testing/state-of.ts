import type { FreshDatabase } from '@keelson/test-database';

type Run = (sql: string) => Promise<{ rows: unknown[] }>;

/** Count and checksum of every table of the product in both databases: equal states have equal texts. */
export async function stateOf(database: FreshDatabase): Promise<Record<string, string>> {
  return {
    ...(await tablesOf((sql) => database.admin(sql))),
    ...(await tablesOf((sql) => database.keysAdmin(sql))),
  };
}

/** Where it stands that somebody was denied: the log, and the key that seals from where they asked. */
const DENIALS = new Set(['event_store.events', 'subject_keys.keys']);

/** What is recorded of who was denied, and of who read or took away a list: a read that changes nothing else. */
const TOLD_OF_READERS = [
  'access.denied.v1',
  'audit.payments-exported.v1',
  'audit.trail-read.v1',
  'audit.trail-exported.v1',
];

/** The same without what is recorded of readers; all other events count. */
export async function stateBesideDenials(database: FreshDatabase): Promise<Record<string, string>> {
  const { rows } = await database.admin(
    `SELECT coalesce(string_agg(event_id::text, ' ' ORDER BY position), '') AS events FROM event_store.events
     WHERE type NOT IN (${TOLD_OF_READERS.map((type) => `'${type}'`).join(', ')})`,
  );
  const tables = Object.entries(await stateOf(database)).filter(([table]) => !DENIALS.has(table));
  return { ...Object.fromEntries(tables), ...(rows as { events: string }[])[0] };
}

async function tablesOf(run: Run): Promise<Record<string, string>> {
  const { rows } = await run(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  // All in one statement: there are some hundred tables, and each would take a connection of its own.
  const sums = (rows as { name: string }[]).map(
    ({ name }) => `SELECT '${name}' AS name,
       count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) AS state FROM ${name} AS t`,
  );
  const told = (await run(sums.join(' UNION ALL '))).rows as { name: string; state: string }[];
  return Object.fromEntries(told.map(({ name, state }) => [name, state]));
}
