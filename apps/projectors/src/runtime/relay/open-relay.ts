import type { KafkaConfiguration } from '@keelson/configuration';
import { KafkaPublisher } from '@keelson/event-store/kafka';
import type { Logger } from 'pino';
import { failureText } from '../failure';
import { type Relay, relayName } from './relay';

/** The relay to the configured topic. Nothing is connected before its first event. */
export const openRelay = (kafka: KafkaConfiguration, log: Pick<Logger, 'warn'>): Relay => ({
  name: relayName(kafka.topic.name),
  publisher: new KafkaPublisher({ ...kafka, note: (text) => log.warn({ reason: failureText(text) }, 'Kafka') }),
});
