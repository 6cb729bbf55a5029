import type { Position } from '@keelson/event-store';
import { checksumSql, type Generation, PROJECTED_CHANNEL, switchTableSql } from '@keelson/read-models';
import type { ClientBase, Pool } from 'pg';
import type { Claim } from './checkpoints';
import { dropNext, insertShards, lockOutWriters, runAll } from './projection-tables';
import { type AnyProjection, tablesOf } from './registration';
import { shardNames, shardTaking } from './shards';
import { inSnapshot, inTransaction } from './transaction';

/** A next generation that has come to the end of the feed. */
export interface Built {
  readonly projection: AnyProjection;
  readonly claim: Claim;
  /** Brings it to a position at least; false when its claim is lost. */
  readonly catchUp: (position: Position) => Promise<boolean>;
  /** Brings it to a position exactly, unless it stands beyond, and keeps it there; false when its claim is lost. */
  readonly stopAt: (position: Position) => Promise<boolean>;
  /** Of an event of the log. */
  readonly partitionKeyAt: (streamId: string, version: number) => Promise<string>;
}

/** What becomes of a next generation; `undefined` when its claim is lost. */
export type Finish<Outcome> = (pool: Pool, built: Built) => Promise<Outcome | undefined>;

/**
 * Puts the next generation in the live one's place: table, checkpoint and parked streams in one transaction. The live
 * one waits at its checkpoint meanwhile, since a position that was once answered must not be taken back. The shards of
 * the one are all held and give way to those of the other, which begin where it was built to.
 */
export const switchGenerations: Finish<'switched'> = (pool, { projection, claim, catchUp, partitionKeyAt }) =>
  inTransaction(pool, async (client) => {
    await client.query(`SET LOCAL lock_timeout = '2s'`);
    await lockOutWriters(client, projection, 'live');
    const live = await lockCheckpoint(client, projection.name);
    const shards = await lockShards(client, projection.name);
    if (!(await catchUp(Math.max(0, ...[...(live ? [live] : []), ...shards].map(({ position }) => position)))))
      return undefined;
    const next = await lockCheckpoint(client, claim.name);
    if (next?.epoch !== claim.epoch) return undefined;
    await runAll(client, tablesOf(projection).flatMap(switchTableSql));
    const replaced = [projection.name, ...shards.map(({ name }) => name)];
    await client.query('DELETE FROM read_model.parked_streams WHERE projection = ANY($1)', [replaced]);
    await handOverParked(client, { projection, claim, partitionKeyAt });
    await client.query('DELETE FROM read_model.checkpoints WHERE projection = $1 OR shard_of = $2', [
      claim.name,
      projection.name,
    ]);
    await insertShards(client, projection, next.position);
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
 * one stands, or its shards to one position.
 */
export const compareGenerations: Finish<Comparison | 'ahead'> = async (pool, { projection, claim, stopAt }) => {
  const stood = await standing(pool, claim.name);
  if (stood?.epoch !== claim.epoch) return undefined;
  const served = await inSnapshot(pool, async (client) => {
    const live = await standing(client, projection.name);
    if (live === undefined) return undefined;
    const position = await level(client, live);
    if (position === undefined || position < stood.position) return 'ahead';
    return { position, sums: await sumsOf(client, projection, 'live') };
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

/** What is set aside is tried again by who follows the events of its partition from now on. */
async function handOverParked(
  client: ClientBase,
  { projection, claim, partitionKeyAt }: Pick<Built, 'projection' | 'claim' | 'partitionKeyAt'>,
): Promise<void> {
  if (shardNames(projection).length === 0) {
    await client.query('UPDATE read_model.parked_streams SET projection = $1 WHERE projection = $2', [
      projection.name,
      claim.name,
    ]);
    return;
  }
  const { rows } = await client.query<{ stream_id: string; from_version: number }>(
    'SELECT stream_id, from_version FROM read_model.parked_streams WHERE projection = $1',
    [claim.name],
  );
  for (const { stream_id: streamId, from_version: version } of rows)
    await client.query(
      'UPDATE read_model.parked_streams SET projection = $1 WHERE projection = $2 AND stream_id = $3',
      [shardTaking(projection, await partitionKeyAt(streamId, version)), claim.name, streamId],
    );
}

const STANDING = 'SELECT projection AS name, epoch, position FROM read_model.checkpoints WHERE projection = $1';

async function standing(connection: Pick<ClientBase, 'query'>, name: string): Promise<Claim | undefined> {
  return (await connection.query<Claim>(STANDING, [name])).rows[0];
}

/** In one order, for whoever else locks several. */
async function lockShards(client: ClientBase, projection: string): Promise<readonly Claim[]> {
  const { rows } = await client.query<Claim>(
    `SELECT projection AS name, epoch, position FROM read_model.checkpoints WHERE shard_of = $1
     ORDER BY projection FOR UPDATE`,
    [projection],
  );
  return rows;
}

/** Where all of the live generation stands; `undefined` while its shards stand at different positions. */
async function level(client: ClientBase, { name, position }: Claim): Promise<Position | undefined> {
  const { rows } = await client.query<{ lowest: Position; highest: Position }>(
    `SELECT coalesce(min(position), $2) AS lowest, coalesce(max(position), $2) AS highest
     FROM read_model.checkpoints WHERE shard_of = $1`,
    [name, position],
  );
  const [found] = rows;
  return found?.lowest === found?.highest ? found?.lowest : undefined;
}

async function lockCheckpoint(client: ClientBase, name: string): Promise<Claim | undefined> {
  return (await client.query<Claim>(`${STANDING} FOR UPDATE`, [name])).rows[0];
}
