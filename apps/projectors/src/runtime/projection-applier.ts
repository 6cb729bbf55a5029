import type { StoredEvent } from '@keelson/event-store';
import type { EventCodec } from '@keelson/event-store/codec';
import { type Generation, loadRowsSql, toColumnArrays, writeRowsSql } from '@keelson/read-models';
import type { Pool } from 'pg';
import { type Applied, type Applier, type Move, opened } from './applier';
import { foldRows, keyEvents, type RowKey } from './fold-rows';
import type { AnyProjection, AnyRow } from './registration';
import { StreamFailures } from './stream-failures';
import { inTransaction } from './transaction';

export interface ProjectionTarget {
  readonly projection: AnyProjection;
  readonly generation: Generation;
  readonly concerns: (type: string) => boolean;
}

type Changed = ReadonlyMap<RowKey, AnyRow | null>;

/** Loads the rows of a batch, folds its events into them and writes rows and checkpoint in one statement. */
export class ProjectionApplier implements Applier {
  readonly concerns: (type: string) => boolean;
  readonly #load: { readonly name: string; readonly text: string };
  readonly #write: { readonly name: string; readonly text: string };

  constructor(
    private readonly pool: Pool,
    private readonly codec: EventCodec,
    private readonly target: ProjectionTarget,
  ) {
    const { projection, generation } = target;
    this.concerns = target.concerns;
    const statement = `${projection.name}:${projection.version}:${generation}`;
    this.#load = { name: `load:${statement}`, text: loadRowsSql(projection.table, generation) };
    this.#write = { name: `write:${statement}`, text: writeRowsSql(projection.table, generation) };
  }

  async apply(events: readonly StoredEvent[], move: Move): Promise<Applied> {
    const failures = new StreamFailures();
    const { projection } = this.target;
    const keyed = keyEvents(projection, await opened(this.codec, events, failures), failures);
    const loaded = await this.#rows(new Set(keyed.map(({ key }) => key)));
    const changed = foldRows(projection, loaded, keyed, failures);
    const { troubles } = failures;
    if (troubles.length === 0 && !move.alwaysSettle)
      return { held: await this.#put(this.pool, changed, move), troubles };
    const held = await inTransaction(this.pool, async (client) => {
      if (!(await this.#put(client, changed, move))) return false;
      await move.settle(client, troubles);
      return true;
    });
    return { held, troubles };
  }

  async #rows(keys: ReadonlySet<RowKey>): Promise<ReadonlyMap<RowKey, AnyRow>> {
    if (keys.size === 0) return new Map();
    const { primaryKey } = this.target.projection.table;
    const { rows } = await this.pool.query<AnyRow>({ ...this.#load, values: [[...keys]] });
    return new Map(rows.map((row) => [row[primaryKey] as RowKey, Object.freeze(row)]));
  }

  async #put(connection: Pick<Pool, 'query'>, changed: Changed, { claim, to }: Move): Promise<boolean> {
    const removed: RowKey[] = [];
    const written: AnyRow[] = [];
    for (const [key, row] of changed) {
      if (row === null) removed.push(key);
      else written.push(row);
    }
    const columns = toColumnArrays(this.target.projection.table, written);
    const { rows } = await connection.query<{ held: boolean }>({
      ...this.#write,
      values: [claim.name, to, claim.epoch, claim.position, removed, ...columns],
    });
    return rows[0]?.held === true;
  }
}
