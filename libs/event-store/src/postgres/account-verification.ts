import type { Position } from '../port';
import type { EventReading } from './event-reading';
import { type Verification, verifyStream } from './verification';

export interface AccountVerification {
  readonly streams: number;
  /** Events of the account that are as they were appended, until the first fault. */
  readonly events: number;
  readonly fault?: Extract<Verification, { kind: 'broken' }>;
}

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
