import fc from 'fast-check';
import { SoftwareAuthenticator } from '../../testing/software-authenticator';
import { challengeIn, provenCounter, provenPasskey } from './passkey-verification';
import { relyingParty } from './relying-party';

const PARTY = { id: 'localhost', origin: 'http://localhost:3000' };
const challenge = Buffer.alloc(32, 7).toString('base64url');
const creation = { challenge, rp: { id: 'localhost' }, user: { id: 'AAECAw' } };
const request = { challenge, rpId: 'localhost' };

async function enrolled() {
  const authenticator = new SoftwareAuthenticator();
  const proven = await provenPasskey(authenticator.make(creation), challenge, PARTY);
  if (!proven) throw new Error('the passkey was refused');
  return { authenticator, held: { ...proven, id: 'key-1' } };
}

/** Of the second number of an ECDSA signature: its DER frame may be written in more than one way. */
const SIGNED_BYTES = 24;

/** Another byte at one place of a base64url text, among its last ones where a length is given. */
const altered = (text: string, at: number, by: number, length?: number): string => {
  const bytes = Buffer.from(text, 'base64url');
  const place = bytes.length - 1 - (at % (length ?? bytes.length));
  bytes[place] = (bytes[place] ?? 0) ^ by;
  return bytes.toString('base64url');
};

describe('a passkey that a browser made', () => {
  it('is told by its answer, with the challenge that it was made for', async () => {
    const authenticator = new SoftwareAuthenticator();
    const made = authenticator.make(creation);
    expect(await challengeIn(made)).toBe(challenge);
    expect(await provenPasskey(made, challenge, PARTY)).toMatchObject({
      credentialId: authenticator.credentialId,
      transports: ['internal'],
      signCount: 1,
    });
  });

  it.each([
    ['another challenge', { challenge: Buffer.alloc(32, 8).toString('base64url') }],
    ['another page', { origin: 'http://localhost:3001' }],
    ['a page reached by a number', { origin: 'http://127.0.0.1:3000' }],
    ['another site', { rpId: 'keelson.example' }],
    ['another ceremony', { type: 'webauthn.get' }],
    ['a device that asked its holder for nothing', { userVerified: false }],
  ])('is refused from %s', async (_what, otherwise) => {
    expect(
      await provenPasskey(new SoftwareAuthenticator().make(creation, otherwise), challenge, PARTY),
    ).toBeUndefined();
  });

  it('is refused with an attestation, whose certificates would be fetched', async () => {
    const made = new SoftwareAuthenticator().make(creation);
    // A text of CBOR: its length after 0x60, then its letters.
    const object = Buffer.from(made.attestationObject, 'base64url');
    const at = object.indexOf('none');
    for (const form of ['tpm', 'apple', 'android-key', 'packed']) {
      const named = Buffer.concat([
        object.subarray(0, at - 1),
        Buffer.from([0x60 + form.length]),
        Buffer.from(form),
        object.subarray(at + 4),
      ]);
      const attested = { ...made, attestationObject: named.toString('base64url') };
      expect(await provenPasskey(attested, challenge, PARTY)).toBeUndefined();
    }
  });

  it('is taken, however its answer was altered, for this challenge and page alone, and nothing makes it throw', async () => {
    const made = new SoftwareAuthenticator().make(creation);
    const parts = fc.constantFrom('clientDataJSON', 'attestationObject');
    await fc.assert(
      fc.asyncProperty(parts, fc.nat(), fc.integer({ min: 1, max: 255 }), async (part, at, by) => {
        const sent = { ...made, [part]: altered(made[part], at, by) };
        const proven = await provenPasskey(sent, challenge, PARTY);
        // Without an attestation nobody has signed the key and its counter: a right challenge is what counts.
        if (!proven) return;
        const said: unknown = JSON.parse(Buffer.from(sent.clientDataJSON, 'base64url').toString('utf8'));
        expect(said).toMatchObject({ type: 'webauthn.create', challenge, origin: PARTY.origin });
        expect(proven.credentialId).toBe(made.id);
      }),
    );
  });
});

describe('a signature by a passkey', () => {
  it('is told with its counter', async () => {
    const { authenticator, held } = await enrolled();
    expect(await provenCounter(authenticator.sign(request), challenge, PARTY, held)).toBe(2);
  });

  it.each([
    ['another challenge', { challenge: Buffer.alloc(32, 8).toString('base64url') }],
    ['another page', { origin: 'https://localhost:3000' }],
    ['another site', { rpId: 'keelson.example' }],
    ['another ceremony', { type: 'webauthn.create' }],
    ['a device that asked its holder for nothing', { userVerified: false }],
    ['a counter that has not gone up', { counter: 1 }],
    ['a counter that has gone back', { counter: 0 }],
  ])('is refused from %s', async (_what, otherwise) => {
    const { authenticator, held } = await enrolled();
    expect(await provenCounter(authenticator.sign(request, otherwise), challenge, PARTY, held)).toBeUndefined();
  });

  it('of another passkey is refused', async () => {
    const { held } = await enrolled();
    const other = await enrolled();
    expect(await provenCounter(other.authenticator.sign(request), challenge, PARTY, held)).toBeUndefined();
  });

  it('is refused when it, or what it signs, was altered anywhere', async () => {
    const { authenticator, held } = await enrolled();
    const signed = authenticator.sign(request);
    expect(await provenCounter(signed, challenge, PARTY, held)).toBe(2);
    const parts = fc.constantFrom('clientDataJSON', 'authenticatorData', 'signature');
    await fc.assert(
      fc.asyncProperty(parts, fc.nat(), fc.integer({ min: 1, max: 255 }), async (part, at, by) => {
        const length = part === 'signature' ? SIGNED_BYTES : undefined;
        const sent = { ...signed, [part]: altered(signed[part], at, by, length) };
        expect(await provenCounter(sent, challenge, PARTY, held)).toBeUndefined();
      }),
    );
  });
});

describe('the address that passkeys are bound to', () => {
  it.each([
    ['https://keelson.example.com', { id: 'keelson.example.com', origin: 'https://keelson.example.com' }],
    ['https://keelson.example.com:8443', { id: 'keelson.example.com', origin: 'https://keelson.example.com:8443' }],
    ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
    ['http://127.0.0.1:3000', undefined],
    ['https://192.0.2.7', undefined],
    ['http://[::1]:3000', undefined],
    ['http://keelson.example.com', undefined],
  ])('of %s', (publicUrl, party) => {
    expect(relyingParty(publicUrl)).toEqual(party);
  });
});
