import { EventStoreUnavailable, START } from '../port';
import { newStream, sampleAppend } from './sample-appends';
import type { OpenStore, StoreUnderTest } from './store-under-test';

export function conformsInAppending(open: OpenStore): void {
  let log: StoreUnderTest;
  beforeAll(async () => {
    log = await open();
  });
  afterAll(async () => {
    await log.close();
  });

  it('starts empty', async () => {
    expect(await log.store.head()).toBe(START);
    expect(await log.store.readAll(START, 10)).toEqual({ events: [], checkpoint: START });
  });

  it('numbers versions from 1 and answers with the last version and position', async () => {
    const streamId = newStream();
    const first = await log.store.append(sampleAppend({ streamId, expectedVersion: 0, data: [{ n: 1 }, { n: 2 }] }));
    const second = await log.store.append(sampleAppend({ streamId, expectedVersion: 2, data: [{ n: 3 }] }));
    const stored = await log.store.readStream(streamId);
    expect(first).toEqual({ kind: 'appended', version: 2, position: stored[1]?.position, hash: stored[1]?.hash });
    expect(second).toEqual({ kind: 'appended', version: 3, position: stored[2]?.position, hash: stored[2]?.hash });
    expect(stored.map(({ version, data }) => ({ version, data }))).toEqual([
      { version: 1, data: { n: 1 } },
      { version: 2, data: { n: 2 } },
      { version: 3, data: { n: 3 } },
    ]);
  });

  it.each([
    ['below', 0],
    ['above', 2],
    ['far above', 900],
  ])('refuses an expected version %s the actual one and says which that is', async (_where, expectedVersion) => {
    const streamId = newStream();
    await log.store.append(sampleAppend({ streamId, expectedVersion: 0 }));
    const before = await log.store.head();
    expect(await log.second.append(sampleAppend({ streamId, expectedVersion }))).toEqual({
      kind: 'wrong-expected-version',
      actualVersion: 1,
    });
    expect(await log.store.head()).toBe(before);
  });

  it('refuses to follow another event than the expected one, alone and beside others', async () => {
    const streamId = newStream();
    const first = await log.store.append(sampleAppend({ streamId, expectedVersion: 0 }));
    const next = sampleAppend({ streamId, expectedVersion: 1, data: [{ n: 2 }] });
    const after = (expectedHash: string) => ({ ...next, expectedHash });
    const refused = { kind: 'wrong-expected-version', actualVersion: 1 };
    expect(await log.store.append(after('f'.repeat(64)))).toEqual(refused);
    const others = Array.from({ length: 8 }, () => sampleAppend({ streamId: newStream(), expectedVersion: 0 }));
    const outcomes = await Promise.all([after('f'.repeat(64)), ...others].map((append) => log.store.append(append)));
    expect(outcomes[0]).toEqual(refused);
    expect(outcomes.slice(1).map(({ kind }) => kind)).toEqual(others.map(() => 'appended'));
    expect(await log.store.append(after('hash' in first ? first.hash : ''))).toMatchObject({
      kind: 'appended',
      version: 2,
    });
  });

  it('refuses to extend a stream that does not exist', async () => {
    expect(await log.store.append(sampleAppend({ streamId: newStream(), expectedVersion: 3 }))).toEqual({
      kind: 'wrong-expected-version',
      actualVersion: 0,
    });
  });

  it('[ES-02] lets one of 200 concurrent appends to one version win', async () => {
    const streamId = newStream();
    await log.store.append(sampleAppend({ streamId, expectedVersion: 0 }));
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        (n % 2 === 0 ? log.store : log.second).append(sampleAppend({ streamId, expectedVersion: 1, data: [{ n }] })),
      ),
    );
    expect(outcomes.filter(({ kind }) => kind === 'appended')).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === 'wrong-expected-version')).toHaveLength(199);
    expect(await log.store.readStream(streamId)).toHaveLength(2);
  });

  it('appends to many streams at once without mixing them, and one refusal fails no neighbour', async () => {
    const streams = Array.from({ length: 50 }, newStream);
    const outcomes = await Promise.all(
      streams.map((streamId, n) =>
        log.store.append(sampleAppend({ streamId, expectedVersion: n % 10 === 0 ? 1 : 0, data: [{ n }] })),
      ),
    );
    expect(outcomes.map(({ kind }) => kind)).toEqual(
      streams.map((_, n) => (n % 10 === 0 ? 'wrong-expected-version' : 'appended')),
    );
    for (const [n, streamId] of streams.entries()) {
      expect((await log.store.readStream(streamId)).map(({ data }) => data)).toEqual(n % 10 === 0 ? [] : [{ n }]);
    }
  });

  it('keeps the order of appends of one caller to one stream', async () => {
    const streamId = newStream();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        log.store.append(sampleAppend({ streamId, expectedVersion: n, data: [{ n }] })),
      ),
    );
    expect(outcomes.every(({ kind }) => kind === 'appended')).toBe(true);
    expect((await log.store.readStream(streamId)).map(({ data }) => data['n'])).toEqual(
      Array.from({ length: 20 }, (_, n) => n),
    );
  });

  it('appends 2,500 events together or not at all', async () => {
    const streamId = newStream();
    const data = Array.from({ length: 2_500 }, (_, n) => ({ n }));
    expect((await log.store.append(sampleAppend({ streamId, expectedVersion: 1, data }))).kind).toBe(
      'wrong-expected-version',
    );
    const appended = await log.store.append(sampleAppend({ streamId, expectedVersion: 0, data }));
    const stored = await log.store.readStream(streamId);
    const { hash, position } = stored.at(-1) ?? {};
    expect(appended).toEqual({ kind: 'appended', version: 2_500, position, hash });
    expect(await log.store.head()).toBe(position);
    expect(stored.map((event) => event.data['n'])).toEqual(data.map(({ n }) => n));
  });

  it.each([
    ['no events', { streamId: 'samples-x', expectedVersion: 0, events: [] }],
    ['a negative version', sampleAppend({ streamId: 'samples-x', expectedVersion: -1 })],
    ['a stream id with a line break', sampleAppend({ streamId: 'samples-\n', expectedVersion: 0 })],
    ['a stream id of 201 characters', sampleAppend({ streamId: 's'.repeat(201), expectedVersion: 0 })],
    ['an empty partition key', sampleAppend({ streamId: 'samples-x', expectedVersion: 0, partitionKey: '' })],
  ])('throws for %s', async (_what, append) => {
    await expect(log.store.append(append)).rejects.toThrow(RangeError);
  });

  it('rejects as unavailable in an outage and goes on after it', async () => {
    const streamId = newStream();
    const append = sampleAppend({ streamId, expectedVersion: 0 });
    await log.beginOutage();
    await expect(log.store.append(append)).rejects.toThrow(EventStoreUnavailable);
    await expect(log.store.readStream(streamId)).rejects.toThrow(EventStoreUnavailable);
    await expect(log.store.readAll(START, 1)).rejects.toThrow(EventStoreUnavailable);
    await expect(log.store.readPartition('acc_1')).rejects.toThrow(EventStoreUnavailable);
    await expect(log.store.head()).rejects.toThrow(EventStoreUnavailable);
    await log.endOutage();
    expect((await log.store.append(append)).kind).toBe('appended');
    expect(await log.store.readStream(streamId)).toHaveLength(1);
  });
}
