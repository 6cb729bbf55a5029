import type { KafkaConfiguration } from '@keelson/configuration';
import { KafkaFollower } from '@keelson/event-store/kafka';
import type { Logger } from 'pino';
import type { EventFeed } from '../event-feed';
import { failureText } from '../failure';
import { type ConfirmingStore, RelayedFeed } from './relayed-feed';

export interface KafkaFeed {
  readonly feed: EventFeed;
  /** Whether the topic is heard now. */
  readonly heard: boolean;
  close(): Promise<void>;
}

/** The feed from the configured topic, which the relay fills. */
export function openKafkaFeed(kafka: KafkaConfiguration, store: ConfirmingStore, log: Pick<Logger, 'warn'>): KafkaFeed {
  const feed = new RelayedFeed(store);
  const follower = new KafkaFollower({ ...kafka, note: (text) => log.warn({ reason: failureText(text) }, 'Kafka') });
  follower.follow((relayed) => feed.take(relayed));
  return {
    feed,
    get heard() {
      return follower.connected;
    },
    close: () => follower.close(),
  };
}
