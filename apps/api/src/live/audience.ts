import type { Scope } from '@keelson/contracts/access';
import type { RouteId } from '@keelson/contracts/routes';
import { type LiveTopic, liveTopics } from '@keelson/contracts/live';
import type { SessionHolder } from '../platform/access/caller';
import type { Guard } from '../platform/access/guard';

/** The topics that somebody hears of, and about whose accounts. */
export type Audience = ReadonlyMap<LiveTopic, Scope>;

interface Rule {
  readonly projections: readonly string[];
  readonly readBy: RouteId;
}

export const TOPICS: ReadonlyMap<LiveTopic, Rule> = new Map(
  Object.entries(liveTopics satisfies Record<LiveTopic, Rule>) as [LiveTopic, Rule][],
);

/** Callers who may read a topic's answers hear of it: the access matrix decides, as it does for reading. */
export function audienceOf(guard: Pick<Guard, 'scopeOn'>, holder: SessionHolder): Audience {
  const audience = new Map<LiveTopic, Scope>();
  for (const [topic, { readBy }] of TOPICS) {
    const scope = guard.scopeOn(readBy, holder);
    if (scope) audience.set(topic, scope);
  }
  return audience;
}
