import type { Placed } from './stream-failures';
import type { AnyProjection } from './registration';

/** What one subscription takes of a projection: all of it, or the events whose partition key falls to it. */
export interface Shard {
  /** Of its checkpoint, claim and parked streams. */
  readonly name: string;
  /** Absent where it takes every event. */
  readonly takes?: (event: Pick<Placed, 'metadata'>) => boolean;
  /** Of several, the one whose worker builds a new version for all. */
  readonly builds: boolean;
}

const MOST_SHARDS = 16;

/** FNV-1a: the same in every process and for ever, since rows and checkpoints are divided by it. */
export function shardOf(partitionKey: string, shards: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < partitionKey.length; index += 1)
    hash = Math.imul(hash ^ partitionKey.charCodeAt(index), 0x01000193);
  // Its lower bits hardly differ between keys that differ in few characters.
  return ((hash ^ (hash >>> 15)) >>> 0) % shards;
}

export const shardName = (name: string, index: number): string => `${name}/${index}`;

/** Names of the shards' checkpoints; none where the projection is not divided. */
export function shardNames({ name, shards = 1 }: Pick<AnyProjection, 'name' | 'shards'>): readonly string[] {
  return shards === 1 ? [] : Array.from({ length: shards }, (_, index) => shardName(name, index));
}

/** @throws TypeError where the projection cannot be divided as it says */
export function shardsOf(projection: AnyProjection): readonly Shard[] {
  const { name, shards = 1 } = projection;
  refuseUndividable(projection);
  if (shards === 1) return [{ name, builds: true }];
  return shardNames(projection).map((each, index) => ({
    name: each,
    takes: ({ metadata }) => shardOf(metadata.partitionKey, shards) === index,
    builds: index === 0,
  }));
}

/** The name under which a stream with this partition key is followed. */
export const shardTaking = ({ name, shards = 1 }: AnyProjection, partitionKey: string): string =>
  shards === 1 ? name : shardName(name, shardOf(partitionKey, shards));

function refuseUndividable({ name, shards = 1, purge, cache }: AnyProjection): void {
  if (!Number.isInteger(shards) || shards < 1 || shards > MOST_SHARDS)
    throw new TypeError(`${name}: ${shards} is no number of shards from 1 to ${MOST_SHARDS}`);
  if (shards === 1) return;
  // It runs alone between what comes before and after it, over the rows of all keys.
  if (purge) throw new TypeError(`${name}: a projection with a purge cannot be divided`);
  // Its memory may be of other keys than its rows.
  if (cache) throw new TypeError(`${name}: a projection that remembers cannot be divided`);
}
