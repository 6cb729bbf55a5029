import { setImmediate } from 'node:timers/promises';
import type { StoredEvent } from '@keelson/event-store';
import type { EventCodec } from '@keelson/event-store/codec';
import {
  type Generation,
  loadRowsSql,
  moveCheckpointUnhurriedSql,
  toColumnLiterals,
  writeRowsSql,
} from '@keelson/read-models';
import type { Pool } from 'pg';
import { type Applied, type Applier, type Move, opened, type Prepared } from './applier';
import { foldRows, keyEvents, type RowKey } from './fold-rows';
import type { Trouble } from './parked-streams';
import type { AnyProjection, AnyRow } from './registration';
import { RowCache } from './row-cache';
import { StreamFailures } from './stream-failures';
import { inTransaction } from './transaction';

export interface ProjectionTarget {
  readonly projection: AnyProjection;
  readonly generation: Generation;
  readonly concerns: (type: string) => boolean;
}

type Changed = ReadonlyMap<RowKey, AnyRow | null>;

/**
 * Loads the rows of a batch that it does not know yet, folds its events into them and writes rows and checkpoint in one
 * statement.
 */
export class ProjectionApplier implements Applier {
  readonly concerns: (type: string) => boolean;
  readonly #loading: { readonly name: string; readonly text: string };
  readonly #writing: { readonly name: string; readonly text: string };
  readonly #cache = new RowCache();

  constructor(
    private readonly pool: Pool,
    private readonly codec: EventCodec,
    private readonly target: ProjectionTarget,
  ) {
    const { projection, generation } = target;
    this.concerns = target.concerns;
    const statement = `${projection.name}:${projection.version}:${generation}`;
    this.#loading = { name: `load:${statement}`, text: loadRowsSql(projection.table, generation) };
    this.#writing = { name: `write:${statement}`, text: writeRowsSql(projection.table, generation) };
  }

  async apply(events: readonly StoredEvent[], move: Move): Promise<Applied> {
    return await (await this.prepare(events, move.claim.epoch)).write(move);
  }

  async prepare(events: readonly StoredEvent[], epoch: number): Promise<Prepared> {
    this.#cache.enter(epoch);
    const failures = new StreamFailures();
    const { projection } = this.target;
    const network = projection.readsNetwork === true;
    const keyed = keyEvents(projection, await opened(this.codec, events, failures, { network }), failures);
    const loaded = await this.#rows(new Set(keyed.map(({ key }) => key)));
    const changed = foldRows(projection, loaded, keyed, failures);
    if (!projection.writesOnce) for (const [key, row] of changed) this.#cache.keep(key, row);
    const { troubles } = failures;
    return { troubles, write: (move) => this.#write(changed, troubles, move) };
  }

  forget(): void {
    this.#cache.forget();
  }

  async #write(changed: Changed, troubles: readonly Trouble[], move: Move): Promise<Applied> {
    try {
      const held =
        troubles.length === 0 && !move.alwaysSettle
          ? await this.#put(this.pool, changed, move)
          : await inTransaction(this.pool, async (client) => {
              if (!(await this.#put(client, changed, move))) return false;
              await move.settle(client, troubles);
              return true;
            });
      if (!held) this.#cache.forget();
      return { held, troubles };
    } catch (error) {
      this.#cache.forget();
      throw error;
    }
  }

  async #rows(keys: ReadonlySet<RowKey>): Promise<ReadonlyMap<RowKey, AnyRow>> {
    const known = new Map<RowKey, AnyRow>();
    const unknown: RowKey[] = [];
    if (this.target.projection.writesOnce) return known;
    for (const key of keys) {
      const row = this.#cache.get(key);
      if (row) known.set(key, row);
      else if (row === undefined) unknown.push(key);
    }
    if (unknown.length === 0) return known;
    const { primaryKey } = this.target.projection.table;
    const { rows } = await this.pool.query<AnyRow>({ ...this.#loading, values: [unknown] });
    for (const row of rows) known.set(row[primaryKey] as RowKey, Object.freeze(row));
    return known;
  }

  async #put(connection: Pick<Pool, 'query'>, changed: Changed, { claim, to }: Move): Promise<boolean> {
    const moving = [claim.name, to, claim.epoch, claim.position];
    // Projections are woken together: those with rows, for which somebody may wait, go first.
    if (changed.size === 0) await setImmediate();
    const query =
      changed.size === 0
        ? { name: 'move-checkpoint-unhurried', text: moveCheckpointUnhurriedSql, values: moving }
        : { ...this.#writing, values: [...moving, ...this.#values(changed)] };
    const { rows } = await connection.query<{ held: boolean }>(query);
    return rows[0]?.held === true;
  }

  #values(changed: Changed): unknown[] {
    const removed: RowKey[] = [];
    const written: AnyRow[] = [];
    for (const [key, row] of changed) {
      if (row === null) removed.push(key);
      else written.push(row);
    }
    return [removed, ...toColumnLiterals(this.target.projection.table, written)];
  }
}
