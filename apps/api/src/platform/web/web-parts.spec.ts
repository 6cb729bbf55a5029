import fc from 'fast-check';
import { byteRange } from './byte-range';
import { acceptedEncoding } from './compression';
import { indexPage } from './index-page';

describe('the parts that serve the web app', () => {
  it('stamps the nonce on every script and style and on the placeholder', () => {
    const page = indexPage(
      '<meta content="__CSP_NONCE__"><script type="module" src="/a.js"></script><script nonce="__CSP_NONCE__">x</script><style>y</style>',
    );
    expect(page('N')).toBe(
      '<meta content="N"><script nonce="N" type="module" src="/a.js"></script><script nonce="N">x</script><style nonce="N">y</style>',
    );
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ])('takes of %s the encoding %s', (header, expected) => {
    expect(acceptedEncoding(header)).toBe(expected);
  });

  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=50-500', { start: 50, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=9-3', 'unsatisfiable'],
    ['bytes=0-1,5-6', 'whole'],
    ['lines=1-2', 'whole'],
    [undefined, 'whole'],
  ])('reads the range %s', (header, expected) => {
    expect(byteRange(header, 100)).toEqual(expected);
  });

  it('never gives a range outside the file', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), fc.integer({ min: 1, max: 1e6 }), (noise, start, end, bytes) => {
        for (const header of [`bytes=${start}-${end}`, `bytes=-${end}`, `bytes=${noise}`]) {
          const range = byteRange(header, bytes);
          if (typeof range === 'object')
            expect(range.start >= 0 && range.start <= range.end && range.end < bytes).toBe(true);
        }
      }),
    );
  });
});
