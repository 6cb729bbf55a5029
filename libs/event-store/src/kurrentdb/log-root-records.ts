import type { Position } from '../port';
import type { KeptRoots, LogRoot, RootRecords, StreamHead } from '../roots';
import type { LogReading } from './log-reading';
import { eventsAfter } from './log-verification';

/** Roots that are kept elsewhere, with heads read from the log. */
export class LogRootRecords implements RootRecords {
  constructor(
    private readonly kept: KeptRoots,
    private readonly reading: LogReading,
  ) {}

  all(): Promise<readonly LogRoot[]> {
    return this.kept.all();
  }

  lastTwo(): Promise<readonly LogRoot[]> {
    return this.kept.lastTwo();
  }

  at(positions: readonly Position[]): Promise<ReadonlyMap<Position, LogRoot>> {
    return this.kept.at(positions);
  }

  keep(root: LogRoot): Promise<void> {
    return this.kept.keep(root);
  }

  async over(partitionKey: string, positions: readonly Position[]): Promise<readonly LogRoot[]> {
    const own = await this.reading.partition(partitionKey, {});
    const places = [...own.map(({ position }) => position), ...positions];
    const roots = await this.kept.all();
    return roots.filter(({ previous, position }) => places.some((place) => place > previous && place <= position));
  }

  async heads(after: Position, until: Position): Promise<ReadonlyMap<string, StreamHead>> {
    const heads = new Map<string, StreamHead>();
    for await (const { position, streamId, version, hash } of eventsAfter(this.reading, after)) {
      if (position > until) break;
      heads.set(streamId, { version, hash });
    }
    return heads;
  }
}
