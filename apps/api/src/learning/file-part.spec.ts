import fc from 'fast-check';
import { partOf } from './file-part';

describe('the part of a file that a header asks for', () => {
  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=900-5000', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=1000-', 'beyond'],
    ['bytes=-0', 'beyond'],
    ['bytes=9-3', undefined],
    ['bytes=0-1,5-6', undefined],
    ['lines=0-1', undefined],
    ['bytes=-', undefined],
    [undefined, undefined],
  ] as const)('%s of 1,000 bytes', (header, part) => {
    expect(partOf(header, 1000)).toEqual(part);
  });

  it('lies within the file, whatever is sent', () => {
    const numbers = fc.tuple(fc.option(fc.nat()), fc.option(fc.nat()));
    const header = fc.oneof(
      fc.string(),
      numbers.map(([from, to]) => `bytes=${from ?? ''}-${to ?? ''}`),
    );
    fc.assert(
      fc.property(header, fc.nat(5000), (sent, bytes) => {
        const part = partOf(sent, bytes);
        if (typeof part !== 'object') return;
        expect(part.start).toBeGreaterThanOrEqual(0);
        expect(part.end).toBeGreaterThanOrEqual(part.start);
        expect(part.end).toBeLessThan(bytes);
      }),
    );
  });
});
