import type { Position } from '@keelson/event-store';
import type { Checkpoints, Ownership } from './checkpoints';
import { Follower, type FollowerParts } from './follower';
import { nextName, openNext, switchGenerations } from './projection-tables';
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
export type RebuildOutcome = 'switched' | 'busy' | 'stopped';

/** Builds the table anew beside the live one, which goes on serving and following, and takes its place at the head. */
export async function rebuild(parts: RebuildParts): Promise<RebuildOutcome> {
  const { projection, pool, checkpoints } = parts;
  if (!(await openNext(pool, projection, parts.ownership, parts.resume))) return 'busy';
  const claim = await checkpoints.claim(nextName(projection.name), projection.version);
  if (!claim) return 'busy';
  const follower = await Follower.start(parts, claim);
  const advance = async (): Promise<boolean> => {
    const step = await follower.step();
    parts.onProgress?.(follower.position);
    return step !== 'lost';
  };
  while (!follower.caughtUp) {
    if (parts.stopping()) return 'stopped';
    if (!(await advance())) return 'busy';
  }
  const catchUp = async (position: Position): Promise<boolean> => {
    while (follower.position < position) if (!(await advance())) return false;
    return true;
  };
  return (await switchGenerations(pool, { projection, next: claim, catchUp })) ? 'switched' : 'busy';
}
