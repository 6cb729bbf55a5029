import type { LogPage, Position } from '@keelson/event-store';
import type { EventFeed } from './event-feed';
import { KeptPages } from './kept-pages';

/**
 * One read for all subscriptions that stand at one position, as they do at the head, and for those that come there soon
 * after, as they do while they catch up: reading is dear. A read that began before a wake-up may not know of what woke
 * them, so that nobody joins it afterwards; a full page holds all that there can be.
 */
export class SharedFeed {
  #reads = new Map<string, Promise<LogPage>>();
  #outages = 0;

  constructor(
    private readonly feed: EventFeed,
    private readonly kept = new KeptPages<EventFeed>(),
  ) {}

  onAppended(wake: () => void): () => void {
    return this.feed.onAppended(() => {
      this.#reads = new Map();
      wake();
    });
  }

  /** The feed as one subscription follows it. */
  reader(): EventFeed {
    const reader: EventFeed = {
      onAppended: (wake) => this.onAppended(wake),
      readAll: async (after, limit) =>
        this.kept.take(reader, after, limit) ??
        (await this.#joined(after, limit).then((page) => this.kept.take(reader, after, limit) ?? page)),
    };
    return reader;
  }

  /** After an outage the log is read anew: it may have lost its end. Also ends all waiting for others. */
  forget(): void {
    this.#outages += 1;
    this.#reads = new Map();
    this.kept.forget();
  }

  #joined(after: Position, limit: number): Promise<LogPage> {
    const reads = this.#reads;
    const place = `${after}:${limit}`;
    const known = reads.get(place);
    if (known) return known;
    const read = this.#read(after, limit).finally(() => reads.delete(place));
    reads.set(place, read);
    return read;
  }

  async #read(after: Position, limit: number): Promise<LogPage> {
    await this.kept.room(after, limit);
    const known = this.kept.page(after, limit);
    if (known) return known;
    const outages = this.#outages;
    const began = performance.now();
    try {
      const page = await this.feed.readAll(after, limit);
      if (outages === this.#outages) this.kept.keep(after, limit, page, performance.now() - began);
      return page;
    } catch (error) {
      this.forget();
      throw error;
    }
  }
}
