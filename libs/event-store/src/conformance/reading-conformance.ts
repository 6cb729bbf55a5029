import { randomUUID } from 'node:crypto';
import { type Position, START, type StoredEvent } from '../port';
import { sampleMetadata, newStream, sampleAppend } from './sample-appends';
import type { OpenStore, StoreUnderTest } from './store-under-test';

const UNUSUAL = {
  text: 'Zoë\u0000 \ud83d\ude80 «naïve» \u2028\u2029 \ud800 "quoted" \\back\\ {braces},NULL\t\r\n مرحبا 𝒳',
  'key with "quotes" and ,comma': { nested: [null, true, 0, -1.5, 1e300, ''] },
  empty: {},
};

export function conformsInReading(open: OpenStore): void {
  let log: StoreUnderTest;
  beforeAll(async () => {
    log = await open();
  });
  afterAll(async () => {
    await log.close();
  });

  it('gives back what was appended, unusual characters included', async () => {
    const streamId = newStream();
    const metadata = sampleMetadata({ actingAs: 'acc_2', ip: 's1.sealed', userAgent: 'Zoë\u0000\n"' });
    const event = { eventId: randomUUID(), type: 'samples.note-written.v1', data: UNUSUAL, metadata };
    const before = await log.store.head();
    const began = Date.now();
    await log.store.append({ streamId, expectedVersion: 0, events: [event] });
    const [stored] = await log.second.readStream(streamId);
    expect(stored).toMatchObject({ ...event, streamId, version: 1, position: await log.store.head() });
    expect(stored?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(stored?.occurredAt.getTime()).toBeGreaterThanOrEqual(began);
    expect(stored?.occurredAt.getTime()).toBeLessThanOrEqual(Date.now());
    const { events, checkpoint } = await log.store.readAll(before, 1);
    expect(events).toEqual([expect.objectContaining({ ...stored })]);
    expect(checkpoint).toBe(stored?.position);
  });

  it('reads a stream after a version and up to a limit', async () => {
    const streamId = newStream();
    await log.store.append(
      sampleAppend({ streamId, expectedVersion: 0, data: Array.from({ length: 10 }, (_, n) => ({ n })) }),
    );
    const versions = async (options?: { afterVersion?: number; limit?: number }) =>
      (await log.store.readStream(streamId, options)).map(({ version }) => version);
    expect(await versions()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await versions({ afterVersion: 7 })).toEqual([8, 9, 10]);
    expect(await versions({ limit: 3 })).toEqual([1, 2, 3]);
    expect(await versions({ afterVersion: 2, limit: 2 })).toEqual([3, 4]);
    expect(await versions({ afterVersion: 10 })).toEqual([]);
    expect(await log.store.readStream(newStream())).toEqual([]);
  });

  it('reads all streams in the order of positions, page by page, without gap or double', async () => {
    const start = await log.store.head();
    const streams = Array.from({ length: 25 }, newStream);
    await Promise.all(
      streams.map((streamId) =>
        log.store.append(sampleAppend({ streamId, expectedVersion: 0, data: [{ n: 1 }, { n: 2 }, { n: 3 }] })),
      ),
    );
    const seen: StoredEvent[] = [];
    for (let after = start; ;) {
      const { events, checkpoint } = await log.second.readAll(after, 7);
      expect(events.length).toBeLessThanOrEqual(7);
      seen.push(...events);
      expect(checkpoint).toBeGreaterThanOrEqual(events.at(-1)?.position ?? after);
      if (events.length === 0) break;
      after = checkpoint;
    }
    expect(seen).toHaveLength(75);
    const positions: Position[] = seen.map(({ position }) => position);
    expect([...new Set(positions)].sort((one, other) => one - other)).toEqual(positions);
    if (log.store.capabilities.densePositions)
      expect(positions).toEqual(Array.from({ length: 75 }, (_, n) => start + n + 1));
    for (const streamId of streams) {
      expect(seen.filter((event) => event.streamId === streamId).map(({ version }) => version)).toEqual([1, 2, 3]);
    }
  });

  it('reads everything about one customer in the order of positions', async () => {
    const partitionKey = `acc_${randomUUID()}`;
    const [account, onboarding] = [newStream(), newStream()];
    await log.store.append(sampleAppend({ streamId: account, expectedVersion: 0, partitionKey }));
    await log.store.append(sampleAppend({ streamId: newStream(), expectedVersion: 0 }));
    await log.store.append(
      sampleAppend({ streamId: onboarding, expectedVersion: 0, partitionKey, data: [{ n: 1 }, { n: 2 }] }),
    );
    await log.store.append(sampleAppend({ streamId: account, expectedVersion: 1, partitionKey }));
    const all = await log.store.readPartition(partitionKey);
    expect(all.map(({ streamId, version }) => [streamId, version])).toEqual([
      [account, 1],
      [onboarding, 1],
      [onboarding, 2],
      [account, 2],
    ]);
    const afterPosition = all[0]?.position ?? START;
    expect(await log.store.readPartition(partitionKey, { afterPosition, limit: 2 })).toEqual(all.slice(1, 3));
    const fromPosition = all[1]?.position ?? START;
    expect(await log.store.readPartition(partitionKey, { fromPosition })).toEqual(all.slice(1));
    expect(await log.store.readPartition(partitionKey, { fromPosition, limit: 1 })).toEqual(all.slice(1, 2));
    expect(await log.store.readPartition('acc_nobody', { fromPosition })).toEqual([]);
    expect(await log.store.readPartition('acc_nobody')).toEqual([]);
  });

  it('reads a stream of 5,000 events appended a few at a time', async () => {
    const streamId = newStream();
    for (let version = 0; version < 5_000; version += 250) {
      const data = Array.from({ length: 250 }, (_, n) => ({ n: version + n }));
      await log.store.append(sampleAppend({ streamId, expectedVersion: version, data }));
    }
    const stored = await log.store.readStream(streamId);
    expect(stored.map(({ version }) => version)).toEqual(Array.from({ length: 5_000 }, (_, n) => n + 1));
    expect(stored.map(({ data }) => data['n'])).toEqual(Array.from({ length: 5_000 }, (_, n) => n));
    expect(await log.store.readStream(streamId, { afterVersion: 4_990 })).toHaveLength(10);
  });

  it.each([0, -1, 1.5, Number.NaN])('throws for the limit %p', async (limit) => {
    await expect(log.store.readAll(START, limit)).rejects.toThrow(RangeError);
    await expect(log.store.readStream('samples-1', { limit })).rejects.toThrow(RangeError);
    await expect(log.store.readPartition('acc_1', { limit })).rejects.toThrow(RangeError);
  });

  it('wakes who waits for appends of any instance, until unsubscribed', async () => {
    let woken = 0;
    const stop = log.second.onAppended(() => {
      woken += 1;
    });
    await new Promise<void>((done) => {
      const stopFirst = log.second.onAppended(() => {
        stopFirst();
        done();
      });
      void log.store.append(sampleAppend({ streamId: newStream(), expectedVersion: 0 }));
    });
    expect(woken).toBeGreaterThan(0);
    stop();
  });
}
