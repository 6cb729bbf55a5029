import { randomUUID } from 'node:crypto';
import { eventCatalogue } from '@keelson/domain/catalogue';
import type { EventMetadata, EventStore } from '@keelson/event-store';
import { type CodedEvent, createEventCodec, type EventCodec, InMemorySubjectKeys } from '@keelson/event-store/codec';
import { systemClock } from '@keelson/kernel';
import { checksumSql } from '@keelson/read-models';
import type { FreshDatabase } from '@keelson/test-database';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { type AnyProjection, tablesOf } from '../registration';
import { retryStream } from '../retry-stream';
import { QUICK, until } from './bench';
import { Worker } from '../worker';
import { migratedDatabase } from '../../migration/testing/migrated-database';
import { openPatientStore, patientPool } from './patient-connections';

type Given = Partial<Pick<EventMetadata, 'actor' | 'subjectId' | 'actingAs' | 'ip' | 'userAgent'>>;

const log = pino({ level: 'silent' });
const registryOf = (projections: readonly AnyProjection[]) => ({ projections, reactors: [], jobHandlers: [] });

/** The product's events in a real store, and workers that project them. */
export class ProductBench {
  private worker: Worker | undefined;
  private readonly versions = new Map<string, number>();

  private constructor(
    private readonly projections: readonly AnyProjection[],
    readonly database: FreshDatabase,
    readonly pool: Pool,
    private readonly store: EventStore,
    private readonly codec: EventCodec,
  ) {}

  static async open(projections: readonly AnyProjection[]): Promise<ProductBench> {
    const database = await migratedDatabase(registryOf(projections));
    const pool = patientPool(database.urls.projector, log);
    const store = await openPatientStore(database.urls.projector);
    return new ProductBench(
      projections,
      database,
      pool,
      store,
      createEventCodec(eventCatalogue, new InMemorySubjectKeys()),
    );
  }

  async append(streamId: string, events: readonly CodedEvent[], given: Given = {}): Promise<void> {
    const subjectId = given.subjectId ?? streamId.slice(streamId.indexOf('-') + 1);
    const commandId = randomUUID();
    const encoded = await this.codec.encode(events, {
      commandId,
      commandHash: 'none',
      correlationId: randomUUID(),
      causationId: commandId,
      actor: { kind: 'customer', id: subjectId },
      partitionKey: subjectId,
      subjectId,
      ...given,
    });
    const expectedVersion = this.versions.get(streamId) ?? 0;
    const outcome = await this.store.append({ streamId, expectedVersion, events: encoded });
    if (outcome.kind !== 'appended') throw new Error(outcome.kind);
    this.versions.set(streamId, outcome.version);
  }

  /**
   * Projects everything that has happened; another version makes the workers rebuild beside the live tables.
   * @param following the others stand still meanwhile
   */
  async project(version = 1, following = this.projections): Promise<void> {
    await this.worker?.drain();
    const { pool, store, codec } = this;
    this.worker = new Worker({
      registry: registryOf(following.map((each) => ({ ...each, version }))),
      catalogue: eventCatalogue,
      codec,
      store,
      pool,
      needs: {},
      clock: systemClock,
      log,
      owner: randomUUID(),
      timings: QUICK,
    });
    this.worker.start();
    const head = await store.head();
    await until(async () => {
      const { rows } = await pool.query<{ position: number; version: number }>(
        'SELECT position, version FROM read_model.checkpoints WHERE projection = ANY($1)',
        [following.map(({ name }) => name)],
      );
      return rows.length === following.length && rows.every((row) => row.position >= head && row.version === version);
    }, `version ${version} to reach ${head}`);
  }

  /** Projects a parked stream again, as the command does. */
  async retry(name: string, streamId: string) {
    const { pool, store, codec } = this;
    const registry = registryOf(this.projections);
    return await retryStream({ pool, store, codec, catalogue: eventCatalogue, registry }, name, streamId);
  }

  async checksums(): Promise<readonly unknown[]> {
    return Promise.all(
      this.projections
        .flatMap(tablesOf)
        .map(async (table) => (await this.pool.query<object>(checksumSql(table, 'live'))).rows[0]),
    );
  }

  async close(): Promise<void> {
    await this.worker?.drain();
    await this.store.close();
    await this.pool.end();
    await this.database.drop();
  }
}
