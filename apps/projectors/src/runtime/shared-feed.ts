import type { LogPage, Position } from '@keelson/event-store';
import type { EventFeed } from './event-feed';

/**
 * One read for all subscriptions that stand at one position, as they do at the head. A read that began before a wake-up
 * may not know of what woke them, so that nobody joins it afterwards.
 */
export class SharedFeed implements EventFeed {
  #reads = new Map<string, Promise<LogPage>>();

  constructor(private readonly feed: EventFeed) {}

  onAppended(wake: () => void): () => void {
    return this.feed.onAppended(() => {
      this.#reads = new Map();
      wake();
    });
  }

  readAll(afterPosition: Position, limit: number): Promise<LogPage> {
    const reads = this.#reads;
    const place = `${afterPosition}:${limit}`;
    const known = reads.get(place);
    if (known) return known;
    const read = this.feed.readAll(afterPosition, limit).finally(() => reads.delete(place));
    reads.set(place, read);
    return read;
  }
}
