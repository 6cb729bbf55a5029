import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { DerivedKeys, type MasterKey } from './derived-keys';
import { unwrap, wrap } from './wrap';

interface Row {
  readonly subject_id: string;
  readonly wrapped: Buffer | null;
  readonly master_version: number | null;
}

export interface RewrapSettings {
  /** True once it shall end before the next batch. */
  readonly stopping?: () => boolean;
  /** Told after each batch how many keys were wrapped anew so far. */
  readonly onBatch?: (total: number) => void;
}

const KEY_BYTES = 32;
const REWRAP_BATCH = 500;

/**
 * One key per subject in the key database, each wrapped by the current master key. Implements the codec's `SubjectKeys`.
 * Rejects when the database cannot be reached or a wrapping master key is not configured: an outage never looks like an
 * erasure.
 */
export class SubjectKeyStore {
  readonly #wrapping: DerivedKeys;

  constructor(
    private readonly pool: Pool,
    masterKeys: readonly MasterKey[],
  ) {
    this.#wrapping = new DerivedKeys(masterKeys, 'subject-key-wrapping');
  }

  async keyFor(subjectId: string, { create }: { readonly create: boolean }): Promise<Buffer | undefined> {
    const known = await this.#row(subjectId);
    if (known || !create) return known && this.#open(known);
    const { version, key } = this.#wrapping.current;
    await this.pool.query(
      `INSERT INTO subject_keys.keys (subject_id, wrapped, master_version) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      [subjectId, wrap(key, subjectId, randomBytes(KEY_BYTES)), version],
    );
    const row = await this.#row(subjectId);
    return row && this.#open(row);
  }

  async keysFor(subjectIds: readonly string[]): Promise<Map<string, Buffer>> {
    const { rows } = await this.pool.query<Row>(
      `SELECT subject_id, wrapped, master_version FROM subject_keys.keys
       WHERE subject_id = ANY($1) AND wrapped IS NOT NULL`,
      [subjectIds],
    );
    return new Map(rows.flatMap((row) => pairOf(row.subject_id, this.#open(row))));
  }

  /** Erasure: nothing sealed under this key is ever read again, and no new key is made in its place. */
  async destroy(subjectId: string): Promise<void> {
    await this.pool.query(
      `INSERT INTO subject_keys.keys (subject_id, destroyed_at) VALUES ($1, now())
       ON CONFLICT (subject_id) DO UPDATE SET wrapped = NULL, master_version = NULL, destroyed_at = now()
       WHERE subject_keys.keys.destroyed_at IS NULL`,
      [subjectId],
    );
  }

  /** Versions of the configured master keys: the one that wraps new keys, and the highest. */
  get masterVersions(): { readonly current: number; readonly newest: number } {
    return { current: this.#wrapping.current.version, newest: this.#wrapping.newest };
  }

  /**
   * Wraps anew, in one pass and batch by batch, every key that another than the current master key wrapped. Safe beside
   * running processes that know both master keys; what is done stays done when it breaks off. @returns how many keys.
   */
  async rewrap({ stopping = () => false, onBatch = () => undefined }: RewrapSettings = {}): Promise<number> {
    let total = 0;
    for (let after = ''; !stopping();) {
      const { rows } = await this.pool.query<Row>(
        `SELECT subject_id, wrapped, master_version FROM subject_keys.keys
         WHERE wrapped IS NOT NULL AND master_version <> $1 AND subject_id > $2 ORDER BY subject_id LIMIT $3`,
        [this.#wrapping.current.version, after, REWRAP_BATCH],
      );
      const last = rows.at(-1);
      if (!last) break;
      total += await this.#rewrapBatch(rows);
      onBatch(total);
      after = last.subject_id;
    }
    return total;
  }

  /** How many keys need an older master key to be opened. */
  async outdated(): Promise<number> {
    const { rows } = await this.pool.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM subject_keys.keys WHERE wrapped IS NOT NULL AND master_version <> $1',
      [this.#wrapping.current.version],
    );
    return rows[0]?.n ?? 0;
  }

  /** A key that was destroyed or wrapped anew since it was read is left as it is. */
  async #rewrapBatch(rows: readonly Row[]): Promise<number> {
    const { version, key: wrappingKey } = this.#wrapping.current;
    const { rowCount } = await this.pool.query(
      `UPDATE subject_keys.keys AS k SET wrapped = w.wrapped, master_version = $4
       FROM unnest($1::text[], $2::bytea[], $3::int[]) AS w (subject_id, wrapped, was)
       WHERE k.subject_id = w.subject_id AND k.master_version = w.was`,
      [
        rows.map((row) => row.subject_id),
        rows.map((row) => wrap(wrappingKey, row.subject_id, this.#opened(row))),
        rows.map((row) => row.master_version),
        version,
      ],
    );
    return rowCount ?? 0;
  }

  async #row(subjectId: string): Promise<Row | undefined> {
    const { rows } = await this.pool.query<Row>(
      'SELECT subject_id, wrapped, master_version FROM subject_keys.keys WHERE subject_id = $1',
      [subjectId],
    );
    return rows[0];
  }

  #open(row: Row): Buffer | undefined {
    return row.wrapped ? this.#opened(row) : undefined;
  }

  #opened({ subject_id, wrapped, master_version }: Row): Buffer {
    const wrappingKey = master_version === null ? undefined : this.#wrapping.ofVersion(master_version);
    if (!wrappingKey || !wrapped)
      throw new Error(`master key ${master_version} wraps stored keys but is not configured`);
    return unwrap(wrappingKey, subject_id, wrapped);
  }
}

const pairOf = (subjectId: string, key: Buffer | undefined): [string, Buffer][] => (key ? [[subjectId, key]] : []);
