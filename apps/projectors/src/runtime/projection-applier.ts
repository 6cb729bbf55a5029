import type { StoredEvent } from '@keelson/event-store';
import type { EventCodec } from '@keelson/event-store/codec';
import { type Generation, qualified, columnLiterals, writeRowsSql } from '@keelson/read-models';
import type { Pool } from 'pg';
import { type Applied, type Applier, type Move, opened, type Prepared } from './applier';
import { ClaimedRows } from './claimed-rows';
import { ERASURE } from './erasures-after';
import { type Changes, foldRows, keyEvents, type RowKey } from './fold-rows';
import { storedTypes } from './handled-types';
import type { Trouble } from './parked-streams';
import type { PurgeStatement } from './projection';
import { QuietMoves } from './quiet-moves';
import type { AnyProjection, AnyRecorded, AnyRow } from './registration';
import { type PartitionOf, StreamFailures } from './stream-failures';
import { inTransaction } from './transaction';
import { eachInTurn, inTurns } from './turns';

export interface ProjectionTarget {
  readonly projection: AnyProjection;
  readonly generation: Generation;
  readonly concerns: (type: string) => boolean;
  /** Which events fall to it, where it is one of several shards. */
  readonly takes?: ((event: StoredEvent) => boolean) | undefined;
}

interface Changed extends Changes {
  readonly values: readonly unknown[];
  readonly purges: readonly PurgeStatement[];
}

/**
 * Loads the rows of a batch that it does not know yet, folds its events into them and writes rows and checkpoint in one
 * statement.
 */
export class ProjectionApplier implements Applier {
  readonly concerns: (type: string) => boolean;
  readonly takes?: (event: StoredEvent) => boolean;
  readonly standsAlone: (type: string) => boolean;
  /** An erasure waits for nothing: who is erased goes from all rows, also from those that stand still. */
  readonly partitionOf: PartitionOf = ({ type, metadata }) => (type === ERASURE ? undefined : metadata.partitionKey);
  /** `undefined` where every event makes a row of its own. */
  readonly #rows: ClaimedRows | undefined;
  /** What the projection remembers, where it does. */
  readonly #memos: ClaimedRows | undefined;
  readonly #writing: { readonly name: string; readonly text: string };

  constructor(
    private readonly pool: Pool,
    private readonly codec: EventCodec,
    private readonly target: ProjectionTarget,
    private readonly quietMoves = new QuietMoves(pool),
  ) {
    const { projection, generation } = target;
    const { table, cache, purge } = projection;
    this.concerns = target.concerns;
    if (target.takes) this.takes = target.takes;
    this.standsAlone = storedTypes(purge ? [purge.on] : [], { current: {} });
    const name = `${projection.name}:${projection.version}:${generation}`;
    this.#rows = projection.writesOnce
      ? undefined
      : new ClaimedRows(pool, { table, generation, name, wide: projection.wideRows === true });
    this.#memos = cache && new ClaimedRows(pool, { table: cache.table, generation, name });
    this.#writing = { name: `write:${name}`, text: writeRowsSql(table, generation, cache?.table) };
  }

  async apply(events: readonly StoredEvent[], move: Move): Promise<Applied> {
    return await (await this.prepare(events, move.claim.epoch)).write(move);
  }

  async prepare(events: readonly StoredEvent[], epoch: number): Promise<Prepared> {
    this.#rows?.enter(epoch);
    this.#memos?.enter(epoch);
    const failures = new StreamFailures(this.partitionOf);
    const { projection } = this.target;
    const network = projection.readsNetwork === true;
    const recorded = await opened(this.codec, events, failures, { network, opensWhenRead: true });
    const keyed = keyEvents(projection, recorded, failures);
    const keys = keyed.map(({ key }) => key);
    const memoKeys = keyed.map(({ memoKey }) => memoKey);
    const loaded = { rows: await loadedRows(this.#rows, keys), memos: await loadedRows(this.#memos, memoKeys) };
    const folded: Changes = { rows: new Map(), memos: new Map() };
    await inTurns(keyed, (part) => void foldRows(projection, loaded, part, failures, folded));
    const values = await this.#values(folded);
    const changed = { ...folded, values, purges: this.#purgesOf(recorded, failures) };
    this.#rows?.keep(changed.rows);
    this.#memos?.keep(changed.memos);
    const { troubles } = failures;
    return { troubles, write: (move) => this.#write(changed, troubles, move) };
  }

  forget(): void {
    this.#rows?.forget();
    this.#memos?.forget();
  }

  async #write(changed: Changed, troubles: readonly Trouble[], move: Move): Promise<Applied> {
    try {
      const held = await this.#moved(changed, troubles, move);
      if (!held || changed.purges.length > 0) this.forget();
      return { held, troubles };
    } catch (error) {
      this.forget();
      throw error;
    }
  }

  #moved(changed: Changed, troubles: readonly Trouble[], move: Move): Promise<boolean> {
    if (troubles.length > 0 || move.alwaysSettle || changed.purges.length > 0) {
      return inTransaction(this.pool, async (client) => {
        if (!(await this.#put(client, changed, move))) return false;
        for (const { text, values } of changed.purges) await client.query(text, [...values]);
        if (troubles.length > 0 || move.alwaysSettle) await move.settle(client, troubles);
        return true;
      });
    }
    const none = changed.rows.size === 0 && changed.memos.size === 0;
    return none ? this.quietMoves.move(move) : this.#put(this.pool, changed, move);
  }

  async #put(connection: Pick<Pool, 'query'>, changed: Changed, { claim, to }: Move): Promise<boolean> {
    const { rows } = await connection.query<{ held: boolean }>({
      ...this.#writing,
      values: [claim.name, to, claim.epoch, claim.position, ...changed.values],
    });
    return rows[0]?.held === true;
  }

  #purgesOf(events: readonly AnyRecorded[], failures: StreamFailures): readonly PurgeStatement[] {
    const { projection, generation } = this.target;
    const { purge } = projection;
    if (!purge) return [];
    return events.flatMap((event) =>
      event.type === purge.on && !failures.covers(event)
        ? purge.statements(event, (table) => qualified(table, generation))
        : [],
    );
  }

  /** Of the statement that writes. They are made ahead, as the rows are. */
  async #values({ rows, memos }: Changes): Promise<readonly unknown[]> {
    const removed: RowKey[] = [];
    const written: AnyRow[] = [];
    for (const [key, row] of rows) {
      if (row === null) removed.push(key);
      else written.push(row);
    }
    const { table, cache } = this.target.projection;
    return [
      removed,
      ...(await eachInTurn(rows.size, columnLiterals(table, written))),
      ...(cache ? await eachInTurn(memos.size, columnLiterals(cache.table, [...memos.values()])) : []),
    ];
  }
}

async function loadedRows(
  of: ClaimedRows | undefined,
  keys: readonly (RowKey | undefined)[],
): Promise<ReadonlyMap<RowKey, AnyRow>> {
  return of ? await of.load(keys.filter((key) => key !== undefined)) : new Map();
}
