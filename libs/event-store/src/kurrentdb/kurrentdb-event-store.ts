import { type Clock, systemClock } from '@keelson/kernel';
import type { KurrentDBClient } from '@kurrent/kurrentdb-client';
import {
  type AppendOutcome,
  type EventHeadings,
  type EventStore,
  EventStoreUnavailable,
  type LogPage,
  type PartOfPartition,
  type Position,
  type StoreCapabilities,
  type StoredEvent,
  type StreamAppend,
} from '../port';
import { checkAppend } from '../record/check-append';
import { connectTo } from './connection';
import { LogHeadings } from './log-headings';
import { LogReading } from './log-reading';
import { isOfTheServer, storedEvent } from './recorded-event';
import { StreamWriter } from './stream-writer';
import { StreamQueues } from './stream-queues';
import { WakeCalls } from './wake-calls';

const LONGEST_MS = 5_000;
const MOST_WAITING = 20_000;

export interface KurrentDbEventStoreOptions {
  /** `kurrentdb://user:password@host:port`, with the client's options; is never logged. */
  readonly connectionString: string;
  /** Milliseconds after which a request that was not answered fails as an outage. Default 5,000. */
  readonly longest?: number;
  /** Events that may wait to be appended before further appends are refused as unavailable. Default 20,000. */
  readonly mostWaiting?: number;
  /** Milliseconds after which a silent subscription is made anew. Default 30,000. */
  readonly longestSilence?: number;
  readonly clock?: Clock;
  /** Told of every subscription that breaks. Never holds a password or an event. */
  readonly onConnectionError?: (error: Error) => void;
}

/** The log in KurrentDB. Several processes may append; appends of one process to one stream go one after the other. */
export class KurrentDbEventStore implements EventStore {
  readonly capabilities: StoreCapabilities = { densePositions: false, commandsKnownAcrossStreams: false };
  readonly headings: EventHeadings;
  readonly #client: KurrentDBClient;
  protected readonly reading: LogReading;
  readonly #writer: StreamWriter;
  readonly #queues: StreamQueues;
  readonly #wakeCalls: WakeCalls;
  #closing: Promise<void> | undefined;

  /** @throws UnusableConnectionString */
  constructor(options: KurrentDbEventStoreOptions) {
    const { connectionString, longest = LONGEST_MS, onConnectionError: onError = () => undefined } = options;
    this.#client = connectTo(connectionString);
    this.reading = new LogReading(this.#client, longest);
    this.headings = new LogHeadings(this.reading);
    this.#writer = new StreamWriter(this.#client, this.reading, options.clock ?? systemClock, longest);
    this.#queues = new StreamQueues(options.mostWaiting ?? MOST_WAITING);
    this.#wakeCalls = new WakeCalls(this.#client, {
      onError,
      ...(options.longestSilence !== undefined && { longestSilenceMs: options.longestSilence }),
    });
  }

  async append(append: StreamAppend): Promise<AppendOutcome> {
    checkAppend(append);
    const names = [append.streamId, ...append.events.map(({ type }) => type)];
    if (names.some(isOfTheServer)) throw new RangeError('a stream or event whose name begins with $ is the server’s');
    this.#assertOpen();
    return await this.#queues.run(append.streamId, append.events.length, () => this.#writer.append(append));
  }

  async readStream(
    streamId: string,
    { afterVersion = 0, limit }: { afterVersion?: number; limit?: number } = {},
  ): Promise<readonly StoredEvent[]> {
    this.#assertOpen();
    return (await this.reading.stream(streamId, afterVersion, limit)).map(storedEvent);
  }

  async readAll(afterPosition: Position, limit: number): Promise<LogPage> {
    this.#assertOpen();
    return await this.reading.all(afterPosition, limit);
  }

  async readPartition(partitionKey: string, part: PartOfPartition = {}): Promise<readonly StoredEvent[]> {
    this.#assertOpen();
    return await this.reading.partition(partitionKey, part);
  }

  async head(): Promise<Position> {
    this.#assertOpen();
    return await this.reading.head();
  }

  onAppended(wake: () => void): () => void {
    return this.#wakeCalls.subscribe(wake);
  }

  /** Settles the appends under way, then lets go of all connections. */
  async close(): Promise<void> {
    this.#closing ??= this.#close();
    await this.#closing;
  }

  async #close(): Promise<void> {
    this.#wakeCalls.close();
    await this.#queues.settled();
    await this.#client.dispose();
  }

  #assertOpen(): void {
    if (this.#closing) throw new EventStoreUnavailable('the event store is closed');
  }
}

/** @throws UnusableConnectionString, EventStoreUnavailable when the server does not answer. */
export async function openKurrentDbEventStore(options: KurrentDbEventStoreOptions): Promise<KurrentDbEventStore> {
  const store = new KurrentDbEventStore(options);
  try {
    await store.head();
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}
