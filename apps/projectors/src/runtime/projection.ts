import type { Recorded } from '@keelson/event-store';
import type { TableDefinition } from '@keelson/read-models';

/**
 * Events in, rows of one table out. Deterministic: no clock, no network, no random; it never refuses a stored event.
 * The runtime loads the rows of a batch, folds the events into them in order and writes rows and checkpoint in one
 * transaction.
 */
export interface Projection<Event extends { readonly type: string; readonly data: object }, Row extends object> {
  /** Key of the checkpoint, for example `customer-table`. */
  readonly name: string;
  /** Raise it when rows would come out differently: the runtime then rebuilds beside the live table and switches. */
  readonly version: number;
  readonly table: TableDefinition<Row>;
  readonly handles: readonly Event['type'][];
  /** Whether it shows network address and browser of people; for the others these stay sealed and are left out. */
  readonly readsNetwork?: true;
  /** Every event makes a row of its own that no other event touches: no row is loaded before it is written. */
  readonly writesOnce?: true;
  /** Primary key of the row that this event changes; `undefined` when it changes none. */
  keyOf(event: Recorded<Event>): string | number | undefined;
  /** The row after the event; `null` removes it. Date columns hold ISO texts while folding. */
  evolve(row: Row | undefined, event: Recorded<Event>): Row | null;
}
