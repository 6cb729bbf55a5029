import type { ChainFaultReason } from '@keelson/vocabulary';
import { type Position, START, type StoredEvent } from '../port';
import { eventHash, NO_HASH } from '../record/event-hash';
import type { RootFault, RootWitness, StreamHead, StreamOfAccount, Verification } from '../roots';
import type { LogReading } from './log-reading';

const PAGE = 1_000;
const NO_EVENT: StreamHead = { version: 0, hash: NO_HASH };

/** Walks one stream and recomputes every hash. */
export async function verifyStream(reading: LogReading, streamId: string): Promise<Verification> {
  let previous = NO_EVENT;
  for (;;) {
    const page = await reading.page(streamId, previous.version, PAGE);
    for (const event of page) {
      const reason = faultOf(event, previous);
      if (reason) return broken(event, reason);
      previous = event;
    }
    if (page.length < PAGE) return { kind: 'intact', events: previous.version };
  }
}

/**
 * Walks the whole log in position order. Keeps one hash per stream in memory, about 200 bytes. Positions have gaps of
 * their own here: that the end of a stream is gone, a signed root alone can tell.
 */
export async function verifyAll(reading: LogReading): Promise<Verification>;
export async function verifyAll(reading: LogReading, witness: RootWitness): Promise<Verification | RootFault>;
export async function verifyAll(reading: LogReading, witness?: RootWitness): Promise<Verification | RootFault> {
  const heads = new Map<string, StreamHead>();
  let events = 0;
  for await (const event of eventsAfter(reading, START)) {
    const { streamId, version, hash, position } = event;
    const reason = faultOf(event, heads.get(streamId) ?? NO_EVENT);
    if (reason) return broken(event, reason);
    const head = { version, hash };
    heads.set(streamId, head);
    events += 1;
    const fault = witness?.passed(position, streamId, head);
    if (fault) return fault;
  }
  return witness?.ended() ?? { kind: 'intact', events };
}

/** The events after a position to the end of the log, a page at a time. */
export async function* eventsAfter(reading: LogReading, after: Position): AsyncGenerator<StoredEvent> {
  for (let from = after; ;) {
    const { events, checkpoint } = await reading.all(from, PAGE);
    yield* events;
    if (events.length < PAGE) return;
    from = checkpoint;
  }
}

/** The streams of a partition, and those of others that hold events at these positions, with their number. */
export async function streamsOf(
  reading: LogReading,
  partitionKey: string,
  elsewhere: readonly Position[],
): Promise<readonly StreamOfAccount[]> {
  const own = new Set((await reading.partition(partitionKey, {})).map(({ streamId }) => streamId));
  const others = new Map<string, number>();
  for (const position of elsewhere) {
    const event = await reading.at(position);
    if (event && event.metadata.partitionKey !== partitionKey)
      others.set(event.streamId, (others.get(event.streamId) ?? 0) + 1);
  }
  const streams = [
    ...[...own].map((streamId) => ({ streamId })),
    ...[...others].map(([streamId, counted]) => ({ streamId, counted })),
  ];
  return streams.sort((one, other) => (one.streamId < other.streamId ? -1 : 1));
}

function faultOf(event: StoredEvent, previous: StreamHead): ChainFaultReason | undefined {
  if (event.version !== previous.version + 1) return 'version-missing';
  return hashAfter(previous.hash, event) === event.hash ? undefined : 'hash-differs';
}

/** The server gives values back, not the bytes that were sent: their text is made again as the appender made it. */
const hashAfter = (previous: string, { eventId, streamId, version, occurredAt, type, data, metadata }: StoredEvent) =>
  eventHash(previous, {
    ...{ eventId, streamId, version, type },
    occurredAt: occurredAt.toISOString(),
    data: JSON.stringify(data),
    metadata: JSON.stringify(metadata),
    partitionKey: metadata.partitionKey,
  });

const broken = (event: StoredEvent, reason: ChainFaultReason): Verification => {
  const { position, streamId, version, eventId, type } = event;
  return { kind: 'broken', reason, position, streamId, version, eventId, type };
};
