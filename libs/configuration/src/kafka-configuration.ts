import type { Complaint } from './configuration-error';
import type { Values } from './environment';
import { complaint, type Known, LOOPBACK } from './known';
import type { VariableName } from './variables';

export const KAFKA_NEEDS = [
  'KEELSON_FEED',
  'KEELSON_KAFKA_BROKERS',
  'KEELSON_KAFKA_TLS',
  'KEELSON_KAFKA_USER',
  'KEELSON_KAFKA_PASSWORD',
  'KEELSON_KAFKA_TOPIC',
  'KEELSON_KAFKA_PARTITIONS',
  'KEELSON_KAFKA_REPLICATION',
  'KEELSON_KAFKA_RETENTION_DAYS',
] as const satisfies readonly VariableName[];

export interface KafkaConfiguration {
  readonly brokers: readonly string[];
  readonly tls: boolean;
  readonly login?: { readonly user: string; readonly password: string };
  readonly topic: {
    readonly name: string;
    readonly partitions: number;
    readonly replication: number;
    readonly retentionDays: number;
  };
}

/** `feed`: where projections and reactors follow the topic instead of the event store. */
export function kafka(values: Values<(typeof KAFKA_NEEDS)[number]>): {
  readonly kafka?: KafkaConfiguration;
  readonly feed?: KafkaConfiguration;
} {
  const { KEELSON_KAFKA_BROKERS: brokers, KEELSON_KAFKA_USER: user, KEELSON_KAFKA_PASSWORD: password } = values;
  if (brokers === undefined) return {};
  const configured: KafkaConfiguration = {
    brokers,
    tls: values.KEELSON_KAFKA_TLS,
    ...(user !== undefined && password !== undefined && { login: { user, password } }),
    topic: {
      name: values.KEELSON_KAFKA_TOPIC,
      partitions: values.KEELSON_KAFKA_PARTITIONS,
      replication: values.KEELSON_KAFKA_REPLICATION,
      retentionDays: values.KEELSON_KAFKA_RETENTION_DAYS,
    },
  };
  return { kafka: configured, ...(values.KEELSON_FEED === 'kafka' && { feed: configured }) };
}

/** What the topic brings is confirmed by dense positions, which KurrentDB does not have. */
export function feedRules({
  KEELSON_FEED: feed,
  KEELSON_KAFKA_BROKERS: brokers,
  KEELSON_EVENT_STORE: store,
}: Known): Complaint[] {
  if (feed !== 'kafka') return [];
  return [
    ...(brokers === undefined
      ? [complaint('KEELSON_KAFKA_BROKERS', 'is missing: it is needed when KEELSON_FEED is kafka.')]
      : []),
    ...(store === 'kurrentdb'
      ? [complaint('KEELSON_FEED', 'must be postgres where KEELSON_EVENT_STORE is kurrentdb.')]
      : []),
  ];
}

/** Ids and figures of customers travel to the brokers. */
export function kafkaProductionRules({ KEELSON_KAFKA_BROKERS: brokers, KEELSON_KAFKA_TLS: tls }: Known): Complaint[] {
  const onThisMachine = brokers?.every((each) => LOOPBACK.includes(new URL(`kafka://${each}`).hostname)) ?? true;
  return tls === false && !onThisMachine
    ? [complaint('KEELSON_KAFKA_TLS', 'must be on in production while a broker is not on this machine.')]
    : [];
}
