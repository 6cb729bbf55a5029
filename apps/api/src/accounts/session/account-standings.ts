import { Injectable } from '@nestjs/common';
import { type AccountSituation, accountStream, signUpSituation, standingOf } from '@keelson/domain/accounts';
import { billingDecider, type BillingState, billingStream, situationAfter } from '@keelson/domain/billing';
import { deletionDecider, deletionStream } from '@keelson/domain/deletion';
import { onboardingDecider, type OnboardingState, onboardingStream } from '@keelson/domain/onboarding';
import type { EventHeadings, EventStore } from '@keelson/event-store';
import { DeciderRunner, type FoldedStream } from '@keelson/event-store/decisions';
import type { AccountStanding } from '@keelson/vocabulary';
import { CoalescedRead } from './coalesced-read';
import { InjectEventHeadings, InjectEventStore } from '../../platform/tokens';

/** What was read of an account, so that only what is newer is read the next time. */
interface Known {
  readonly signUp: FoldedStream<AccountSituation>;
  readonly billing: FoldedStream<BillingState>;
  readonly onboarding: FoldedStream<OnboardingState> | undefined;
  /** The onboarding is as new as the rest. It is read only where it counts. */
  readonly withOnboarding: boolean;
  readonly readAt: number;
  /** Every event from the reading on is looked for: until there is one about the account, it stands as it was read. */
  readonly followed: boolean;
}

/** How long somebody who may do everything is believed to without another read. */
const BELIEVED_MS = 1_000;
const MOST_ACCOUNTS = 10_000;
const MOST_HEADINGS = 1_000;

/**
 * How the accounts of customers stand towards payment, from the log itself and from no read model: what was paid or
 * granted a moment ago counts at the next request, and a projection that lags or is parked keeps nobody out or in.
 */
@Injectable()
export class AccountStandings {
  private readonly known = new Map<string, Known>();
  /** Up to where the log was looked through. */
  private seen = 0;
  private readonly newEvents = new CoalescedRead(() => this.readNewEvents());

  constructor(
    private readonly runner: DeciderRunner,
    @InjectEventStore() private readonly store: Pick<EventStore, 'head'>,
    @InjectEventHeadings() private readonly headings: Pick<EventHeadings, 'between'>,
  ) {}

  async of(accountId: string, now: Date): Promise<AccountStanding> {
    const known = this.known.get(accountId);
    const believed = known !== undefined && Math.abs(now.getTime() - known.readAt) < BELIEVED_MS;
    if (believed && standingIn(known, now) === 'premium') return 'premium';
    if (known?.followed) await this.newEvents.fresh();
    const newest = await this.newest(accountId, now);
    // Unless something about it was found meanwhile.
    if (this.known.get(accountId) === newest) this.known.set(accountId, { ...newest, readAt: now.getTime() });
    return standingIn(newest, now);
  }

  /** From the log: a deletion that was stopped a moment ago holds up nothing. */
  async isUnderDeletion(accountId: string): Promise<boolean> {
    return (await this.runner.load(deletionDecider, deletionStream(accountId))).state.kind === 'grace';
  }

  /** For those who listen, again and again: one read of the log finds out about whom there is anything new. */
  async ofAll(accountIds: readonly string[], now: Date): Promise<ReadonlyMap<string, AccountStanding>> {
    await this.newEvents.fresh();
    const wanted = [...new Set(accountIds)];
    const standings = await Promise.all(
      wanted.map(async (id) => [id, standingIn(await this.newest(id, now), now)] as const),
    );
    return new Map(standings);
  }

  private async newest(accountId: string, now: Date): Promise<Known> {
    const known = this.known.get(accountId);
    return known?.followed && isEnough(known, now) ? known : await this.read(accountId, now);
  }

  private async readNewEvents(): Promise<void> {
    const head = await this.store.head();
    if (head === this.seen) return;
    // The log has lost its end, as after a failover: what was read of it may never have been.
    if (head < this.seen) this.known.clear();
    const news = head < this.seen ? [] : await this.headings.between(this.seen, head, MOST_HEADINGS);
    const changed = news.length === MOST_HEADINGS ? this.known.keys() : news.map(({ subjectId }) => subjectId);
    for (const id of changed) {
      const known = this.known.get(id);
      if (known) this.known.set(id, { ...known, followed: false });
    }
    this.seen = head;
  }

  private async read(accountId: string, now: Date): Promise<Known> {
    const before = this.known.get(accountId);
    const { seen } = this;
    const [signUp, billing] = await Promise.all([
      this.runner.load(signUpSituation, accountStream(accountId), before?.signUp),
      this.runner.load(billingDecider, billingStream(accountId), before?.billing),
    ]);
    const known = { signUp: folded(signUp), billing: folded(billing) };
    const withOnboarding = onboardingCounts(known, now);
    const onboarding = withOnboarding
      ? folded(await this.runner.load(onboardingDecider, onboardingStream(accountId), before?.onboarding))
      : before?.onboarding;
    const followed = seen === this.seen;
    return this.keep(accountId, { ...known, onboarding, withOnboarding, readAt: now.getTime(), followed });
  }

  private keep(accountId: string, read: Known): Known {
    this.known.delete(accountId);
    this.known.set(accountId, read);
    const oldest = this.known.keys().next();
    if (this.known.size > MOST_ACCOUNTS && !oldest.done) this.known.delete(oldest.value);
    return read;
  }
}

const folded = <State>({ state, version, position, hash }: FoldedStream<State>): FoldedStream<State> => ({
  state,
  version,
  position,
  hash,
});

const situationIn = ({ signUp, billing }: Pick<Known, 'signUp' | 'billing'>, now: Date): AccountSituation =>
  situationAfter(signUp.state, billing.state, now);

const onboardingCounts = (known: Pick<Known, 'signUp' | 'billing'>, now: Date): boolean =>
  standingOf(situationIn(known, now), now) === 'basic';

/** With time alone an account comes to stand so that its onboarding counts. */
const isEnough = (known: Known, now: Date): boolean => known.withOnboarding || !onboardingCounts(known, now);

function standingIn(known: Known, now: Date): AccountStanding {
  const standing = standingOf(situationIn(known, now), now);
  if (standing !== 'basic') return standing;
  return known.onboarding?.state.steps.dashboard === 'completed' ? 'basic' : 'onboarding';
}
