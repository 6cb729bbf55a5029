import type { FreshDatabase } from '@keelson/test-database';
import { migratedDatabase } from '../conformance/migrated-database';
import { newStream, sampleAppend } from '../conformance/sample-appends';
import { counterContext, counterUpTo, runnerOver } from '../decisions/testing/counter';
import { openPostgresEventStore, type PostgresEventStore } from '.';

/** As after a failover to a standby that had not received everything, or after a restore: acknowledged events are gone. */
describe('a log that lost its tail', () => {
  let database: FreshDatabase;
  let store: PostgresEventStore;
  let other: PostgresEventStore;
  beforeEach(async () => {
    database = await migratedDatabase();
    store = await openPostgresEventStore({ connectionString: database.urls.app });
    other = await openPostgresEventStore({ connectionString: database.urls.app });
  });
  afterEach(async () => {
    await Promise.all([store.close(), other.close()]);
    await database.drop();
  });

  const loseAfter = async (position: number): Promise<void> => {
    await database.admin('ALTER TABLE event_store.events DISABLE TRIGGER append_only');
    await database.admin('DELETE FROM event_store.events WHERE position > $1', [position]);
    await database.admin('ALTER TABLE event_store.events ENABLE ALWAYS TRIGGER append_only');
  };
  const counter = counterUpTo(1_000);
  const streamId = 'samples-counter';
  const count = (through: PostgresEventStore, add: number, by = 'anyone') =>
    runnerOver(through).run({
      ...{ decider: counter, streamId, partitionKey: 'acc_test', context: counterContext() },
      command: { add, by },
    });

  it('goes on with a stream at the version that is left, and hinders no neighbour', async () => {
    await count(store, 6);
    const { position = 0 } = (await store.readStream(streamId)).at(-1) ?? {};
    await count(store, 1, 'lost');
    await loseAfter(position);
    const neighbours = Array.from({ length: 20 }, () => sampleAppend({ streamId: newStream(), expectedVersion: 0 }));
    const [counted, ...outcomes] = await Promise.all([
      count(store, 1, 'after'),
      ...neighbours.map((append) => store.append(append)),
    ]);
    expect(counted).toMatchObject({ ok: true, value: { version: 7, state: 7 } });
    expect(new Set(outcomes.map((outcome) => 'kind' in outcome && outcome.kind))).toEqual(new Set(['appended']));
    expect(await store.verifyAll()).toEqual({ kind: 'intact', events: 27 });
  });

  it('chains nothing to an event that is no longer there, whoever wrote another in its place', async () => {
    await count(store, 6);
    await count(store, 1, 'lost');
    const stale = (await store.readStream(streamId)).at(-1);
    await loseAfter(6);
    await count(other, 1, 'other');
    const onLost = { ...sampleAppend({ streamId, expectedVersion: 7 }), expectedHash: stale?.hash ?? '' };
    expect(await store.append(onLost)).toEqual({ kind: 'wrong-expected-version', actualVersion: 7 });
    expect(await count(store, 1, 'after')).toMatchObject({ ok: true, value: { version: 8, state: 8 } });
    expect((await store.readStream(streamId)).slice(6).map(({ data }) => data['by'])).toEqual(['other', 'after']);
    expect(await store.verifyAll()).toEqual({ kind: 'intact', events: 8 });
  });

  it('decides nothing on a state that was folded from lost events', async () => {
    await count(store, 6);
    const runner = runnerOver(store);
    const run = { decider: counterUpTo(8), streamId, partitionKey: 'acc_test' } as const;
    const known = await runner.record({ ...run, command: { add: 2, by: 'lost' }, context: counterContext() });
    await loseAfter(6);
    const one = () => runner.run({ ...run, known, command: { add: 1 }, context: counterContext() });
    expect(await one()).toMatchObject({ ok: true, value: { version: 7, state: 7 } });
    await count(other, 1, 'other');
    expect(await one()).toMatchObject({ ok: false, failure: { code: 'TOO_MANY' } });
    expect(await store.verifyAll()).toEqual({ kind: 'intact', events: 8 });
  });

  it('refuses who decided on another version, as ever', async () => {
    await count(store, 2);
    await loseAfter(1);
    const seen = counterContext({ expectedVersion: 2 });
    const run = runnerOver(store).run({
      ...{ decider: counter, streamId, partitionKey: 'acc_test', context: seen },
      command: { add: 1 },
    });
    await expect(run).rejects.toMatchObject({ name: 'DecisionFailed', fault: 'stale-version' });
  });
});
