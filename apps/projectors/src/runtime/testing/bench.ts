import { randomUUID } from 'node:crypto';
import type { EventStore } from '@keelson/event-store';
import { type CodedEvent, createEventCodec, type EventCodec } from '@keelson/event-store/codec';
import type { DeciderRunner } from '@keelson/event-store/decisions';
import type { PostgresEventStore } from '@keelson/event-store/postgres';
import { systemClock } from '@keelson/kernel';
import { checksumSql, type Generation } from '@keelson/read-models';
import type { FreshDatabase, TestCluster } from '@keelson/test-database';
import { SubjectKeyStore } from '@keelson/vault';
import type { Pool } from 'pg';
import { type Logger, pino } from 'pino';
import type { EventFeed } from '../event-feed';
import type { AnyProjection, Registry } from '../registration';
import type { Relay } from '../relay/relay';
import { TIMINGS, type Timings } from '../timings';
import { Worker } from '../worker';
import { workerRunner } from '../worker-runner';
import { ledgerCatalogue, type LedgerEvent } from './ledger';
import { migratedDatabase } from '../../migration/testing/migrated-database';
import { openPatientStore, patientPool } from './patient-connections';

/** Everything at the pace of a test; what is waited for comes by wake-ups. */
export const QUICK: Timings = {
  ...TIMINGS,
  batchSize: 100,
  pollMs: 100,
  renewLeasesMs: 100,
  outageBackOff: { firstMs: 50, mostMs: 500 },
  poisonBackOff: { firstMs: 20, mostMs: 100 },
  drainMs: 1_000,
};

export interface StartOptions {
  readonly registry: Registry;
  readonly relay?: Relay;
  readonly timings?: Partial<Timings>;
  readonly feed?: EventFeed;
  /** Another log than the bench's own. */
  readonly store?: EventStore;
  readonly owner?: string;
  readonly log?: Logger;
  /** What the jobs need besides the bench's own store, runner and clock. */
  readonly needs?: object;
}

export type OpenBench = Bench & { readonly database: FreshDatabase };
export type BenchUrls = Pick<FreshDatabase['urls'], 'projector' | 'keys'>;

/** An event store and workers over a migrated database. */
export class Bench {
  readonly catalogue = ledgerCatalogue;
  readonly #closing: (() => Promise<unknown>)[] = [];

  private constructor(
    readonly pool: Pool,
    readonly store: PostgresEventStore,
    readonly codec: EventCodec,
  ) {}

  /** Over a database that another process made. */
  static async attach(urls: BenchUrls): Promise<Bench> {
    const [pool, keysPool] = [patientPool(urls.projector, log), patientPool(urls.keys, log)];
    const store = await openPatientStore(urls.projector);
    const keys = new SubjectKeyStore(keysPool, [{ version: 1, secret: Buffer.alloc(32, 'bench') }]);
    const bench = new Bench(pool, store, createEventCodec(ledgerCatalogue, keys));
    bench.#closing.push(
      () => pool.end(),
      () => keysPool.end(),
      () => store.close(),
    );
    return bench;
  }

  /** Over a fresh database of its own. */
  static async open(registry: Registry, cluster?: TestCluster): Promise<OpenBench> {
    const database = await migratedDatabase(registry, cluster);
    const bench = await Bench.attach(database.urls);
    bench.#closing.unshift(() => database.drop());
    return Object.assign(bench, { database });
  }

  get runner(): DeciderRunner {
    return workerRunner(this);
  }

  start({
    registry,
    relay,
    timings,
    feed,
    owner = randomUUID(),
    log: told = log,
    needs: given,
    ...own
  }: StartOptions): Worker {
    const { codec, pool } = this;
    const { store = this.store } = own;
    const runner = workerRunner({ store, codec });
    const needs = {
      store,
      runner,
      codec,
      clock: systemClock,
      log: told,
      pool,
      registry,
      catalogue: ledgerCatalogue,
      ...given,
    };
    const worker = new Worker({
      registry,
      relay,
      catalogue: ledgerCatalogue,
      codec,
      store,
      pool,
      needs,
      clock: systemClock,
      log: told,
      owner,
      timings: { ...QUICK, ...timings },
      ...(feed ? { feed } : {}),
    });
    worker.start();
    if (relay) this.#closing.push(() => relay.publisher.close());
    this.#closing.push(() => worker.drain());
    return worker;
  }

  async append(
    streamId: string,
    expectedVersion: number,
    events: readonly (LedgerEvent | CodedEvent)[],
    partitionKey = streamId,
    store: EventStore = this.store,
  ): Promise<number> {
    const encoded = await this.codec.encode(events, {
      commandId: randomUUID(),
      commandHash: 'none',
      correlationId: randomUUID(),
      causationId: randomUUID(),
      actor: { kind: 'system', id: 'test' },
      subjectId: streamId,
      partitionKey,
    });
    const outcome = await store.append({ streamId, expectedVersion, events: encoded });
    if (outcome.kind !== 'appended') throw new Error(outcome.kind);
    return outcome.position;
  }

  async position(name: string): Promise<number> {
    const { rows } = await this.pool.query<{ position: number }>(
      'SELECT position FROM read_model.checkpoints WHERE projection = $1',
      [name],
    );
    return rows[0]?.position ?? -1;
  }

  async projected(name: string, position?: number): Promise<void> {
    const wanted = position ?? (await this.store.head());
    await until(async () => (await this.position(name)) >= wanted, `${name} to reach ${wanted}`);
  }

  async rows<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    return (await this.pool.query<Row>(sql, [...values])).rows;
  }

  async checksum({ table }: AnyProjection, generation: Generation = 'live'): Promise<unknown> {
    const { rows } = await this.pool.query(checksumSql(table, generation));
    return rows[0];
  }

  async close(): Promise<void> {
    for (const close of this.#closing.splice(0).reverse()) await close();
  }
}

const log = pino({ level: process.env['KEELSON_TEST_LOG'] ?? 'silent' });
const LONGEST_MS = 120_000;

/** Looks again and again, and fails naming what did not come. */
export async function until(
  holds: () => Promise<boolean> | boolean,
  what: string,
  longestMs = LONGEST_MS,
): Promise<void> {
  const deadline = Date.now() + longestMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`waited ${longestMs} ms in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
