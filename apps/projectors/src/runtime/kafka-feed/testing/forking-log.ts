import type { EventStore, LogPage, Position, StoredEvent } from '@keelson/event-store';
import type { RelayedEvent } from '@keelson/event-store/kafka';
import type { ConfirmingStore } from '../relayed-feed';

/** A log in memory that can lose its end and grow another, as after a failover. It counts what is read of it. */
export class ForkingLog implements ConfirmingStore {
  readonly capabilities: EventStore['capabilities'] = { densePositions: true, commandsKnownAcrossStreams: true };
  #events: StoredEvent[] = [];
  #appended = 0;
  /** Whole events that were read. */
  read = 0;

  readonly hashes = {
    hashesBetween: (after: Position, upTo: Position) =>
      Promise.resolve(new Map(this.#events.slice(after, upTo).map(({ position, hash }) => [position, hash]))),
  };

  get events(): readonly StoredEvent[] {
    return this.#events;
  }

  append(many: number): readonly RelayedEvent[] {
    const added = Array.from({ length: many }, (_, index) => {
      this.#appended += 1;
      return { position: this.#events.length + index + 1, hash: `hash-${this.#appended}` } as StoredEvent;
    });
    this.#events.push(...added);
    return added.map((event) => ({ event, bytes: 1 }));
  }

  loseEnd(many: number): void {
    this.#events = this.#events.slice(0, Math.max(0, this.#events.length - many));
  }

  readAll(afterPosition: Position, limit: number): Promise<LogPage> {
    const events = this.#events.slice(afterPosition, afterPosition + limit);
    this.read += events.length;
    return Promise.resolve({ events, checkpoint: events.at(-1)?.position ?? afterPosition });
  }
}
