import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import type { KeyedHash } from './keyed-hash';
import { SealedTexts } from './sealed-texts';

const hashBy =
  (key: string): KeyedHash =>
  (text) =>
    createHmac('sha256', key).update(text).digest();
const texts = new SealedTexts(hashBy('one'));
const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 400 });

describe('sealed texts', () => {
  it('open in every process that has the key, as what they were, and go into an address as they are', () => {
    const elsewhere = new SealedTexts(hashBy('one'));
    fc.assert(
      fc.property(anyText, (text) => {
        const token = texts.seal(text);
        expect(token).toMatch(/^[\w-]+$/);
        expect(elsewhere.open(token)).toBe(text);
      }),
    );
  });

  it('do not open when one bit is another, by another key, or as something else', () => {
    const token = texts.seal('["ann archer","acc_1"]');
    const sealed = Buffer.from(token, 'base64url');
    for (let bit = 0; bit < sealed.length * 8; bit += 1) {
      const bytes = Buffer.from(sealed);
      bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(texts.open(bytes.toString('base64url'))).toBeUndefined();
    }
    expect(new SealedTexts(hashBy('two')).open(token)).toBeUndefined();
    fc.assert(fc.property(fc.string(), (text) => expect(texts.open(text)).toBeUndefined()));
    for (const text of [`${token}A`, token.slice(1), ` ${token}`, `${token}=`])
      expect(texts.open(text)).toBeUndefined();
  });
});
