import { createTableSql, dropTableSql, PROJECTED_CHANNEL, switchTableSql } from '@keelson/read-models';
import type { Position } from '@keelson/event-store';
import type { ClientBase, Pool } from 'pg';
import type { Claim, Ownership } from './checkpoints';
import type { AnyProjection } from './registration';
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
  if (known === projection.version) return 'ready';
  return known < projection.version ? 'outdated' : 'newer';
}

async function create(client: ClientBase, projection: AnyProjection): Promise<number> {
  await lockName(client, projection.name);
  const known = await storedVersion(client, projection.name);
  if (known !== undefined) return known;
  await runAll(client, createTableSql(projection.table, 'live'));
  await insertCheckpoint(client, projection.name, projection.version);
  return projection.version;
}

async function storedVersion(connection: Pick<Pool, 'query'>, name: string): Promise<number | undefined> {
  const { rows } = await connection.query<Stored>('SELECT version FROM read_model.checkpoints WHERE projection = $1', [
    name,
  ]);
  return rows[0]?.version;
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
    const { rows } = await client.query<Stored>(
      `SELECT version, (owner <> $2 AND lease_until > now()) IS TRUE AS busy FROM read_model.checkpoints WHERE projection = $1 FOR UPDATE`,
      [name, owner],
    );
    const [stored] = rows;
    if (stored?.busy) return false;
    if (stored && resume && stored.version === projection.version) return true;
    await dropNext(client, projection);
    await runAll(client, createTableSql(projection.table, 'next'));
    await insertCheckpoint(client, name, projection.version);
    return true;
  });
}

async function dropNext(client: ClientBase, projection: AnyProjection): Promise<void> {
  await client.query(dropTableSql(projection.table, 'next'));
  for (const table of ['checkpoints', 'parked_streams'])
    await client.query(`DELETE FROM read_model.${table} WHERE projection = $1`, [nextName(projection.name)]);
}

export interface Switch {
  readonly projection: AnyProjection;
  readonly next: Claim;
  /** Brings the next generation to a position at least; false when its claim is lost. */
  readonly catchUp: (position: Position) => Promise<boolean>;
}

/**
 * Puts the next generation in the live one's place: table, checkpoint and parked streams in one transaction. The live
 * one waits at its checkpoint meanwhile, since a position that was once answered must not be taken back. False when the
 * claim of the next generation is lost.
 */
export function switchGenerations(pool: Pool, { projection, next, catchUp }: Switch): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    await client.query(`SET LOCAL lock_timeout = '2s'`);
    const live = await lockCheckpoint(client, projection.name);
    if (!(await catchUp(live?.position ?? 0))) return false;
    const built = await lockCheckpoint(client, next.name);
    if (built?.epoch !== next.epoch) return false;
    await runAll(client, switchTableSql(projection.table));
    await client.query('DELETE FROM read_model.parked_streams WHERE projection = $1', [projection.name]);
    await client.query('UPDATE read_model.parked_streams SET projection = $1 WHERE projection = $2', [
      projection.name,
      next.name,
    ]);
    await client.query('DELETE FROM read_model.checkpoints WHERE projection = $1', [next.name]);
    await client.query(
      `UPDATE read_model.checkpoints SET version = $2, position = $3, epoch = nextval('read_model.epochs'), updated_at = now()
       WHERE projection = $1`,
      [projection.name, projection.version, built.position],
    );
    await client.query('SELECT pg_notify($1, $2)', [PROJECTED_CHANNEL, `${projection.name} ${built.position}`]);
    return true;
  });
}

async function lockCheckpoint(client: ClientBase, name: string): Promise<Claim | undefined> {
  const { rows } = await client.query<Claim>(
    'SELECT projection AS name, epoch, position FROM read_model.checkpoints WHERE projection = $1 FOR UPDATE',
    [name],
  );
  return rows[0];
}

const insertCheckpoint = (client: ClientBase, name: string, version: number) =>
  client.query(
    `INSERT INTO read_model.checkpoints (projection, kind, version, position) VALUES ($1, 'projection', $2, 0)`,
    [name, version],
  );

const lockName = (client: ClientBase, name: string) =>
  client.query(`SELECT pg_advisory_xact_lock(hashtextextended('read_model.' || $1, 0))`, [name]);

async function runAll(client: ClientBase, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await client.query(statement);
}
