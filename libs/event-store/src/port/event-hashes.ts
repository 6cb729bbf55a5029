import type { Position } from './event';

/** Which event stands at a position, told by its hash alone: whether one from elsewhere is the one in the log. */
export interface EventHashes {
  /** Of each event after one position, up to and with another. Rejects with `EventStoreUnavailable` in an outage. */
  hashesBetween(after: Position, upTo: Position): Promise<ReadonlyMap<Position, string>>;
}
