import { RowCache } from './row-cache';

describe('RowCache', () => {
  it('knows what was kept, and tells a row that is gone from one that is unknown', () => {
    const cache = new RowCache();
    cache.enter(1);
    cache.keep('a', { id: 'a' });
    cache.keep('b', null);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([{ id: 'a' }, null, undefined]);
  });

  it('forgets everything under another claim, and nothing under the same', () => {
    const cache = new RowCache();
    cache.enter(1);
    cache.keep('a', { id: 'a' });
    cache.enter(1);
    expect(cache.get('a')).toEqual({ id: 'a' });
    cache.enter(2);
    expect(cache.get('a')).toBeUndefined();
  });

  it('lets the rows unused for longest go first', () => {
    const cache = new RowCache(2);
    cache.enter(1);
    for (const key of ['a', 'b', 'a', 'c']) cache.keep(key, { id: key });
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([{ id: 'a' }, undefined, { id: 'c' }]);
  });
});
