import type { EventToAppend, StreamAppend } from '../port';
import { eventHash } from './event-hash';

/** An event with its place in its stream and the texts that are stored of it. */
export interface ChainedEvent {
  readonly event: EventToAppend;
  readonly version: number;
  readonly data: string;
  readonly metadata: string;
  readonly hash: string;
}

/** Numbers the events of an append after its expected version and chains their hashes to the stream's last one. */
export function chain(
  { streamId, expectedVersion, events }: StreamAppend,
  previousHash: string,
  occurredAt: string,
): readonly ChainedEvent[] {
  let previous = previousHash;
  return events.map((event, index) => {
    const version = expectedVersion + 1 + index;
    const data = JSON.stringify(event.data);
    const metadata = JSON.stringify(event.metadata);
    const { eventId, type } = event;
    const { partitionKey } = event.metadata;
    previous = eventHash(previous, { eventId, streamId, version, occurredAt, type, data, metadata, partitionKey });
    return { event, version, data, metadata, hash: previous };
  });
}
