import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { DerivedKeys, type MasterKey } from './derived-keys';
import { unwrap, wrap } from './wrap';

interface Row {
  readonly subject_id: string;
  readonly wrapped: Buffer | null;
  readonly master_version: number | null;
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

  /**
   * Wraps every key anew that an older master key wrapped; afterwards the older one may leave the configuration.
   * Safe to repeat and beside running processes. @returns how many were wrapped anew.
   */
  async rewrap(): Promise<number> {
    let total = 0;
    for (;;) {
      const { rows } = await this.pool.query<Row>(
        `SELECT subject_id, wrapped, master_version FROM subject_keys.keys
         WHERE wrapped IS NOT NULL AND master_version <> $1 LIMIT $2`,
        [this.#wrapping.current.version, REWRAP_BATCH],
      );
      if (rows.length === 0) return total;
      for (const row of rows) total += await this.#rewrapOne(row);
    }
  }

  async #rewrapOne(row: Row): Promise<number> {
    const key = this.#open(row);
    if (!key) return 0;
    const { version, key: wrappingKey } = this.#wrapping.current;
    const { rowCount } = await this.pool.query(
      `UPDATE subject_keys.keys SET wrapped = $2, master_version = $3
       WHERE subject_id = $1 AND master_version = $4`,
      [row.subject_id, wrap(wrappingKey, row.subject_id, key), version, row.master_version],
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

  #open({ subject_id, wrapped, master_version }: Row): Buffer | undefined {
    if (!wrapped || master_version === null) return undefined;
    const wrappingKey = this.#wrapping.ofVersion(master_version);
    if (!wrappingKey) throw new Error(`master key ${master_version} wraps stored keys but is not configured`);
    return unwrap(wrappingKey, subject_id, wrapped);
  }
}

const pairOf = (subjectId: string, key: Buffer | undefined): [string, Buffer][] => (key ? [[subjectId, key]] : []);
