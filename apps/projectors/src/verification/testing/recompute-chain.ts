import type { StoredEvent } from '@keelson/event-store';
import type { PostgresEventStore } from '@keelson/event-store/postgres';
import { createHash } from 'node:crypto';

const prefixed = (text: string): string => `${Buffer.byteLength(text, 'utf8')}:${text}`;

/** What a forger would write over the hashes of a stream so that its chain looks untouched. */
export async function recomputeChainFrom(store: PostgresEventStore, streamId: string): Promise<string> {
  let previous = '0'.repeat(64);
  const updates = (await store.readStream(streamId)).map((event) => {
    previous = forgedHash(previous, event);
    return `UPDATE event_store.events SET hash = decode('${previous}', 'hex') WHERE position = ${event.position}`;
  });
  return updates.join('; ');
}

function forgedHash(previous: string, event: StoredEvent): string {
  const texts = [
    previous,
    event.eventId,
    event.streamId,
    String(event.version),
    event.occurredAt.toISOString(),
    event.type,
    JSON.stringify(event.data),
    JSON.stringify(event.metadata),
    event.metadata.partitionKey,
  ];
  return createHash('sha256').update(texts.map(prefixed).join(''), 'utf8').digest('hex');
}
