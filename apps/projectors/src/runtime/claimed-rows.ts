import { type Generation, loadRowsSql, type TableDefinition } from '@keelson/read-models';
import type { Pool } from 'pg';
import type { RowKey } from './fold-rows';
import type { AnyRow } from './registration';
import { LastBatches } from './last-batches';
import { RowCache } from './row-cache';

export interface RowsOf {
  readonly table: TableDefinition<AnyRow>;
  readonly generation: Generation;
  /** Part of the names of prepared statements. */
  readonly name: string;
  /** Rows of hundreds of kilobytes: few of them are remembered. */
  readonly wide?: boolean;
}

/** The rows of one table for the holder of the claim: those it changed last are remembered, others are loaded. */
export class ClaimedRows {
  readonly #cache: RowCache | LastBatches;
  readonly #load: { readonly name: string; readonly text: string };

  constructor(
    private readonly pool: Pool,
    private readonly of: RowsOf,
  ) {
    this.#cache = of.wide === true ? new LastBatches() : new RowCache();
    this.#load = { name: `load:${of.table.name}:${of.name}`, text: loadRowsSql(of.table, of.generation) };
  }

  enter(epoch: number): void {
    this.#cache.enter(epoch);
  }

  async load(keys: Iterable<RowKey>): Promise<ReadonlyMap<RowKey, AnyRow>> {
    const known = new Map<RowKey, AnyRow>();
    const unknown = new Set<RowKey>();
    for (const key of keys) {
      const row = this.#cache.get(key);
      if (row) known.set(key, row);
      else if (row === undefined) unknown.add(key);
    }
    if (unknown.size === 0) return known;
    const { primaryKey } = this.of.table;
    const { rows } = await this.pool.query<AnyRow>({ ...this.#load, values: [[...unknown]] });
    for (const row of rows) known.set(row[primaryKey] as RowKey, Object.freeze(row));
    return known;
  }

  /** What the table holds once all that was prepared is written. */
  keep(changed: ReadonlyMap<RowKey, AnyRow | null>): void {
    this.#cache.keep(changed);
  }

  forget(): void {
    this.#cache.forget();
  }
}
