import type { EventHeadings } from '@keelson/event-store';
import type { Clock } from '@keelson/kernel';
import type { SealedPositions } from '@keelson/vault';
import type { SessionHolder } from '../platform/access/caller';
import type { Guard } from '../platform/access/guard';
import type { PostgresCheckpoints } from '../platform/execution/postgres-checkpoints';
import type { LiveLimits } from '../platform/http/limits';
import type { DrainState } from '../platform/lifecycle/drain-state';
import { busy } from '../platform/wire/refusal';
import { audienceOf } from './audience';
import { sorted } from './delivery';
import { LagWatch } from './lag-watch';
import { Listeners } from './listeners';
import { LiveConnection, type Sink } from './live-connection';
import { LiveFeed, type Told } from './live-feed';
import type { PartnerCustomers } from './partner-customers';
import { PartnerDelivery } from './partner-delivery';
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
  private readonly partners: PartnerDelivery;

  constructor(private readonly parts: LivePagesParts) {
    const { checkpoints, guard, drain, limits } = parts;
    this.listeners = new Listeners(limits);
    this.partners = new PartnerDelivery({ ...parts, listeners: this.listeners });
    this.feed = new LiveFeed({ ...parts, onTold: (told) => this.deliver(told) });
    this.sessions = new SessionCheck(guard, this.listeners, limits);
    const lag = new LagWatch({ ...parts, feed: this.feed, listeners: this.listeners });
    this.rounds = new Rounds({
      ...parts,
      needed: () => this.listeners.size > 0,
      begin: () => this.feed.begin(),
      follow: () => this.feed.follow(),
      watch: [() => this.sessions.look(), () => lag.look(), () => this.partners.look()],
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

  private deliver(told: readonly Told[]): void {
    const { complete } = this.feed;
    const { all, bySubject } = sorted(told);
    for (const each of this.listeners) {
      const news = [
        all.newsOf(each.topicsWithin('all'), complete),
        // News of a partner's customers may come after this, so that it is not where a return begins.
        bySubject.get(each.subject)?.newsOf(each.topicsWithin('own'), each.hears('partners') ? 0 : complete),
      ];
      for (const one of news) if (one) each.tell(one);
    }
    this.partners.add(told, complete);
  }
}
