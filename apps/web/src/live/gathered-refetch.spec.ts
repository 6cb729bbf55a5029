import { GatheredRefetch } from './gathered-refetch';

describe('GatheredRefetch', () => {
  let handed: (readonly string[])[];
  let refetch: GatheredRefetch<string>;

  beforeEach(() => {
    jest.useFakeTimers();
    handed = [];
    refetch = new GatheredRefetch((things) => handed.push(things), { spreadMs: 200, gapMs: 1_000 });
  });
  afterEach(() => jest.useRealTimers());

  it('[EVENT-10~] makes few refetches of a burst of a thousand, and the last of them includes everything', () => {
    for (let each = 0; each < 1_000; each += 1) {
      refetch.add([each % 2 === 0 ? 'a' : 'b']);
      jest.advanceTimersByTime(5);
    }
    refetch.add(['c']);
    jest.advanceTimersByTime(3_000);
    expect(handed.length).toBeGreaterThanOrEqual(4);
    expect(handed.length).toBeLessThanOrEqual(8);
    expect(handed.at(-1)).toContain('c');
  });

  it('spreads the first refetch, and makes none for nothing or after its end', () => {
    refetch.add([]);
    expect(jest.getTimerCount()).toBe(0);
    refetch.add(['a']);
    jest.advanceTimersByTime(200);
    expect(handed).toEqual([['a']]);
    refetch.add(['b']);
    refetch.stop();
    jest.advanceTimersByTime(5_000);
    expect(handed).toHaveLength(1);
  });
});
