import type { JsonObject } from '@keelson/kernel';
import type { ActorKind } from '@keelson/vocabulary';

/**
 * Where an event stands in the log. Opaque but ordered: a later event has a greater position, and a position is taken from
 * an event, a page or an outcome, never computed from another. Only a store whose `capabilities` say so has no gaps.
 */
export type Position = number;

/** Before the first event of any store. */
export const START: Position = 0;

export interface Actor {
  readonly kind: ActorKind;
  /**
   * The account id of a person; for `system` the name of a reactor or job, or the account of whoever says to be at the
   * terminal; `anonymous` before sign-in.
   */
  readonly id: string;
}

/** Who, why and on whose behalf. Stored as JSON beside `data`. */
export interface EventMetadata {
  readonly commandId: string;
  /** Keyed hash of the canonical command in plain text: tells a repeated command from a different one under its id. */
  readonly commandHash: string;
  readonly correlationId: string;
  /** The event id or command id that made this happen. */
  readonly causationId: string;
  readonly actor: Actor;
  /** The account that the event is about; its key seals the personal fields. */
  readonly subjectId: string;
  /** The account for which staff acts, where somebody acts for somebody. */
  readonly actingAs?: string;
  /** Everything about one customer carries that account id, also as the Kafka key. */
  readonly partitionKey: string;
  readonly schemaVersion: number;
  /** Sealed under the key of whose they are. Only where a person acted. */
  readonly ip?: string;
  readonly userAgent?: string;
  /** The account whose address and browser these are, where it is not the subject. */
  readonly networkOf?: string;
}

export interface EventToAppend {
  /** UUIDv5 of command id and index: the same command always makes the same ids. */
  readonly eventId: string;
  readonly type: string;
  readonly data: JsonObject;
  readonly metadata: EventMetadata;
}

export interface StoredEvent extends EventToAppend {
  readonly position: Position;
  readonly streamId: string;
  /** From 1, gapless in its stream. */
  readonly version: number;
  readonly occurredAt: Date;
  /** SHA-256 over the predecessor's hash in the stream and this event's canonical bytes, hex. */
  readonly hash: string;
}

/** An event as the domain reads it back: decoded, its personal fields opened (or their erased stand-ins). */
export type Recorded<Event extends { readonly type: string; readonly data: object }> = Event extends unknown
  ? Omit<StoredEvent, 'type' | 'data'> & Event
  : never;
