import type { AppendOutcome, StreamAppend, StoredEvent } from '../port';
import { newStream, sampleAppend } from './sample-appends';
import type { OpenStore, StoreUnderTest } from './store-under-test';
import { until } from './until';

const THREE = [{ n: 1 }, { n: 2 }, { n: 3 }];

export function conformsInBreaking(open: OpenStore): void {
  let log: StoreUnderTest;
  beforeAll(async () => {
    log = await open();
  });
  afterAll(async () => {
    await log.close();
  });

  /** Appends them all and breaks the connections meanwhile; `undefined` for one whose outcome nobody heard. */
  async function appendThrough(appends: readonly StreamAppend[]): Promise<readonly (AppendOutcome | undefined)[]> {
    const outcomes = appends.map((append) => log.store.append(append).catch(() => undefined));
    await outcomes[0];
    await log.breakConnections?.();
    return await Promise.all(outcomes);
  }

  const versionsOf = async (streamId: string): Promise<readonly number[]> =>
    (await log.second.readStream(streamId)).map(({ version }) => version);

  it('keeps what it acknowledged and writes an append wholly or not at all when connections break', async () => {
    const appends = Array.from({ length: 60 }, () =>
      sampleAppend({ streamId: newStream(), expectedVersion: 0, data: THREE }),
    );
    const outcomes = await appendThrough(appends);
    for (const [index, { streamId }] of appends.entries()) {
      const versions = await untilAvailable(() => versionsOf(streamId));
      if (outcomes[index]) expect(versions).toEqual([1, 2, 3]);
      else expect([[], [1, 2, 3]]).toContainEqual(versions);
    }
  });

  it('writes once what is sent again because its outcome was not heard', async () => {
    const appends = Array.from({ length: 60 }, () =>
      sampleAppend({ streamId: newStream(), expectedVersion: 0, data: THREE }),
    );
    await appendThrough(appends);
    for (const append of appends) {
      const { kind } = await untilAvailable(() => log.store.append(append));
      expect(['appended', 'repeated']).toContain(kind);
      expect(await versionsOf(append.streamId)).toEqual([1, 2, 3]);
    }
  });

  it('lets a follower see everything once and in order, before, through and after a break', async () => {
    const seen: StoredEvent[] = [];
    let from = await log.store.head();
    let reading = Promise.resolve();
    const readOn = async (): Promise<void> => {
      const { events, checkpoint } = await log.second.readAll(from, 20);
      seen.push(...events);
      from = checkpoint;
      if (events.length > 0) await readOn();
    };
    const stop = log.second.onAppended(() => {
      reading = reading.then(readOn).catch(() => undefined);
    });
    const streams: string[] = [];
    for (const round of [1, 2, 3]) {
      const appends = Array.from({ length: 20 }, () => sampleAppend({ streamId: newStream(), expectedVersion: 0 }));
      streams.push(...appends.map(({ streamId }) => streamId));
      if (round === 2) await appendThrough(appends);
      for (const append of appends) await untilAvailable(() => log.store.append(append));
      await until(() => seen.length >= streams.length, `the follower to see round ${round}`);
    }
    stop();
    await reading;
    expect(seen.map(({ streamId }) => streamId).sort()).toEqual([...streams].sort());
    const positions = seen.map(({ position }) => position);
    expect([...positions].sort((one, other) => one - other)).toEqual(positions);
  });
}

async function untilAvailable<Value>(work: () => Promise<Value>): Promise<Value> {
  const values: Value[] = [];
  let trying = Promise.resolve();
  await until(() => {
    trying = trying.then(async () => {
      if (values.length === 0) values.push(await work());
    });
    trying = trying.catch(() => undefined);
    return values.length > 0;
  }, 'the store to be available again');
  const [value] = values;
  if (value === undefined) throw new Error('no value');
  return value;
}
