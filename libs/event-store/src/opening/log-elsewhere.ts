import type pg from 'pg';
import { openKurrentDbEventStore } from '../kurrentdb';
import { START } from '../port';
import { queryOn } from '../postgres/connections';
import { AnotherLog, type ChosenStore } from './log-of-record';

const KEPT = 'SELECT store FROM event_store.log_elsewhere';
const KEEP = `INSERT INTO event_store.log_elsewhere (store)
  SELECT 'kurrentdb' WHERE NOT EXISTS (SELECT FROM event_store.events) ON CONFLICT DO NOTHING`;

/**
 * Notes in a main database that its events are kept in KurrentDB, as its owner, while neither of them has an event.
 * @throws AnotherLog where one has, or where it was noted and the table of events is chosen now.
 */
export async function enterLog(pool: pg.Pool, chosen: ChosenStore): Promise<void> {
  if (chosen.kind === 'kurrentdb' && !(await isNoted(pool))) {
    await assertEmpty(chosen.connectionString);
    await queryOn(pool, { text: KEEP });
  }
  await assertChosen(pool, chosen);
}

/** What is sealed in a log that is older than this database can be opened by no key of it. */
async function assertEmpty(connectionString: string): Promise<void> {
  const store = await openKurrentDbEventStore({ connectionString });
  try {
    if ((await store.head()) === START) return;
  } finally {
    await store.close();
  }
  throw new AnotherLog('KurrentDB has events already, and this main database is new: give it an empty server');
}

/** @throws AnotherLog where the main database was entered for another store than the chosen one. */
export async function assertChosen(pool: pg.Pool, { kind }: ChosenStore): Promise<void> {
  const noted = await isNoted(pool);
  if (noted === (kind === 'kurrentdb')) return;
  throw new AnotherLog(
    noted
      ? 'KEELSON_EVENT_STORE is postgres, and the events of this main database are kept in KurrentDB'
      : 'KEELSON_EVENT_STORE is kurrentdb, and this main database has events of its own or was not migrated with it',
  );
}

const isNoted = async (pool: pg.Pool): Promise<boolean> => (await queryOn(pool, { text: KEPT })).length > 0;
