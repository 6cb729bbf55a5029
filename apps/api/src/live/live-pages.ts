import type { EventHeadings } from '@keelson/event-store/postgres';
import type { Clock } from '@keelson/kernel';
import type { SealedPositions } from '@keelson/vault';
import type { SessionHolder } from '../platform/access/caller';
import type { Guard } from '../platform/access/guard';
import type { PostgresCheckpoints } from '../platform/execution/postgres-checkpoints';
import type { LiveLimits } from '../platform/http/limits';
import type { DrainState } from '../platform/lifecycle/drain-state';
import { busy } from '../platform/wire/refusal';
import { audienceOf } from './audience';
import { bundledBy, departures, OWN_CUSTOMERS, sorted } from './delivery';
import { LagWatch } from './lag-watch';
import { Listeners } from './listeners';
import { LiveConnection, type Sink } from './live-connection';
import { LiveFeed, type Told } from './live-feed';
import type { PartnerCustomers } from './partner-customers';
import { resume } from './resumption';
import { Rounds } from './rounds';
import { SessionCheck } from './session-check';

export interface LivePagesParts {
  readonly checkpoints: Pick<PostgresCheckpoints, 'standings' | 'onProjected'>;
  readonly headings: EventHeadings;
  readonly head: () => Promise<number>;
  readonly customers: PartnerCustomers;
  readonly guard: () => Guard;
  readonly drain: DrainState;
  readonly limits: LiveLimits;
  readonly clock: Clock;
  readonly positions: Pick<SealedPositions, 'seal'>;
  readonly onError: (error: unknown) => void;
}

const LEAVING_SECONDS = 2;

/** Who opens a stream, and from where. */
export interface Listener {
  readonly holder: SessionHolder;
  readonly network: string;
}

/** All that listens in this process, behind one look at the checkpoints however many listen. */
export class LivePages {
  readonly listeners: Listeners;
  private readonly feed: LiveFeed;
  private readonly rounds: Rounds;
  private readonly sessions: SessionCheck;

  constructor(private readonly parts: LivePagesParts) {
    const { checkpoints, guard, drain, limits } = parts;
    this.listeners = new Listeners(limits);
    this.feed = new LiveFeed({ ...parts, onTold: (told) => this.deliver(told) });
    this.sessions = new SessionCheck(guard, this.listeners, limits);
    const lag = new LagWatch({ ...parts, feed: this.feed, listeners: this.listeners });
    this.rounds = new Rounds({
      ...parts,
      needed: () => this.listeners.size > 0,
      begin: () => this.feed.begin(),
      follow: () => this.feed.follow(),
      watch: [() => this.sessions.look(), () => lag.look()],
      beat: () => {
        for (const each of this.listeners) each.beat();
      },
      subscribe: (wake) => checkpoints.onProjected(wake),
    });
    drain.onBegin(() => this.close());
  }

  /**
   * Takes a place, finds out what was missed since `after`, and speaks to the sink.
   * @throws Refusal 429 or 503 when there is no place; nothing was sent then.
   */
  async open({ holder, network }: Listener, after: number | undefined, sinkOf: () => Sink): Promise<LiveConnection> {
    this.assertStaying();
    this.listeners.assertRoom(holder, network);
    const { guard, limits, positions } = this.parts;
    const audience = audienceOf(guard(), holder);
    const connection = new LiveConnection(holder, audience, network, limits, (position) => positions.seal(position));
    if (this.listeners.size === 0) this.sessions.begin();
    this.listeners.add(connection);
    try {
      await this.rounds.start();
      const position = await resume(connection, after, { ...this.parts, feed: this.feed });
      this.assertStaying();
      connection.begin(sinkOf(), position);
      return connection;
    } catch (error) {
      this.listeners.remove(connection);
      throw error;
    }
  }

  /** Ends every stream; listeners connect again, to another process if this one is stopping. */
  close(): void {
    this.rounds.stop();
    for (const each of this.listeners) each.end('');
  }

  private assertStaying(): void {
    if (this.parts.drain.draining) throw busy(LEAVING_SECONDS);
  }

  private async deliver(told: readonly Told[]): Promise<void> {
    const { complete } = this.feed;
    const { all, bySubject } = sorted(told);
    for (const each of this.listeners) {
      const news = [
        all.newsOf(each.topicsWithin('all'), complete),
        bySubject.get(each.subject)?.newsOf(each.topicsWithin('own'), complete),
      ];
      for (const one of news) if (one) each.tell(one);
    }
    if (this.partners.length > 0) await this.deliverToPartners(told, complete);
  }

  private get partners(): readonly LiveConnection[] {
    return [...this.listeners].filter((each) => each.hears('partners'));
  }

  /** Partners who cannot be told of what, because it is not known whose customers these are, read everything again. */
  private async deliverToPartners(told: readonly Told[], complete: number): Promise<void> {
    const subjects = [...new Set(told.map(({ heading }) => heading.subjectId))];
    try {
      const partnerOf = await this.parts.customers.partnersOf(subjects);
      const byPartner = bundledBy(told, ({ heading }) => partnerOf.get(heading.subjectId));
      for (const each of this.partners) {
        const news = [
          byPartner.get(each.subject)?.newsOf(each.topicsWithin('partners'), complete),
          departures(each, told, partnerOf).newsOf([OWN_CUSTOMERS], complete),
        ];
        for (const one of news) if (one) each.tell(one);
      }
    } catch (error) {
      this.parts.onError(error);
      for (const each of this.partners) each.tellEverything(0);
    }
  }
}
