import type { Producer, RecordMetadata } from 'kafkajs';
import type { StoredEvent } from '../port';
import { within } from './deadline';
import { messageOf } from './event-message';
import { type EventPublisher, PublisherUnavailable } from './event-publisher';
import { ensureTopic, type EventTopic } from './event-topic';
import { type KafkaConnection, kafkaClient, type KafkaNote } from './kafka-connection';
import { messageRuns } from './message-runs';
import { partitioning } from './partition-of';

export interface KafkaPublisherOptions extends KafkaConnection {
  readonly topic: EventTopic;
  readonly note: KafkaNote;
}

const CLOSING_MS = 3_000;

const ALL_REPLICAS = -1;

/**
 * Publishes to one topic of Kafka. After a failure the producer is thrown away: what it knew of numbers and leaders may
 * be wrong, and a new one begins with none.
 */
export class KafkaPublisher implements EventPublisher {
  #producer: Promise<Producer> | undefined;
  readonly #partitionOf: (key: string) => number;

  constructor(private readonly options: KafkaPublisherOptions) {
    this.#partitionOf = partitioning(options.topic.partitions);
  }

  async publish(events: readonly StoredEvent[]): Promise<void> {
    try {
      this.#producer ??= this.#connect();
      const producer = await within(this.#producer);
      for (const run of messageRuns(events.map(messageOf))) await this.#send(producer, run);
    } catch (error) {
      void this.#discard();
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      throw new PublisherUnavailable(`nothing published to ${this.options.topic.name}: ${reason}`, { cause: error });
    }
  }

  async close(): Promise<void> {
    await within(this.#discard(), CLOSING_MS).catch(() => undefined);
  }

  async #send(producer: Producer, run: ReturnType<typeof messageRuns>[number]): Promise<void> {
    const { name: topic } = this.options.topic;
    const messages = run.map((message) => ({ ...message, partition: this.#partitionOf(message.key) }));
    const stored = await within(producer.send({ topic, acks: ALL_REPLICAS, timeout: 5_000, messages }));
    confirmAll(new Set(messages.map(({ partition }) => partition)), stored);
  }

  async #connect(): Promise<Producer> {
    const client = kafkaClient(this.options, this.options.note);
    const admin = client.admin();
    try {
      await admin.connect();
      await ensureTopic(admin, this.options.topic);
    } finally {
      await admin.disconnect();
    }
    const producer = client.producer({
      idempotent: true,
      maxInFlightRequests: 1,
      allowAutoTopicCreation: false,
      retry: { retries: 3 },
    });
    await producer.connect();
    return producer;
  }

  async #discard(): Promise<void> {
    const connecting = this.#producer;
    this.#producer = undefined;
    const producer = await connecting?.catch(() => undefined);
    await producer?.disconnect().catch(() => undefined);
  }
}

/**
 * Where a partition moves to another broker while a batch is repeated, kafkajs 2.2.4 takes what that broker answered
 * before for its answer, and resolves without having sent the partition's messages.
 */
function confirmAll(partitions: ReadonlySet<number>, stored: readonly RecordMetadata[]): void {
  const confirmed = new Set(stored.filter(({ errorCode }) => errorCode === 0).map(({ partition }) => partition));
  const missing = [...partitions].filter((partition) => !confirmed.has(partition));
  if (missing.length > 0) throw new Error(`no broker confirmed the partitions ${missing.join(', ')}`);
}
