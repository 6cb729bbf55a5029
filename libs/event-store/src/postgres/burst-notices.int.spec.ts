import type { FreshDatabase } from '@keelson/test-database';
import pg from 'pg';
import { migratedDatabase } from '../conformance/migrated-database';
import { newStream, sampleAppend } from '../conformance/sample-appends';
import { openPostgresEventStore, type PostgresEventStore } from './postgres-event-store';

const CALLERS = 64;
const TURNS = 20;
const HEAD = 'SELECT max(position)::int AS head FROM event_store.events';

describe('the notices of a burst', () => {
  let database: FreshDatabase;
  let store: PostgresEventStore;
  let listener: pg.Client;
  beforeAll(async () => {
    database = await migratedDatabase();
    store = await openPostgresEventStore({ connectionString: database.urls.app });
    listener = new pg.Client({ connectionString: database.urls.projector });
    await listener.connect();
  });
  afterAll(async () => {
    await listener.end();
    await store.close();
    await database.drop();
  });

  it('are fewer than its appends, and after the last one everything can be read', async () => {
    let notices = 0;
    // Nobody polls here: a notice that is missing leaves this waiting for ever.
    const allRead = new Promise<void>((resolve, reject) => {
      const look = async (): Promise<void> => {
        const { rows } = await listener.query<{ head: number }>(HEAD);
        if (rows[0]?.head === CALLERS * TURNS) resolve();
      };
      listener.on('notification', () => {
        notices += 1;
        look().catch(reject);
      });
    });
    await listener.query('LISTEN event_store_appended');
    await Promise.all(
      Array.from({ length: CALLERS }, async () => {
        for (let turn = 0; turn < TURNS; turn += 1)
          await store.append(sampleAppend({ streamId: newStream(), expectedVersion: 0 }));
      }),
    );
    await allRead;
    expect(notices).toBeLessThan((CALLERS * TURNS) / 4);
  });
});
