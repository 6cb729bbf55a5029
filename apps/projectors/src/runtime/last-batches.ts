import type { RowKey } from './fold-rows';
import type { AnyRow } from './registration';

type Rows = ReadonlyMap<RowKey, AnyRow | null>;

const NONE: Rows = new Map();

/**
 * What `RowCache` is, for rows that are too large to be remembered by thousands: only those that the last two batches
 * changed, since one batch is prepared while the one before it waits to be written.
 */
export class LastBatches {
  #last: Rows = NONE;
  #before: Rows = NONE;
  #epoch: number | undefined;

  enter(epoch: number): void {
    if (epoch === this.#epoch) return;
    this.forget();
    this.#epoch = epoch;
  }

  get(key: RowKey): AnyRow | null | undefined {
    const row = this.#last.get(key);
    return row === undefined ? this.#before.get(key) : row;
  }

  keep(changed: Rows): void {
    if (changed.size === 0) return;
    this.#before = this.#last;
    this.#last = changed;
  }

  forget(): void {
    this.#last = NONE;
    this.#before = NONE;
  }
}
