import type { Recorded } from '@keelson/event-store';
import type { TableDefinition } from '@keelson/read-models';

/**
 * Events in, rows of one table out. Deterministic: no clock, no network, no random; it never refuses a stored event.
 * The runtime loads the rows of a batch, folds the events into them in order and writes rows and checkpoint in one
 * transaction.
 */
export interface Projection<
  Event extends { readonly type: string; readonly data: object },
  Row extends object,
  Memo extends object = never,
> {
  /** Key of the checkpoint, for example `customer-table`. */
  readonly name: string;
  /** Raise it when rows would come out differently: the runtime then rebuilds beside the live table and switches. */
  readonly version: number;
  readonly table: TableDefinition<Row>;
  readonly cache?: ProjectionCache<Event, Memo>;
  readonly handles: readonly Event['type'][];
  /** Whether it shows network address and browser of people; for the others these stay sealed and are left out. */
  readonly readsNetwork?: true;
  /** Every event makes a row of its own that no other event touches: no row is loaded before it is written. */
  readonly writesOnce?: true;
  /** Its rows have hundreds of kilobytes: the runtime keeps only those at hand in memory. */
  readonly wideRows?: true;
  /**
   * Into so many parts by partition key, each followed by itself, so that several workers share the projection. Only
   * where no row is changed by events of two partition keys. Raise the version with it.
   */
  readonly shards?: number;
  /** What one event takes out of any number of rows, where folding row by row cannot: see `Purge`. */
  readonly purge?: Purge<Event>;
  /** Primary key of the row that this event changes; `undefined` when it changes none. */
  keyOf(event: Recorded<Event>): string | number | undefined;
  /**
   * The row after the event; `null` removes it. Date columns hold ISO texts while folding. `memo` is what the memory
   * holds of the events before this one.
   */
  evolve(row: Row | undefined, event: Recorded<Event>, memo?: Memo): Row | null;
}

/**
 * What an event takes out of the rows that earlier events made. It runs in the transaction that writes the event, after
 * all events before it and before any that follows. What it leaves must not depend on what it takes: an erasure leaves
 * the same rows, whether they were made while the person's key existed or after.
 */
export interface Purge<Event extends { readonly type: string; readonly data: object }> {
  readonly on: Event['type'];
  /** `named` is the table of the generation at hand, in the shape that SQL takes. */
  statements(
    event: Recorded<Event>,
    named: <Row extends object>(table: TableDefinition<Row>) => string,
  ): readonly PurgeStatement[];
}

/** One statement over all rows that it concerns, by an index. */
export interface PurgeStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * What a projection must know of earlier events to tell of a later one: rows of a table of its own, loaded, folded and
 * written together with the projection's rows. No query reads it.
 */
export interface ProjectionCache<Event extends { readonly type: string; readonly data: object }, Memo extends object> {
  readonly table: TableDefinition<Memo>;
  /** Primary key of the memo that this event reads and changes; events of one stream have one key. */
  keyOf(event: Recorded<Event>): string | undefined;
  evolve(memo: Memo | undefined, event: Recorded<Event>): Memo;
}
