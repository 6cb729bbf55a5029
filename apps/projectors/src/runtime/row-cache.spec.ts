import type { RowKey } from './fold-rows';
import { LastBatches } from './last-batches';
import type { AnyRow } from './registration';
import { RowCache } from './row-cache';

const batch = (...keys: readonly string[]): ReadonlyMap<RowKey, AnyRow | null> =>
  new Map(keys.map((key) => [key, { id: key }]));

describe.each([
  ['RowCache', () => new RowCache()],
  ['LastBatches', () => new LastBatches()],
])('%s', (_, made) => {
  it('knows what was kept, and tells a row that is gone from one that is unknown', () => {
    const cache = made();
    cache.enter(1);
    cache.keep(new Map([['a', { id: 'a' }]]));
    cache.keep(new Map([['b', null]]));
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([{ id: 'a' }, null, undefined]);
    cache.forget();
    expect([cache.get('a'), cache.get('b')]).toEqual([undefined, undefined]);
  });

  it('knows a row as the batch that came last left it', () => {
    const cache = made();
    cache.enter(1);
    cache.keep(new Map([['a', { id: 'a', turn: 1 }]]));
    cache.keep(new Map([['a', null]]));
    expect(cache.get('a')).toBeNull();
    cache.keep(new Map([['a', { id: 'a', turn: 3 }]]));
    expect(cache.get('a')).toEqual({ id: 'a', turn: 3 });
  });

  it('forgets everything under another claim, and nothing under the same', () => {
    const cache = made();
    cache.enter(1);
    cache.keep(batch('a'));
    cache.enter(1);
    expect(cache.get('a')).toEqual({ id: 'a' });
    cache.enter(2);
    expect(cache.get('a')).toBeUndefined();
  });
});

it('RowCache lets the rows unused for longest go first', () => {
  const cache = new RowCache(2);
  cache.enter(1);
  for (const key of ['a', 'b', 'a', 'c']) cache.keep(batch(key));
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([{ id: 'a' }, undefined, { id: 'c' }]);
});

it('LastBatches holds the rows of two batches, however many came that changed none', () => {
  const cache = new LastBatches();
  cache.enter(1);
  for (const changed of [batch('a', 'b'), batch('c'), batch(), batch()]) cache.keep(changed);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
  cache.keep(batch('b'));
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([undefined, { id: 'b' }, { id: 'c' }]);
});
