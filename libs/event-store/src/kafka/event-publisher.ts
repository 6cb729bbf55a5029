import type { StoredEvent } from '../port';

/** Where a relay hands events on. */
export interface EventPublisher {
  /**
   * Resolves when every event is stored where it was published, each key's in the given order. Rejects with
   * `PublisherUnavailable`, after which any of them may be there; publishing all of them again is safe.
   */
  publish(events: readonly StoredEvent[]): Promise<void>;
  close(): Promise<void>;
}

/** Nothing can be published now: to be tried again, for as long as it takes. */
export class PublisherUnavailable extends Error {
  override readonly name = 'PublisherUnavailable';
}
