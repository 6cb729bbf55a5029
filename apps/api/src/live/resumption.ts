import { type EventHeadings, START } from '@keelson/event-store';
import type { LiveLimits } from '../platform/http/limits';
import { bundledBy, sorted } from './delivery';
import type { LiveConnection } from './live-connection';
import type { LiveFeed } from './live-feed';
import type { PartnerCustomers } from './partner-customers';

export interface ResumptionParts {
  readonly headings: EventHeadings;
  readonly feed: LiveFeed;
  readonly customers: Pick<PartnerCustomers, 'followedBy'>;
  readonly limits: Pick<LiveLimits, 'missed'>;
}

/**
 * Where a stream begins, and into its pending news what was missed since the browser last heard. The log itself knows
 * that, so that any process may take up what another began. Whose scope is not all is told of events and positions of the
 * own account and, as a partner, of the customers' alone.
 */
export async function resume(
  connection: LiveConnection,
  after: number | undefined,
  { headings, feed, limits, customers }: ResumptionParts,
): Promise<number> {
  const { subject } = connection;
  const { complete } = feed;
  const everybody = connection.hears('all');
  const followed = everybody ? [] : await customers.followedBy(connection);
  if (connection.hears('partners')) for (const each of followed) if (each !== subject) connection.customers.add(each);
  if (after === undefined) return everybody ? complete : await headings.lastOfPartitions(followed, complete);
  const known = after === START || (await headings.standsAt(after));
  const most = limits.missed + 1;
  const missed = everybody
    ? await headings.between(after, Number.MAX_SAFE_INTEGER, most)
    : await headings.ofPartitions(followed, after, most);
  if (!known || missed.length === most) {
    const start = everybody ? complete : await headings.lastOfPartitions(followed, complete);
    connection.tellEverything(start);
    return start;
  }
  const told = missed.map((heading) => ({ heading, topics: feed.readable(heading) }));
  const { all, bySubject } = sorted(told.filter(({ topics }) => topics.length > 0));
  const ofCustomers = bundledBy(told, ({ heading }) => (heading.subjectId === subject ? undefined : subject));
  const news = [
    all.newsOf(connection.topicsWithin('all'), complete),
    bySubject.get(subject)?.newsOf(connection.topicsWithin('own'), complete),
    ofCustomers.get(subject)?.newsOf(connection.topicsWithin('partners'), complete),
  ];
  for (const each of news) if (each) connection.tell(each);
  return after;
}
