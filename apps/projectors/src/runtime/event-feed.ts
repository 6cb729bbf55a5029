import type { EventStore, Position, StoredEvent } from '@keelson/event-store';
import { following } from './arrange-batch';

/** Where events come from: the store itself, or a relay that may deliver twice, late or out of order. */
export type EventFeed = Pick<EventStore, 'readAll' | 'onAppended'>;

/** A feed that can be made to end at a position, so that who follows it comes to stand right there. */
export class EndingFeed implements EventFeed {
  #end: Position | undefined;

  constructor(private readonly feed: EventFeed) {}

  endAt(position: Position): void {
    this.#end = position;
  }

  onAppended(wake: () => void): () => void {
    return this.feed.onAppended(wake);
  }

  async readAll(afterPosition: Position, limit: number): Promise<readonly StoredEvent[]> {
    const end = this.#end;
    const events = await this.feed.readAll(afterPosition, limit);
    return end === undefined ? events : events.filter(({ position }) => position <= end);
  }
}

/** The store answered with a hole between two positions: nothing is taken until it is closed. */
export class GapInStore extends Error {
  override readonly name = 'GapInStore';

  constructor(position: Position, found: Position) {
    super(`the store has event ${found} but not event ${position + 1}`);
  }
}

/** The next events after a position, in order and without a hole: what the feed lacks is fetched from the store. */
export async function readFollowing(
  { feed, store }: { readonly feed: EventFeed; readonly store: EventStore },
  position: Position,
  limit: number,
): Promise<readonly StoredEvent[]> {
  const delivered = await feed.readAll(position, limit);
  const run = following(position, delivered);
  if (run.length > 0 || !delivered.some((event) => event.position > position)) return run;
  const stored = await store.readAll(position, limit);
  const [first] = stored;
  const found = following(position, stored);
  if (found.length === 0 && first) throw new GapInStore(position, first.position);
  return found;
}
