import { KafkaPublisher } from '@keelson/event-store/kafka';
import { type Relay, relayName } from '../relay';
import { connectionTo } from './read-topic';

/** A relay to a broker of the tests. */
export const relayTo = (address: string, topic: string, partitions = 4): Relay & { readonly said: string[] } => {
  const said: string[] = [];
  return {
    said,
    name: relayName(topic),
    publisher: new KafkaPublisher({
      ...connectionTo(address),
      topic: { name: topic, partitions, replication: 1, retentionDays: 1 },
      note: (text) => said.push(text),
    }),
  };
};
