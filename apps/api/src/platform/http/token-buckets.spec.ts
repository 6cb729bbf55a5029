import { TokenBuckets } from './token-buckets';

describe('TokenBuckets', () => {
  it('lets a burst through, then as many as are refilled, each key by itself', () => {
    let now = 0;
    const buckets = new TokenBuckets({ burst: 3, perSecond: 2 }, () => new Date(now));
    expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([0, 0, 0, 1]);
    expect(buckets.take('b')).toBe(0);
    now = 1_000;
    expect([1, 2, 3].map(() => buckets.take('a'))).toEqual([0, 0, 1]);
  });

  it('is not refilled by a clock that goes back, and forgets the quietest keys', () => {
    let now = 10_000;
    const buckets = new TokenBuckets({ burst: 1, perSecond: 1 }, () => new Date(now), 2);
    expect(buckets.take('a')).toBe(0);
    now = 0;
    expect(buckets.take('a')).toBe(1);
    buckets.take('b');
    buckets.take('c');
    expect(buckets.take('a')).toBe(0);
  });
});
