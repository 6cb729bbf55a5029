import { type Clock, systemClock } from '@keelson/kernel';
import type { Position } from '../port';
import {
  type AccountVerification,
  type ChainVerifier,
  type KeptRoots,
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
import { KurrentDbEventStore, type KurrentDbEventStoreOptions } from './kurrentdb-event-store';
import { LogRootRecords } from './log-root-records';
import { streamsOf, verifyAll, verifyStream } from './log-verification';

export interface KurrentDbLogOptions extends KurrentDbEventStoreOptions {
  /** Where its signed roots are kept: not in the log that they speak for. */
  readonly roots: KeptRoots;
  /** Lets go of where they are kept. */
  readonly afterClose?: () => Promise<void>;
}

/** The log in KurrentDB with what shows whether it is as it was written. Every account's verification walks the log. */
export class KurrentDbLog extends KurrentDbEventStore implements ChainVerifier, RootLedger {
  readonly #roots: LogRootRecords;
  readonly #clock: Clock;
  readonly #afterClose: () => Promise<void>;
  #ended: Promise<void> | undefined;

  constructor(options: KurrentDbLogOptions) {
    super(options);
    this.#roots = new LogRootRecords(options.roots, this.reading);
    this.#clock = options.clock ?? systemClock;
    this.#afterClose = options.afterClose ?? (async () => undefined);
  }

  async verifyStream(streamId: string): Promise<Verification> {
    return await verifyStream(this.reading, streamId);
  }

  async verifyAll(): Promise<Verification> {
    return await verifyAll(this.reading);
  }

  async verifyLog(key: Pick<RootKey, 'keyId' | 'verify'>): Promise<LogVerification> {
    return await this.#verifyBy(key, await this.#roots.all());
  }

  async verifyLogAgainst(kept: LogRoot, key: Pick<RootKey, 'keyId' | 'verify'>): Promise<LogVerification> {
    const earlier = (await this.#roots.all()).filter(({ position }) => position < kept.position);
    return await this.#verifyBy(key, [...earlier, kept]);
  }

  async verifyRootsOver(
    key: Pick<RootKey, 'keyId' | 'verify'>,
    partitionKey: string,
    elsewhere: readonly Position[],
  ): Promise<RootsOfAccount> {
    return await verifyRootsOver(this.#roots, key, partitionKey, elsewhere);
  }

  async verifyAccount(partitionKey: string, elsewhere: readonly Position[]): Promise<AccountVerification> {
    const streams = await streamsOf(this.reading, partitionKey, elsewhere);
    return await verifyAccount(streams, (streamId) => verifyStream(this.reading, streamId));
  }

  async sealLog(key: RootKey): Promise<Sealing> {
    return await sealLog(this, this.#roots, key, this.#clock);
  }

  async newestRoot(): Promise<LogRoot | undefined> {
    return (await this.#roots.lastTwo())[0];
  }

  override async close(): Promise<void> {
    this.#ended ??= super.close().then(this.#afterClose);
    await this.#ended;
  }

  async #verifyBy(key: Pick<RootKey, 'keyId' | 'verify'>, roots: readonly LogRoot[]): Promise<LogVerification> {
    const found = await verifyAll(this.reading, new RootWitness(key, roots));
    return found.kind === 'intact' ? { ...found, roots: roots.length } : found;
  }
}
