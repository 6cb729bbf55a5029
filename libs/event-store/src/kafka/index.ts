export { type EventMessage, eventOf, messageOf } from './event-message';
export { type EventPublisher, PublisherUnavailable } from './event-publisher';
export { type EventTopic, topicSettings } from './event-topic';
export { type KafkaConnection, kafkaClient, type KafkaNote } from './kafka-connection';
export { KafkaFollower, type KafkaFollowerOptions } from './kafka-follower';
export { KafkaPublisher, type KafkaPublisherOptions } from './kafka-publisher';
export { partitioning } from './partition-of';
export type { RelayedEvent, RelayedEvents } from './relayed-events';
