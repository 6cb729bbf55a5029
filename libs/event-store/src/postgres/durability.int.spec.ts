import type { FreshDatabase } from '@keelson/test-database';
import { migratedDatabase } from '../conformance/migrated-database';
import { newStream, sampleAppend } from '../conformance/sample-appends';
import { EventStoreUnavailable } from '../port';
import { openPostgresEventStore, type PostgresEventStore } from '.';
import { DurabilityOff } from './durability';

describe('a setting that is changed under a running process', () => {
  let database: FreshDatabase;
  let store: PostgresEventStore;
  beforeAll(async () => {
    database = await migratedDatabase();
    store = await openPostgresEventStore({ connectionString: database.urls.app });
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  const append = () => store.append(sampleAppend({ streamId: newStream(), expectedVersion: 0 }));
  /** What the settings are found to be once a connection is there again; `undefined`: as they should be. */
  async function foundAfter(value: string): Promise<unknown> {
    await database.admin(`ALTER DATABASE ${database.name} SET synchronous_commit = ${value}`);
    await database.disconnectAll();
    for (;;) {
      const found: unknown = await store.assertDurable().catch((error: unknown) => error);
      if (!(found instanceof EventStoreUnavailable)) return found;
    }
  }

  it('[ES-01~] is seen by the connections that write, and no append is taken until it is mended', async () => {
    expect(await foundAfter('off')).toBeInstanceOf(DurabilityOff);
    const message = 'the database must not run with synchronous_commit=off';
    await expect(append()).rejects.toMatchObject({ name: 'EventStoreUnavailable', message });
    expect(await foundAfter('on')).toBeUndefined();
    expect(await append()).toMatchObject({ kind: 'appended', position: 1 });
  });

  it('[ES-01~] keeps a process from starting', async () => {
    await database.admin(`ALTER DATABASE ${database.name} SET synchronous_commit = off`);
    await expect(openPostgresEventStore({ connectionString: database.urls.app })).rejects.toThrow(DurabilityOff);
  });
});
