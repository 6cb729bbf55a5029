import { randomUUID } from 'node:crypto';
import { newStream, sampleAppend } from './sample-appends';
import type { OpenStore, StoreUnderTest } from './store-under-test';

export function conformsInRepeating(open: OpenStore): void {
  let log: StoreUnderTest;
  beforeAll(async () => {
    log = await open();
  });
  afterAll(async () => {
    await log.close();
  });

  it.each([1, 2, 3, 4, 5])('[ES-03] answers a command sent %i more times with its first result', async (times) => {
    const streamId = newStream();
    const append = sampleAppend({ streamId, expectedVersion: 0, data: [{ n: 1 }, { n: 2 }] });
    const first = await log.store.append(append);
    await log.store.append(sampleAppend({ streamId, expectedVersion: 2 }));
    for (let n = 0; n < times; n += 1) {
      const again = await (n % 2 === 0 ? log.second : log.store).append(append);
      expect(again).toEqual({ ...first, kind: 'repeated' });
    }
    expect(await log.store.readStream(streamId)).toHaveLength(3);
  });

  it('[ES-03] appends once when a command arrives five times at the same moment', async () => {
    const streamId = newStream();
    const append = sampleAppend({ streamId, expectedVersion: 0, data: [{ n: 1 }, { n: 2 }, { n: 3 }] });
    const outcomes = await Promise.all(
      [log.store, log.second, log.store, log.second, log.store].map((store) => store.append(append)),
    );
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual([
      'appended',
      'repeated',
      'repeated',
      'repeated',
      'repeated',
    ]);
    const [first] = outcomes;
    if (first?.kind !== 'appended' && first?.kind !== 'repeated') throw new Error('the command was refused');
    for (const outcome of outcomes) expect(outcome).toMatchObject({ version: 3, position: first.position });
    expect(await log.store.readStream(streamId)).toHaveLength(3);
  });

  it('[ES-03] knows a command again that was decided anew on the present version', async () => {
    const streamId = newStream();
    const commandId = randomUUID();
    const first = await log.store.append(
      sampleAppend({ streamId, expectedVersion: 0, commandId, data: [{ n: 1 }, { n: 2 }] }),
    );
    for (const data of [[{ n: 9 }], [{ n: 9 }, { n: 9 }, { n: 9 }]]) {
      const again = await log.second.append(sampleAppend({ streamId, expectedVersion: 2, commandId, data }));
      expect(again).toEqual({ ...first, kind: 'repeated' });
    }
    expect((await log.store.readStream(streamId)).map(({ data }) => data)).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('[ES-03] refuses another command under the same id, whatever version it expects', async () => {
    const streamId = newStream();
    const commandId = randomUUID();
    await log.store.append(sampleAppend({ streamId, expectedVersion: 0, commandId }));
    for (const expectedVersion of [0, 1, 7]) {
      const other = sampleAppend({ streamId, expectedVersion, commandId, commandHash: 'another content' });
      expect(await log.store.append(other)).toEqual({ kind: 'command-differs' });
    }
    expect(await log.store.readStream(streamId)).toHaveLength(1);
  });

  it('refuses a command under an id that another stream has, where the store knows of that', async () => {
    const commandId = randomUUID();
    await log.store.append(sampleAppend({ streamId: newStream(), expectedVersion: 0, commandId }));
    const other = await log.second.append(sampleAppend({ streamId: newStream(), expectedVersion: 0, commandId }));
    expect(other.kind).toBe(log.store.capabilities.commandsKnownAcrossStreams ? 'command-differs' : 'appended');
  });

  it('writes one of several commands that come under one id at the same moment, and all of their neighbours', async () => {
    const commandId = randomUUID();
    const shared = newStream();
    const streamOf = (): string => (log.store.capabilities.commandsKnownAcrossStreams ? newStream() : shared);
    const strangers = Array.from({ length: 6 }, (_, n) =>
      sampleAppend({ streamId: streamOf(), expectedVersion: 0, commandId, commandHash: `content ${n}` }),
    );
    const others = Array.from({ length: 30 }, () => sampleAppend({ streamId: newStream(), expectedVersion: 0 }));
    const outcomes = await Promise.all([...strangers, ...others].map((append) => log.store.append(append)));
    expect(outcomes.map(({ kind }) => kind)).toEqual([
      'appended',
      ...strangers.slice(1).map(() => 'command-differs'),
      ...others.map(() => 'appended'),
    ]);
  });

  it('writes the neighbours of repeated and differing commands', async () => {
    const streams = Array.from({ length: 40 }, newStream);
    const repeated = streams.slice(0, 10).map((streamId) => sampleAppend({ streamId, expectedVersion: 0 }));
    await Promise.all(repeated.map((append) => log.store.append(append)));
    const outcomes = await Promise.all([
      ...repeated.map((append) => log.store.append(append)),
      ...streams.slice(10).map((streamId) => log.store.append(sampleAppend({ streamId, expectedVersion: 0 }))),
    ]);
    expect(outcomes.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 10 }, () => 'repeated'),
      ...Array.from({ length: 30 }, () => 'appended'),
    ]);
  });
}
