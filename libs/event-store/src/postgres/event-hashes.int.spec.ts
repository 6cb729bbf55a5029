import type { FreshDatabase } from '@keelson/test-database';
import { migratedDatabase } from '../conformance/migrated-database';
import { newStream, sampleAppend } from '../conformance/sample-appends';
import { openPostgresEventStore, type PostgresEventStore } from '.';

describe('hashes of the log', () => {
  let database: FreshDatabase;
  let store: PostgresEventStore;
  beforeAll(async () => {
    database = await migratedDatabase();
    store = await openPostgresEventStore({ connectionString: database.urls.projector });
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  it('are those of the stored events after a position, up to another', async () => {
    for (let many = 0; many < 5; many += 1)
      await store.append(sampleAppend({ streamId: newStream(), expectedVersion: 0 }));
    const { events } = await store.readAll(0, 10);
    expect(events).toHaveLength(5);
    const hashes = await store.hashes.hashesBetween(1, 4);
    expect(hashes).toEqual(new Map(events.slice(1, 4).map(({ position, hash }) => [position, hash])));
    expect(await store.hashes.hashesBetween(5, 9)).toEqual(new Map());
  });
});
