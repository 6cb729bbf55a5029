import type { StoredEvent } from '../port';

/** One event as it stands in a topic. */
export interface EventMessage {
  /** The partition key: all about one customer stands in one partition, in order. */
  readonly key: string;
  /** The event as JSON, what is sealed in the store still sealed. */
  readonly value: string;
  /** For readers that choose by type or know a duplicate without opening the value. Ids and types only. */
  readonly headers: { readonly 'event-id': string; readonly 'event-type': string };
}

export function messageOf(event: StoredEvent): EventMessage {
  const { eventId, type, position, streamId, version, occurredAt, hash, data, metadata } = event;
  return {
    key: metadata.partitionKey,
    // Field by field: nothing comes along that a stored event has besides.
    value: JSON.stringify({ eventId, type, position, streamId, version, occurredAt, hash, data, metadata }),
    headers: { 'event-id': eventId, 'event-type': type },
  };
}

/** The stored event that a message holds. */
export function eventOf(value: string): StoredEvent {
  const event = JSON.parse(value) as Omit<StoredEvent, 'occurredAt'> & { readonly occurredAt: string };
  return { ...event, occurredAt: new Date(event.occurredAt) };
}
