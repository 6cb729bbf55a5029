import fc from 'fast-check';
import { parseQueryString } from './query-string';
import { PlatformRefusal } from './refusal';

describe('parseQueryString', () => {
  it('reads what URLSearchParams writes', () => {
    const names = fc.string({ minLength: 1, maxLength: 20 }).filter((name) => name !== '__proto__');
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(names, fc.string({ maxLength: 20 })), { selector: ([name]) => name, maxLength: 10 }),
        (pairs) => {
          const text = new URLSearchParams(pairs).toString();
          expect(Object.entries(parseQueryString(`/x?${text}`)).sort()).toEqual([...pairs].sort());
        },
      ),
    );
  });

  it.each([
    'a=1&a=2',
    'a=1&%61=2',
    '__proto__=1',
    'a=%ff',
    'a=%',
    `${'x'.repeat(4001)}=1`,
    Array.from({ length: 41 }, (_, n) => `p${n}=`).join('&'),
  ])('[IO-03~] refuses %.40s', (query) => {
    expect(() => parseQueryString(`/x?${query}`)).toThrow(PlatformRefusal);
  });

  it('leaves prototypes alone', () => {
    const parsed = parseQueryString('/x?constructor=1&toString=2');
    expect(Object.keys(parsed)).toEqual(['constructor', 'toString']);
    expect(({} as { constructor: unknown }).constructor).toBe(Object);
  });
});
