import { Kafka, logLevel } from 'kafkajs';
import { quietIdleConnections } from './idle-connections';

export interface KafkaConnection {
  /** Each `host:port`. */
  readonly brokers: readonly string[];
  readonly tls: boolean;
  readonly login?: { readonly user: string; readonly password: string };
}

/** Told what the client has to say; it names brokers and requests, never what is published. */
export type KafkaNote = (text: string) => void;

/** Few tries inside the client, soon over: whoever uses it waits in its own way, where people see it. */
const TRIES = { initialRetryTime: 100, maxRetryTime: 1_000, retries: 3 } as const;

export function kafkaClient({ brokers, tls, login }: KafkaConnection, note: KafkaNote): Kafka {
  quietIdleConnections();
  return new Kafka({
    clientId: 'keelson',
    brokers: [...brokers],
    ssl: tls,
    ...(login && { sasl: { mechanism: 'scram-sha-512', username: login.user, password: login.password } }),
    connectionTimeout: 3_000,
    requestTimeout: 5_000,
    retry: TRIES,
    logLevel: logLevel.ERROR,
    logCreator:
      () =>
      ({ namespace, log: { message } }) =>
        note(`${namespace}: ${message}`),
  });
}
