import type { Reach } from '@keelson/contracts/access';
import type { RouteId } from '@keelson/contracts/routes';
import { type LiveTopic, liveTopics } from '@keelson/contracts/live';
import type { SessionHolder } from '../platform/access/caller';
import type { Guard } from '../platform/access/guard';

/** The topics that somebody hears of, and about whose accounts. */
export type Audience = ReadonlyMap<LiveTopic, Reach>;

interface Rule {
  readonly projections: readonly string[];
  readonly readBy: RouteId;
}

export const TOPICS: ReadonlyMap<LiveTopic, Rule> = new Map(
  Object.entries(liveTopics satisfies Record<LiveTopic, Rule>) as [LiveTopic, Rule][],
);

/** Whoever may read a topic's answers hears of it: the access matrix decides, as it does over reading. */
export function audienceOf(guard: Pick<Guard, 'reachOn'>, holder: SessionHolder): Audience {
  const audience = new Map<LiveTopic, Reach>();
  for (const [topic, { readBy }] of TOPICS) {
    const reach = guard.reachOn(readBy, holder);
    if (reach) audience.set(topic, reach);
  }
  return audience;
}
