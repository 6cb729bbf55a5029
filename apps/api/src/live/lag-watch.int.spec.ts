import { newAccountId } from '../testing/test-sessions';
import { LiveBench, PROJECTIONS } from './testing/live-bench';
import type { StreamClient } from './testing/stream-client';

describe('lag', () => {
  let bench: LiveBench;

  beforeAll(async () => {
    bench = await LiveBench.open({ gapMs: 10, pollMs: 30, lagMs: 300, beatMs: 30 });
  });
  afterAll(() => bench.close());

  const saidTo = ({ messages }: StreamClient) => messages.map(({ name }) => name).filter((name) => name !== 'beat');
  const someone = (kind: 'customer' | 'superAdmin') => bench.api.sessions.introduce({ kind });

  it('[EVENT-10~] tells whom it concerns since when their figures are old, and when they are new again', async () => {
    const [owner, other, staff] = [someone('customer'), someone('customer'), someone('superAdmin')];
    const [own, others, all] = [await bench.listen(owner), await bench.listen(other), await bench.listen(staff)];
    const earliest = Date.now();
    const position = await bench.happens([owner.id]);
    const latest = Date.now();
    const { data } = await own.heard('lag');
    expect(Date.parse(data.asOf ?? '')).toBeGreaterThanOrEqual(earliest);
    expect(Date.parse(data.asOf ?? '')).toBeLessThanOrEqual(latest);
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
    await all.heard('lag');
    await bench.projected(position);
    await all.heard('current');
    const last = await bench.happens([newAccountId()], {
      type: 'accounts.signed-out.v1',
      data: { reason: 'signed-out' },
    });
    await bench.projected(last - 1);
    const witness = await bench.listen(someone('superAdmin'));
    await witness.heard('beat', 20);
    expect([all.of('lag').length, witness.of('lag').length]).toEqual([1, 0]);
    await bench.projected(last);
  });

  it('does not call it lag that there is always something on its way', async () => {
    const all = await bench.listen(someone('superAdmin'));
    let position = await bench.happens([newAccountId()]);
    const until = performance.now() + 900;
    while (performance.now() < until) {
      const next = await bench.happens([newAccountId()]);
      await bench.projected(position);
      position = next;
    }
    await bench.projected(position, PROJECTIONS);
    expect(all.of('lag')).toEqual([]);
  });
});
