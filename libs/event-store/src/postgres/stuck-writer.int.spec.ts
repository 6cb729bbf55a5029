import type { FreshDatabase } from '@keelson/test-database';
import pg from 'pg';
import { migratedDatabase } from '../conformance/migrated-database';
import { WriterProcess } from '../conformance/processes/writer-process';
import { newStream, sampleAppend } from '../conformance/sample-appends';
import { EventStoreUnavailable } from '../port';
import { openPostgresEventStore, type PostgresEventStore } from '.';
import { runSeed } from '@keelson/test-database/run';

const LIMITS = { statement: 4_000, lock: 400, idleInTransaction: 2_000 };

describe('a stuck writer', () => {
  let database: FreshDatabase;
  let store: PostgresEventStore;
  beforeAll(async () => {
    database = await migratedDatabase();
    store = await openPostgresEventStore({ connectionString: database.urls.projector, limits: LIMITS });
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  const append = () => store.append(sampleAppend({ streamId: newStream(), expectedVersion: 0 }));

  /** A transaction that has appended and does not end; the server ends it after `idleMs`, 0 for never. */
  async function stuckTransaction(idleMs: number): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: database.urls.app, idle_in_transaction_session_timeout: idleMs });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('BEGIN');
    await client.query(
      `SELECT event_store.append('{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', now(), '{}', '{}', '{}')`,
    );
    return client;
  }

  it('[ES-06~] delays an append up to the limit for locks, then it is refused as unavailable, and nothing is lost', async () => {
    const stuck = await stuckTransaction(0);
    const waiting = Array.from({ length: 20 }, append);
    for (const outcome of await Promise.allSettled(waiting)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(EventStoreUnavailable) as unknown });
    }
    const before = await store.head();
    await stuck.query('ROLLBACK');
    await stuck.end();
    expect(await append()).toMatchObject({ kind: 'appended', position: before + 1 });
  });

  it('[ES-06~] is ended by the server after its own limit, and the others go on', async () => {
    const stuck = await stuckTransaction(LIMITS.idleInTransaction);
    const ended = new Promise<void>((resolve) => stuck.once('end', () => resolve()));
    await expect(append()).rejects.toThrow(EventStoreUnavailable);
    await ended;
    expect((await append()).kind).toBe('appended');
  });

  it('[ES-06~] does not delay reading', async () => {
    const stuck = await stuckTransaction(0);
    await append().catch((error: unknown) => expect(error).toBeInstanceOf(EventStoreUnavailable));
    expect((await store.readAll(0, 10)).events.length).toBeGreaterThan(0);
    await stuck.query('ROLLBACK');
    await stuck.end();
  });

  it('[ES-06~] that is a stopped process holds no lock', async () => {
    const stopped = new WriterProcess({
      connectionString: database.urls.app,
      writers: 8,
      commands: 10_000,
      seed: runSeed(),
      sharedStreams: [newStream()],
    });
    await stopped.answers(30);
    stopped.kill('SIGSTOP');
    const patient = await openPostgresEventStore({ connectionString: database.urls.projector });
    for (let n = 0; n < 20; n += 1) {
      expect((await patient.append(sampleAppend({ streamId: newStream(), expectedVersion: 0 }))).kind).toBe('appended');
    }
    stopped.kill('SIGCONT');
    await stopped.answers(stopped.answered.size + 20);
    stopped.kill('SIGKILL');
    await stopped.ended;
    expect(await patient.verifyAll()).toMatchObject({ kind: 'intact' });
    await patient.close();
  });
});
