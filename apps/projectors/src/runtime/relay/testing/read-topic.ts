import { randomUUID } from 'node:crypto';
import { type KafkaConnection, kafkaClient } from '@keelson/event-store/kafka';
import { until } from '../../testing/bench';

export interface TopicMessage {
  readonly partition: number;
  readonly offset: number;
  readonly key: string;
  readonly value: string;
  readonly eventId: string;
  readonly headers: readonly string[];
}

export const connectionTo = (address: string): KafkaConnection => ({ brokers: [address], tls: false });

/** All that a topic holds now, each partition in its order. */
export async function readTopic(address: string, topic: string): Promise<readonly TopicMessage[]> {
  const client = kafkaClient(connectionTo(address), () => undefined);
  const admin = client.admin();
  await admin.connect();
  const ends = new Map(
    (await admin.fetchTopicOffsets(topic)).map(({ partition, high }) => [partition, Number(high)] as const),
  );
  await admin.disconnect();
  const consumer = client.consumer({ groupId: randomUUID(), allowAutoTopicCreation: false });
  await consumer.connect();
  await consumer.subscribe({ topic, fromBeginning: true });
  const found: TopicMessage[] = [];
  const reached = new Map([...ends].map(([partition]) => [partition, 0]));
  await consumer.run({
    autoCommit: false,
    eachMessage: ({ partition, message: { offset, key, value, headers } }) => {
      reached.set(partition, Number(offset) + 1);
      found.push({
        ...{ partition, offset: Number(offset), key: key?.toString() ?? '', value: value?.toString() ?? '' },
        eventId: headers?.['event-id']?.toString() ?? '',
        headers: Object.entries(headers ?? {}).map(([name, text]) => `${name}: ${String(text)}`),
      });
      return Promise.resolve();
    },
  });
  await until(() => [...ends].every(([partition, end]) => (reached.get(partition) ?? 0) >= end), `all of ${topic}`);
  await consumer.disconnect();
  // The consumer may have read on.
  return found
    .filter(({ partition, offset }) => offset < (ends.get(partition) ?? 0))
    .sort((a, b) => a.partition - b.partition || a.offset - b.offset);
}
