import { generateKeyPairSync, sign, verify } from 'node:crypto';
import * as fc from 'fast-check';
import { ERASED_MATTERS, KEPT_MATTERS } from '@keelson/vocabulary';
import { type CertificateFacts, certificateText, checkCertificate, signCertificate } from './erasure-certificate';

const keyOf = (keyId: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    keyId,
    sign: (statement: string) => sign(null, Buffer.from(statement), privateKey).toString('base64'),
    verify: (statement: string, signature: string) =>
      verify(null, Buffer.from(statement), publicKey, Buffer.from(signature, 'base64')),
  };
};
const key = keyOf('0123456789abcdef');

const instant = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const facts: fc.Arbitrary<CertificateFacts> = fc.record({
  certificateId: fc.stringMatching(/^KE-[0-9A-F]{12}$/),
  account: fc.uuid().map((id) => `acc_${id}`),
  askedBy: fc.constantFrom('holder' as const, 'staff' as const),
  askedAt: instant,
  accessEndedAt: instant,
  erasedAt: instant,
  erasureEventId: fc.uuid(),
  erased: fc.subarray([...ERASED_MATTERS]),
  kept: fc.subarray([...KEPT_MATTERS]),
  payments: fc.nat(),
  keyBackupsGoneBy: instant,
});

describe('an erasure certificate', () => {
  it('[BEYOND-06~] is genuine however its file is laid out', () => {
    fc.assert(
      fc.property(facts, fc.integer({ min: 0, max: 4 }), (said, indent) => {
        const text = certificateText(signCertificate(said, key));
        expect(checkCertificate(text, key)).toMatchObject({ verdict: 'genuine', certificate: said });
        const fields = Object.entries(JSON.parse(text) as object).reverse();
        expect(checkCertificate(JSON.stringify(Object.fromEntries(fields), null, indent), key).verdict).toBe('genuine');
      }),
    );
  });

  it('[BEYOND-06~] is refused with one value changed, taken out or added', () => {
    fc.assert(
      fc.property(facts, facts, fc.nat(), fc.string(), (said, other, at, name) => {
        const genuine = signCertificate(said, key) as unknown as Record<string, unknown>;
        const forged = signCertificate(other, keyOf(key.keyId)) as unknown as Record<string, unknown>;
        const fields = Object.keys(genuine);
        const field = fields[at % fields.length] ?? '';
        const verdictOf = (value: object) => checkCertificate(JSON.stringify(value), key).verdict;
        fc.pre(JSON.stringify(genuine[field]) !== JSON.stringify(forged[field]) && !fields.includes(name));
        expect(['tampered', 'malformed', 'other-key']).toContain(verdictOf({ ...genuine, [field]: forged[field] }));
        const { [field]: _, ...rest } = genuine;
        expect(verdictOf(rest)).toBe('malformed');
        expect(verdictOf(Object.fromEntries([...Object.entries(genuine), [name, 'x']]))).toBe('malformed');
        expect(verdictOf(forged)).toBe('tampered');
      }),
    );
  });

  it('[BEYOND-06~] is refused with one character changed, whatever it becomes', () => {
    fc.assert(
      fc.property(facts, fc.nat(), fc.stringMatching(/^[ -~]$/), (said, at, character) => {
        const text = JSON.stringify(signCertificate(said, key));
        const index = at % text.length;
        const changed = `${text.slice(0, index)}${character}${text.slice(index + 1)}`;
        fc.pre(changed !== text);
        expect(checkCertificate(changed, key).verdict).not.toBe('genuine');
      }),
      { numRuns: 500 },
    );
  });

  it('[BEYOND-06~] is refused of another key, and any other text is none', () => {
    fc.assert(
      fc.property(facts, fc.oneof(fc.string(), fc.json()), (said, text) => {
        const other = certificateText(signCertificate(said, keyOf('fedcba9876543210')));
        expect(checkCertificate(other, key).verdict).toBe('other-key');
        expect(checkCertificate(text, key)).toEqual({ verdict: 'malformed' });
      }),
    );
  });
});
