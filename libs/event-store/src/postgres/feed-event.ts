import type { Position, StoredEvent } from '../port';
import { hashOf, millisecondsOf, type StoredRow, storedEvent } from './stored-row';

/**
 * An event of the feed. Most of its readers pass by most events, and parsing is more than half the work of reading one:
 * what a passer-by does not ask for is parsed when somebody asks, once for all who do. Its parsed parts are not its own
 * properties, so that a copy by `...` lacks them.
 */
export class FeedEvent implements StoredEvent {
  readonly eventId: string;
  readonly type: string;
  readonly position: Position;
  readonly streamId: string;
  readonly version: number;
  readonly hash: string;
  readonly #row: StoredRow;
  #data: StoredEvent['data'] | undefined;
  #metadata: StoredEvent['metadata'] | undefined;
  #occurredAt: Date | undefined;

  constructor(row: StoredRow) {
    this.eventId = row[7];
    this.type = row[4];
    this.position = Number(row[0]);
    this.streamId = row[3];
    this.version = Number(row[2]);
    this.hash = hashOf(row);
    this.#row = row;
  }

  get data(): StoredEvent['data'] {
    return (this.#data ??= JSON.parse(this.#row[5]) as StoredEvent['data']);
  }

  get metadata(): StoredEvent['metadata'] {
    return (this.#metadata ??= JSON.parse(this.#row[6]) as StoredEvent['metadata']);
  }

  get occurredAt(): Date {
    return (this.#occurredAt ??= new Date(millisecondsOf(this.#row[1])));
  }

  toJSON(): StoredEvent {
    return storedEvent(this.#row);
  }
}
