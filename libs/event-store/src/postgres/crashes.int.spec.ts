import type { FreshDatabase } from '@keelson/test-database';
import { migratedDatabase } from '../conformance/migrated-database';
import { WriterProcess } from '../conformance/processes/writer-process';
import { newStream, sampleAppend } from '../conformance/sample-appends';
import { type AppendOutcome, EventStoreUnavailable, type StreamAppend } from '../port';
import { openPostgresEventStore, type PostgresEventStore } from '.';
import { runSeed } from '@keelson/test-database/run';

describe('crashes in the middle of appending', () => {
  let database: FreshDatabase;
  let store: PostgresEventStore;
  beforeEach(async () => {
    database = await migratedDatabase();
    store = await openPostgresEventStore({ connectionString: database.urls.projector });
  });
  afterEach(async () => {
    await store.close();
    await database.drop();
  });

  const storedIds = async (): Promise<Set<string>> => {
    const events = await store.readAll(0, 100_000);
    const ids = new Set(events.map(({ eventId }) => eventId));
    expect(ids.size).toBe(events.length);
    return ids;
  };

  it('[ES-01~] a killed writer leaves every acknowledged command whole and every other whole or absent', async () => {
    const sharedStreams = [newStream()];
    const writers = [5, 6, 7].map((each) => {
      const seed = runSeed() + each;
      return new WriterProcess({
        connectionString: database.urls.app,
        writers: 8,
        commands: 10_000,
        seed,
        sharedStreams,
      });
    });
    for (const [n, writer] of writers.entries()) {
      await writer.answers(40 + 35 * n);
      writer.kill('SIGKILL');
      await writer.ended;
    }
    const ids = await storedIds();
    const commands = writers.flatMap(({ sent, answered }) =>
      [...sent].map(([commandId, append]) => ({ append, outcome: answered.get(commandId) })),
    );
    for (const { append, outcome } of commands) {
      const present = append.events.filter(({ eventId }) => ids.has(eventId)).length;
      if (outcome?.kind === 'appended') expect(present).toBe(append.events.length);
      else if (outcome) expect(present).toBe(0);
      else expect([0, append.events.length]).toContain(present);
    }
    const repeated = await Promise.all(
      commands.filter(({ outcome }) => outcome?.kind === 'appended').map(({ append }) => store.append(append)),
    );
    expect(new Set(repeated.map(({ kind }) => kind))).toEqual(new Set(['repeated']));
    expect(await storedIds()).toEqual(ids);
    expect(await store.verifyAll()).toEqual({ kind: 'intact', events: ids.size });
  });

  it('[ES-03, ES-01~] repeating through ended connections appends every command once', async () => {
    const outages: unknown[] = [];
    const settled = async (append: StreamAppend): Promise<AppendOutcome> => {
      for (;;) {
        try {
          return await store.append(append);
        } catch (error) {
          if (!(error instanceof EventStoreUnavailable)) throw error;
          outages.push(error);
        }
      }
    };
    const appends = Array.from({ length: 60 }, () =>
      Array.from({ length: 10 }, () => ({ streamId: newStream(), data: [{ n: 1 }, { n: 2 }, { n: 3 }] })),
    ).map((commands) => commands.map(({ streamId, data }) => sampleAppend({ streamId, expectedVersion: 0, data })));
    const written = new AbortController();
    const ending = (async () => {
      while (!written.signal.aborted) await database.disconnectAll();
    })();
    for (const together of appends) {
      for (const { kind } of await Promise.all(together.map(settled))) expect(['appended', 'repeated']).toContain(kind);
    }
    written.abort();
    await ending;
    expect(outages.length).toBeGreaterThan(0);
    const expected = new Set(appends.flat().flatMap(({ events }) => events.map(({ eventId }) => eventId)));
    await expect(storedIds().catch(() => storedIds())).resolves.toEqual(expected);
    expect(await store.verifyAll()).toEqual({ kind: 'intact', events: expected.size });
  });
});
