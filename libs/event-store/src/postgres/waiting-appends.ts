import { type AppendOutcome, EventStoreUnavailable, type StreamAppend } from '../port';

export interface Waiting {
  readonly append: StreamAppend;
  readonly since: number;
  readonly resolve: (outcome: AppendOutcome) => void;
  readonly reject: (error: unknown) => void;
}

export interface Room {
  /** Events that a batch may hold; an append that alone has more is a batch of its own. */
  readonly most: number;
  /** Streams of which an append is under way already. */
  readonly busy: ReadonlySet<string>;
  /** Who waited since before this time is given up. */
  readonly latest: number;
}

/** Appends in the order in which they came, until a batch takes them. */
export class WaitingAppends {
  #appends: Waiting[] = [];
  #events = 0;

  get events(): number {
    return this.#events;
  }

  get empty(): boolean {
    return this.#appends.length === 0;
  }

  add(waiting: Waiting): void {
    this.#appends.push(waiting);
    this.#events += waiting.append.events.length;
  }

  /** The first that fit together, of each stream its first one only. */
  take({ most, busy, latest }: Room): readonly Waiting[] {
    const batch: Waiting[] = [];
    const left: Waiting[] = [];
    const streams = new Set(busy);
    let events = 0;
    for (const waiting of this.#appends) {
      const { append, since, reject } = waiting;
      if (since < latest) {
        this.#events -= append.events.length;
        reject(new EventStoreUnavailable('the event store is too slow: the append was not sent'));
        continue;
      }
      const fits = events === 0 || events + append.events.length <= most;
      if (!fits || streams.has(append.streamId)) left.push(waiting);
      else {
        batch.push(waiting);
        events += append.events.length;
      }
      streams.add(append.streamId);
    }
    this.#appends = left;
    this.#events -= events;
    return batch;
  }
}
