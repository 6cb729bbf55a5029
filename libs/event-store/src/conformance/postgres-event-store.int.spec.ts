import { testCluster } from '@keelson/test-database';
import pg from 'pg';
import { openPostgresEventStore } from '../postgres';
import { conformsToEventStore } from './event-store-conformance';
import { migratedDatabase } from './migrated-database';

describe('[ES-07~, EVENT-11~] Postgres event store', () => {
  conformsToEventStore(async () => {
    const database = await migratedDatabase();
    const [store, second] = await Promise.all([
      openPostgresEventStore({ connectionString: database.urls.app }),
      openPostgresEventStore({ connectionString: database.urls.projector }),
    ]);
    const allowConnections = async (allowed: boolean): Promise<void> => {
      const { port, password } = testCluster();
      const superuser = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' });
      await superuser.connect();
      await superuser.query(`ALTER DATABASE ${database.name} ALLOW_CONNECTIONS ${allowed}`);
      await superuser.end();
    };
    return {
      store,
      second,
      beginOutage: async () => {
        await allowConnections(false);
        await database.disconnectAll();
      },
      endOutage: () => allowConnections(true),
      close: async () => {
        await Promise.all([store.close(), second.close()]);
        await database.drop();
      },
    };
  });
});
