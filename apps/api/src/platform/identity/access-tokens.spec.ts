import { createHmac, randomBytes } from 'node:crypto';
import { deriveKey } from '@keelson/vault';
import { AccessTokens } from './access-tokens';

const NOW = new Date('2026-11-02T09:00:00.000Z');
const secret = randomBytes(32);
const ISSUER = 'https://app.keelson.example';
const tokens = new AccessTokens([{ version: 1, secret }], ISSUER);
const session = {
  id: '2f1d8a4e-0000-4000-8000-000000000001',
  accountId: 'acc_1',
  kind: 'customer',
  permissions: [],
} as const;

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const seconds = Math.floor(NOW.getTime() / 1000);
const header = { alg: 'HS256', typ: 'at+jwt', kid: '1' };
const payload = { sub: 'acc_1', sid: session.id, iss: ISSUER, aud: 'keelson-api', iat: seconds, exp: seconds + 300 };
const key = deriveKey(secret, 'access-tokens');

function made(changes: { header?: object; payload?: object; key?: Buffer; hash?: string } = {}): string {
  const body = `${encode({ ...header, ...changes.header })}.${encode({ ...payload, ...changes.payload })}`;
  return `${body}.${createHmac(changes.hash ?? 'sha256', changes.key ?? key)
    .update(body)
    .digest('base64url')}`;
}
const unsigned = (alg: string): string => `${encode({ ...header, alg })}.${encode(payload)}.`;
const withoutSignature = (token: string): string => token.slice(0, token.lastIndexOf('.') + 1);

const bad: Record<string, string> = {
  'no text': '',
  'no token': 'x',
  'two parts': made().split('.').slice(0, 2).join('.'),
  'four parts': `${made()}.x`,
  'no signature': withoutSignature(made()),
  'algorithm none': unsigned('none'),
  'algorithm None': unsigned('None'),
  'algorithm NONE': unsigned('NONE'),
  'another HMAC': made({ header: { alg: 'HS512' }, hash: 'sha512' }),
  HS384: made({ header: { alg: 'HS384' }, hash: 'sha384' }),
  'a public-key algorithm': made({ header: { alg: 'RS256' } }),
  'no algorithm': made({ header: { alg: undefined } }),
  'another key': made({ key: randomBytes(32) }),
  'an empty key': made({ key: Buffer.alloc(0) }),
  'the master key itself': made({ key: secret }),
  'an unknown key id': made({ header: { kid: '2' } }),
  'a path as key id': made({ header: { kid: '../../dev/null' } }),
  'SQL as key id': made({ header: { kid: "1' OR '1'='1" } }),
  'no key id': made({ header: { kid: undefined } }),
  'a key in the header': made({ header: { jwk: { kty: 'oct', k: 'x' } } }),
  'a key address': made({ header: { jku: 'https://evil.example/keys' } }),
  'a certificate address': made({ header: { x5u: 'https://evil.example/cert' } }),
  'a certificate': made({ header: { x5c: ['x'] } }),
  'a critical extension': made({ header: { crit: ['b64'], b64: false } }),
  'another type': made({ header: { typ: 'JWT' } }),
  'no type': made({ header: { typ: undefined } }),
  'another issuer': made({ payload: { iss: 'https://evil.example' } }),
  'no issuer': made({ payload: { iss: undefined } }),
  'another audience': made({ payload: { aud: 'other' } }),
  'more audiences': made({ payload: { aud: ['other', 'keelson-api'] } }),
  'no audience': made({ payload: { aud: undefined } }),
  'an expiry that is over': made({ payload: { iat: seconds - 301, exp: seconds - 1 } }),
  'no expiry': made({ payload: { exp: undefined } }),
  'a life too long': made({ payload: { iat: seconds - 301, exp: seconds + 86_400 } }),
  'an issue in the future': made({ payload: { iat: seconds + 60 } }),
  'a start in the future': made({ payload: { nbf: seconds + 60 } }),
  'an expiry as text': made({ payload: { exp: String(seconds + 300) } }),
  'no subject': made({ payload: { sub: undefined } }),
  'no session': made({ payload: { sid: undefined } }),
  'a session as number': made({ payload: { sid: 1 } }),
  'a changed claim': made().replace(encode(payload), encode({ ...payload, sub: 'acc_2' })),
};

describe('access tokens', () => {
  it('are accepted for five minutes', async () => {
    const token = await tokens.issue(session, NOW);
    expect(await tokens.verify(token, NOW)).toEqual({ accountId: 'acc_1', sessionId: session.id });
    expect(await tokens.verify(token, new Date(NOW.getTime() + 299_000))).toBeDefined();
    expect(await tokens.verify(token, new Date(NOW.getTime() + 300_000))).toBeUndefined();
    expect(await tokens.verify(made(), NOW)).toBeDefined();
  });

  it.each(Object.entries(bad))('[SESS-08] are refused with %s', async (_, token) => {
    expect(await tokens.verify(token, NOW)).toBeUndefined();
  });

  it('[SUP-02~] stay valid while the master key changes', async () => {
    const token = await tokens.issue(session, NOW);
    const next = { version: 2, secret: randomBytes(32) };
    expect(await new AccessTokens([next, { version: 1, secret }], ISSUER).verify(token, NOW)).toBeDefined();
    expect(await new AccessTokens([next], ISSUER).verify(token, NOW)).toBeUndefined();
  });
});
