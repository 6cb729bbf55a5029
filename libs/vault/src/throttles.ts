import type { KeyedHash } from './keys/keyed-hash';
import type { Queryable } from './database/transaction';

/** How tries are slowed down. */
export interface ThrottleRule {
  /** The try from which on a pause follows: 5 means that the fifth try is the last one free. */
  readonly freeTries: number;
  readonly firstPauseMs: number;
  /** Each further try doubles the pause, up to this. Never for ever. */
  readonly longestPauseMs: number;
  /** After this long without a try the count starts anew. */
  readonly forgetAfterMs: number;
}

/** Counts tries in one statement each, so that any number of parallel ones is counted right. Keys are stored hashed. */
export class Throttles {
  constructor(
    private readonly database: Queryable,
    private readonly hash: KeyedHash,
  ) {}

  /**
   * Counts a try and says whether it may go on. Tries during a pause are refused and do not lengthen it.
   * The try counts as failed until `forget` says otherwise.
   */
  async admit(key: string, rule: ThrottleRule, now: Date): Promise<boolean> {
    const { rowCount } = await this.database.query(
      `INSERT INTO vault.throttles AS t (key, attempts, blocked_until, attempted_at)
       VALUES ($1, 1, CASE WHEN $3::int <= 1 THEN $2::timestamptz + make_interval(secs => $4::float8 / 1000) END, $2)
       ON CONFLICT (key) DO UPDATE SET
         attempts = CASE WHEN t.attempted_at < $6 THEN 1 ELSE t.attempts + 1 END,
         attempted_at = $2,
         blocked_until = CASE
           WHEN (CASE WHEN t.attempted_at < $6 THEN 1 ELSE t.attempts + 1 END) < $3 THEN NULL
           ELSE $2::timestamptz + make_interval(secs => least($5::float8,
             $4::float8 * power(2, least(30, (CASE WHEN t.attempted_at < $6 THEN 1 ELSE t.attempts + 1 END) - $3))) / 1000)
         END
       WHERE t.blocked_until IS NULL OR t.blocked_until <= $2`,
      [
        this.hash(key),
        now,
        rule.freeTries,
        rule.firstPauseMs,
        rule.longestPauseMs,
        new Date(now.getTime() - rule.forgetAfterMs),
      ],
    );
    return rowCount === 1;
  }

  async forget(key: string): Promise<void> {
    await this.database.query('DELETE FROM vault.throttles WHERE key = $1', [this.hash(key)]);
  }
}
