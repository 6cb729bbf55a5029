import { randomUUID } from 'node:crypto';
import type { FreshDatabase } from '@keelson/test-database';
import { migratedDatabase } from '../conformance/migrated-database';
import { openPostgresEventStore, type PostgresEventStore } from '../postgres';
import type { DeciderRunner } from './decider-runner';
import { counterContext, counterUpTo, runnerOver } from './testing/counter';

const counter = counterUpTo(100_000);

describe('the decider runner over the real store', () => {
  let database: FreshDatabase;
  let store: PostgresEventStore;
  let second: PostgresEventStore;
  let runner: DeciderRunner;

  beforeAll(async () => {
    database = await migratedDatabase();
    store = await openPostgresEventStore({ connectionString: database.urls.app });
    second = await openPostgresEventStore({ connectionString: database.urls.projector });
    runner = runnerOver(store);
  });
  afterAll(async () => {
    await Promise.all([store.close(), second.close()]);
    await database.drop();
  });

  const run = (
    streamId: string,
    add: number,
    changes: Parameters<typeof counterContext>[0] = {},
    by: DeciderRunner = runner,
  ) =>
    by.run({
      decider: counter,
      streamId,
      partitionKey: 'acc_test',
      command: { add },
      context: counterContext(changes),
    });
  const newStream = () => `test-${randomUUID()}`;
  const lengthOf = async (streamId: string) => (await store.readStream(streamId)).length;

  it('answers with version, position, state and events', async () => {
    const streamId = newStream();
    const first = await run(streamId, 2);
    const second = await run(streamId, 1);
    expect(first).toMatchObject({ ok: true, value: { version: 2, state: 2 } });
    expect(second).toMatchObject({
      ok: true,
      value: { version: 3, state: 3, events: [{ type: 'samples.counted.v1' }] },
    });
    if (first.ok && second.ok) expect(second.value.position).toBeGreaterThan(first.value.position);
  });

  it('writes nothing for a refusal or for a command that finds its work done', async () => {
    const streamId = newStream();
    expect(await run(streamId, 100_001)).toEqual({ ok: false, failure: { code: 'TOO_MANY' } });
    expect(await run(streamId, 0)).toEqual({ ok: true, value: { version: 0, position: 0, state: 0, events: [] } });
    expect(await lengthOf(streamId)).toBe(0);
  });

  it('[ES-03~] a command sent one to five times, one after the other or at once, has one effect and one answer', async () => {
    const streamId = newStream();
    let expected = 0;
    for (let command = 0; command < 40; command += 1) {
      const commandId = randomUUID();
      const times = 1 + (command % 5);
      const send = () => run(streamId, 2, { commandId });
      const answers = command % 2 ? await Promise.all(Array.from({ length: times }, send)) : [];
      for (let round = answers.length; round < times; round += 1) answers.push(await send());
      expected += 2;
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]).toMatchObject({ ok: true, value: { version: expected } });
    }
    expect(await lengthOf(streamId)).toBe(expected);
  });

  it('[ES-03~] another request under the same key is an error and writes nothing', async () => {
    const streamId = newStream();
    const commandId = randomUUID();
    await run(streamId, 1, { commandId, commandHash: 'first' });
    await expect(run(streamId, 1, { commandId, commandHash: 'second' })).rejects.toMatchObject({ fault: 'key-reused' });
    expect(await lengthOf(streamId)).toBe(1);
  });

  it('tries again when others write at the same time, in another process too', async () => {
    const streamId = newStream();
    const other = runnerOver(second);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => run(streamId, 1, {}, index % 2 ? other : runner)),
    );
    expect(runner.counts.conflicts + other.counts.conflicts).toBeGreaterThan(0);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await lengthOf(streamId)).toBe(8);
  });

  it('does not try again for a caller who said which version it saw', async () => {
    const streamId = newStream();
    await run(streamId, 1);
    await expect(run(streamId, 1, { expectedVersion: 0 })).rejects.toMatchObject({ fault: 'stale-version' });
    const racing = await Promise.allSettled(Array.from({ length: 6 }, () => run(streamId, 1, { expectedVersion: 1 })));
    expect(racing.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await lengthOf(streamId)).toBe(2);
  });
});
