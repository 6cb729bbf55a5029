import { projectorsConfiguration } from './configurations';
import { ConfigurationError } from './configuration-error';
import type { Environment } from './environment';

const database = 'postgres://keelson:secret@127.0.0.1:5432/keelson';

const given = (kafka: Environment, mode = 'embedded'): Environment => ({
  KEELSON_MODE: mode,
  KEELSON_PUBLIC_URL: mode === 'production' ? 'https://keelson.example.com' : 'http://localhost:3000',
  KEELSON_DB_APP_URL: database,
  KEELSON_DB_PROJECTOR_URL: database,
  KEELSON_DB_KEYS_URL: database,
  KEELSON_MASTER_KEYS: `1:${Buffer.from(Array.from({ length: 32 }, (_, at) => at * 7)).toString('base64')}`,
  KEELSON_SMTP_URL: 'smtps://mail.example.com',
  KEELSON_MAIL_FROM: 'no-reply@example.com',
  KEELSON_TEAM_MAILBOX: 'team@example.com',
  ...kafka,
});

function complaints(environment: Environment): readonly string[] {
  try {
    projectorsConfiguration(environment);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.complaints.map(({ sentence }) => sentence);
  }
}

describe('the configuration of Kafka', () => {
  it('is off unless brokers are named', () => {
    expect(projectorsConfiguration(given({})).kafka).toBeUndefined();
  });

  it('has a topic, twelve partitions on three brokers, a week and TLS unless told', () => {
    expect(projectorsConfiguration(given({ KEELSON_KAFKA_BROKERS: 'a.example.com:9093, [::1]:9092' })).kafka).toEqual({
      brokers: ['a.example.com:9093', '[::1]:9092'],
      tls: true,
      topic: { name: 'keelson-events', partitions: 12, replication: 3, retentionDays: 7 },
    });
  });

  it('is the feed where it is chosen, and then needs brokers', () => {
    const brokers = { KEELSON_KAFKA_BROKERS: 'a:1' };
    expect(projectorsConfiguration(given(brokers)).feed).toBeUndefined();
    const { feed, kafka } = projectorsConfiguration(given({ ...brokers, KEELSON_FEED: 'kafka' }));
    expect(feed).toEqual(kafka);
    expect(complaints(given({ KEELSON_FEED: 'kafka' }))).toEqual([
      'KEELSON_KAFKA_BROKERS is missing: it is needed when KEELSON_FEED is kafka.',
    ]);
    const elsewhere = {
      KEELSON_EVENT_STORE: 'kurrentdb',
      KEELSON_KURRENTDB_URL: 'kurrentdb://127.0.0.1:2113?tls=false',
    };
    expect(complaints(given({ ...brokers, ...elsewhere, KEELSON_FEED: 'kafka' }))).toEqual([
      'KEELSON_FEED must be postgres where KEELSON_EVENT_STORE is kurrentdb.',
    ]);
    expect(complaints(given({ KEELSON_FEED: 'files' }))).toEqual([
      'KEELSON_FEED must be postgres or kafka (it is "files").',
    ]);
  });

  it('takes a user with its password only', () => {
    const kafka = { KEELSON_KAFKA_BROKERS: 'a:1', KEELSON_KAFKA_USER: 'keelson' };
    expect(complaints(given(kafka))).toEqual([
      'KEELSON_KAFKA_PASSWORD is missing: it is needed with KEELSON_KAFKA_USER.',
    ]);
    const { kafka: read } = projectorsConfiguration(given({ ...kafka, KEELSON_KAFKA_PASSWORD: 'secret' }));
    expect(read?.login).toEqual({ user: 'keelson', password: 'secret' });
  });

  it.each(['0', '31', '7.5', 'a week'])('does not keep events for %s days', (days) => {
    expect(complaints(given({ KEELSON_KAFKA_BROKERS: 'a:1', KEELSON_KAFKA_RETENTION_DAYS: days }))).toEqual([
      `KEELSON_KAFKA_RETENTION_DAYS must be a whole number from 1 to 30 (it is "${days}").`,
    ]);
  });

  it.each(['a', 'a:b', 'kafka://a:1', 'a:1,,b:2'])('does not take %s for brokers', (brokers) => {
    expect(complaints(given({ KEELSON_KAFKA_BROKERS: brokers }))).toEqual([
      `KEELSON_KAFKA_BROKERS must read host:port, several separated by commas (it is "${brokers}").`,
    ]);
  });

  it('encrypts in production what leaves the machine', () => {
    const plain = { KEELSON_KAFKA_TLS: 'off' };
    const secure = `${database}?sslmode=verify-full`;
    const production = (brokers: string): Environment => ({
      ...given({ ...plain, KEELSON_KAFKA_BROKERS: brokers }, 'production'),
      KEELSON_DB_APP_URL: secure,
    });
    expect(complaints(production('127.0.0.1:9092'))).toEqual([]);
    expect(complaints(production('127.0.0.1:9092,kafka.example.com:9092'))).toEqual([
      'KEELSON_KAFKA_TLS must be on in production while a broker is not on this machine.',
    ]);
  });
});
