import { type EventHeading, type EventHeadings, type Position, START, type StoredEvent } from '../port';
import { checkLimit } from '../record/check-append';
import type { LogReading } from './log-reading';

const PAGE = 1_000;

/** Headings read from the log itself: what is recent is near, what is old is a walk. */
export class LogHeadings implements EventHeadings {
  constructor(private readonly reading: Pick<LogReading, 'all' | 'at' | 'before'>) {}

  async standsAt(position: Position): Promise<boolean> {
    return (await this.reading.at(position)) !== undefined;
  }

  async between(after: Position, upTo: Position, limit: number): Promise<readonly EventHeading[]> {
    const { events } = await this.reading.all(after, limit);
    return events.filter(({ position }) => position <= upTo).map(headingOf);
  }

  async ofPartitions(
    partitionKeys: readonly string[],
    after: Position,
    limit: number,
  ): Promise<readonly EventHeading[]> {
    checkLimit(limit);
    const wanted = new Set(partitionKeys);
    const found: EventHeading[] = [];
    for (let from = after; ;) {
      const { events, checkpoint } = await this.reading.all(from, PAGE);
      found.push(...events.filter(({ metadata }) => wanted.has(metadata.partitionKey)).map(headingOf));
      if (found.length >= limit || events.length < PAGE) return found.slice(0, limit);
      from = checkpoint;
    }
  }

  async ofType(type: string): Promise<readonly EventHeading[]> {
    const found: EventHeading[] = [];
    for (let from = START; ;) {
      const { events, checkpoint } = await this.reading.all(from, PAGE);
      found.push(...events.filter((event) => event.type === type).map(headingOf));
      if (events.length < PAGE) return found;
      from = checkpoint;
    }
  }

  async lastOfPartitions(partitionKeys: readonly string[], upTo: Position): Promise<Position> {
    const wanted = new Set(partitionKeys);
    for (let from: Position | undefined; ;) {
      const events = await this.reading.before(from, PAGE);
      const last = events.find(({ position, metadata }) => position <= upTo && wanted.has(metadata.partitionKey));
      if (last) return last.position;
      if (events.length < PAGE) return START;
      from = events.at(-1)?.position;
    }
  }
}

const headingOf = ({ position, type, metadata, occurredAt }: StoredEvent): EventHeading => ({
  position,
  type,
  subjectId: metadata.subjectId,
  occurredAt,
});
