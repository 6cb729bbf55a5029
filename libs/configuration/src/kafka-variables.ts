import { z } from 'zod';
import { brokerAddresses, wholeNumber } from './text-formats';
import { optionalVariable, variable } from './variable';

/** How long backups of the subject keys may be kept: what a topic keeps longer could be opened again for as long. */
const LONGEST_KEPT_DAYS = 30;

/** Events that are handed on to Kafka, and followed from there. */
export const kafkaVariables = {
  KEELSON_FEED: variable({
    about:
      'Where projections and reactors get events from: `postgres`, the event store itself, or `kafka`, what the relay hands on.',
    secret: false,
    example: 'kafka',
    fallback: 'postgres',
    schema: z.enum(['postgres', 'kafka'], 'must be postgres or kafka'),
  }),
  KEELSON_KAFKA_BROKERS: optionalVariable({
    about: 'Brokers of Kafka to which every event is relayed. Without them nothing is relayed.',
    secret: false,
    example: 'kafka-1.example.com:9093,kafka-2.example.com:9093',
    schema: brokerAddresses,
  }),
  KEELSON_KAFKA_TLS: variable({
    about: 'Whether the brokers are spoken to over TLS: `on` or `off`. `off` in production on this machine only.',
    secret: false,
    example: 'on',
    fallback: 'on',
    schema: z.enum(['on', 'off'], 'must be on or off').transform((text) => text === 'on'),
  }),
  KEELSON_KAFKA_USER: optionalVariable({
    about: 'The user at the brokers (SASL, SCRAM-SHA-512), where they ask for one.',
    secret: false,
    example: 'keelson',
    schema: z.string().min(1),
  }),
  KEELSON_KAFKA_PASSWORD: optionalVariable({
    about: 'The password of KEELSON_KAFKA_USER.',
    secret: true,
    example: '<password>',
    schema: z.string().min(1),
  }),
  KEELSON_KAFKA_TOPIC: variable({
    about: 'The topic, which is made where it is not there. All events are published again to one with another name.',
    secret: false,
    example: 'keelson-events',
    fallback: 'keelson-events',
    schema: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/, 'must be small letters, digits and hyphens, 60 at most'),
  }),
  KEELSON_KAFKA_PARTITIONS: variable({
    about: 'Into how many partitions the topic is cut; of one that is there the number must be its own.',
    secret: false,
    example: '24',
    fallback: '12',
    schema: wholeNumber(1, 1_000),
  }),
  KEELSON_KAFKA_REPLICATION: variable({
    about: 'On how many brokers each partition is kept.',
    secret: false,
    example: '3',
    fallback: '3',
    schema: wholeNumber(1, 9),
  }),
  KEELSON_KAFKA_RETENTION_DAYS: variable({
    about:
      'After how many days the topic forgets an event: 30 at most, as long as backups of the subject keys may be kept.',
    secret: false,
    example: '14',
    fallback: '7',
    schema: wholeNumber(1, LONGEST_KEPT_DAYS),
  }),
} as const;
