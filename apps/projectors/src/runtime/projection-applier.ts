import type { StoredEvent } from '@keelson/event-store';
import type { EventCodec } from '@keelson/event-store/codec';
import { type Generation, toColumnLiterals, writeRowsSql } from '@keelson/read-models';
import type { Pool } from 'pg';
import { type Applied, type Applier, type Move, opened } from './applier';
import { ClaimedRows } from './claimed-rows';
import { type Folded, foldRows, keyEvents, type RowKey } from './fold-rows';
import type { AnyProjection, AnyRow } from './registration';
import { StreamFailures } from './stream-failures';
import { inTransaction } from './transaction';

export interface ProjectionTarget {
  readonly projection: AnyProjection;
  readonly generation: Generation;
  readonly concerns: (type: string) => boolean;
}

/**
 * Loads the rows of a batch that it does not know yet, folds its events into them and writes rows and checkpoint in one
 * statement.
 */
export class ProjectionApplier implements Applier {
  readonly concerns: (type: string) => boolean;
  /** `undefined` where every event makes a row of its own. */
  readonly #rows: ClaimedRows | undefined;
  /** What the projection remembers, where it does. */
  readonly #memos: ClaimedRows | undefined;
  readonly #write: { readonly name: string; readonly text: string };

  constructor(
    private readonly pool: Pool,
    private readonly codec: EventCodec,
    private readonly target: ProjectionTarget,
  ) {
    const { projection, generation } = target;
    const { table, memory } = projection;
    this.concerns = target.concerns;
    const name = `${projection.name}:${projection.version}:${generation}`;
    this.#rows = projection.writesOnce ? undefined : new ClaimedRows(pool, { table, generation, name });
    this.#memos = memory && new ClaimedRows(pool, { table: memory.table, generation, name });
    this.#write = { name: `write:${name}`, text: writeRowsSql(table, generation, memory?.table) };
  }

  async apply(events: readonly StoredEvent[], move: Move): Promise<Applied> {
    this.#rows?.enter(move.claim.epoch);
    this.#memos?.enter(move.claim.epoch);
    try {
      const applied = await this.#apply(events, move);
      if (!applied.held) this.#forget();
      return applied;
    } catch (error) {
      this.#forget();
      throw error;
    }
  }

  async #apply(events: readonly StoredEvent[], move: Move): Promise<Applied> {
    const failures = new StreamFailures();
    const { projection } = this.target;
    const network = projection.readsNetwork === true;
    const keyed = keyEvents(projection, await opened(this.codec, events, failures, { network }), failures);
    const loaded = {
      rows: await loadedRows(
        this.#rows,
        keyed.map(({ key }) => key),
      ),
      memos: await loadedRows(
        this.#memos,
        keyed.map(({ memoKey }) => memoKey),
      ),
    };
    const changed = foldRows(projection, loaded, keyed, failures);
    const { troubles } = failures;
    const held =
      troubles.length === 0 && !move.alwaysSettle
        ? await this.#put(this.pool, changed, move)
        : await inTransaction(this.pool, async (client) => {
            if (!(await this.#put(client, changed, move))) return false;
            await move.settle(client, troubles);
            return true;
          });
    if (held) {
      this.#rows?.keep(changed.rows);
      this.#memos?.keep(changed.memos);
    }
    return { held, troubles };
  }

  #forget(): void {
    this.#rows?.forget();
    this.#memos?.forget();
  }

  async #put(connection: Pick<Pool, 'query'>, changed: Folded<AnyRow | null>, { claim, to }: Move): Promise<boolean> {
    const removed: RowKey[] = [];
    const written: AnyRow[] = [];
    for (const [key, row] of changed.rows) {
      if (row === null) removed.push(key);
      else written.push(row);
    }
    const { table, memory } = this.target.projection;
    const remembered = [...changed.memos.values()].filter((memo) => memo !== null);
    const columns = [
      ...toColumnLiterals(table, written),
      ...(memory ? toColumnLiterals(memory.table, remembered) : []),
    ];
    const { rows } = await connection.query<{ held: boolean }>({
      ...this.#write,
      values: [claim.name, to, claim.epoch, claim.position, removed, ...columns],
    });
    return rows[0]?.held === true;
  }
}

async function loadedRows(
  of: ClaimedRows | undefined,
  keys: readonly (RowKey | undefined)[],
): Promise<ReadonlyMap<RowKey, AnyRow>> {
  return of ? await of.load(keys.filter((key) => key !== undefined)) : new Map();
}
