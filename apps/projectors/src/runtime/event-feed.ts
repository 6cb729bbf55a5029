import type { EventStore, LogPage, Position, StoredEvent } from '@keelson/event-store';
import { following, newerInOrder } from './arrange-batch';

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

  async readAll(afterPosition: Position, limit: number): Promise<LogPage> {
    const end = this.#end;
    const page = await this.feed.readAll(afterPosition, limit);
    if (end === undefined) return page;
    const events = page.events.filter(({ position }) => position <= end);
    return { events, checkpoint: Math.min(page.checkpoint, end) };
  }
}

/** The store answered with a hole between two positions: nothing is taken until it is closed. */
export class GapInStore extends Error {
  override readonly name = 'GapInStore';

  constructor(position: Position, found: Position) {
    super(`the store has event ${found} but not event ${position + 1}`);
  }
}

export interface Delivery {
  readonly events: readonly StoredEvent[];
  /** There was nothing after them. What came later is told by a wake-up. */
  readonly ended: boolean;
}

/**
 * The next events after a position, in order and without a hole: what the feed lacks is fetched from the store. A store
 * without dense positions shows no hole, so that its feed must be the store itself.
 */
export async function readFollowing(
  { feed, store }: { readonly feed: EventFeed; readonly store: EventStore },
  position: Position,
  limit: number,
): Promise<Delivery> {
  const { events: delivered } = await feed.readAll(position, limit);
  // Its page may be short of what it skipped.
  if (!store.capabilities.densePositions) return { events: newerInOrder(position, delivered), ended: false };
  const run = following(position, delivered);
  // What was put in order tells nothing of the end: of a delivery that holds doubles, other events may be missing.
  if (run === delivered) return { events: run, ended: run.length < limit };
  if (run.length > 0 || !delivered.some((event) => event.position > position)) return { events: run, ended: false };
  const { events: stored } = await store.readAll(position, limit);
  const [first] = stored;
  const found = following(position, stored);
  if (found.length === 0 && first) throw new GapInStore(position, first.position);
  return { events: found, ended: found.length < limit };
}
