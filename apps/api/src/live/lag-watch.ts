import type { EventHeading, EventHeadings } from '@keelson/event-store';
import type { Clock } from '@keelson/kernel';
import type { LiveTopic } from '@keelson/contracts/live';
import type { LiveLimits } from '../platform/http/limits';
import { PartnerRelationsBehind } from '../platform/execution/partner-relations';
import type { Listeners } from './listeners';
import type { LiveConnection } from './live-connection';
import type { LiveFeed } from './live-feed';
import type { PartnerCustomers } from './partner-customers';

export interface LagParts {
  readonly headings: EventHeadings;
  readonly head: () => Promise<number>;
  readonly feed: LiveFeed;
  readonly listeners: Listeners;
  readonly customers: Pick<PartnerCustomers, 'followedBy'>;
  readonly clock: Clock;
  readonly limits: Pick<LiveLimits, 'lagMs' | 'missed'>;
}

/**
 * Tells listeners that what they read is behind: those for whom an event of theirs has waited too long to be projected,
 * and nobody else. The usual case costs one question for the head of the log.
 */
export class LagWatch {
  /** The head of a moment, to see whether the projections come by it in time. */
  private mark: { readonly head: number; readonly at: number } | undefined;

  constructor(private readonly parts: LagParts) {}

  async look(): Promise<void> {
    const { head, feed, listeners, clock, limits } = this.parts;
    const now = clock().getTime();
    if (!this.mark || feed.complete >= this.mark.head) this.mark = { head: await head(), at: now };
    const inTime = feed.complete >= this.mark.head || now - this.mark.at < limits.lagMs;
    if (inTime) for (const each of listeners) each.tellStanding(undefined);
    else await this.tellWhoWaits(now);
  }

  private async tellWhoWaits(now: number): Promise<void> {
    const { headings, feed, listeners, limits } = this.parts;
    const [staff, owners] = [
      [...listeners].filter((each) => each.hears('all')),
      [...listeners].filter((each) => !each.hears('all')),
    ];
    const from = feed.complete;
    if (staff.length > 0) {
      const waiting = await headings.between(from, Number.MAX_SAFE_INTEGER, limits.missed);
      for (const each of staff) this.tell(each, waiting, now);
    }
    if (owners.length > 0) {
      const followed = new Map<LiveConnection, ReadonlySet<string>>();
      for (const each of owners) followed.set(each, new Set(await this.followedBy(each)));
      const subjects = new Set([...followed.values()].flatMap((accounts) => [...accounts]));
      const waiting = await headings.ofPartitions([...subjects], from, limits.missed);
      for (const [each, accounts] of followed) {
        this.tell(
          each,
          waiting.filter(({ subjectId }) => accounts.has(subjectId)),
          now,
        );
      }
    }
  }

  /** While it is not known whose customers accounts are, a partner hears of the own account alone. */
  private async followedBy(connection: LiveConnection): Promise<readonly string[]> {
    try {
      return await this.parts.customers.followedBy(connection, { waitsMs: 0 });
    } catch (error) {
      if (error instanceof PartnerRelationsBehind) return [connection.subject];
      throw error;
    }
  }

  private tell(connection: LiveConnection, waiting: readonly EventHeading[], now: number): void {
    const { feed, limits } = this.parts;
    const heard = (topic: LiveTopic): boolean => connection.audience.has(topic);
    const oldest = waiting.find((heading) => feed.awaited(heading).some(heard));
    const late = oldest !== undefined && now - oldest.occurredAt.getTime() >= limits.lagMs;
    connection.tellStanding(late ? oldest.occurredAt.toISOString() : undefined);
  }
}
