import type { EventHeadings } from '@keelson/event-store/postgres';
import type { LiveLimits } from '../platform/http/limits';
import { sorted } from './delivery';
import type { LiveConnection } from './live-connection';
import type { LiveFeed } from './live-feed';

export interface ResumptionParts {
  readonly headings: EventHeadings;
  readonly feed: LiveFeed;
  readonly limits: Pick<LiveLimits, 'missed'>;
}

/**
 * Where a stream begins, and into its pending news what was missed since the browser last heard. The log itself knows
 * that, so that any process may take up what another began. Somebody who reaches only the own account is told of own
 * events and own positions alone.
 */
export async function resume(
  connection: LiveConnection,
  after: number | undefined,
  { headings, feed, limits }: ResumptionParts,
): Promise<number> {
  const { subject } = connection;
  const { complete } = feed;
  const everybody = connection.hears('all');
  if (after === undefined) return everybody ? complete : await headings.lastOfPartition(subject, complete);
  const known = after === 0 || (await headings.between(after - 1, after, 1)).length === 1;
  const most = limits.missed + 1;
  const missed = everybody
    ? await headings.between(after, Number.MAX_SAFE_INTEGER, most)
    : await headings.ofPartitions([subject], after, most);
  if (!known || missed.length === most) {
    const start = everybody ? complete : await headings.lastOfPartition(subject, complete);
    connection.tellEverything(start);
    return start;
  }
  const told = missed.map((heading) => ({ heading, topics: feed.readable(heading) }));
  const { all, bySubject } = sorted(told.filter(({ topics }) => topics.length > 0));
  const news = [
    all.newsOf(connection.topicsWithin('all'), complete),
    bySubject.get(subject)?.newsOf(connection.topicsWithin('own'), complete),
  ];
  for (const each of news) if (each) connection.tell(each);
  return after;
}
