import { type AppendOutcome, EventStoreUnavailable, type StreamAppend } from '../port';
import { namesOf, type Waiting, WaitingAppends } from './waiting-appends';

const MOST_EVENTS_TOGETHER = 1_000;
const MOST_ROUNDS = 5;
/** Then each goes by itself: what keeps one from being written is not to keep back its neighbours. */
const ROUNDS_TOGETHER = 2;
/** While the database works on one batch, this process makes the next: each has a processor to itself. */
export const BATCHES_UNDER_WAY = 2;
/** With fewer events than this a batch waits for the one under way: its own flush would cost more. */
const WORTH_A_FLUSH = 8;

export interface AppendQueueOptions {
  /** @param last whether no other batch is under way and nothing waits */
  write(appends: readonly StreamAppend[], last: boolean): Promise<(AppendOutcome | undefined)[]>;
  /** Told when nothing is under way and nothing waits any more. */
  readonly atRest?: () => void;
  /** Milliseconds after which an append that was not yet sent is given up. */
  readonly longestWait: number;
  /** Events that may wait. */
  readonly mostWaiting: number;
  readonly now?: () => number;
}

/**
 * Group commit: while batches are written the next one collects. No timer, so a lone append never waits. A stream is in
 * one batch at a time, and once in it; its next append follows in a later one. So is an event id, which two appends share
 * when a command comes twice.
 */
export class AppendQueue {
  readonly #waiting = new WaitingAppends();
  readonly #underWay = new Set<readonly Waiting[]>();
  readonly #busy = new Set<string>();
  #eventsUnderWay = 0;
  #looking = false;
  #closing: Promise<void> | undefined;
  #settled: () => void = () => undefined;
  readonly #now: () => number;

  constructor(private readonly options: AppendQueueOptions) {
    this.#now = options.now ?? (() => performance.now());
  }

  append(append: StreamAppend): Promise<AppendOutcome> {
    if (this.#closing) return Promise.reject(new EventStoreUnavailable('the event store is closed'));
    const { events } = this.#waiting;
    if (events > 0 && events + append.events.length > this.options.mostWaiting) {
      return Promise.reject(new EventStoreUnavailable(`${events} events already wait to be appended`));
    }
    return new Promise((resolve, reject) => {
      this.#waiting.add({ append, since: this.#now(), resolve, reject });
      this.#look();
    });
  }

  /** Refuses further appends and resolves when those under way are settled. */
  close(): Promise<void> {
    this.#closing ??= new Promise((settled) => {
      this.#settled = settled;
      this.#look();
    });
    return this.#closing;
  }

  /** After this turn, so that the callers of one turn come along in one batch. */
  #look(): void {
    if (this.#looking) return;
    this.#looking = true;
    queueMicrotask(() => {
      this.#looking = false;
      this.#start();
      if (this.#closing && this.#waiting.empty && this.#underWay.size === 0) this.#settled();
    });
  }

  #start(): void {
    while (this.#startsAnother()) {
      const batch = this.#take();
      if (batch.length === 0) return;
      void this.#carry(batch);
    }
  }

  #startsAnother(): boolean {
    if (this.#waiting.empty || this.#underWay.size === BATCHES_UNDER_WAY) return false;
    return this.#underWay.size === 0 || this.#waiting.events >= Math.max(WORTH_A_FLUSH, this.#eventsUnderWay);
  }

  /** Its share of what is there, so that callers who wait for their answers end up in batches that take turns. */
  #take(): readonly Waiting[] {
    const share = Math.ceil((this.#waiting.events + this.#eventsUnderWay) / BATCHES_UNDER_WAY);
    return this.#waiting.take({
      most: Math.min(MOST_EVENTS_TOGETHER, Math.max(WORTH_A_FLUSH, share)),
      busy: this.#busy,
      latest: this.#now() - this.options.longestWait,
    });
  }

  async #carry(batch: readonly Waiting[]): Promise<void> {
    const events = batch.reduce((sum, { append }) => sum + append.events.length, 0);
    this.#underWay.add(batch);
    this.#eventsUnderWay += events;
    const names = batch.flatMap(({ append }) => namesOf(append));
    for (const name of names) this.#busy.add(name);
    await this.#write(batch);
    for (const name of names) this.#busy.delete(name);
    this.#eventsUnderWay -= events;
    this.#underWay.delete(batch);
    if (this.#waiting.empty && this.#underWay.size === 0) this.options.atRest?.();
    this.#look();
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    let left = batch;
    const rounds = batch.length === 1 ? MOST_ROUNDS : ROUNDS_TOGETHER;
    try {
      for (let round = 1; left.length > 0 && round <= rounds; round += 1) left = await this.#round(left);
    } catch (error) {
      if (left.length > 1 && !(error instanceof EventStoreUnavailable)) {
        await this.#oneByOne(left);
        return;
      }
      for (const { reject } of left) reject(error);
      return;
    }
    if (left.length === 0) return;
    if (batch.length > 1) await this.#oneByOne(left);
    else for (const { reject } of left) reject(new EventStoreUnavailable(`not appended in ${MOST_ROUNDS} rounds`));
  }

  async #round(batch: readonly Waiting[]): Promise<readonly Waiting[]> {
    const last = this.#waiting.empty && this.#underWay.size === 1;
    const appends = batch.map(({ append }) => append);
    const outcomes = await this.options.write(appends, last);
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
