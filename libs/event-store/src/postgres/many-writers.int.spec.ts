import type { FreshDatabase } from '@keelson/test-database';
import { migratedDatabase } from '../conformance/migrated-database';
import { WriterProcess } from '../conformance/processes/writer-process';
import { newStream } from '../conformance/sample-appends';
import type { Position, StoredEvent } from '../port';
import { openPostgresEventStore, type PostgresEventStore } from '.';
import { runSeed, sizeOf } from '@keelson/test-database/run';

/** Makes one commit in ten late, after its positions were given: the moment in which a reader could pass them. */
const LATE_COMMITS = `
CREATE FUNCTION public.commit_late() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF random() < 0.1 THEN PERFORM pg_sleep(random() * 0.008); END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER commit_late AFTER INSERT ON event_store.events
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.commit_late();`;

const COMMANDS = sizeOf('WRITER_COMMANDS');

jest.setTimeout(300_000 + COMMANDS * 500);

describe('many writers and readers', () => {
  let database: FreshDatabase;
  let store: PostgresEventStore;
  beforeAll(async () => {
    database = await migratedDatabase();
    await database.admin(LATE_COMMITS);
    store = await openPostgresEventStore({ connectionString: database.urls.projector });
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  async function follow(limit: number, stillWriting: () => boolean): Promise<readonly StoredEvent[]> {
    const seen: StoredEvent[] = [];
    let position: Position = 0;
    for (;;) {
      const last = !stillWriting();
      const { events: batch } = await store.readAll(position, limit);
      for (const event of batch) {
        if (event.position !== position + 1) throw new Error(`read ${event.position} after ${position}`);
        position = event.position;
        seen.push(event);
      }
      if (batch.length === 0 && last) return seen;
      if (batch.length === 0) await new Promise<void>((resolve) => setImmediate(resolve));
    }
  }

  it('[ES-04] 32 writers in four processes and three readers skip and double nothing', async () => {
    const sharedStreams = Array.from({ length: 6 }, newStream);
    const writers = [1, 2, 3, 4].map((each) => {
      const seed = runSeed() + each;
      return new WriterProcess({
        connectionString: database.urls.app,
        writers: 8,
        commands: COMMANDS,
        seed,
        sharedStreams,
      });
    });
    let writing = true;
    const readers = [7, 100, 1_000].map((limit) => follow(limit, () => writing));
    await Promise.all(writers.map(({ ended }) => ended));
    writing = false;
    const [first = [], ...others] = await Promise.all(readers);

    expect(writers.map(({ done }) => done)).toEqual([true, true, true, true]);
    const acknowledged = writers.flatMap(({ sent, answered }) =>
      [...sent]
        .filter(([commandId]) => answered.get(commandId)?.kind === 'appended')
        .flatMap(([, { events }]) => events),
    );
    const ids = first.map(({ eventId }) => eventId);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(acknowledged.map(({ eventId }) => eventId).sort());
    expect(first).toHaveLength(await store.head());
    for (const other of others) expect(other.map(({ eventId }) => eventId)).toEqual(ids);
    expect(await store.verifyAll()).toEqual({ kind: 'intact', events: ids.length });
  });
});
