import { setImmediate } from 'node:timers/promises';
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
    const { events } = await store.readAll(0, 100_000);
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
    // What a killed writer had sent, the server may still commit.
    const sessions = () =>
      database.admin(`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND usename = 'keelson_app'`);
    while ((await sessions()).rows.length > 0) await setImmediate();
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
    let appended = 0;
    const settled = async (append: StreamAppend): Promise<AppendOutcome> => {
      for (;;) {
        try {
          const outcome = await store.append(append);
          appended += 1;
          return outcome;
        } catch (error) {
          if (!(error instanceof EventStoreUnavailable)) throw error;
          outages.push(error);
        }
      }
    };
    const written = new AbortController();
    const writing = (): boolean => !written.signal.aborted;
    // In turns an append fails and one succeeds, however slowly either comes.
    const endConnections = async (): Promise<void> => {
      while (writing()) {
        const [failures, successes] = [outages.length, appended];
        while (outages.length === failures && writing()) await database.disconnectAll();
        while (appended === successes && writing()) await setImmediate();
      }
    };
    const ending = endConnections();
    const appends: StreamAppend[] = [];
    for (let round = 0; round < 60 || outages.length === 0; round += 1) {
      const together = Array.from({ length: 10 }, () =>
        sampleAppend({ streamId: newStream(), expectedVersion: 0, data: [{ n: 1 }, { n: 2 }, { n: 3 }] }),
      );
      appends.push(...together);
      for (const { kind } of await Promise.all(together.map(settled))) expect(['appended', 'repeated']).toContain(kind);
    }
    written.abort();
    await ending;
    const expected = new Set(appends.flatMap(({ events }) => events.map(({ eventId }) => eventId)));
    await expect(storedIds().catch(() => storedIds())).resolves.toEqual(expected);
    expect(await store.verifyAll()).toEqual({ kind: 'intact', events: expected.size });
  });
});
