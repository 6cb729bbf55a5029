import type { EventToAppend, Position, StoredEvent } from './event';

export interface StreamAppend {
  /** `<category>-<id>`, printable ASCII, at most 200 characters. */
  readonly streamId: string;
  /** Version of the last event that the decision knew of; 0 for a stream that must not exist yet. */
  readonly expectedVersion: number;
  /**
   * Hash of that event as the decision saw it. A log that lost its tail may have another event in its place; without
   * the hash, whatever stands there is followed.
   */
  readonly expectedHash?: string;
  /** At least one. All of them become durable together or none does. */
  readonly events: readonly EventToAppend[];
}

export type AppendOutcome =
  /** `version`, `position` and `hash` are those of the last event appended. */
  | { readonly kind: 'appended'; readonly version: number; readonly position: Position; readonly hash: string }
  /** The same command was appended before: where its last event stands. Nothing was written. */
  | { readonly kind: 'repeated'; readonly version: number; readonly position: Position; readonly hash: string }
  /** The stream ends elsewhere. An `actualVersion` that is the expected one: with another event than the expected. */
  | { readonly kind: 'wrong-expected-version'; readonly actualVersion: number }
  /** The event ids are taken by a command with another content (ES-03). Nothing was written. */
  | { readonly kind: 'command-differs' };

/** What one store promises and another does not. */
export interface StoreCapabilities {
  /** Positions are 1, 2, 3 … in commit order, so that a reader can tell that an event is missing. */
  readonly densePositions: boolean;
  /** Another command under a taken id is known in every stream; otherwise in the stream of the first. */
  readonly commandsKnownAcrossStreams: boolean;
}

/** Where a read of a partition begins, by default with its first event: after a position, or with the event at one. */
export type PartOfPartition = { readonly limit?: number } & (
  | { readonly afterPosition?: Position; readonly fromPosition?: undefined }
  | { readonly fromPosition: Position; readonly afterPosition?: undefined }
);

/** A part of the log in order. */
export interface LogPage {
  readonly events: readonly StoredEvent[];
  /** Up to where the log was read: read on from here. At least the last event's position. */
  readonly checkpoint: Position;
}

/**
 * The log of record. One conformance suite (`./conformance`) runs against every adapter.
 * All methods reject with `EventStoreUnavailable` when the store cannot be reached or a deadline passed; after a
 * rejected append the events are either all present or all absent, and repeating the append is safe.
 */
export interface EventStore {
  readonly capabilities: StoreCapabilities;
  /** @throws AppendTooLarge */
  append(append: StreamAppend): Promise<AppendOutcome>;
  /** Events of a stream in version order, after `afterVersion` (default 0). An unknown stream is empty. */
  readStream(streamId: string, options?: { afterVersion?: number; limit?: number }): Promise<readonly StoredEvent[]>;
  /** Events of all streams in position order, after a position: the feed of projections. At most `limit`. */
  readAll(afterPosition: Position, limit: number): Promise<LogPage>;
  /** Events of all streams with this partition key in position order: everything about one customer. */
  readPartition(partitionKey: string, part?: PartOfPartition): Promise<readonly StoredEvent[]>;
  /** Position of the last event, `START` for an empty store. */
  head(): Promise<Position>;
  /** Calls back soon after events were appended by any process; a hint, may be spurious or missed. Returns the unsubscribe. */
  onAppended(wake: () => void): () => void;
  close(): Promise<void>;
}

/** The log itself is damaged: a position is missing. No reader may go past it. */
export class PositionGap extends Error {
  override readonly name = 'PositionGap';

  constructor(
    readonly expected: Position,
    readonly found: Position,
  ) {
    super(`position ${expected} is missing from the event store: found ${found} in its place`);
  }
}

/** More than the store takes at once. Nothing was written, and repeating it is in vain. */
export class AppendTooLarge extends Error {
  override readonly name = 'AppendTooLarge';

  constructor(streamId: string, mostBytes: number) {
    super(`the events for ${streamId} are larger than the ${mostBytes} bytes that the event store takes at once`);
  }
}

/** An outage, not a refusal: the caller answers 503 or tries again. */
export class EventStoreUnavailable extends Error {
  override readonly name = 'EventStoreUnavailable';
}
