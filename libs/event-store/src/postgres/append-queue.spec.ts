import { randomUUID } from 'node:crypto';
import { newStream, sampleAppend } from '../conformance/sample-appends';
import { type AppendOutcome, EventStoreUnavailable, type StreamAppend } from '../port';
import { AppendQueue, type AppendQueueOptions } from './append-queue';

const appended: AppendOutcome = { kind: 'appended', version: 1, position: 1, hash: '0'.repeat(64) };
const one = (streamId = newStream(), events = 1): StreamAppend =>
  sampleAppend({ streamId, expectedVersion: 0, data: Array.from({ length: events }, (_, n) => ({ n })) });

/** A writer that holds every batch until it is let go. */
function heldWriter() {
  const batches: StreamAppend[][] = [];
  const held: (() => void)[] = [];
  const write: AppendQueueOptions['write'] = (appends) => {
    batches.push([...appends]);
    return new Promise((resolve) => held.push(() => resolve(appends.map(() => appended))));
  };
  const letGo = async (): Promise<void> => {
    await new Promise<void>((resolve) => setImmediate(resolve));
    held.shift()?.();
    await new Promise<void>((resolve) => setImmediate(resolve));
  };
  return { batches, write, letGo };
}

describe('append queue', () => {
  it('writes together what arrives while a batch is under way', async () => {
    const { batches, write, letGo } = heldWriter();
    const queue = new AppendQueue({ write, longestWait: 1_000, mostWaiting: 100 });
    const first = queue.append(one());
    await new Promise<void>((resolve) => setImmediate(resolve));
    const others = Array.from({ length: 7 }, () => queue.append(one()));
    await letGo();
    await letGo();
    expect(await Promise.all([first, ...others])).toEqual(Array.from({ length: 8 }, () => appended));
    expect(batches.map(({ length }) => length)).toEqual([1, 7]);
  });

  it('puts a stream into a batch once and keeps the order of its appends', async () => {
    const { batches, write, letGo } = heldWriter();
    const queue = new AppendQueue({ write, longestWait: 1_000, mostWaiting: 100 });
    const appends = [one('samples-a'), one('samples-a'), one('samples-b'), one('samples-a')];
    const outcomes = Promise.all(appends.map((append) => queue.append(append)));
    for (let n = 0; n < 3; n += 1) await letGo();
    await outcomes;
    expect(batches).toEqual([[appends[0], appends[2]], [appends[1]], [appends[3]]]);
  });

  it('puts an event id into one batch at a time, whatever the streams', async () => {
    const { batches, write, letGo } = heldWriter();
    const queue = new AppendQueue({ write, longestWait: 1_000, mostWaiting: 100 });
    const commandId = randomUUID();
    const twice = [1, 2].map(() => sampleAppend({ streamId: newStream(), expectedVersion: 0, commandId }));
    const others = Array.from({ length: 20 }, () => one());
    const outcomes = Promise.all([...twice, ...others].map((append) => queue.append(append)));
    for (let n = 0; n < 4; n += 1) await letGo();
    await outcomes;
    const together = (batch: readonly StreamAppend[]): number => batch.filter((each) => twice.includes(each)).length;
    expect(batches.map(together).toSorted()).toEqual([...batches.slice(2).map(() => 0), 1, 1]);
    expect(batches.findIndex((batch) => batch.includes(twice[1]!))).toBeGreaterThan(
      batches.findIndex((batch) => batch.includes(twice[0]!)),
    );
  });

  it('sends one by one what two rounds together left, so that one does not keep back the others', async () => {
    const stubborn = one();
    const sent: number[] = [];
    const queue = new AppendQueue({
      write: async (appends) => {
        sent.push(appends.length);
        return appends.map(() => (appends.includes(stubborn) ? undefined : appended));
      },
      longestWait: 1_000,
      mostWaiting: 100,
    });
    const outcomes = await Promise.allSettled([one(), stubborn, one()].map((append) => queue.append(append)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(sent).toEqual([3, 3, 1, 1, 1, 1, 1, 1, 1]);
  });

  it('lets two batches be under way, each its share of what waits, and no third', async () => {
    const { batches, write, letGo } = heldWriter();
    const queue = new AppendQueue({ write, longestWait: 1_000, mostWaiting: 100 });
    const outcomes = Promise.all(Array.from({ length: 40 }, () => queue.append(one())));
    await new Promise<void>((resolve) => setImmediate(resolve));
    const more = Promise.all(Array.from({ length: 20 }, () => queue.append(one())));
    await new Promise<void>((resolve) => setImmediate(resolve));
    expect(batches.map(({ length }) => length)).toEqual([20, 20]);
    for (let n = 0; n < 4; n += 1) await letGo();
    await Promise.all([outcomes, more]);
    expect(batches.map(({ length }) => length)).toEqual([20, 20, 20]);
  });

  it('keeps an append back while an earlier one of its stream is under way', async () => {
    const { batches, write, letGo } = heldWriter();
    const queue = new AppendQueue({ write, longestWait: 1_000, mostWaiting: 100 });
    const first = Array.from({ length: 8 }, (_, n) => one(`samples-${n}`));
    const again = Array.from({ length: 8 }, (_, n) => one(`samples-${n}`));
    const outcomes = Promise.all([...first, ...again].map((append) => queue.append(append)));
    await new Promise<void>((resolve) => setImmediate(resolve));
    expect(batches).toEqual([first]);
    await letGo();
    await letGo();
    await outcomes;
    expect(batches).toEqual([first, again]);
  });

  it('bounds a batch by its events, but takes an append of any size alone', async () => {
    const { batches, write, letGo } = heldWriter();
    const queue = new AppendQueue({ write, longestWait: 1_000, mostWaiting: 10_000 });
    const outcomes = Promise.all(
      [one(undefined, 600), one(undefined, 600), one(undefined, 3_000), one()].map((each) => queue.append(each)),
    );
    for (let n = 0; n < 4; n += 1) await letGo();
    await outcomes;
    expect(batches.map((batch) => batch.map(({ events }) => events.length))).toEqual([[600, 1], [600], [3_000]]);
  });

  it('refuses what would wait beyond its bound', async () => {
    const { write, letGo } = heldWriter();
    const queue = new AppendQueue({ write, longestWait: 1_000, mostWaiting: 3 });
    const kept = [one(), one(), one()].map((append) => queue.append(append));
    await expect(queue.append(one())).rejects.toThrow(EventStoreUnavailable);
    await letGo();
    expect(await Promise.all(kept)).toEqual([appended, appended, appended]);
  });

  it('gives up what waited too long behind a slow batch, without sending it', async () => {
    let now = 0;
    const { batches, write, letGo } = heldWriter();
    const queue = new AppendQueue({ write, longestWait: 1_000, mostWaiting: 100, now: () => now });
    const slow = queue.append(one());
    await new Promise<void>((resolve) => setImmediate(resolve));
    const late = queue.append(one()).catch((error: unknown) => error);
    now = 1_001;
    await letGo();
    expect(await slow).toEqual(appended);
    expect(await late).toBeInstanceOf(EventStoreUnavailable);
    expect(batches).toHaveLength(1);
  });

  it('tries again what was left out, a bounded number of times', async () => {
    let rounds = 0;
    const queue = new AppendQueue({
      write: async (appends) => {
        rounds += 1;
        return appends.map(() => (rounds < 3 ? undefined : appended));
      },
      longestWait: 1_000,
      mostWaiting: 100,
    });
    expect(await queue.append(one())).toEqual(appended);
    rounds = -100;
    await expect(queue.append(one())).rejects.toThrow(EventStoreUnavailable);
  });

  it('lets one append that cannot be written fail alone', async () => {
    const poison = one();
    const queue = new AppendQueue({
      write: async (appends) => {
        if (appends.includes(poison)) throw new TypeError('cannot be written');
        return appends.map(() => appended);
      },
      longestWait: 1_000,
      mostWaiting: 100,
    });
    const outcomes = await Promise.allSettled([one(), poison, one()].map((append) => queue.append(append)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(outcomes[1]).toMatchObject({ reason: expect.any(TypeError) as unknown });
  });

  it('settles what is under way before it closes, and refuses the rest', async () => {
    const { write, letGo } = heldWriter();
    const queue = new AppendQueue({ write, longestWait: 1_000, mostWaiting: 100 });
    const last = queue.append(one());
    const closed = queue.close();
    await expect(queue.append(one())).rejects.toThrow(EventStoreUnavailable);
    await letGo();
    await closed;
    expect(await last).toEqual(appended);
  });
});
