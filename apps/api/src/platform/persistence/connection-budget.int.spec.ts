import { newStream, sampleAppend } from '@keelson/event-store/conformance';
import type { FreshDatabase } from '@keelson/test-database';
import { Client } from 'pg';
import { eventually } from '../../testing/eventually';
import { productDatabase } from '../../testing/product-database';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

const BUSY = 40;
const HOLDER = 'holds everybody up';
const WAITS = 'SELECT pg_advisory_xact_lock_shared(1)';

let database: FreshDatabase;
const apis: TestApi[] = [];
beforeAll(async () => {
  database = await productDatabase();
  for (let n = 0; n < 2; n += 1) apis.push(await startTestApi({ database, modules: [] }));
});
afterAll(async () => {
  for (const api of apis) await api.close();
  await database.drop();
});

/** From now on whoever asks for the lock, or for events, waits until the answer is called. */
async function hold(url: string, sql: string): Promise<() => Promise<void>> {
  const holder = new Client({ connectionString: url, application_name: HOLDER });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query(sql);
  return () => holder.end();
}

async function open(): Promise<number> {
  const { rows } = await database.admin(
    `SELECT count(*)::int AS open FROM pg_stat_activity
     WHERE datname LIKE current_database() || '%' AND usename LIKE 'keelson%' AND application_name <> '${HOLDER}'`,
  );
  return (rows as { open: number }[])[0]?.open ?? 0;
}

const busy = (work: () => Promise<unknown>): Promise<unknown>[] => Array.from({ length: BUSY }, work);

/** More than all of its connections can do at once. */
function keepBusy({ services: { databases, store } }: TestApi): Promise<unknown>[] {
  return [
    ...[databases.app, databases.reader, databases.keys].flatMap((pool) => busy(() => pool.query(WAITS))),
    ...busy(() => store.readAll(0, 10)),
    ...busy(() => store.append(sampleAppend({ streamId: newStream(), expectedVersion: 0 }))),
  ];
}

it('two APIs that have more to do than they have connections for open 24 each, and no more', async () => {
  const releases = [
    await hold(database.urls.owner, 'SELECT pg_advisory_xact_lock(1)'),
    await hold(database.urls.keys, 'SELECT pg_advisory_xact_lock(1)'),
    await hold(database.urls.owner, 'LOCK TABLE event_store.events IN ACCESS EXCLUSIVE MODE'),
  ];
  const work = apis.flatMap(keepBusy);
  await eventually('every connection to be open', async () => (await open()) >= 48);
  expect(await open()).toBe(48);
  for (const release of releases) await release();
  await Promise.all(work);
  expect(await open()).toBeLessThanOrEqual(48);
});

it('an API is not started on a server that cannot take its connections, and leaves none open', async () => {
  const before = await open();
  const { app: appUrl, reader: readerUrl, keys: keysUrl } = database.urls;
  const started = startTestApi({
    database,
    modules: [],
    configuration: { database: { appUrl, readerUrl, keysUrl, connections: 1_000 } },
  });
  await expect(started).rejects.toThrow(
    /KEELSON_API_DB_CONNECTIONS lets this process open 1000 connections to a database server that takes \d+/,
  );
  await eventually('the pools to be closed', async () => (await open()) <= before);
});
