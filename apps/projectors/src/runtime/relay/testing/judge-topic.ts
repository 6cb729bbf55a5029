import type { StoredEvent } from '@keelson/event-store';
import { messageOf, partitioning } from '@keelson/event-store/kafka';
import type { TopicMessage } from './read-topic';

/**
 * In what a topic disagrees with the store, in sentences; empty when every event is there, each key stands in the one
 * partition that is its own, whatever comes twice is the same, and what comes first comes in the store's order.
 */
export function faultsOf(
  messages: readonly TopicMessage[],
  stored: readonly StoredEvent[],
  partitions: number,
): readonly string[] {
  const partitionOf = partitioning(partitions);
  const byId = new Map(stored.map((event) => [event.eventId, event]));
  const values = new Map<string, string>();
  const last = new Map<number, number>();
  const faults: string[] = [];
  for (const { partition, key, value, eventId } of messages) {
    const event = byId.get(eventId);
    if (!event || value !== messageOf(event).value) faults.push(`${eventId} is not as it is stored`);
    if (key !== event?.metadata.partitionKey || partition !== partitionOf(key))
      faults.push(`${eventId} has the key ${key} in partition ${partition}`);
    if (values.has(eventId)) {
      if (values.get(eventId) !== value) faults.push(`${eventId} comes twice, and differs`);
      continue;
    }
    values.set(eventId, value);
    const position = event?.position ?? 0;
    if (position < (last.get(partition) ?? 0)) faults.push(`${eventId} comes after later events`);
    last.set(partition, position);
  }
  for (const { eventId, position } of stored)
    if (!values.has(eventId)) faults.push(`${eventId} at ${position} is missing`);
  return faults;
}
