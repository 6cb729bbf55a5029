import type { Position } from '@keelson/event-store';
import { checksumSql, type Generation, PROJECTED_CHANNEL, switchTableSql } from '@keelson/read-models';
import type { ClientBase, Pool } from 'pg';
import type { Claim } from './checkpoints';
import { dropNext, lockOutWriters, runAll } from './projection-tables';
import { type AnyProjection, tablesOf } from './registration';
import { inSnapshot, inTransaction } from './transaction';

/** A next generation that has come to the end of the feed. */
export interface Built {
  readonly projection: AnyProjection;
  readonly claim: Claim;
  /** Brings it to a position at least; false when its claim is lost. */
  readonly catchUp: (position: Position) => Promise<boolean>;
  /** Brings it to a position exactly, unless it stands beyond, and keeps it there; false when its claim is lost. */
  readonly stopAt: (position: Position) => Promise<boolean>;
}

/** What becomes of a next generation; `undefined` when its claim is lost. */
export type Finish<Outcome> = (pool: Pool, built: Built) => Promise<Outcome | undefined>;

/**
 * Puts the next generation in the live one's place: table, checkpoint and parked streams in one transaction. The live
 * one waits at its checkpoint meanwhile, since a position that was once answered must not be taken back.
 */
export const switchGenerations: Finish<'switched'> = (pool, { projection, claim, catchUp }) =>
  inTransaction(pool, async (client) => {
    await client.query(`SET LOCAL lock_timeout = '2s'`);
    await lockOutWriters(client, projection, 'live');
    const live = await lockCheckpoint(client, projection.name);
    if (!(await catchUp(live?.position ?? 0))) return undefined;
    const next = await lockCheckpoint(client, claim.name);
    if (next?.epoch !== claim.epoch) return undefined;
    await runAll(client, tablesOf(projection).flatMap(switchTableSql));
    await client.query('DELETE FROM read_model.parked_streams WHERE projection = $1', [projection.name]);
    await client.query('UPDATE read_model.parked_streams SET projection = $1 WHERE projection = $2', [
      projection.name,
      claim.name,
    ]);
    await client.query('DELETE FROM read_model.checkpoints WHERE projection = $1', [claim.name]);
    await client.query(
      `UPDATE read_model.checkpoints SET version = $2, position = $3, epoch = nextval('read_model.epochs'), updated_at = now()
       WHERE projection = $1`,
      [projection.name, projection.version, next.position],
    );
    await client.query('SELECT pg_notify($1, $2)', [PROJECTED_CHANNEL, `${projection.name} ${next.position}`]);
    return 'switched';
  });

export interface Comparison {
  readonly position: Position;
  readonly rows: number;
  readonly equal: boolean;
}

/**
 * Compares the generations at one position and drops the next one. The live one goes on meanwhile: a snapshot of it is
 * summed up, since its rows and its checkpoint are written together. `ahead` while it has yet to come to where the next
 * one stands.
 */
export const compareGenerations: Finish<Comparison | 'ahead'> = async (pool, { projection, claim, stopAt }) => {
  const stood = await standing(pool, claim.name);
  if (stood?.epoch !== claim.epoch) return undefined;
  const served = await inSnapshot(pool, async (client) => {
    const live = await standing(client, projection.name);
    if (live === undefined || live.position < stood.position) return live && 'ahead';
    return { position: live.position, sums: await sumsOf(client, projection, 'live') };
  });
  if (served === undefined || served === 'ahead') return served;
  if (!(await stopAt(served.position))) return undefined;
  const replayed = await inSnapshot(pool, async (client) => {
    const next = await standing(client, claim.name);
    return next?.epoch === claim.epoch ? await sumsOf(client, projection, 'next') : undefined;
  });
  if (replayed === undefined) return undefined;
  await inTransaction(pool, (client) => dropNext(client, projection));
  const equal = served.sums.every(
    ({ rows, checksum }, index) => rows === replayed[index]?.rows && checksum === replayed[index].checksum,
  );
  return { position: served.position, rows: served.sums[0]?.rows ?? 0, equal };
};

interface Sum {
  readonly rows: number;
  readonly checksum: string;
}

async function sumsOf(client: ClientBase, projection: AnyProjection, generation: Generation): Promise<readonly Sum[]> {
  const sums: Sum[] = [];
  for (const table of tablesOf(projection))
    sums.push(...(await client.query<Sum>(checksumSql(table, generation))).rows);
  return sums;
}

const STANDING = 'SELECT projection AS name, epoch, position FROM read_model.checkpoints WHERE projection = $1';

async function standing(connection: Pick<ClientBase, 'query'>, name: string): Promise<Claim | undefined> {
  return (await connection.query<Claim>(STANDING, [name])).rows[0];
}

async function lockCheckpoint(client: ClientBase, name: string): Promise<Claim | undefined> {
  return (await client.query<Claim>(`${STANDING} FOR UPDATE`, [name])).rows[0];
}
