import type { KeyedHash } from './keys/keyed-hash';
import type { Queryable } from './database/transaction';

/** How many tries a bucket holds, and how long a full one takes to leak empty. */
export interface BucketRule {
  readonly holds: number;
  readonly emptiesInMs: number;
}

/** Far below one try, far above what rounding adds up to. */
const ROUNDING = 1e-6;

/**
 * Counts tries that leak away at a steady pace: for what many share, where somebody always tries. One statement each,
 * so that any number of parallel tries is counted right. Keys are stored hashed.
 */
export class LeakyBuckets {
  constructor(
    private readonly database: Queryable,
    private readonly hash: KeyedHash,
  ) {}

  /** Counts one try. False where the bucket is full: refused tries are not counted, so they never keep it full. */
  async take(key: string, { holds, emptiesInMs }: BucketRule, now: Date): Promise<boolean> {
    const { rowCount } = await this.database.query(
      `INSERT INTO vault.throttles AS t (key, attempts, level, attempted_at) VALUES ($1, 0, 1, $2)
       ON CONFLICT (key) DO UPDATE SET
         level = 1 + greatest(0, t.level - $4::float8 * greatest(0, extract(epoch FROM $2 - t.attempted_at)::float8)),
         attempted_at = greatest(t.attempted_at, $2)
       WHERE 1 + greatest(0, t.level - $4::float8 * greatest(0, extract(epoch FROM $2 - t.attempted_at)::float8))
         <= $3::float8`,
      [this.hash(key), now, holds + ROUNDING, holds / (emptiesInMs / 1000)],
    );
    return rowCount === 1;
  }

  /** Takes a counted try back: it was none of those that the bucket is for. */
  async giveBack(key: string): Promise<void> {
    await this.database.query('UPDATE vault.throttles SET level = greatest(0, level - 1) WHERE key = $1', [
      this.hash(key),
    ]);
  }
}
