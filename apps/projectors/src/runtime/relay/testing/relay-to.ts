import type { KafkaConfiguration } from '@keelson/configuration';
import { KafkaPublisher } from '@keelson/event-store/kafka';
import { type Relay, relayName } from '../relay';
import { connectionTo } from './read-topic';

/** How a topic on a broker of the tests is reached and made. */
export const kafkaTo = (address: string, topic: string, partitions = 4): KafkaConfiguration => ({
  ...connectionTo(address),
  topic: { name: topic, partitions, replication: 1, retentionDays: 1 },
});

/** A relay to a broker of the tests. */
export const relayTo = (address: string, topic: string, partitions = 4): Relay & { readonly said: string[] } => {
  const said: string[] = [];
  return {
    said,
    name: relayName(topic),
    publisher: new KafkaPublisher({ ...kafkaTo(address, topic, partitions), note: (text) => said.push(text) }),
  };
};
