import { type Clock, systemClock } from '@keelson/kernel';
import type pg from 'pg';
import type { AppendOutcome, EventStore, Position, StoredEvent, StreamAppend } from '../port';
import { checkAppend } from '../record/check-append';
import { type AccountVerification, verifyAccount } from './account-verification';
import { AppendListener } from './append-listener';
import { type LogRoot, type RootFault, type RootKey, RootWitness } from '../roots';
import { AppendQueue, BATCHES_UNDER_WAY } from './append-queue';
import { BatchWriter } from './batch-writer';
import { type Connecting, connectionPool } from './connections';
import { assertDurable } from './durability';
import { DurabilityWatch } from './durability-watch';
import { EventHeadings } from './event-headings';
import { EventReading } from './event-reading';
import { type RootsOfAccount, type Sealing, sealLog, verifyRootsOver } from './log-roots';
import { DEFAULT_LIMITS, type PostgresEventStoreOptions } from './options';
import { RootRecords } from './root-records';
import { storedEvent } from './stored-row';
import { type Verification, verifyAll, verifyStream } from './verification';

export type LogVerification =
  | { readonly kind: 'intact'; readonly events: number; readonly roots: number }
  | Exclude<Verification, { readonly kind: 'intact' }>
  | RootFault;

const MOST_WAITING = 20_000;
const READERS = 8;

/** The durable log. Appends of one process share two connections and commit in groups; several processes may append. */
export class PostgresEventStore implements EventStore {
  readonly #writing: pg.Pool;
  readonly #readingPool: pg.Pool;
  readonly #reading: EventReading;
  /** What events are about, for those who need not know what they say. */
  readonly headings: EventHeadings;
  readonly #roots: RootRecords;
  readonly #clock: Clock;
  readonly #queue: AppendQueue;
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
    this.headings = new EventHeadings(this.#readingPool);
    this.#roots = new RootRecords(this.#readingPool);
    this.#clock = options.clock ?? systemClock;
    this.#listener = new AppendListener(connecting);
    // Of the connections that write: a setting may differ by role, database and session.
    this.#durability = new DurabilityWatch(() => assertDurable(this.#writing), onError);
    const writer = new BatchWriter(this.#writing, this.#clock);
    this.#queue = new AppendQueue({
      write: (appends) => writer.write(appends),
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

  async readAll(afterPosition: Position, limit: number): Promise<readonly StoredEvent[]> {
    return await this.#reading.all(afterPosition, limit);
  }

  async readPartition(
    partitionKey: string,
    { afterPosition = 0, limit }: { afterPosition?: Position; limit?: number } = {},
  ): Promise<readonly StoredEvent[]> {
    return await this.#reading.partition(partitionKey, afterPosition, limit);
  }

  async head(): Promise<Position> {
    return await this.#reading.head();
  }

  onAppended(wake: () => void): () => void {
    return this.#listener.subscribe(wake);
  }

  /** Recomputes the hash chain of one stream. */
  async verifyStream(streamId: string): Promise<Verification> {
    return await verifyStream(this.#reading, streamId);
  }

  /** Recomputes all hash chains and checks that no position is missing. Reads the whole log. */
  async verifyAll(): Promise<Verification> {
    return await verifyAll(this.#reading);
  }

  /** Does that and holds every signed root against the log. */
  async verifyLog(key: Pick<RootKey, 'keyId' | 'verify'>): Promise<LogVerification> {
    const roots = await this.#roots.all();
    const found = await verifyAll(this.#reading, new RootWitness(key, roots));
    return found.kind === 'intact' ? { ...found, roots: roots.length } : found;
  }

  /**
   * Does that with a root that was kept elsewhere in the place of the log's own one at its position. Later roots are not
   * looked at: the key that checks this one may be another than theirs.
   */
  async verifyLogAgainst(kept: LogRoot, key: Pick<RootKey, 'keyId' | 'verify'>): Promise<LogVerification> {
    const earlier = (await this.#roots.all()).filter(({ position }) => position < kept.position);
    const found = await verifyAll(this.#reading, new RootWitness(key, [...earlier, kept]));
    return found.kind === 'intact' ? { ...found, roots: earlier.length + 1 } : found;
  }

  /** Makes a signed root over everything appended so far. The connection's role must be allowed to insert roots. */
  async sealLog(key: RootKey): Promise<Sealing> {
    return await sealLog(this.#reading, this.#roots, key, this.#clock);
  }

  /** The newest signed root; `undefined` while none is made. */
  async newestRoot(): Promise<LogRoot | undefined> {
    return (await this.#roots.lastTwo())[0];
  }

  /** Holds the signed roots made over an account's events against the log. */
  async verifyRootsOver(
    key: Pick<RootKey, 'keyId' | 'verify'>,
    partitionKey: string,
    elsewhere: readonly Position[],
  ): Promise<RootsOfAccount> {
    return await verifyRootsOver(this.#roots, key, partitionKey, elsewhere);
  }

  /** Recomputes the hash chains behind one account: its own streams and those with events at `elsewhere`. */
  async verifyAccount(partitionKey: string, elsewhere: readonly Position[]): Promise<AccountVerification> {
    return await verifyAccount(this.#reading, partitionKey, elsewhere);
  }

  /** Settles the appends under way, then lets go of all connections. */
  async close(): Promise<void> {
    this.#closing ??= this.#close();
    await this.#closing;
  }

  async #close(): Promise<void> {
    this.#durability.stop();
    await this.#queue.close();
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
