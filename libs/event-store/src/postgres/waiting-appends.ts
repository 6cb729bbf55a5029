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
  /** Streams and event ids of appends that are under way. */
  readonly busy: ReadonlySet<string>;
  /** Who waited since before this time is given up. */
  readonly latest: number;
}

/** What may stand in one batch at a time: the stream, and the ids of the events, which are unique in the whole log. */
export const namesOf = ({ streamId, events }: StreamAppend): readonly string[] => [
  streamId,
  ...events.map(({ eventId }) => eventId),
];

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

  /** The first that fit together, of each stream and of each event id its first one only. */
  take({ most, busy, latest }: Room): readonly Waiting[] {
    const batch: Waiting[] = [];
    const left: Waiting[] = [];
    const taken = new Set(busy);
    let events = 0;
    for (const waiting of this.#appends) {
      const { append, since, reject } = waiting;
      if (since < latest) {
        this.#events -= append.events.length;
        reject(new EventStoreUnavailable('the event store is too slow: the append was not sent'));
        continue;
      }
      const fits = events === 0 || events + append.events.length <= most;
      const names = namesOf(append);
      if (!fits || names.some((name) => taken.has(name))) left.push(waiting);
      else {
        batch.push(waiting);
        events += append.events.length;
      }
      for (const name of names) taken.add(name);
    }
    this.#appends = left;
    this.#events -= events;
    return batch;
  }
}
