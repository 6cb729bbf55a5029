import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import type { KeyedHash } from './keyed-hash';
import { SealedPositions } from './sealed-positions';

const hashBy =
  (key: string): KeyedHash =>
  (text) =>
    createHmac('sha256', key).update(text).digest();
const positions = new SealedPositions(hashBy('one'));

describe('sealed positions', () => {
  it('open in every process that has the key, as what they were', () => {
    const elsewhere = new SealedPositions(hashBy('one'));
    fc.assert(
      fc.property(fc.maxSafeNat(), (position) => {
        expect(elsewhere.open(positions.seal(position))).toBe(position);
      }),
    );
  });

  it('are 32 characters, others each time', () => {
    const tokens = Array.from({ length: 200 }, () => positions.seal(7_340_001_739));
    expect(new Set(tokens).size).toBe(200);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{32}$/);
  });

  it('do not open when one bit is another, by another key, or as something else', () => {
    const token = positions.seal(41);
    for (let bit = 0; bit < 24 * 8; bit += 1) {
      const bytes = Buffer.from(token, 'base64url');
      bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(positions.open(bytes.toString('base64url'))).toBeUndefined();
    }
    expect(new SealedPositions(hashBy('two')).open(token)).toBeUndefined();
    for (const text of ['', '41', `${token}A`, token.slice(1), ` ${token}`, `${token.slice(0, -1)}=`])
      expect(positions.open(text)).toBeUndefined();
  });

  it('are of positions alone', () => {
    for (const wrong of [-1, 1.5, Infinity, Number.NaN]) expect(() => positions.seal(wrong)).toThrow(RangeError);
  });
});
