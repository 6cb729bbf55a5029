import type { SubjectKeys } from './subject-keys';

const STALE_AFTER_MS = 1_000;
const MOST_KEYS = 5_000;
const NONE: Promise<ReadonlyMap<string, Buffer>> = Promise.resolve(new Map());

interface CachedKey {
  readonly key: Buffer;
  readonly fetchedAt: number;
}

interface Fetch {
  readonly keys: Promise<ReadonlyMap<string, Buffer>>;
  readonly fetchedAt: number;
}

/**
 * Keeps recently used keys for at most a second, so that a destroyed key stops opening values everywhere within it.
 * Absent keys are never kept: a key may come into being between two reads, and a miss would show its subject as erased.
 * Who needs a key that somebody is fetching waits along.
 */
export class SubjectKeyCache {
  readonly #kept = new Map<string, CachedKey>();
  readonly #fetches = new Map<string, Fetch>();

  constructor(
    private readonly keys: SubjectKeys,
    private readonly now: () => number = () => performance.now(),
  ) {}

  async forWriting(subjectId: string): Promise<Buffer | undefined> {
    const kept = this.#fresh(subjectId);
    if (kept) return kept;
    const fetchedAt = this.now();
    const key = await this.keys.keyFor(subjectId, { create: true });
    if (key) this.#keep(subjectId, key, fetchedAt);
    return key;
  }

  async forReading(subjectIds: ReadonlySet<string>): Promise<ReadonlyMap<string, Buffer>> {
    const found = new Map<string, Buffer>();
    const missing: string[] = [];
    const joined: (readonly [subjectId: string, keys: Fetch['keys']])[] = [];
    for (const subjectId of subjectIds) {
      const kept = this.#fresh(subjectId);
      const fetch = this.#fetches.get(subjectId);
      if (kept) found.set(subjectId, kept);
      else if (fetch && this.#isFresh(fetch)) joined.push([subjectId, fetch.keys]);
      else missing.push(subjectId);
    }
    const absent: string[] = [];
    const own = this.#fetch(missing);
    for (const [subjectId, keys] of joined) {
      const key = (await keys.catch(() => undefined))?.get(subjectId);
      if (key) found.set(subjectId, key);
      // It may have come into being after that fetch began.
      else absent.push(subjectId);
    }
    for (const keys of [await own, await this.#fetch(absent)])
      for (const [subjectId, key] of keys) found.set(subjectId, key);
    return found;
  }

  #fetch(subjectIds: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
    if (subjectIds.length === 0) return NONE;
    const fetchedAt = this.now();
    const fetch: Fetch = { keys: this.#fetched(subjectIds, fetchedAt), fetchedAt };
    for (const subjectId of subjectIds) this.#fetches.set(subjectId, fetch);
    const forget = (): void => {
      for (const subjectId of subjectIds) if (this.#fetches.get(subjectId) === fetch) this.#fetches.delete(subjectId);
    };
    fetch.keys.then(forget, forget);
    return fetch.keys;
  }

  async #fetched(subjectIds: readonly string[], fetchedAt: number): Promise<ReadonlyMap<string, Buffer>> {
    const keys = await this.keys.keysFor(subjectIds);
    for (const [subjectId, key] of keys) this.#keep(subjectId, key, fetchedAt);
    return keys;
  }

  #fresh(subjectId: string): Buffer | undefined {
    const kept = this.#kept.get(subjectId);
    if (!kept) return undefined;
    if (this.#isFresh(kept)) return kept.key;
    this.#kept.delete(subjectId);
    return undefined;
  }

  #isFresh({ fetchedAt }: Pick<CachedKey, 'fetchedAt'>): boolean {
    return this.now() - fetchedAt < STALE_AFTER_MS;
  }

  #keep(subjectId: string, key: Buffer, fetchedAt: number): void {
    this.#kept.delete(subjectId);
    this.#kept.set(subjectId, { key, fetchedAt });
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > MOST_KEYS && !oldest.done) this.#kept.delete(oldest.value);
  }
}
