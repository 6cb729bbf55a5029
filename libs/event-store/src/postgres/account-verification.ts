import type { Position } from '../port';
import type { AccountVerification } from '../roots';
import type { EventReading } from './event-reading';
import { verifyStream } from './verification';

/**
 * Recomputes the chains of every stream with this partition key and of those that hold the events at `elsewhere`: what
 * others did about the account. Of the latter streams only these events are counted.
 */
export async function verifyAccount(
  reading: EventReading,
  partitionKey: string,
  elsewhere: readonly Position[],
): Promise<AccountVerification> {
  const streams = await reading.streamsOf(partitionKey, elsewhere);
  let events = 0;
  for (const { streamId, counted } of streams) {
    const found = await verifyStream(reading, streamId);
    if (found.kind === 'broken') return { streams: streams.length, events, fault: found };
    events += counted ?? found.events;
  }
  return { streams: streams.length, events };
}
