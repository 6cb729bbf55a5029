import type { Position } from './event';

/** What an event is about, without what it says. */
export interface EventHeading {
  readonly position: Position;
  readonly type: string;
  /** The account that the event is about. */
  readonly subjectId: string;
  readonly occurredAt: Date;
}

/** What events are about, for those who need not know what they say. Rejects with `EventStoreUnavailable` in an outage. */
export interface EventHeadings {
  /** Whether an event stands at a position: a position from outside may be of another log, or of a tail that was lost. */
  standsAt(position: Position): Promise<boolean>;
  /** After one position, up to and with another, in order; at most `limit`. */
  between(after: Position, upTo: Position, limit: number): Promise<readonly EventHeading[]>;
  /** Those with one of these partition keys, after a position, in order; at most `limit`. */
  ofPartitions(partitionKeys: readonly string[], after: Position, limit: number): Promise<readonly EventHeading[]>;
  /** Every event of a type, in order. Looks through the whole log. */
  ofType(type: string): Promise<readonly EventHeading[]>;
  /** Position of the last event with one of these partition keys up to a position; `START` when there is none. */
  lastOfPartitions(partitionKeys: readonly string[], upTo: Position): Promise<Position>;
}
