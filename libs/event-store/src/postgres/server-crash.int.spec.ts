import { setTimeout as pause } from 'node:timers/promises';
import { type FreshDatabase, type OwnCluster, ownCluster } from '@keelson/test-database';
import { migratedDatabase } from '../conformance/migrated-database';
import { newStream, sampleAppend } from '../conformance/sample-appends';
import { type AppendOutcome, EventStoreUnavailable, type StreamAppend } from '../port';
import { openPostgresEventStore, type PostgresEventStore } from '.';
import { sizeOf } from '@keelson/test-database/run';

const CRASHES = sizeOf('SERVER_CRASHES');

jest.setTimeout(300_000 + CRASHES * 5_000);

describe('a crash of the server under load', () => {
  let cluster: OwnCluster;
  let database: FreshDatabase;
  let store: PostgresEventStore;
  beforeAll(async () => {
    cluster = await ownCluster();
    database = await migratedDatabase(cluster);
    store = await openPostgresEventStore({ connectionString: database.urls.app });
  });
  afterAll(async () => {
    await store.close();
    await cluster.stop();
  });

  it('[ES-01] keeps all that was acknowledged, and what was not is there whole or not at all, once after repeating', async () => {
    const acknowledged: StreamAppend[] = [];
    const indeterminate: StreamAppend[] = [];
    const load = new AbortController();
    const answering = async (): Promise<void> => {
      while (
        !(await store.head().then(
          () => true,
          () => false,
        ))
      )
        await pause(20);
    };
    const caller = async (): Promise<void> => {
      while (!load.signal.aborted) {
        const append = sampleAppend({ streamId: newStream(), expectedVersion: 0, data: [{ n: 1 }, { n: 2 }] });
        const outcome = await store.append(append).catch((error: unknown) => {
          if (!(error instanceof EventStoreUnavailable)) throw error;
          return undefined;
        });
        (outcome ? acknowledged : indeterminate).push(append);
        if (!outcome) await answering();
      }
    };
    const callers = Array.from({ length: 16 }, caller);
    for (let crash = 1; crash <= CRASHES; crash += 1) {
      const enough = acknowledged.length + 50;
      while (acknowledged.length < enough) await pause(5);
      await cluster.crash();
    }
    load.abort();
    await Promise.all(callers);
    await answering();
    expect(indeterminate.length).toBeGreaterThan(0);

    const present = new Set((await store.readAll(0, 1_000_000)).events.map(({ eventId }) => eventId));
    const countOf = ({ events }: StreamAppend): number => events.filter(({ eventId }) => present.has(eventId)).length;
    expect(acknowledged.filter((append) => countOf(append) !== 2)).toEqual([]);
    for (const append of indeterminate) expect([0, 2]).toContain(countOf(append));
    const again = await Promise.all(indeterminate.map((append) => store.append(append)));
    expect(again.map(({ kind }) => kind)).toEqual(
      indeterminate.map((append): AppendOutcome['kind'] => (countOf(append) === 2 ? 'repeated' : 'appended')),
    );
    const events = 2 * (acknowledged.length + indeterminate.length);
    expect(await store.verifyAll()).toEqual({ kind: 'intact', events });
    expect(await store.head()).toBe(events);
  });
});
