import { newAccountId } from '../testing/test-sessions';
import { LiveBench, PROJECTIONS } from './testing/live-bench';
import type { StreamClient } from './testing/stream-client';

const LAG_MS = 5_000;

describe('lag', () => {
  let bench: LiveBench;
  let now = new Date('2026-11-21T10:00:00.000Z');
  const pass = (ms: number): void => void (now = new Date(now.getTime() + ms));

  beforeAll(async () => {
    bench = await LiveBench.open({ gapMs: 10, pollMs: 30, lagMs: LAG_MS, beatMs: 30 }, () => now);
  });
  afterAll(() => bench.close());

  const saidTo = ({ messages }: StreamClient) => messages.map(({ name }) => name).filter((name) => name !== 'beat');
  /** Lets time go by until the listener hears of lag: how soon the watch marks the head of the log is the machine's. */
  const lagHeardBy = async (listener: StreamClient) => {
    const before = listener.of('lag').length;
    while (listener.of('lag').length === before) {
      pass(LAG_MS);
      await listener.heard('beat', listener.of('beat').length + 2);
    }
    return listener.heard('lag', before + 1);
  };
  const someone = (kind: 'customer' | 'superAdmin') => bench.api.sessions.introduce({ kind });

  it('[EVENT-10~] tells whom it concerns since when their figures are old, and when they are new again', async () => {
    const [owner, other, staff] = [someone('customer'), someone('customer'), someone('superAdmin')];
    const [own, others, all] = [await bench.listen(owner), await bench.listen(other), await bench.listen(staff)];
    const since = now.toISOString();
    const position = await bench.happens([owner.id]);
    pass(LAG_MS - 1);
    await own.heard('beat', own.of('beat').length + 5);
    expect(own.of('lag')).toEqual([]);
    const { data } = await lagHeardBy(own);
    expect(data.asOf).toBe(since);
    expect((await all.heard('lag')).data).toEqual(data);
    await bench.projected(position);
    await Promise.all([own.heard('current'), all.heard('current'), own.heard('changed')]);
    expect(saidTo(own)).toEqual(['ready', 'lag', 'changed', 'current']);
    expect(saidTo(others)).toEqual(['ready']);
  });

  it('says nothing to staff of events that change nothing they read', async () => {
    const all = await bench.listen(someone('superAdmin'));
    const deaf = await bench.happens([newAccountId()], {
      type: 'accounts.signed-out.v1',
      data: { reason: 'signed-out' },
    });
    const position = await bench.happens([newAccountId()]);
    await bench.projected(deaf - 1);
    await lagHeardBy(all);
    await bench.projected(position);
    await all.heard('current');
    const last = await bench.happens([newAccountId()], {
      type: 'accounts.signed-out.v1',
      data: { reason: 'signed-out' },
    });
    await bench.projected(last - 1);
    pass(2 * LAG_MS);
    const witness = await bench.listen(someone('superAdmin'));
    await witness.heard('beat', 20);
    expect([all.of('lag').length, witness.of('lag').length]).toEqual([1, 0]);
    await bench.projected(last);
  });

  it('does not call it lag that there is always something on its way', async () => {
    const all = await bench.listen(someone('superAdmin'));
    let position = await bench.happens([newAccountId()]);
    for (let round = 1; round <= 5; round += 1) {
      const next = await bench.happens([newAccountId()]);
      pass(LAG_MS * 0.4);
      await bench.projected(position);
      await all.heard('changed', round);
      position = next;
    }
    await bench.projected(position, PROJECTIONS);
    expect(all.of('lag')).toEqual([]);
  });
});
