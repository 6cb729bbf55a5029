import type { StoredEvent } from '../port';

/** An event as a relay handed it on. */
export interface RelayedEvent {
  readonly event: StoredEvent;
  /** Of its message. */
  readonly bytes: number;
}

/**
 * What a relay hands on, from now on: some events twice, some never (what came while nothing was connected), those of
 * one key in order, those of several keys in any.
 */
export interface RelayedEvents {
  /** To be called once: it goes on until it is closed, through whatever happens. */
  follow(take: (events: readonly RelayedEvent[]) => void): void;
  close(): Promise<void>;
}
