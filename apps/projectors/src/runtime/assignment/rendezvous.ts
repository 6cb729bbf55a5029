import { createHash } from 'node:crypto';

/** A living worker, as all workers know it. */
export interface Member {
  /** Unique to the process. */
  readonly owner: string;
  /** Subscriptions that its build has, each with its version. */
  readonly serves: readonly string[];
  /** Those of them that keep failing there. */
  readonly failing: readonly string[];
}

/** What a worker may have beyond its even share, in tenths: chance alone would give one of four workers a third. */
const ROOM_TENTHS = 11;

/**
 * Which worker is to have each subscription, by its name with the version: of those that serve it the one with the
 * highest hash of both names, unless that one is full. Every worker computes it for itself and comes to the same, and
 * where one joins or leaves, few other subscriptions change hands. One that fails somewhere goes elsewhere, unless it
 * fails everywhere.
 */
export function assigned(members: readonly Member[]): ReadonlyMap<string, string> {
  const serving = candidatesOf(members.toSorted((one, other) => (one.owner < other.owner ? -1 : 1)));
  const room = roomOf(serving);
  const chosen = new Map<string, string>();
  for (const [key, candidates] of [...serving].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const [first, ...others] = byWeight(candidates, key);
    if (first === undefined) continue;
    const owner = [first, ...others].find((each) => (room.get(each) ?? 0) > 0) ?? first;
    room.set(owner, (room.get(owner) ?? 0) - 1);
    chosen.set(key, owner);
  }
  return chosen;
}

function candidatesOf(members: readonly Member[]): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, { readonly sound: string[]; readonly failing: string[] }>();
  for (const { owner, serves, failing } of members) {
    const ailing = new Set(failing);
    for (const key of serves) {
      const known = all.get(key) ?? { sound: [], failing: [] };
      (ailing.has(key) ? known.failing : known.sound).push(owner);
      all.set(key, known);
    }
  }
  return new Map([...all].map(([key, { sound, failing }]) => [key, sound.length > 0 ? sound : failing]));
}

/** How many subscriptions each worker takes at most. Builds that differ do not serve the same. */
function roomOf(serving: ReadonlyMap<string, readonly string[]>): Map<string, number> {
  const shares = new Map<string, number>();
  for (const candidates of serving.values())
    for (const owner of candidates) shares.set(owner, (shares.get(owner) ?? 0) + 1 / candidates.length);
  return new Map([...shares].map(([owner, share]) => [owner, Math.ceil((share * ROOM_TENTHS) / 10)]));
}

const byWeight = (owners: readonly string[], key: string): readonly string[] =>
  owners
    .map((owner) => ({ owner, weight: weight(owner, key) }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ owner }) => owner);

const weight = (owner: string, key: string): number =>
  createHash('sha256').update(`${owner}\n${key}`).digest().readUIntBE(0, 6);
