import type { Position, StoredEvent } from '@keelson/event-store';
import type { RelayedEvent } from '@keelson/event-store/kafka';

/** The newest events that came, by position; of two for one position the one that came later. */
export class EventWindow {
  /** In the order in which they came. */
  readonly #events = new Map<Position, RelayedEvent>();
  #bytes = 0;

  /** More than so many bytes of messages are not kept: who came first goes first. */
  constructor(private readonly mostBytes: number) {}

  take(relayed: RelayedEvent): void {
    this.drop(relayed.event.position);
    this.#events.set(relayed.event.position, relayed);
    this.#bytes += relayed.bytes;
    for (const position of this.#events.keys()) {
      if (this.#bytes <= this.mostBytes) break;
      this.drop(position);
    }
  }

  drop(position: Position): void {
    const known = this.#events.get(position);
    if (!known) return;
    this.#events.delete(position);
    this.#bytes -= known.bytes;
  }

  /** What it has behind a position without a hole: of a store with dense positions. */
  following(position: Position, limit: number): readonly StoredEvent[] {
    const run: StoredEvent[] = [];
    while (run.length < limit) {
      const next = this.#events.get(position + run.length + 1);
      if (!next) break;
      run.push(next.event);
    }
    return run;
  }

  has(position: Position): boolean {
    return this.#events.has(position);
  }
}
