import type { RowKey } from './fold-rows';
import type { AnyRow } from './registration';

/** Several batches, so that no row that waits to be written makes room for another. */
const MOST_ROWS = 20_000;

/**
 * Rows that one claim of a projection wrote or loaded last, so that the next events of the same rows need not load them.
 * Nobody else writes under a claim: the epoch fences it. Its user forgets everything with the claim, and whenever
 * a write may or may not have happened.
 */
export class RowCache {
  readonly #rows = new Map<RowKey, AnyRow | null>();
  #epoch: number | undefined;

  constructor(private readonly most = MOST_ROWS) {}

  /** Before rows are asked for: those that another claim left are of no use. */
  enter(epoch: number): void {
    if (epoch === this.#epoch) return;
    this.#rows.clear();
    this.#epoch = epoch;
  }

  /** `null`: there is no such row. `undefined`: it is not known. */
  get(key: RowKey): AnyRow | null | undefined {
    return this.#rows.get(key);
  }

  /** What the table holds under some keys once all that was prepared is written. The rows unused for longest make room. */
  keep(changed: ReadonlyMap<RowKey, AnyRow | null>): void {
    for (const [key, row] of changed) this.#keep(key, row);
  }

  forget(): void {
    this.#rows.clear();
  }

  #keep(key: RowKey, row: AnyRow | null): void {
    this.#rows.delete(key);
    this.#rows.set(key, row);
    if (this.#rows.size <= this.most) return;
    const oldest = this.#rows.keys().next();
    if (!oldest.done) this.#rows.delete(oldest.value);
  }
}
