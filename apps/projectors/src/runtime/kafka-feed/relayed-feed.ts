import {
  type EventHashes,
  type EventStore,
  type LogPage,
  type Position,
  START,
  type StoredEvent,
} from '@keelson/event-store';
import type { RelayedEvent } from '@keelson/event-store/kafka';
import type { EventFeed } from '../event-feed';
import { EventWindow } from './event-window';

/** What a store with dense positions has to confirm, and to give where the relay has nothing. */
export interface ConfirmingStore {
  readonly readAll: EventStore['readAll'];
  readonly hashes: EventHashes;
}

const WINDOW_BYTES = 32 * 1_048_576;

/**
 * The log as a relay hands it on, in the order of positions. Nothing is believed: an event counts where the store has
 * that hash at that position, and whatever is missing (a hole, the time before the window, a relay or a broker that is
 * away) is read from the store. So it delivers what the store would; the relay spares the store the reading and tells
 * when there is more.
 */
export class RelayedFeed implements EventFeed {
  readonly #window: EventWindow;
  readonly #wakes = new Set<() => void>();
  /** Up to here readers know that there are events, or have read that there are none. */
  #told: Position = START;

  constructor(
    private readonly store: ConfirmingStore,
    windowBytes = WINDOW_BYTES,
  ) {
    this.#window = new EventWindow(windowBytes);
  }

  /** What came from the relay: also twice, late, out of order, or from a log that has since lost its end. */
  take(relayed: readonly RelayedEvent[]): void {
    for (const each of relayed) this.#window.take(each);
    this.#tell();
  }

  onAppended(wake: () => void): () => void {
    this.#wakes.add(wake);
    return () => void this.#wakes.delete(wake);
  }

  async readAll(afterPosition: Position, limit: number): Promise<LogPage> {
    const confirmed = await this.#confirmed(afterPosition, this.#window.following(afterPosition, limit));
    const last = confirmed.at(-1);
    const page = last
      ? { events: confirmed, checkpoint: last.position }
      : await this.store.readAll(afterPosition, limit);
    // A log that has lost its end grows again below what was told of it.
    if (page.events.length === 0) this.#told = Math.min(this.#told, afterPosition);
    this.#told = Math.max(this.#told, page.checkpoint);
    this.#tell();
    return page;
  }

  /** Up to the first that the store does not have so. */
  async #confirmed(after: Position, run: readonly StoredEvent[]): Promise<readonly StoredEvent[]> {
    const last = run.at(-1);
    if (!last) return run;
    const hashes = await this.store.hashes.hashesBetween(after, last.position);
    const foreign = run.findIndex(({ position, hash }) => hashes.get(position) !== hash);
    if (foreign === -1) return run;
    for (const { position } of run.slice(foreign)) this.#window.drop(position);
    return run.slice(0, foreign);
  }

  /** Wakes the readers where the window goes on without a hole; a hole they find themselves, by and by. */
  #tell(): void {
    const before = this.#told;
    while (this.#window.has(this.#told + 1)) this.#told += 1;
    if (this.#told > before) for (const wake of [...this.#wakes]) wake();
  }
}
