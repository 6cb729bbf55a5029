import type { LiveTopic } from '@keelson/contracts/live';
import type { LiveConnection } from './live-connection';
import type { Told } from './live-feed';
import type { News } from './pending-news';

/** What one account's listeners, a partner's, or all of staff, hear of: topics, and where the events behind them stand. */
export class Bundle {
  private readonly topics = new Map<LiveTopic, number>();
  private readonly positions: number[] = [];

  add({ heading, topics }: Told): void {
    this.positions.push(heading.position);
    for (const topic of topics) this.topics.set(topic, heading.position);
  }

  /** The part of it that concerns these topics. `complete`: up to where nothing is left to tell. */
  newsOf(topics: readonly LiveTopic[], complete: number): News | undefined {
    const changed = topics.filter((topic) => this.topics.has(topic));
    if (changed.length === 0) return undefined;
    const position = Math.max(...changed.map((topic) => this.topics.get(topic) ?? 0));
    const settled = this.positions.filter((each) => each <= complete).at(-1);
    return { topics: changed, position, resumeFrom: settled };
  }
}

/** Sorts what was projected by the account that it is about, and together. */
export function sorted(told: readonly Told[]): {
  readonly all: Bundle;
  readonly bySubject: ReadonlyMap<string, Bundle>;
} {
  const all = new Bundle();
  for (const each of told) all.add(each);
  return { all, bySubject: bundledBy(told, ({ heading }) => heading.subjectId) };
}

/** Bundles what was told by whom it goes to; what goes to nobody is left out. */
export function bundledBy(
  told: readonly Told[],
  receiverOf: (each: Told) => string | undefined,
): ReadonlyMap<string, Bundle> {
  const bundles = new Map<string, Bundle>();
  for (const each of told) {
    const receiver = receiverOf(each);
    if (receiver === undefined) continue;
    const bundle = bundles.get(receiver) ?? new Bundle();
    bundle.add(each);
    bundles.set(receiver, bundle);
  }
  return bundles;
}

/** The topic behind a partner's list of customers. */
export const OWN_CUSTOMERS = 'partner-customers' satisfies LiveTopic;

/**
 * What tells a partner that a customer is no longer theirs. Who the partner was no read model says any more: the
 * listener remembers it, and keeps up with who came and went once the list shows it.
 */
export function departures(
  { customers, subject }: Pick<LiveConnection, 'customers' | 'subject'>,
  told: readonly Told[],
  partnerOf: ReadonlyMap<string, string>,
): Bundle {
  const bundle = new Bundle();
  for (const each of told) {
    if (!each.topics.includes(OWN_CUSTOMERS)) continue;
    const { subjectId } = each.heading;
    if (partnerOf.get(subjectId) === subject) customers.add(subjectId);
    else if (customers.delete(subjectId)) bundle.add(each);
  }
  return bundle;
}
