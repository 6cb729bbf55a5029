import { type Clock, systemClock } from '@keelson/kernel';
import type pg from 'pg';
import type {
  AppendOutcome,
  EventHashes,
  EventHeadings,
  EventStore,
  LogPage,
  PartOfPartition,
  Position,
  StoreCapabilities,
  StoredEvent,
  StreamAppend,
} from '../port';
import { checkAppend } from '../record/check-append';
import {
  type AccountVerification,
  type ChainVerifier,
  type LogRoot,
  type LogVerification,
  type RootKey,
  type RootLedger,
  type RootsOfAccount,
  RootWitness,
  type Sealing,
  sealLog,
  type Verification,
  verifyAccount,
  verifyRootsOver,
} from '../roots';
import { AppendListener } from './append-listener';
import { AppendQueue, BATCHES_UNDER_WAY } from './append-queue';
import { tellOfAppends } from './append-statement';
import { BatchWriter } from './batch-writer';
import { BurstNotices } from './burst-notices';
import { type Connecting, connectionPool } from './connections';
import { assertDurable } from './durability';
import { DurabilityWatch } from './durability-watch';
import { PostgresEventHashes } from './event-hashes';
import { PostgresEventHeadings } from './event-headings';
import { EventReading } from './event-reading';
import { DEFAULT_LIMITS, type PostgresEventStoreOptions } from './options';
import { PostgresRootRecords } from './root-records';
import { storedEvent } from './stored-row';
import { verifyAll, verifyStream } from './verification';

const MOST_WAITING = 20_000;
const READERS = 8;

/** Of a store that nobody has asked to tell of appends; that takes one more. */
export const CONNECTIONS_BESIDE_READERS = BATCHES_UNDER_WAY;

/** The durable log. Appends of one process share two connections and commit in groups; several processes may append. */
export class PostgresEventStore implements EventStore, ChainVerifier, RootLedger {
  readonly capabilities: StoreCapabilities = { densePositions: true, commandsKnownAcrossStreams: true };
  readonly #writing: pg.Pool;
  readonly #readingPool: pg.Pool;
  readonly #reading: EventReading;
  readonly headings: EventHeadings;
  readonly hashes: EventHashes;
  readonly #roots: PostgresRootRecords;
  readonly #clock: Clock;
  readonly #queue: AppendQueue;
  readonly #notices: BurstNotices;
  readonly #listener: AppendListener;
  readonly #durability: DurabilityWatch;
  #closing: Promise<void> | undefined;

  constructor(options: PostgresEventStoreOptions) {
    const limits = { ...DEFAULT_LIMITS, ...options.limits };
    const { connectionString, onConnectionError: onError = () => undefined } = options;
    const connecting: Connecting = { connectionString, limits, onError };
    this.#writing = connectionPool(connecting, 'writer', BATCHES_UNDER_WAY);
    this.#readingPool = connectionPool(connecting, 'reader', options.readers ?? READERS);
    this.#reading = new EventReading(this.#readingPool);
    this.headings = new PostgresEventHeadings(this.#readingPool);
    this.hashes = new PostgresEventHashes(this.#readingPool);
    this.#roots = new PostgresRootRecords(this.#readingPool);
    this.#clock = options.clock ?? systemClock;
    this.#listener = new AppendListener(connecting);
    // Of the connections that write: a setting may differ by role, database and session.
    this.#durability = new DurabilityWatch(() => assertDurable(this.#writing), onError);
    const writer = new BatchWriter(this.#writing, this.#clock);
    this.#notices = new BurstNotices(() => tellOfAppends(this.#writing).catch(onError));
    this.#queue = new AppendQueue({
      write: (appends, last) => this.#notices.around(last, (tells) => writer.write(appends, tells)),
      atRest: () => this.#notices.atRest(),
      longestWait: limits.statement,
      mostWaiting: options.mostWaiting ?? MOST_WAITING,
    });
  }

  /** Looks at the settings now; from then on hourly. @throws DurabilityOff, EventStoreUnavailable */
  async assertDurable(): Promise<void> {
    await this.#durability.check();
  }

  async append(append: StreamAppend): Promise<AppendOutcome> {
    checkAppend(append);
    this.#durability.assertDurable();
    return await this.#queue.append(append);
  }

  async readStream(
    streamId: string,
    { afterVersion = 0, limit }: { afterVersion?: number; limit?: number } = {},
  ): Promise<readonly StoredEvent[]> {
    const rows = await this.#reading.streamRows(streamId, afterVersion, limit);
    return rows.map(storedEvent);
  }

  async readAll(afterPosition: Position, limit: number): Promise<LogPage> {
    const events = await this.#reading.all(afterPosition, limit);
    return { events, checkpoint: events.at(-1)?.position ?? afterPosition };
  }

  async readPartition(
    partitionKey: string,
    { fromPosition, afterPosition = 0, limit }: PartOfPartition = {},
  ): Promise<readonly StoredEvent[]> {
    const after = fromPosition === undefined ? afterPosition : fromPosition - 1;
    return await this.#reading.partition(partitionKey, after, limit);
  }

  async head(): Promise<Position> {
    return await this.#reading.head();
  }

  onAppended(wake: () => void): () => void {
    return this.#listener.subscribe(wake);
  }

  async verifyStream(streamId: string): Promise<Verification> {
    return await verifyStream(this.#reading, streamId);
  }

  async verifyAll(): Promise<Verification> {
    return await verifyAll(this.#reading);
  }

  async verifyLog(key: Pick<RootKey, 'keyId' | 'verify'>): Promise<LogVerification> {
    const roots = await this.#roots.all();
    const found = await verifyAll(this.#reading, new RootWitness(key, roots));
    return found.kind === 'intact' ? { ...found, roots: roots.length } : found;
  }

  async verifyLogAgainst(kept: LogRoot, key: Pick<RootKey, 'keyId' | 'verify'>): Promise<LogVerification> {
    const earlier = (await this.#roots.all()).filter(({ position }) => position < kept.position);
    const found = await verifyAll(this.#reading, new RootWitness(key, [...earlier, kept]));
    return found.kind === 'intact' ? { ...found, roots: earlier.length + 1 } : found;
  }

  /** The connection's role must be allowed to insert roots. */
  async sealLog(key: RootKey): Promise<Sealing> {
    return await sealLog(this.#reading, this.#roots, key, this.#clock);
  }

  async newestRoot(): Promise<LogRoot | undefined> {
    return (await this.#roots.lastTwo())[0];
  }

  async verifyRootsOver(
    key: Pick<RootKey, 'keyId' | 'verify'>,
    partitionKey: string,
    elsewhere: readonly Position[],
  ): Promise<RootsOfAccount> {
    return await verifyRootsOver(this.#roots, key, partitionKey, elsewhere);
  }

  async verifyAccount(partitionKey: string, elsewhere: readonly Position[]): Promise<AccountVerification> {
    const streams = await this.#reading.streamsOf(partitionKey, elsewhere);
    return await verifyAccount(streams, (streamId) => verifyStream(this.#reading, streamId));
  }

  /** Settles the appends under way, then lets go of all connections. */
  async close(): Promise<void> {
    this.#closing ??= this.#close();
    await this.#closing;
  }

  async #close(): Promise<void> {
    this.#durability.stop();
    await this.#queue.close();
    await this.#notices.close();
    await Promise.all([this.#listener.close(), this.#writing.end(), this.#readingPool.end()]);
  }
}

/**
 * Opens the store whose schema `migrations` made.
 * @throws DurabilityOff when the server could lose what it acknowledged, EventStoreUnavailable when it does not answer.
 */
export async function openPostgresEventStore(options: PostgresEventStoreOptions): Promise<PostgresEventStore> {
  const store = new PostgresEventStore(options);
  try {
    await store.assertDurable();
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}
