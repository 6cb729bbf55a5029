import { testCluster } from '@keelson/test-database';
import pg from 'pg';
import { openPostgresEventStore } from '../postgres';
import { conformsOverConnections, conformsToEventHeadings, conformsToEventStore } from './event-store-conformance';
import { migratedDatabase } from './migrated-database';
import type { StoreWithHeadings } from './heading-conformance';

/** Two hundred appends to one stream go one after the other, which on a busy machine takes longer than callers wait. */
const LIMITS = { statement: 60_000, lock: 60_000 };

describe('[ES-07~, EVENT-11~] Postgres event store', () => {
  const open = async (): Promise<StoreWithHeadings> => {
    const database = await migratedDatabase();
    const [store, second] = await Promise.all([
      openPostgresEventStore({ connectionString: database.urls.app, limits: LIMITS }),
      openPostgresEventStore({ connectionString: database.urls.projector, limits: LIMITS }),
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
      headings: second.headings,
      beginOutage: async () => {
        await allowConnections(false);
        await database.disconnectAll();
      },
      endOutage: () => allowConnections(true),
      breakConnections: () => database.disconnectAll(),
      close: async () => {
        await Promise.all([store.close(), second.close()]);
        await database.drop();
      },
    };
  };
  conformsToEventStore(open);
  conformsOverConnections(open);
  conformsToEventHeadings(open);
});
