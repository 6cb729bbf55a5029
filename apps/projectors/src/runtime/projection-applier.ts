import type { StoredEvent } from '@keelson/event-store';
import type { EventCodec } from '@keelson/event-store/codec';
import { type Generation, loadRowsSql, type TableDefinition, toColumnArrays, writeRowsSql } from '@keelson/read-models';
import type { Pool } from 'pg';
import { type Applied, type Applier, type Move, opened } from './applier';
import { type Folded, foldRows, keyEvents, type RowKey } from './fold-rows';
import type { AnyProjection, AnyRow } from './registration';
import { StreamFailures } from './stream-failures';
import { inTransaction } from './transaction';

export interface ProjectionTarget {
  readonly projection: AnyProjection;
  readonly generation: Generation;
  readonly concerns: (type: string) => boolean;
}

interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Loads the rows of a batch, folds its events into them and writes rows and checkpoint in one statement. */
export class ProjectionApplier implements Applier {
  readonly concerns: (type: string) => boolean;
  readonly #load: Statement;
  readonly #recall: Statement | undefined;
  readonly #write: Statement;

  constructor(
    private readonly pool: Pool,
    private readonly codec: EventCodec,
    private readonly target: ProjectionTarget,
  ) {
    const { projection, generation } = target;
    this.concerns = target.concerns;
    const statement = `${projection.name}:${projection.version}:${generation}`;
    this.#load = { name: `load:${statement}`, text: loadRowsSql(projection.table, generation) };
    const memory = projection.memory?.table;
    this.#recall = memory && { name: `recall:${statement}`, text: loadRowsSql(memory, generation) };
    this.#write = { name: `write:${statement}`, text: writeRowsSql(projection.table, generation, memory) };
  }

  async apply(events: readonly StoredEvent[], move: Move): Promise<Applied> {
    const failures = new StreamFailures();
    const { projection } = this.target;
    const keyed = keyEvents(projection, await opened(this.codec, events, failures), failures);
    const loaded = {
      rows: await this.#rows(
        this.#load,
        projection.table,
        keyed.map(({ key }) => key),
      ),
      memos: await this.#rows(
        this.#recall,
        projection.memory?.table,
        keyed.map(({ memoKey }) => memoKey),
      ),
    };
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

  async #rows(
    load: Statement | undefined,
    table: TableDefinition<AnyRow> | undefined,
    wanted: readonly (RowKey | undefined)[],
  ): Promise<ReadonlyMap<RowKey, AnyRow>> {
    const keys = new Set(wanted.filter((key) => key !== undefined));
    if (!load || !table || keys.size === 0) return new Map();
    const { rows } = await this.pool.query<AnyRow>({ ...load, values: [[...keys]] });
    return new Map(rows.map((row) => [row[table.primaryKey] as RowKey, Object.freeze(row)]));
  }

  async #put(connection: Pick<Pool, 'query'>, changed: Folded<AnyRow | null>, { claim, to }: Move): Promise<boolean> {
    const removed: RowKey[] = [];
    const written: AnyRow[] = [];
    for (const [key, row] of changed.rows) {
      if (row === null) removed.push(key);
      else written.push(row);
    }
    const { table, memory } = this.target.projection;
    const columns = [
      ...toColumnArrays(table, written),
      ...(memory ? toColumnArrays(memory.table, [...changed.memos.values()]) : []),
    ];
    const { rows } = await connection.query<{ held: boolean }>({
      ...this.#write,
      values: [claim.name, to, claim.epoch, claim.position, removed, ...columns],
    });
    return rows[0]?.held === true;
  }
}
