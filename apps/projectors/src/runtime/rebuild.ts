import type { Position } from '@keelson/event-store';
import type { Checkpoints, Ownership } from './checkpoints';
import { EndingFeed } from './event-feed';
import { Follower, type FollowerParts } from './follower';
import { type Finish, switchGenerations } from './finish-rebuild';
import { nextName, openNext } from './projection-tables';
import type { AnyProjection } from './registration';

export interface RebuildParts extends FollowerParts {
  readonly projection: AnyProjection;
  readonly checkpoints: Checkpoints;
  readonly ownership: Ownership;
  /** Go on with what an interrupted rebuild to the same version left. */
  readonly resume: boolean;
  readonly stopping: () => boolean;
  readonly onProgress?: (position: Position) => void;
}

/** `busy`: another process rebuilds it. `stopped`: this process drains; the next one resumes. */
export type Unfinished = 'busy' | 'stopped';
export type RebuildOutcome = 'switched' | Unfinished;

/** Builds the table anew beside the live one, which goes on serving and following, and takes its place at the head. */
export const rebuild = (parts: RebuildParts): Promise<RebuildOutcome> => buildNext(parts, switchGenerations);

/** Builds the next generation up to the end of the feed, and finishes as it is told. */
export async function buildNext<Outcome>(parts: RebuildParts, finish: Finish<Outcome>): Promise<Outcome | Unfinished> {
  const { projection, pool, checkpoints } = parts;
  if (!(await openNext(pool, projection, parts.ownership, parts.resume))) return 'busy';
  const claim = await checkpoints.claim(nextName(projection.name), projection.version);
  if (!claim) return 'busy';
  const feed = new EndingFeed(parts.feed);
  const follower = await Follower.start({ ...parts, feed }, claim);
  const advance = async (): Promise<boolean> => {
    const step = await follower.step();
    parts.onProgress?.(follower.position);
    return step !== 'lost';
  };
  while (!follower.caughtUp) {
    if (parts.stopping()) {
      await follower.settle();
      return 'stopped';
    }
    if (!(await advance())) return 'busy';
  }
  const catchUp = async (position: Position): Promise<boolean> => {
    while (follower.position < position) if (!(await advance())) return false;
    return await follower.settle();
  };
  // From here on it reads nothing ahead: it has come to the end of the feed.
  const stopAt = async (position: Position): Promise<boolean> => {
    feed.endAt(position);
    return await catchUp(position);
  };
  const partitionKeyAt = async (streamId: string, version: number): Promise<string> => {
    const [event] = await parts.store.readStream(streamId, { afterVersion: version - 1, limit: 1 });
    if (!event) throw new Error(`${streamId} is set aside and has no version ${version}`);
    return event.metadata.partitionKey;
  };
  return (await finish(pool, { projection, claim, catchUp, stopAt, partitionKeyAt })) ?? 'busy';
}
