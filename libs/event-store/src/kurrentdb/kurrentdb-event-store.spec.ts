import { randomUUID } from 'node:crypto';
import { jsonEvent, KurrentDBClient, NO_STREAM } from '@kurrent/kurrentdb-client';
import fc from 'fast-check';
import { newStream, sampleAppend } from '../conformance/sample-appends';
import { AppendTooLarge, EventStoreUnavailable, START, type StreamAppend } from '../port';
import { EventsMissing } from './log-reading';
import { KurrentDbEventStore, openKurrentDbEventStore } from './kurrentdb-event-store';
import type { AppendFault } from './testing/fake-appends';
import { FakeKurrentDb } from './testing/fake-server';

/** Longer than an answer of the fake takes on the busiest machine. */
const LONGEST = 60_000;

describe('KurrentDB event store when the server fails', () => {
  const server = new FakeKurrentDb();
  let store: KurrentDbEventStore;

  beforeAll(async () => {
    await server.start();
    store = await openKurrentDbEventStore({ connectionString: server.connectionString, longest: LONGEST });
  });
  afterAll(async () => {
    await store.close();
    server.stop();
  });

  const versionsIn = async (streamId: string): Promise<readonly number[]> =>
    (await store.readStream(streamId)).map(({ version }) => version);

  it.each<[string, AppendFault]>([
    ['the connection breaks before it is written', 'broken-before'],
    ['the connection breaks after it was written', 'broken-after'],
  ])('[ES-03~] appends once when %s', async (_what, fault) => {
    const append = sampleAppend({ streamId: newStream(), expectedVersion: 0, data: [{ n: 1 }, { n: 2 }] });
    const before = server.appends.written;
    server.appends.faults.push(fault);
    const outcome = await store.append(append);
    const [, last] = await store.readStream(append.streamId);
    expect(outcome).toEqual({ kind: 'appended', version: 2, position: last?.position, hash: last?.hash });
    expect(server.appends.written).toBe(before + 1);
    expect(await store.append(append)).toEqual({ ...outcome, kind: 'repeated' });
  });

  it('[ES-03~] appends once when it is written and no answer ever comes', async () => {
    const impatient = new KurrentDbEventStore({ connectionString: server.connectionString, longest: 500 });
    const append = sampleAppend({ streamId: newStream(), expectedVersion: 0 });
    const before = server.appends.written;
    server.appends.faults.push('unanswered-after');
    while (!(await heard(append, impatient)));
    await impatient.close();
    expect(server.appends.written).toBe(before + 1);
    expect(await versionsIn(append.streamId)).toEqual([1]);
  });

  it('[ES-03~] gives up after three breaks as an outage, and writes the append when it is repeated', async () => {
    const append = sampleAppend({ streamId: newStream(), expectedVersion: 0 });
    server.appends.faults.push('broken-before', 'broken-before', 'broken-before');
    await expect(store.append(append)).rejects.toThrow(EventStoreUnavailable);
    expect(await versionsIn(append.streamId)).toEqual([]);
    expect((await store.append(append)).kind).toBe('appended');
    expect(await versionsIn(append.streamId)).toEqual([1]);
  });

  it('[ES-03~] writes each of many commands once, in order, whatever breaks and however often they come', async () => {
    const faults = fc.array(
      fc.option(fc.constantFrom<AppendFault>('broken-before', 'broken-after'), { nil: undefined, freq: 2 }),
      { maxLength: 12 },
    );
    const commands = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(faults, commands, async (breaks, times) => {
        const streamId = newStream();
        server.appends.faults.splice(0, Infinity, ...breaks);
        for (const [expectedVersion, sendings] of times.entries()) {
          const append = sampleAppend({ streamId, expectedVersion, data: [{ n: expectedVersion }] });
          for (let sent = 0; sent < sendings;) if (await heard(append)) sent += 1;
        }
        expect((await store.readStream(streamId)).map(({ data }) => data['n'])).toEqual(times.map((_, n) => n));
      }),
      { numRuns: 25 },
    );
    server.appends.faults.length = 0;
  });

  async function heard(append: StreamAppend, by = store): Promise<boolean> {
    try {
      const { kind } = await by.append(append);
      expect(['appended', 'repeated']).toContain(kind);
      return true;
    } catch (error) {
      if (error instanceof EventStoreUnavailable) return false;
      throw error;
    }
  }

  it('refuses what is larger than the server takes, and writes nothing of it', async () => {
    const streamId = newStream();
    server.appends.mostBytes = 4_000;
    const data = Array.from({ length: 20 }, (_, n) => ({ n }));
    await expect(store.append(sampleAppend({ streamId, expectedVersion: 0, data }))).rejects.toThrow(AppendTooLarge);
    expect(await versionsIn(streamId)).toEqual([]);
    expect((await store.append(sampleAppend({ streamId, expectedVersion: 0 }))).kind).toBe('appended');
    server.appends.mostBytes = Infinity;
  });

  it('refuses names that the server keeps for itself', async () => {
    const append = sampleAppend({ streamId: '$settings', expectedVersion: 0 });
    await expect(store.append(append)).rejects.toThrow(RangeError);
  });

  it('leaves out what the server writes for itself', async () => {
    const { events } = await store.readAll(START, 10_000);
    expect(events.length).toBeGreaterThan(0);
    expect(events.some(({ streamId }) => streamId.startsWith('$'))).toBe(false);
    expect(server.log.all.some(({ streamId }) => streamId.startsWith('$'))).toBe(true);
  });

  it('reads no further than where an event of a stream is missing', async () => {
    const streamId = newStream();
    await store.append(sampleAppend({ streamId, expectedVersion: 0, data: [{ n: 1 }, { n: 2 }, { n: 3 }] }));
    server.log.truncate(streamId, 1);
    await expect(store.readStream(streamId)).rejects.toThrow(EventsMissing);
    expect(await store.readStream(streamId, { afterVersion: 1 })).toHaveLength(2);
  });

  it('is unavailable once it is closed', async () => {
    const closed = await openKurrentDbEventStore({ connectionString: server.connectionString });
    await closed.close();
    await expect(closed.head()).rejects.toThrow(EventStoreUnavailable);
    await expect(closed.append(sampleAppend({ streamId: newStream(), expectedVersion: 0 }))).rejects.toThrow(
      EventStoreUnavailable,
    );
  });

  it('reads no further than an event that the product did not write', async () => {
    const streamId = newStream();
    const foreign = KurrentDBClient.connectionString(server.connectionString);
    const events = [jsonEvent({ id: randomUUID(), type: 'foreign', data: {} })];
    await foreign.appendToStream(streamId, events, { streamState: NO_STREAM });
    await foreign.dispose();
    await expect(store.readStream(streamId)).rejects.toThrow(TypeError);
    await expect(store.readAll(START, 10_000)).rejects.toThrow(TypeError);
  });
});
