import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { KafkaMessage } from 'kafkajs';
import { endOf, FETCH_MS } from './consumer-end';
import { within } from './deadline';
import { eventOf } from './event-message';
import { ensureTopic, type EventTopic } from './event-topic';
import { type KafkaConnection, kafkaClient, type KafkaNote } from './kafka-connection';
import type { RelayedEvent, RelayedEvents } from './relayed-events';

export interface KafkaFollowerOptions extends KafkaConnection {
  readonly topic: EventTopic;
  readonly note: KafkaNote;
}

/** A try to connect that is under way is not waited for any longer. */
const CLOSING_MS = 3_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/**
 * Follows all partitions of one topic from their ends, as the only member of a consumer group of its own. It commits no
 * offsets: after a pause it goes on with what comes then. After a failure the consumer is thrown away and a new one made.
 */
export class KafkaFollower implements RelayedEvents {
  readonly #closing = new AbortController();
  #following: Promise<void> | undefined;
  #connected = false;

  constructor(private readonly options: KafkaFollowerOptions) {}

  /** Whether it hears what is relayed now. */
  get connected(): boolean {
    return this.#connected;
  }

  follow(take: (events: readonly RelayedEvent[]) => void): void {
    this.#following ??= this.#keepFollowing(take);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    if (this.#following) await within(this.#following, CLOSING_MS).catch(() => undefined);
  }

  async #keepFollowing(take: (events: readonly RelayedEvent[]) => void): Promise<void> {
    const { signal } = this.#closing;
    for (let failures = 1; !signal.aborted; failures += 1) {
      try {
        await this.#followOnce(take, () => (failures = 0));
      } catch (error) {
        if (this.#closing.signal.aborted) return;
        const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
        this.options.note(`nothing comes from ${this.options.topic.name}: ${reason}`);
      }
      const rest = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
      await pause(rest, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Until it fails or is closed. */
  async #followOnce(take: (events: readonly RelayedEvent[]) => void, onAnswer: () => void): Promise<void> {
    const { topic, note } = this.options;
    const client = kafkaClient(this.options, note);
    const admin = client.admin();
    try {
      await within(admin.connect());
      await within(ensureTopic(admin, topic));
    } finally {
      await within(admin.disconnect(), CLOSING_MS).catch(() => undefined);
    }
    const consumer = client.consumer({
      groupId: `${topic.name}-${randomUUID()}`,
      allowAutoTopicCreation: false,
      maxWaitTimeInMs: FETCH_MS,
      retry: { retries: 3, restartOnFailure: () => Promise.resolve(false) },
    });
    const over = new AbortController();
    const ended = endOf(consumer, AbortSignal.any([this.#closing.signal, over.signal]), () => {
      this.#connected = true;
      onAnswer();
    });
    // Its failure is met below; one that comes while the consumer still connects must not be left unhandled.
    ended.catch(() => undefined);
    try {
      await within(consumer.connect());
      await within(consumer.subscribe({ topic: topic.name, fromBeginning: false }));
      const running = consumer.run({
        autoCommit: false,
        eachBatch: ({ batch }) => {
          take(batch.messages.flatMap((each) => this.#read(each)));
          return Promise.resolve();
        },
      });
      await Promise.race([ended, within(running)]);
      await ended;
    } finally {
      over.abort();
      this.#connected = false;
      await within(consumer.disconnect(), CLOSING_MS).catch(() => undefined);
    }
  }

  #read({ value }: KafkaMessage): readonly RelayedEvent[] {
    if (!value) return [];
    try {
      return [{ event: eventOf(value.toString()), bytes: value.byteLength }];
    } catch {
      this.options.note(`a message in ${this.options.topic.name} is no event`);
      return [];
    }
  }
}
