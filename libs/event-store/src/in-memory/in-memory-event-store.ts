import { type Clock, systemClock } from '@keelson/kernel';
import {
  type AppendOutcome,
  type EventStore,
  EventStoreUnavailable,
  type LogPage,
  type PartOfPartition,
  type Position,
  START,
  type StoreCapabilities,
  type StoredEvent,
  type StreamAppend,
} from '../port';
import { chain } from '../record/chain';
import { checkAppend, checkLimit } from '../record/check-append';
import { NO_HASH } from '../record/event-hash';

/** The log in memory, for unit tests: the semantics of the real store without its durability. */
export class InMemoryEventStore implements EventStore {
  readonly capabilities: StoreCapabilities = { densePositions: true, commandsKnownAcrossStreams: true };
  readonly #events: StoredEvent[] = [];
  readonly #streams = new Map<string, StoredEvent[]>();
  readonly #byEventId = new Map<string, StoredEvent>();
  readonly #wakes = new Set<() => void>();
  #unavailable = false;

  constructor(private readonly clock: Clock = systemClock) {}

  async append(append: StreamAppend): Promise<AppendOutcome> {
    checkAppend(append);
    this.#assertAvailable();
    const first = append.events.map(({ eventId }) => this.#byEventId.get(eventId)).find((event) => event !== undefined);
    if (first) return this.#repeatOf(first, append);
    const stream = this.#streams.get(append.streamId) ?? [];
    const { expectedVersion, expectedHash } = append;
    const stands = stream.length === expectedVersion && (expectedHash ?? stream.at(-1)?.hash) === stream.at(-1)?.hash;
    if (!stands) return { kind: 'wrong-expected-version', actualVersion: stream.length };
    return this.#store(append, stream);
  }

  async readStream(
    streamId: string,
    { afterVersion = 0, limit }: { afterVersion?: number; limit?: number } = {},
  ): Promise<readonly StoredEvent[]> {
    this.#assertAvailable();
    return page(this.#streams.get(streamId) ?? [], afterVersion, limit);
  }

  async readAll(afterPosition: Position, limit: number): Promise<LogPage> {
    this.#assertAvailable();
    const events = page(this.#events, afterPosition, limit);
    return { events, checkpoint: events.at(-1)?.position ?? afterPosition };
  }

  async readPartition(
    partitionKey: string,
    { fromPosition, afterPosition = START, limit }: PartOfPartition = {},
  ): Promise<readonly StoredEvent[]> {
    this.#assertAvailable();
    const first = fromPosition === undefined ? afterPosition : fromPosition - 1;
    const later = this.#events.slice(first).filter(({ metadata }) => metadata.partitionKey === partitionKey);
    return page(later, 0, limit);
  }

  async head(): Promise<Position> {
    this.#assertAvailable();
    return this.#events.length;
  }

  onAppended(wake: () => void): () => void {
    this.#wakes.add(wake);
    return () => void this.#wakes.delete(wake);
  }

  async close(): Promise<void> {
    this.#unavailable = true;
    this.#wakes.clear();
  }

  /** Every call rejects with `EventStoreUnavailable` until the outage ends. */
  beginOutage(): void {
    this.#unavailable = true;
  }

  endOutage(): void {
    this.#unavailable = false;
  }

  #store(append: StreamAppend, stream: StoredEvent[]): AppendOutcome {
    const occurredAt = this.clock();
    const { streamId } = append;
    for (const { event, version, data, metadata, hash } of chain(
      append,
      stream.at(-1)?.hash ?? NO_HASH,
      occurredAt.toISOString(),
    )) {
      const stored: StoredEvent = {
        eventId: event.eventId,
        type: event.type,
        data: JSON.parse(data) as StoredEvent['data'],
        metadata: JSON.parse(metadata) as StoredEvent['metadata'],
        position: this.#events.length + 1,
        streamId,
        version,
        occurredAt,
        hash,
      };
      this.#events.push(stored);
      stream.push(stored);
      this.#byEventId.set(stored.eventId, stored);
    }
    this.#streams.set(streamId, stream);
    for (const wake of this.#wakes) queueMicrotask(wake);
    return {
      kind: 'appended',
      version: stream.length,
      position: this.#events.length,
      hash: stream.at(-1)?.hash ?? NO_HASH,
    };
  }

  #repeatOf(first: StoredEvent, append: StreamAppend): AppendOutcome {
    const { commandId, commandHash } = first.metadata;
    if (first.streamId !== append.streamId || commandHash !== append.events[0]?.metadata.commandHash)
      return { kind: 'command-differs' };
    const last =
      (this.#streams.get(first.streamId) ?? []).findLast(({ metadata }) => metadata.commandId === commandId) ?? first;
    return { kind: 'repeated', version: last.version, position: last.position, hash: last.hash };
  }

  #assertAvailable(): void {
    if (this.#unavailable) throw new EventStoreUnavailable('the in-memory event store is closed or in an outage');
  }
}

function page(events: readonly StoredEvent[], after: number, limit: number | undefined): readonly StoredEvent[] {
  if (limit !== undefined) checkLimit(limit);
  return events.slice(after, limit === undefined ? undefined : after + limit);
}
