import type pg from 'pg';
import { queryOn } from '../postgres/connections';
import { AnotherLog, type ChosenStore } from './log-of-record';

const KEPT = 'SELECT store FROM event_store.log_elsewhere';
const KEEP = `INSERT INTO event_store.log_elsewhere (store)
  SELECT 'kurrentdb' WHERE NOT EXISTS (SELECT FROM event_store.events) ON CONFLICT DO NOTHING`;

/**
 * Notes in a main database that its events are kept in KurrentDB, as its owner and while it has none of its own.
 * @throws AnotherLog where it has, or where it was noted and the table of events is chosen now.
 */
export async function enterLog(pool: pg.Pool, chosen: ChosenStore): Promise<void> {
  if (chosen.kind === 'kurrentdb') await queryOn(pool, { text: KEEP });
  await assertChosen(pool, chosen);
}

/** @throws AnotherLog where the main database was entered for another store than the chosen one. */
export async function assertChosen(pool: pg.Pool, { kind }: ChosenStore): Promise<void> {
  const [row] = await queryOn<{ readonly store: 'kurrentdb' }>(pool, { text: KEPT });
  if ((row?.store ?? 'postgres') === kind) return;
  throw new AnotherLog(
    row
      ? 'KEELSON_EVENT_STORE is postgres, and the events of this main database are kept in KurrentDB'
      : 'KEELSON_EVENT_STORE is kurrentdb, and this main database has events of its own or was not migrated with it',
  );
}
