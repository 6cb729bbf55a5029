import {
  BACKWARDS,
  END,
  excludeSystemEvents,
  type KurrentDBClient,
  type ReadPosition,
  type RecordedEvent,
  START as LOG_START,
  StreamNotFoundError,
} from '@kurrent/kurrentdb-client';
import { type LogPage, type PartOfPartition, type Position, START, type StoredEvent } from '../port';
import { checkLimit } from '../record/check-append';
import { within } from './outage';
import { type AttemptedEvent, attemptedEvent, storedEvent } from './recorded-event';

const PAGE = 1_000;

/**
 * A follower may not have what its leader has acknowledged, and then a command would be decided on less than was recorded.
 */
const FROM_LEADER = { requiresLeader: true } as const;

/** The server gave events in another order, or left one of a stream out: somebody truncated the stream. */
export class EventsMissing extends Error {
  override readonly name = 'EventsMissing';
}

/** Reads over one client. Every method rejects with `EventStoreUnavailable` in an outage. */
export class LogReading {
  constructor(
    private readonly client: KurrentDBClient,
    private readonly longest: number,
  ) {}

  async stream(streamId: string, afterVersion: number, limit?: number): Promise<readonly AttemptedEvent[]> {
    if (limit !== undefined) checkLimit(limit);
    const events: AttemptedEvent[] = [];
    for (let most = limit ?? Infinity; events.length < most;) {
      const wanted = Math.min(PAGE, most - events.length);
      const after = afterVersion + events.length;
      const page = await this.page(streamId, after, wanted);
      const missing = page.findIndex(({ version }, index) => version !== after + index + 1);
      if (missing >= 0) throw new EventsMissing(`version ${after + missing + 1} of ${streamId} is missing`);
      events.push(...page);
      if (page.length < wanted) break;
    }
    return events;
  }

  async all(after: Position, limit: number): Promise<LogPage> {
    checkLimit(limit);
    const read = await within(this.longest, this.#all(after, limit + 1));
    const events = read.filter(({ position }) => position > after).slice(0, limit);
    const disordered = events.find(({ position }, index) => position <= (events[index - 1]?.position ?? after));
    if (disordered) throw new EventsMissing(`position ${disordered.position} came after a later one`);
    return { events, checkpoint: events.at(-1)?.position ?? after };
  }

  /** The server has no index by partition: this walks the log. */
  async partition(
    partitionKey: string,
    { afterPosition = START, fromPosition, limit = Infinity }: PartOfPartition,
  ): Promise<readonly StoredEvent[]> {
    if (limit !== Infinity) checkLimit(limit);
    const first = fromPosition === undefined ? undefined : await this.at(fromPosition);
    const found = first?.metadata.partitionKey === partitionKey ? [first] : [];
    for (let from = fromPosition ?? afterPosition; ;) {
      const { events, checkpoint } = await this.all(from, PAGE);
      found.push(...events.filter(({ metadata }) => metadata.partitionKey === partitionKey));
      if (found.length >= limit) return found.slice(0, limit);
      if (events.length < PAGE) return found;
      from = checkpoint;
    }
  }

  /** The event at a position, if one stands there. */
  async at(position: Position): Promise<StoredEvent | undefined> {
    if (position === START) return undefined;
    const [event] = await within(this.longest, this.#all(position, 1));
    return event?.position === position ? event : undefined;
  }

  async head(): Promise<Position> {
    const [last] = await this.before(undefined, 1);
    return last?.position ?? START;
  }

  /** The events before a position, or the last of the log, latest first. */
  async before(position: Position | undefined, limit: number): Promise<readonly StoredEvent[]> {
    const read = await within(this.longest, this.#backwards(position, limit + 1));
    return read.filter((event) => position === undefined || event.position < position).slice(0, limit);
  }

  /** A part of a stream as the server has it, whatever is missing. */
  async page(streamId: string, afterVersion: number, maxCount: number): Promise<readonly AttemptedEvent[]> {
    const read = this.client.readStream(streamId, {
      ...FROM_LEADER,
      fromRevision: BigInt(afterVersion),
      maxCount,
    });
    try {
      return await within(this.longest, collected(read));
    } catch (error) {
      if (error instanceof StreamNotFoundError) return [];
      throw error;
    }
  }

  /** A read begins with the event that stands at its position. */
  async #all(from: Position, maxCount: number): Promise<readonly StoredEvent[]> {
    const fromPosition = from === START ? LOG_START : placeOf(from);
    const read = this.client.readAll({ ...FROM_LEADER, fromPosition, maxCount, filter: excludeSystemEvents() });
    return (await collected(read)).map(storedEvent);
  }

  async #backwards(from: Position | undefined, maxCount: number): Promise<readonly StoredEvent[]> {
    const fromPosition: ReadPosition = from === undefined ? END : placeOf(from);
    const where = { fromPosition, direction: BACKWARDS } as const;
    const read = this.client.readAll({ ...FROM_LEADER, ...where, maxCount, filter: excludeSystemEvents() });
    return (await collected(read)).map(storedEvent);
  }
}

const placeOf = (position: Position): { readonly commit: bigint; readonly prepare: bigint } => ({
  commit: BigInt(position),
  prepare: BigInt(position),
});

async function collected(read: AsyncIterable<{ readonly event?: RecordedEvent }>): Promise<readonly AttemptedEvent[]> {
  const events: AttemptedEvent[] = [];
  for await (const { event } of read) events.push(attemptedEvent(event));
  return events;
}
