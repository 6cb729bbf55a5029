import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { ConfigurationError } from './configuration-error';
import {
  apiConfiguration,
  contentPushConfiguration,
  operatorConfiguration,
  projectorsConfiguration,
} from './configurations';
import type { Environment } from './environment';
import { variables } from './variables';

const key = (version: number): string => `${version}:${randomBytes(32).toString('base64')}`;
const url = (role: string): string => `postgres://keelson_${role}:hunter2@127.0.0.1:5432/keelson`;

const embedded = (): Environment => ({
  KEELSON_MODE: 'embedded',
  KEELSON_PUBLIC_URL: 'http://localhost:3000',
  KEELSON_DB_OWNER_URL: url('owner'),
  KEELSON_DB_APP_URL: url('app'),
  KEELSON_DB_READER_URL: url('reader'),
  KEELSON_DB_PROJECTOR_URL: url('projector'),
  KEELSON_DB_KEYS_URL: url('keys'),
  KEELSON_MASTER_KEYS: key(1),
  KEELSON_SMTP_URL: 'smtp://127.0.0.1:2525',
  KEELSON_MAIL_FROM: 'Keelson <no-reply@example.com>',
  KEELSON_TEAM_MAILBOX: 'team@example.com',
});

const production = (): Environment => ({
  ...embedded(),
  KEELSON_MODE: 'production',
  KEELSON_PUBLIC_URL: 'https://keelson.example.com',
  KEELSON_HOST: '0.0.0.0',
  KEELSON_TRUSTED_PROXIES: '10.0.0.0/8',
  KEELSON_SMTP_URL: 'smtps://user:password@mail.example.com',
});

const payments = (key: string): Environment => ({
  STRIPE_SECRET_KEY: key,
  STRIPE_WEBHOOK_SECRETS: 'whsec_12345678',
});

function complaintsOf(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.complaints.map(({ sentence }) => sentence);
  }
}

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

describe('configuration', () => {
  it('asks Companies House only with a key, at the official address unless told', () => {
    expect(apiConfiguration(embedded()).companiesHouse).toBeUndefined();
    const withKey = { ...embedded(), COMPANIES_HOUSE_API_KEY: 'key' };
    const official = { baseUrl: 'https://api.company-information.service.gov.uk', apiKey: 'key' };
    expect(apiConfiguration(withKey).companiesHouse).toEqual(official);
    const elsewhere = { ...withKey, COMPANIES_HOUSE_API_BASE: 'http://127.0.0.1:9000' };
    expect(apiConfiguration(elsewhere).companiesHouse?.baseUrl).toBe('http://127.0.0.1:9000');
  });

  it('offers an accounting system only with id and secret of its app, at the official addresses unless told', () => {
    expect(apiConfiguration(embedded()).accounting).toEqual({});
    const xero = { ...embedded(), XERO_CLIENT_ID: 'id', XERO_CLIENT_SECRET: 'secret' };
    expect(projectorsConfiguration(xero).accounting).toMatchObject({
      xero: { clientId: 'id', identityUrl: 'https://identity.xero.com', apiUrl: 'https://api.xero.com' },
    });
    expect(complaintsOf(() => apiConfiguration({ ...embedded(), QUICKBOOKS_CLIENT_SECRET: 'secret' }))).toEqual([
      'QUICKBOOKS_CLIENT_ID is missing: it is needed with QUICKBOOKS_CLIENT_SECRET.',
    ]);
    expect(complaintsOf(() => apiConfiguration({ ...production(), XERO_API_URL: 'http://127.0.0.1:1' }))).toEqual([
      'XERO_API_URL must lead to https://api.xero.com in production.',
    ]);
  });

  it('lifts the ceilings of calls for stand-ins on this machine only', () => {
    expect(apiConfiguration({ ...embedded(), ACCOUNTING_CALL_CEILINGS: 'kept' }).accounting).toEqual({});
    const lifted = { ...embedded(), ACCOUNTING_CALL_CEILINGS: 'lifted', XERO_CLIENT_ID: 'id', XERO_CLIENT_SECRET: 's' };
    expect(projectorsConfiguration({ ...lifted, XERO_API_URL: 'http://127.0.0.1:9000' }).accounting).toMatchObject({
      ceilingsLifted: true,
    });
    expect(complaintsOf(() => apiConfiguration(lifted))).toEqual([
      'ACCOUNTING_CALL_CEILINGS must be kept while XERO_API_URL is not a loopback address.',
    ]);
    const intuit = { ...embedded(), QUICKBOOKS_CLIENT_ID: 'id', QUICKBOOKS_CLIENT_SECRET: 's' };
    expect(complaintsOf(() => projectorsConfiguration({ ...intuit, ACCOUNTING_CALL_CEILINGS: 'lifted' }))).toEqual([
      'ACCOUNTING_CALL_CEILINGS must be kept while QUICKBOOKS_API_URL is not a loopback address.',
    ]);
  });

  it('[OAUTH-09~] asks Xero for the least scopes unless told', () => {
    const { xero } = apiConfiguration({ ...embedded(), XERO_CLIENT_ID: 'id', XERO_CLIENT_SECRET: 's' }).accounting;
    expect(xero?.scopes).toContain('accounting.reports.trialbalance.read');
    expect(xero?.scopes).not.toContain('accounting.reports.read');
    expect(xero?.scopes).not.toContain('accounting.transactions');
    expect(xero?.scopes.filter((scope) => !scope.endsWith('.read'))).toEqual(['offline_access']);
  });

  it('gives each process only what it needs', () => {
    const environment = embedded();
    expect(apiConfiguration(environment)).toMatchObject({
      mode: 'embedded',
      publicUrl: 'http://localhost:3000',
      host: '127.0.0.1',
      port: 3000,
      database: { appUrl: url('app'), readerUrl: url('reader'), keysUrl: url('keys') },
      trustedProxies: [],
      passwordProfile: 'specified',
      content: { source: 'shipped' },
    });
    expect(Object.keys(apiConfiguration(environment).database)).not.toContain('ownerUrl');
    expect(projectorsConfiguration(environment).mail.smtpUrl).toBe('smtp://127.0.0.1:2525');
    expect(operatorConfiguration(environment).database.ownerUrl).toBe(url('owner'));
  });

  it('names every faulty variable at once and says what is wrong with it', () => {
    const sentences = complaintsOf(() =>
      apiConfiguration({ ...embedded(), KEELSON_PORT: 'eighty', KEELSON_LOG_LEVEL: 'loud', KEELSON_DB_APP_URL: '' }),
    );
    expect(sentences).toEqual([
      'KEELSON_PORT must be a whole number from 1 to 65535 (it is "eighty").',
      'KEELSON_DB_APP_URL is missing: the main database for commands: appends events, keeps sessions.',
      'KEELSON_LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent (it is "loud").',
    ]);
  });

  it('[SUP-02~] never repeats a secret in a complaint', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 6 }).filter((text) => text.trim().length >= 6),
        (text) => {
          const secrets = Object.entries(variables).filter(([, definition]) => definition.secret);
          const environment = {
            ...embedded(),
            ...Object.fromEntries(secrets.map(([name]) => [name, `secret!${text}`])),
          };
          for (const sentence of complaintsOf(() => operatorConfiguration(environment)))
            expect(sentence).not.toContain('secret!');
        },
      ),
    );
  });

  it('reads a secret from the file that <NAME>_FILE names', () => {
    const folder = mkdtempSync(join(tmpdir(), 'keelson-'));
    folders.push(folder);
    const file = join(folder, 'keys');
    writeFileSync(file, `${key(4)},${key(3)}\n`);
    const { KEELSON_MASTER_KEYS: _, ...rest } = embedded();
    expect(
      apiConfiguration({ ...rest, KEELSON_MASTER_KEYS_FILE: file }).masterKeys.map(({ version }) => version),
    ).toEqual([4, 3]);
    expect(complaintsOf(() => apiConfiguration({ ...rest, KEELSON_MASTER_KEYS_FILE: '/nowhere' }))).toEqual([
      'KEELSON_MASTER_KEYS_FILE names a file that cannot be read (/nowhere).',
    ]);
    expect(complaintsOf(() => apiConfiguration({ ...embedded(), KEELSON_MASTER_KEYS_FILE: file }))).toEqual([
      'KEELSON_MASTER_KEYS and KEELSON_MASTER_KEYS_FILE are both set: keep one of them.',
    ]);
  });

  it.each([
    ['no list', 'abc'],
    ['short', `1:${randomBytes(16).toString('base64')}`],
    ['no version', randomBytes(32).toString('base64')],
    ['not random', `1:${Buffer.alloc(32, 7).toString('base64')}`],
    ['one version twice', `${key(1)},${key(1)}`],
  ])('refuses master keys that are %s', (_, value) => {
    expect(complaintsOf(() => apiConfiguration({ ...embedded(), KEELSON_MASTER_KEYS: value }))).toHaveLength(1);
  });

  it('binds to loopback only in embedded mode', () => {
    expect(complaintsOf(() => apiConfiguration({ ...embedded(), KEELSON_HOST: '0.0.0.0' }))[0]).toContain(
      'must be a loopback address in embedded mode',
    );
    expect(apiConfiguration(production()).host).toBe('0.0.0.0');
  });

  it('insists on https, keys and mail in production', () => {
    const { KEELSON_MASTER_KEYS: _keys, KEELSON_SMTP_URL: _smtp, ...rest } = production();
    const sentences = complaintsOf(() => projectorsConfiguration({ ...rest, KEELSON_PUBLIC_URL: 'http://localhost' }));
    expect(sentences.map((sentence) => sentence.split(' ')[0])).toEqual([
      'KEELSON_MASTER_KEYS',
      'KEELSON_SMTP_URL',
      'KEELSON_PUBLIC_URL',
      'KEELSON_PUBLIC_URL',
    ]);
  });

  it('starts in no mode that was not chosen', () => {
    for (const read of [apiConfiguration, projectorsConfiguration, operatorConfiguration]) {
      const { KEELSON_MODE: _, ...rest } = embedded();
      expect(complaintsOf(() => read(rest))[0]).toContain('KEELSON_MODE is missing');
    }
  });

  it.each([
    ['no proxy is named', { KEELSON_TRUSTED_PROXIES: '' }, 'KEELSON_TRUSTED_PROXIES is missing'],
    ['payments are a test', payments('sk_test_1'), 'STRIPE_SECRET_KEY must be a live key'],
    ['payments go elsewhere', { STRIPE_API_BASE: 'https://stripe.example.com' }, 'STRIPE_API_BASE must lead to'],
    ['Xero is a stand-in', { XERO_IDENTITY_URL: 'https://xero.example.com' }, 'XERO_IDENTITY_URL must lead to'],
    [
      'QuickBooks is its sandbox',
      { QUICKBOOKS_API_URL: 'https://sandbox-quickbooks.api.intuit.com' },
      'QUICKBOOKS_API_URL must lead to',
    ],
    [
      'the register is elsewhere',
      { COMPANIES_HOUSE_API_BASE: 'https://register.example.com' },
      'COMPANIES_HOUSE_API_BASE must lead to',
    ],
    ['content comes unencrypted', { KEELSON_STRAPI_URL: 'http://cms.example.com' }, 'KEELSON_STRAPI_URL must begin'],
    [
      'a database is reached unencrypted',
      { KEELSON_DB_KEYS_URL: 'postgres://k:p@db.example.com:5432/keys?sslmode=prefer' },
      'KEELSON_DB_KEYS_URL must end with ?sslmode=verify-full',
    ],
  ])('refuses production where %s', (_, changes, sentence) => {
    expect(complaintsOf(() => apiConfiguration(production()))).toEqual([]);
    expect(complaintsOf(() => apiConfiguration({ ...production(), ...changes }))).toEqual([
      expect.stringContaining(sentence) as string,
    ]);
  });

  it('takes in production what is encrypted and live', () => {
    const encrypted = 'postgres://k:p@db.example.com:5432/keys?sslmode=verify-full';
    const read = apiConfiguration({ ...production(), ...payments('sk_live_1'), KEELSON_DB_KEYS_URL: encrypted });
    expect(read.payments).toMatchObject({ liveOnly: true });
    expect(apiConfiguration({ ...embedded(), ...payments('sk_test_1') }).payments).toMatchObject({ liveOnly: false });
    const mail = (url: string) => () => projectorsConfiguration({ ...production(), KEELSON_SMTP_URL: url });
    expect(complaintsOf(mail('smtp://mail.example.com:587'))).toEqual([
      'KEELSON_SMTP_URL must begin with smtps:// or end with ?requireTLS=true in production.',
    ]);
    expect(complaintsOf(mail('smtp://mail.example.com:587?requireTLS=true'))).toEqual([]);
  });

  it('needs address and token when content comes from Strapi', () => {
    expect(complaintsOf(() => apiConfiguration({ ...embedded(), KEELSON_CONTENT_SOURCE: 'strapi' }))).toHaveLength(2);
    const strapi = {
      KEELSON_CONTENT_SOURCE: 'strapi',
      KEELSON_STRAPI_URL: 'https://cms.example.com',
      KEELSON_STRAPI_TOKEN: 't',
    };
    expect(apiConfiguration({ ...embedded(), ...strapi }).content).toEqual({
      source: 'strapi',
      url: 'https://cms.example.com',
      token: 't',
    });
  });

  it('needs an address and a token of its own to push content', () => {
    const address = { KEELSON_STRAPI_URL: 'https://cms.example.com' };
    expect(contentPushConfiguration({ ...address, KEELSON_STRAPI_PUSH_TOKEN: 'w' })).toEqual({
      url: 'https://cms.example.com',
      token: 'w',
    });
    expect(complaintsOf(() => contentPushConfiguration({ ...address, KEELSON_STRAPI_TOKEN: 't' }))).toEqual([
      'KEELSON_STRAPI_PUSH_TOKEN is missing: it is needed to push content.',
    ]);
    expect(complaintsOf(() => contentPushConfiguration({}))).toHaveLength(1);
  });

  it('takes the addresses of uploaded files, https only in production', () => {
    const strapi = {
      KEELSON_CONTENT_SOURCE: 'strapi',
      KEELSON_STRAPI_URL: 'https://cms.example.com',
      KEELSON_STRAPI_TOKEN: 't',
      KEELSON_STRAPI_MEDIA_URLS: 'https://cms.example.com/cms, http://127.0.0.1:1337',
    };
    expect(apiConfiguration({ ...embedded(), ...strapi }).content).toMatchObject({
      mediaUrls: ['https://cms.example.com/cms', 'http://127.0.0.1:1337'],
    });
    const inProduction = { ...production(), ...strapi };
    expect(complaintsOf(() => apiConfiguration(inProduction))).toContain(
      'KEELSON_STRAPI_MEDIA_URLS must begin with https:// in production.',
    );
    const wrong = { ...strapi, KEELSON_STRAPI_MEDIA_URLS: 'files.example.com' };
    expect(complaintsOf(() => apiConfiguration({ ...embedded(), ...wrong }))).toHaveLength(1);
  });

  it('accepts proxies as addresses and networks only', () => {
    const read = (text: string) => () => apiConfiguration({ ...embedded(), KEELSON_TRUSTED_PROXIES: text });
    expect(read('10.0.0.0/8, 192.0.2.7,2001:db8::/32')().trustedProxies).toEqual([
      '10.0.0.0/8',
      '192.0.2.7',
      '2001:db8::/32',
    ]);
    for (const text of ['everyone', '10.0.0.0/33', '10.0.0/8', '10.0.0.0/8/8'])
      expect(complaintsOf(read(text))).toHaveLength(1);
  });

  it('never throws anything but its own error', () => {
    const names = Object.keys(variables);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.string()), (environment) => {
        for (const read of [apiConfiguration, projectorsConfiguration, operatorConfiguration])
          complaintsOf(() => read(environment));
      }),
    );
  });
});
