import type { Position } from '@keelson/event-store';
import { checksumSql, type Generation, PROJECTED_CHANNEL, switchTableSql } from '@keelson/read-models';
import type { ClientBase, Pool } from 'pg';
import type { Claim } from './checkpoints';
import { dropNext, lockOutWriters, runAll } from './projection-tables';
import { type AnyProjection, tablesOf } from './registration';
import { inTransaction } from './transaction';

/** A next generation that has come to the end of the feed. */
export interface Built {
  readonly projection: AnyProjection;
  readonly claim: Claim;
  /** Brings it to a position at least; false when its claim is lost. */
  readonly catchUp: (position: Position) => Promise<boolean>;
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
 * Compares the generations at one position and drops the next one. `ahead` while the live one has yet to come to where
 * the next one stands.
 */
export const compareGenerations: Finish<Comparison | 'ahead'> = (pool, { projection, claim, catchUp }) =>
  inTransaction(pool, async (client) => {
    const live = await lockCheckpoint(client, projection.name);
    if (!live || !(await catchUp(live.position))) return undefined;
    const next = await lockCheckpoint(client, claim.name);
    if (next?.epoch !== claim.epoch) return undefined;
    if (next.position > live.position) return 'ahead';
    const [served, replayed] = [await sumsOf(client, projection, 'live'), await sumsOf(client, projection, 'next')];
    await dropNext(client, projection);
    const equal = served.every(
      ({ rows, checksum }, index) => rows === replayed[index]?.rows && checksum === replayed[index].checksum,
    );
    return { position: live.position, rows: served[0]?.rows ?? 0, equal };
  });

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

async function lockCheckpoint(client: ClientBase, name: string): Promise<Claim | undefined> {
  const { rows } = await client.query<Claim>(
    'SELECT projection AS name, epoch, position FROM read_model.checkpoints WHERE projection = $1 FOR UPDATE',
    [name],
  );
  return rows[0];
}
