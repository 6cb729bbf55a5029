import type { FreshDatabase } from '@keelson/test-database';
import { migratedDatabase } from '../conformance/migrated-database';
import { newStream, sampleAppend } from '../conformance/sample-appends';
import { EventStoreUnavailable } from '../port';
import { DurabilityOff, openPostgresEventStore, type PostgresEventStore } from '.';
import { AppendListener } from './append-listener';
import { clientConfig, connectionPool } from './connections';
import { DEFAULT_LIMITS } from './options';

describe('connections of the event store', () => {
  let database: FreshDatabase;
  const broken: Error[] = [];
  let store: PostgresEventStore;
  beforeAll(async () => {
    database = await migratedDatabase();
    store = await openPostgresEventStore({
      connectionString: database.urls.app,
      onConnectionError: (error) => void broken.push(error),
    });
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  const append = () => store.append(sampleAppend({ streamId: newStream(), expectedVersion: 0 }));
  const woken = () =>
    new Promise<void>((resolve) => {
      const stop = store.onAppended(() => {
        stop();
        resolve();
      });
    });

  it('[ES-06~] carry limits for statements, locks, idle transactions and connecting', async () => {
    const connecting = { connectionString: database.urls.app, limits: DEFAULT_LIMITS, onError: () => undefined };
    expect(clientConfig(connecting, 'test')).toMatchObject({ connectionTimeoutMillis: 2_000, keepAlive: true });
    const pool = connectionPool(connecting, 'test', 1);
    const { rows } = await pool.query(
      `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
         current_setting('idle_in_transaction_session_timeout') AS idle`,
    );
    await pool.end();
    expect(rows).toEqual([{ statement: '5s', lock: '2s', idle: '5s' }]);
  });

  it('come back after the server ended them all, idle or in use, and the listener hears again', async () => {
    await append();
    await woken();
    const waiting = woken().then(() => woken());
    await database.disconnectAll();
    await waiting;
    await expect(Promise.race([append(), append().catch(() => append())])).resolves.toMatchObject({ kind: 'appended' });
    expect(broken.length).toBeGreaterThan(0);
    const listeners = async () =>
      (
        await database.admin(
          `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'keelson event store listener'`,
        )
      ).rows.length;
    while ((await listeners()) === 0) await woken();
    expect(await listeners()).toBe(1);
  });

  const listening = (connectionString: string, pollMs: number) => {
    const listener = new AppendListener({ connectionString, limits: DEFAULT_LIMITS, onError: () => undefined }, pollMs);
    const wakes = { heard: (): void => undefined };
    listener.subscribe(() => wakes.heard());
    return { listener, next: () => new Promise<void>((resolve) => (wakes.heard = resolve)) };
  };

  it('wakes on an append of another process, before the next time that it would look', async () => {
    const other = await openPostgresEventStore({ connectionString: database.urls.projector });
    const { listener, next } = listening(database.urls.app, 3_600_000);
    await next();
    for (let n = 0; n < 20; n += 1)
      await Promise.all([next(), other.append(sampleAppend({ streamId: newStream(), expectedVersion: 0 }))]);
    await listener.close();
    await other.close();
  });

  it('wakes from time to time, even when nothing is heard', async () => {
    const { listener, next } = listening('postgres://keelson_app:x@127.0.0.1:1/keelson', 10);
    for (let n = 0; n < 3; n += 1) await next();
    await listener.close();
  });

  it('[ES-01~] refuse a server that could lose what it acknowledged', async () => {
    await database.admin(`ALTER DATABASE ${database.name} SET synchronous_commit = off`);
    await expect(openPostgresEventStore({ connectionString: database.urls.app })).rejects.toThrow(DurabilityOff);
    await database.admin(`ALTER DATABASE ${database.name} RESET synchronous_commit`);
  });

  it('name an outage when nobody answers', async () => {
    const nobody = 'postgres://keelson_app:x@127.0.0.1:1/keelson';
    await expect(openPostgresEventStore({ connectionString: nobody })).rejects.toThrow(EventStoreUnavailable);
  });

  it('show no password in an outage', async () => {
    const wrong = database.urls.app.replace(/:[^:@]+@/, ':a-wrong-password@');
    const failure: unknown = await openPostgresEventStore({ connectionString: wrong }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(EventStoreUnavailable);
    expect(String(failure)).not.toContain('a-wrong-password');
  });

  it('refuse use after closing', async () => {
    const closed = await openPostgresEventStore({ connectionString: database.urls.app });
    await closed.close();
    await closed.close();
    await expect(closed.append(sampleAppend({ streamId: newStream(), expectedVersion: 0 }))).rejects.toThrow(
      EventStoreUnavailable,
    );
    await expect(closed.head()).rejects.toThrow(EventStoreUnavailable);
  });
});
