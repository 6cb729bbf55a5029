import { setTimeout as pause } from 'node:timers/promises';
import { type FreshDatabase, type OwnCluster, ownCluster } from '@keelson/test-database';
import { migratedDatabase } from '../conformance/migrated-database';
import { newStream, sampleAppend } from '../conformance/sample-appends';
import { type AppendOutcome, EventStoreUnavailable, type StreamAppend } from '../port';
import { openPostgresEventStore, type PostgresEventStore } from '.';

const CRASHES = 3;

describe('a crash of the server under load', () => {
  let cluster: OwnCluster;
  let database: FreshDatabase;
  let store: PostgresEventStore;
  beforeAll(async () => {
    cluster = await ownCluster();
    database = await migratedDatabase(cluster);
    store = await openPostgresEventStore({ connectionString: database.urls.app });
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await cluster.stop();
  });

  it('[ES-01] keeps all that was acknowledged, and what was not is there whole or not at all, once after repeating', async () => {
    const acknowledged: StreamAppend[] = [];
    const indeterminate: StreamAppend[] = [];
    const load = new AbortController();
    const caller = async (): Promise<void> => {
      while (!load.signal.aborted) {
        const append = sampleAppend({ streamId: newStream(), expectedVersion: 0, data: [{ n: 1 }, { n: 2 }] });
        const outcome = await store.append(append).catch((error: unknown) => {
          if (!(error instanceof EventStoreUnavailable)) throw error;
          return undefined;
        });
        (outcome ? acknowledged : indeterminate).push(append);
        if (!outcome) await pause(5);
      }
    };
    const callers = Array.from({ length: 16 }, caller);
    for (let crash = 1; crash <= CRASHES; crash += 1) {
      const enough = acknowledged.length + 100;
      while (acknowledged.length < enough) await pause(5);
      await cluster.crash();
    }
    load.abort();
    await Promise.all(callers);
    expect(indeterminate.length).toBeGreaterThan(0);

    const present = new Set((await settled(() => store.readAll(0, 1_000_000))).map(({ eventId }) => eventId));
    const countOf = ({ events }: StreamAppend): number => events.filter(({ eventId }) => present.has(eventId)).length;
    expect(acknowledged.filter((append) => countOf(append) !== 2)).toEqual([]);
    for (const append of indeterminate) expect([0, 2]).toContain(countOf(append));
    for (const append of indeterminate) {
      const { kind }: AppendOutcome = await store.append(append);
      expect(kind).toBe(countOf(append) === 2 ? 'repeated' : 'appended');
    }
    const events = 2 * (acknowledged.length + indeterminate.length);
    expect(await store.verifyAll()).toEqual({ kind: 'intact', events });
    expect(await store.head()).toBe(events);
  }, 90_000);
});

/** The first calls after a crash may meet connections that died with the server. */
async function settled<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof EventStoreUnavailable) || attempt === 20) throw error;
    }
  }
}
