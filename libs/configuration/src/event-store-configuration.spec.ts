import { apiConfiguration, operatorConfiguration, projectorsConfiguration } from './configurations';
import { ConfigurationError } from './configuration-error';
import type { Environment } from './environment';

const database = 'postgres://keelson:secret@127.0.0.1:5432/keelson';
const url = 'kurrentdb://keelson:hunter2@127.0.0.1:2113?tls=false';

const given = (eventStore: Environment, mode = 'embedded'): Environment => ({
  KEELSON_MODE: mode,
  KEELSON_PUBLIC_URL: mode === 'production' ? 'https://keelson.example.com' : 'http://localhost:3000',
  KEELSON_DB_OWNER_URL: database,
  KEELSON_DB_APP_URL: database,
  KEELSON_DB_READER_URL: database,
  KEELSON_DB_PROJECTOR_URL: database,
  KEELSON_DB_KEYS_URL: database,
  KEELSON_MASTER_KEYS: `1:${Buffer.from(Array.from({ length: 32 }, (_, at) => at * 7)).toString('base64')}`,
  KEELSON_SMTP_URL: 'smtps://mail.example.com',
  KEELSON_MAIL_FROM: 'no-reply@example.com',
  KEELSON_TEAM_MAILBOX: 'team@example.com',
  KEELSON_TRUSTED_PROXIES: mode === 'production' ? '10.0.0.0/8' : '',
  ...eventStore,
});

const readers = [apiConfiguration, projectorsConfiguration, operatorConfiguration];

function complaints(environment: Environment): readonly string[] {
  try {
    apiConfiguration(environment);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.complaints.map(({ sentence }) => sentence);
  }
}

describe('the configuration of the event store', () => {
  it('is PostgreSQL unless told, for every process', () => {
    for (const read of readers) expect(read(given({})).eventStore).toEqual({ kind: 'postgres' });
  });

  it('[EVENT-11~] is KurrentDB where it is chosen with its address, for every process', () => {
    const chosen = given({ KEELSON_EVENT_STORE: 'kurrentdb', KEELSON_KURRENTDB_URL: url });
    for (const read of readers) expect(read(chosen).eventStore).toEqual({ kind: 'kurrentdb', connectionString: url });
  });

  it('takes neither half of it alone, nor another store', () => {
    expect(complaints(given({ KEELSON_EVENT_STORE: 'kurrentdb' }))).toEqual([
      'KEELSON_KURRENTDB_URL is missing: it is needed when KEELSON_EVENT_STORE is kurrentdb.',
    ]);
    expect(complaints(given({ KEELSON_KURRENTDB_URL: url }))).toEqual([
      'KEELSON_EVENT_STORE must be kurrentdb where KEELSON_KURRENTDB_URL is set.',
    ]);
    expect(complaints(given({ KEELSON_EVENT_STORE: 'mongodb' }))).toEqual([
      'KEELSON_EVENT_STORE must be postgres or kurrentdb (it is "mongodb").',
    ]);
  });

  it.each(['', 'esdb://127.0.0.1:2113', 'kurrentdb://', 'http://keelson:hunter2@127.0.0.1:2113', 'kurrentdb://a b:1'])(
    'refuses the address "%s" without showing it',
    (address) => {
      const found = complaints(given({ KEELSON_EVENT_STORE: 'kurrentdb', KEELSON_KURRENTDB_URL: address }));
      expect(found[0]).toMatch(/^KEELSON_KURRENTDB_URL (?:is missing|must read kurrentdb:\/\/)/);
      expect(found.join()).not.toContain('hunter2');
    },
  );

  it.each([
    ['kurrentdb://log.example.com:2113?tls=false', 1],
    ['kurrentdb://k:p@127.0.0.1:2113,log.example.com:2113?nodePreference=leader&tls=false', 1],
    ['kurrentdb+discover://k:p@log.example.com?tlsVerifyCert=false', 1],
    ['kurrentdb+discover://k:p@log.example.com', 0],
    ['kurrentdb://k:p@127.0.0.1:2113?tls=false', 0],
  ])('encrypts in production what leaves the machine: %s', (address, faults) => {
    const secure = `${database}?sslmode=verify-full`;
    const found = complaints(
      given(
        { KEELSON_EVENT_STORE: 'kurrentdb', KEELSON_KURRENTDB_URL: address, KEELSON_DB_APP_URL: secure },
        'production',
      ),
    );
    expect(found).toHaveLength(faults);
    for (const sentence of found) expect(sentence).toMatch(/^KEELSON_KURRENTDB_URL must not switch TLS off/);
  });
});
