import type { SubjectKeys } from './subject-keys';

const STALE_AFTER_MS = 1_000;
const MOST_KEYS = 5_000;

interface CachedKey {
  readonly key: Buffer;
  readonly fetchedAt: number;
}

/**
 * Keeps recently used keys for at most a second, so that a destroyed key stops opening values everywhere within it.
 * Absent keys are never kept: a key may come into being between two reads, and a miss would show its subject as erased.
 */
export class SubjectKeyCache {
  readonly #kept = new Map<string, CachedKey>();

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
    for (const subjectId of subjectIds) {
      const kept = this.#fresh(subjectId);
      if (kept) found.set(subjectId, kept);
      else missing.push(subjectId);
    }
    if (missing.length === 0) return found;
    const fetchedAt = this.now();
    for (const [subjectId, key] of await this.keys.keysFor(missing)) {
      found.set(subjectId, key);
      this.#keep(subjectId, key, fetchedAt);
    }
    return found;
  }

  #fresh(subjectId: string): Buffer | undefined {
    const kept = this.#kept.get(subjectId);
    if (!kept) return undefined;
    if (this.now() - kept.fetchedAt < STALE_AFTER_MS) return kept.key;
    this.#kept.delete(subjectId);
    return undefined;
  }

  #keep(subjectId: string, key: Buffer, fetchedAt: number): void {
    this.#kept.delete(subjectId);
    this.#kept.set(subjectId, { key, fetchedAt });
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > MOST_KEYS && !oldest.done) this.#kept.delete(oldest.value);
  }
}
