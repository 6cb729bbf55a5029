import { EventStoreUnavailable } from '../port';

/** Runs the appends to one stream one after the other, those to different streams beside each other. */
export class StreamQueues {
  readonly #last = new Map<string, Promise<unknown>>();
  #waiting = 0;

  constructor(private readonly mostWaiting: number) {}

  async run<Value>(streamId: string, events: number, work: () => Promise<Value>): Promise<Value> {
    if (this.#waiting > 0 && this.#waiting + events > this.mostWaiting)
      throw new EventStoreUnavailable(`${this.#waiting} events already wait to be appended`);
    this.#waiting += events;
    const before = this.#last.get(streamId) ?? Promise.resolve();
    const own = before.then(work);
    const settled = own.catch(() => undefined);
    this.#last.set(streamId, settled);
    try {
      return await own;
    } finally {
      this.#waiting -= events;
      if (this.#last.get(streamId) === settled) this.#last.delete(streamId);
    }
  }

  /** Resolves when no append is under way. */
  async settled(): Promise<void> {
    while (this.#last.size > 0) await Promise.all(this.#last.values());
  }
}
