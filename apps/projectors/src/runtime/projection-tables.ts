import type { Position } from '@keelson/event-store';
import { createTableSql, dropTableSql, type Generation, lockOutWritersSql } from '@keelson/read-models';
import type { ClientBase, Pool } from 'pg';
import type { Ownership } from './checkpoints';
import { type AnyProjection, tablesOf } from './registration';
import { shardNames } from './shards';
import { inTransaction } from './transaction';

/** `outdated`: the table holds rows of an older version. `newer`: of one that this process does not know. */
export type Preparation = 'ready' | 'outdated' | 'newer';

export const nextName = (name: string): string => `${name}__next`;

interface Stored {
  readonly version: number;
  readonly busy: boolean;
}

/** Makes the live table and its checkpoint where the projection is new to the database. */
export async function prepareProjection(pool: Pool, projection: AnyProjection): Promise<Preparation> {
  const known =
    (await storedVersion(pool, projection.name)) ?? (await inTransaction(pool, (client) => create(client, projection)));
  if (known === projection.version) {
    await refuseOtherShards(pool, projection);
    return 'ready';
  }
  return known < projection.version ? 'outdated' : 'newer';
}

/** Rows that were divided otherwise belong to another version: workers that disagree would both write them. */
async function refuseOtherShards(pool: Pool, projection: AnyProjection): Promise<void> {
  const { rows } = await pool.query<{ name: string }>({
    name: 'shards-of-projection',
    text: 'SELECT projection AS name FROM read_model.checkpoints WHERE shard_of = $1',
    values: [projection.name],
  });
  const own = shardNames(projection);
  if (rows.length === own.length && rows.every(({ name }) => own.includes(name))) return;
  throw new TypeError(`${projection.name} has ${rows.length} shards in the database: raise its version`);
}

async function create(client: ClientBase, projection: AnyProjection): Promise<number> {
  await lockName(client, projection.name);
  const known = await storedVersion(client, projection.name);
  if (known !== undefined) return known;
  await createTables(client, projection, 'live');
  await insertCheckpoint(client, projection.name, projection.version);
  await insertShards(client, projection, 0);
  return projection.version;
}

async function storedVersion(connection: Pick<Pool, 'query'>, name: string): Promise<number | undefined> {
  const { rows } = await connection.query<Stored>('SELECT version FROM read_model.checkpoints WHERE projection = $1', [
    name,
  ]);
  return rows[0]?.version;
}

/** Tells readers, beside the checkpoint, which events may change the rows of the live table. */
export async function tellHandled(
  pool: Pool,
  { name }: Pick<AnyProjection, 'name'>,
  handles: ReadonlySet<string>,
): Promise<void> {
  await pool.query(
    'UPDATE read_model.checkpoints SET handles = $2 WHERE projection = $1 AND handles IS DISTINCT FROM $2',
    [name, [...handles].sort()],
  );
}

/**
 * Makes the next generation's table and checkpoint, empty; or, to resume, leaves one of the same version as it stands.
 * False while another process builds it.
 */
export function openNext(
  pool: Pool,
  projection: AnyProjection,
  { owner }: Ownership,
  resume: boolean,
): Promise<boolean> {
  const name = nextName(projection.name);
  return inTransaction(pool, async (client) => {
    await lockName(client, projection.name);
    await lockOutWriters(client, projection, 'next');
    const { rows } = await client.query<Stored>(
      `SELECT version, (owner <> $2 AND lease_until > now()) IS TRUE AS busy FROM read_model.checkpoints WHERE projection = $1 FOR UPDATE`,
      [name, owner],
    );
    const [stored] = rows;
    if (stored?.busy) return false;
    if (stored && resume && stored.version === projection.version) return true;
    await dropNext(client, projection);
    await createTables(client, projection, 'next');
    await insertCheckpoint(client, name, projection.version);
    return true;
  });
}

/**
 * A writer takes the lock of its table before that of its checkpoint. Code that drops or renames the table takes
 * them in the same order, or the two could wait for each other.
 */
export async function lockOutWriters(
  client: ClientBase,
  projection: AnyProjection,
  generation: Generation,
): Promise<void> {
  for (const table of tablesOf(projection)) await client.query(lockOutWritersSql(table, generation));
}

export async function dropNext(client: ClientBase, projection: AnyProjection): Promise<void> {
  for (const table of tablesOf(projection)) await client.query(dropTableSql(table, 'next'));
  for (const table of ['checkpoints', 'parked_streams'])
    await client.query(`DELETE FROM read_model.${table} WHERE projection = $1`, [nextName(projection.name)]);
}

export const insertCheckpoint = (client: ClientBase, name: string, version: number) =>
  client.query(
    `INSERT INTO read_model.checkpoints (projection, kind, version, position) VALUES ($1, 'projection', $2, 0)`,
    [name, version],
  );

/** The shards of the live generation; from here on the checkpoint of the whole is the lowest of theirs. */
export const insertShards = (client: ClientBase, projection: AnyProjection, position: Position) =>
  client.query(
    `INSERT INTO read_model.checkpoints (projection, kind, version, position, shard_of)
     SELECT name, 'projection', $2, $3, $4 FROM unnest($1::text[]) AS name`,
    [shardNames(projection), projection.version, position, projection.name],
  );

const lockName = (client: ClientBase, name: string) =>
  client.query(`SELECT pg_advisory_xact_lock(hashtextextended('read_model.' || $1, 0))`, [name]);

async function createTables(client: ClientBase, projection: AnyProjection, generation: Generation): Promise<void> {
  for (const table of tablesOf(projection)) await runAll(client, createTableSql(table, generation));
}

export async function runAll(client: ClientBase, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await client.query(statement);
}
