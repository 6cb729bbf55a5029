import type { AppendOutcome, StreamAppend } from '../port';
import { EventStoreUnavailable } from '../port';

const MOST_EVENTS_TOGETHER = 1_000;
const MOST_ROUNDS = 5;

interface Waiting {
  readonly append: StreamAppend;
  readonly since: number;
  readonly resolve: (outcome: AppendOutcome) => void;
  readonly reject: (error: unknown) => void;
}

export interface AppendQueueOptions {
  write(appends: readonly StreamAppend[]): Promise<(AppendOutcome | undefined)[]>;
  /** Milliseconds after which an append that was not yet sent is given up. */
  readonly longestWait: number;
  /** Events that may wait. */
  readonly mostWaiting: number;
  readonly now?: () => number;
}

/**
 * Group commit: while one batch is written the next one collects. No timer, so a lone append never waits. A stream
 * appears once per batch, its next append follows in a later one.
 */
export class AppendQueue {
  #waiting: Waiting[] = [];
  #waitingEvents = 0;
  #running: Promise<void> | undefined;
  #closed = false;
  readonly #now: () => number;

  constructor(private readonly options: AppendQueueOptions) {
    this.#now = options.now ?? (() => performance.now());
  }

  append(append: StreamAppend): Promise<AppendOutcome> {
    if (this.#closed) return Promise.reject(new EventStoreUnavailable('the event store is closed'));
    if (this.#waitingEvents > 0 && this.#waitingEvents + append.events.length > this.options.mostWaiting) {
      return Promise.reject(new EventStoreUnavailable(`${this.#waitingEvents} events already wait to be appended`));
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, since: this.#now(), resolve, reject });
      this.#waitingEvents += append.events.length;
      this.#running ??= this.#run();
    });
  }

  /** Refuses further appends and resolves when those under way are settled. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    // Callers of the same turn come along in the first batch.
    await Promise.resolve();
    while (this.#waiting.length > 0) await this.#write(this.#take());
    this.#running = undefined;
  }

  #take(): Waiting[] {
    const batch: Waiting[] = [];
    const left: Waiting[] = [];
    const streams = new Set<string>();
    const latest = this.#now() - this.options.longestWait;
    let events = 0;
    for (const waiting of this.#waiting) {
      const { append, since, reject } = waiting;
      if (since < latest) {
        this.#waitingEvents -= append.events.length;
        reject(new EventStoreUnavailable('the event store is too slow: the append was not sent'));
        continue;
      }
      const fits = events === 0 || events + append.events.length <= MOST_EVENTS_TOGETHER;
      if (!fits || streams.has(append.streamId)) left.push(waiting);
      else {
        batch.push(waiting);
        events += append.events.length;
      }
      streams.add(append.streamId);
    }
    this.#waiting = left;
    this.#waitingEvents -= events;
    return batch;
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    let left = batch;
    try {
      for (let round = 1; left.length > 0 && round <= MOST_ROUNDS; round += 1) left = await this.#round(left);
    } catch (error) {
      if (left.length > 1 && !(error instanceof EventStoreUnavailable)) {
        await this.#oneByOne(left);
        return;
      }
      for (const { reject } of left) reject(error);
      return;
    }
    for (const { reject } of left) reject(new EventStoreUnavailable(`not appended in ${MOST_ROUNDS} rounds`));
  }

  async #round(batch: readonly Waiting[]): Promise<readonly Waiting[]> {
    const outcomes = await this.options.write(batch.map(({ append }) => append));
    return batch.filter((waiting, index) => {
      const outcome = outcomes[index];
      if (outcome) waiting.resolve(outcome);
      return outcome === undefined;
    });
  }

  /** One append that the server cannot take must not fail its neighbours. */
  async #oneByOne(batch: readonly Waiting[]): Promise<void> {
    for (const waiting of batch) await this.#write([waiting]);
  }
}
