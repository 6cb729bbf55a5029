import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { InMemoryEventStore } from '../in-memory';
import type { EventStore, StreamAppend } from '../port';
import { DecisionFailed } from './decision-failed';
import { type Count, type Counted, counterContext, counterUpTo, runnerOver } from './testing/counter';

const streamId = 'samples-1';
const counter = counterUpTo(1_000);
const parts = { decider: counter, streamId, partitionKey: 'acc_test' } as const;

/** Others append this often between our reading and our appending. */
function contendedStore(times: number): {
  store: InMemoryEventStore;
  contended: Pick<EventStore, 'readStream' | 'append'>;
} {
  const store = new InMemoryEventStore();
  let left = times;
  const contended = {
    readStream: store.readStream.bind(store),
    append: async (append: StreamAppend) => {
      if (left-- > 0) await runnerOver(store).run({ ...parts, command: { add: 1 }, context: counterContext() });
      return store.append(append);
    },
  };
  return { store, contended };
}

describe('the decider runner', () => {
  it('gives up after a bounded number of conflicts, writes nothing and counts them', async () => {
    const { store, contended } = contendedStore(Infinity);
    const runner = runnerOver(contended);
    const run = runner.run({ ...parts, command: { add: 1, by: 'us' }, context: counterContext(), mostAttempts: 4 });
    await expect(run).rejects.toMatchObject({ name: 'DecisionFailed', fault: 'busy', streamId });
    expect((await store.readStream(streamId)).map(({ data }) => data['by'])).not.toContain('us');
    expect(runner.counts).toEqual({ appended: 0, repeated: 0, rejected: 0, conflicts: 4, givenUp: 1 });
  });

  it('decides anew on what came in between', async () => {
    const { contended } = contendedStore(2);
    const runner = runnerOver(contended);
    const outcome = await runner.run({ ...parts, command: { add: 2 }, context: counterContext() });
    expect(outcome).toMatchObject({ ok: true, value: { version: 4, state: 4 } });
    expect(runner.counts).toMatchObject({ appended: 1, conflicts: 2, givenUp: 0 });
  });

  it('answers a repeat that overtakes its first sending with the first result, whatever version the caller saw', async () => {
    const store = new InMemoryEventStore();
    await runnerOver(store).record({ ...parts, command: { add: 3 }, context: counterContext() });
    const context = counterContext({ expectedVersion: 3 });
    const run = { ...parts, command: { add: 2 }, context };
    const firsts: unknown[] = [];
    const late = runnerOver({
      readStream: store.readStream.bind(store),
      append: async (append) => {
        if (firsts.length === 0) firsts.push(await runnerOver(store).run(run));
        return store.append(append);
      },
    });
    const outcome = await late.run(run);
    expect(outcome).toMatchObject({ ok: true, value: { version: 5, state: 5 } });
    expect([outcome]).toEqual(firsts);
  });

  it('compares the version of the part that a command changes, and bears with what comes in between of others', async () => {
    const { store, contended } = contendedStore(1);
    await runnerOver(store).record({ ...parts, command: { add: 2 }, context: counterContext() });
    const run = (versionOver: readonly Counted['type'][], expectedVersion: number) =>
      runnerOver(contended).run({
        ...{ ...parts, versionOver, command: { add: 1 } },
        context: counterContext({ expectedVersion }),
      });
    await expect(run([], 2)).rejects.toMatchObject({ fault: 'stale-version' });
    expect(await run([], 0)).toMatchObject({ ok: true, value: { version: 4 } });
    await expect(run(['samples.counted.v1'], 3)).rejects.toMatchObject({ fault: 'stale-version' });
    expect(await run(['samples.counted.v1'], 4)).toMatchObject({ ok: true, value: { version: 5 } });
  });

  it('finds the part changed that somebody changed while it appended', async () => {
    const { contended } = contendedStore(1);
    const context = counterContext({ expectedVersion: 0 });
    const run = { ...parts, versionOver: ['samples.counted.v1' as const], command: { add: 1 }, context };
    await expect(runnerOver(contended).run(run)).rejects.toMatchObject({ fault: 'stale-version' });
  });

  it('gathers facts after each reading, so that none is older than the state it is decided on', async () => {
    const { store, contended } = contendedStore(2);
    const seen: number[] = [];
    const outcome = await runnerOver(contended).record({
      ...parts,
      gather: async (state) => {
        seen.push(state);
        expect((await store.readStream(streamId)).length).toBe(state);
        return { add: 1 };
      },
      context: (version) => counterContext({ commandId: randomUUID(), causationId: `after ${version}` }),
    });
    expect(seen).toEqual([0, 1, 2]);
    expect(outcome).toMatchObject({ version: 3, events: [{}] });
  });

  it('finds nothing to do when nothing was gathered', async () => {
    const runner = runnerOver(new InMemoryEventStore());
    const gather = () => Promise.resolve(undefined);
    expect(await runner.record({ ...parts, gather, context: counterContext() })).toMatchObject({
      version: 0,
      events: [],
    });
  });

  it('goes on from a known state, reads only what is newer, and knows a repeat all the same', async () => {
    const store = new InMemoryEventStore();
    const runner = runnerOver(store);
    const context = counterContext();
    const first = await runner.record({ ...parts, command: { add: 2 }, context });
    await runner.record({ ...parts, command: { add: 1 }, context: counterContext() });
    const read: (number | undefined)[] = [];
    const watched = runnerOver({
      append: store.append.bind(store),
      readStream: (stream, which) => (read.push(which?.afterVersion), store.readStream(stream, which)),
    });
    const known = await runner.load(counter, streamId);
    const next = await watched.record({ ...parts, known, command: { add: 1 }, context: counterContext() });
    // From the last known event on, to see that it is still there.
    expect([next.version, next.state, read]).toEqual([4, 4, [2]]);
    expect(await watched.record({ ...parts, known: next, command: { add: 2 }, context })).toEqual(first);
  });

  it('says of an unexpected rejection which rule it was', async () => {
    const run = runnerOver(new InMemoryEventStore()).record({
      ...{ ...parts, decider: counterUpTo(0), context: counterContext() },
      command: { add: 1 },
    });
    await expect(run).rejects.toMatchObject({ name: 'UnexpectedRejection', code: 'TOO_MANY' });
  });

  it('[ES-03~] interleaved writers: each command counts once or not at all, and no rule is broken', async () => {
    const command = fc.record({ id: fc.nat(5), add: fc.nat(3), pauses: fc.array(fc.nat(6), { maxLength: 4 }) });
    const writers = fc.array(fc.array(command, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(writers, fc.integer({ min: 1, max: 12 }), async (scripts, limit) => {
        const store = new InMemoryEventStore();
        const answers = await Promise.all(scripts.map((script) => writeAll(script, store, limit)));
        const stored = await store.readStream(streamId);
        expect(stored.length).toBeLessThanOrEqual(limit);
        for (const { commandId, add, outcome } of answers.flat()) {
          const own = stored.filter(({ metadata }) => metadata.commandId === commandId);
          const versions = own.map(({ version }) => version);
          if (outcome === 'TOO_MANY' || outcome === 'busy') continue;
          expect(own).toHaveLength(add);
          expect(outcome.events).toHaveLength(add);
          expect(outcome.state).toBe(outcome.version);
          if (add > 0) expect(versions.at(-1)).toBe(outcome.version);
          if (add > 0) expect(versions).toEqual(versions.map((_, index) => (versions[0] ?? 0) + index));
        }
      }),
      { numRuns: 60 },
    );
  });
});

interface Scripted {
  readonly id: number;
  readonly add: number;
  readonly pauses: readonly number[];
}

/** One writer's commands, one after the other. Who has the same number and amount sends the same command. */
async function writeAll(script: readonly Scripted[], store: InMemoryEventStore, limit: number) {
  const answers = [];
  for (const { id, add, pauses } of script) {
    const command: Count = { add };
    const commandId = `00000000-0000-4000-8000-00000000${id}${add}00`;
    const outcome = await runnerOver(pausing(store, pauses))
      .run({ ...parts, decider: counterUpTo(limit), command, context: counterContext({ commandId }) })
      .then(
        (result) => (result.ok ? result.value : result.failure.code),
        (error: unknown) => {
          if (error instanceof DecisionFailed && error.fault === 'busy') return 'busy' as const;
          throw error;
        },
      );
    answers.push({ commandId, add, outcome });
  }
  return answers;
}

/** Lets others go first for so many turns before each call. */
function pausing(store: InMemoryEventStore, pauses: readonly number[]): Pick<EventStore, 'readStream' | 'append'> {
  let calls = 0;
  const pause = async () => {
    for (let turn = pauses[calls++ % pauses.length] ?? 0; turn > 0; turn -= 1) await Promise.resolve();
  };
  return {
    readStream: async (...given) => (await pause(), store.readStream(...given)),
    append: async (append) => (await pause(), store.append(append)),
  };
}
