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
  while (!parts.stopping()) {
    const step = await follower.step();
    if (step === 'lost') return 'busy';
    parts.onProgress?.(follower.position);
    if (!follower.caughtUp) continue;
    const outcome = await switchGenerations(pool, projection, claim);
    if (outcome === 'lost') return 'busy';
    if (outcome === 'switched') return 'switched';
  }
  return 'stopped';
}
