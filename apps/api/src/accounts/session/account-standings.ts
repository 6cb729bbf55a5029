import { Injectable } from '@nestjs/common';
import { type AccountSituation, accountStream, signUpSituation, standingOf } from '@keelson/domain/accounts';
import { billingDecider, type BillingState, billingStream, situationAfter } from '@keelson/domain/billing';
import { deletionDecider, deletionStream } from '@keelson/domain/deletion';
import { onboardingDecider, type OnboardingState, onboardingStream } from '@keelson/domain/onboarding';
import type { EventStore } from '@keelson/event-store';
import { DeciderRunner, type FoldedStream } from '@keelson/event-store/decisions';
import type { EventHeadings } from '@keelson/event-store/postgres';
import type { AccountStanding } from '@keelson/vocabulary';
import { InjectEventHeadings, InjectEventStore } from '../../platform/tokens';

/** What was read of an account, so that only what is newer is read the next time. */
interface Known {
  readonly signUp: FoldedStream<AccountSituation>;
  readonly billing: FoldedStream<BillingState>;
  readonly onboarding: FoldedStream<OnboardingState> | undefined;
  readonly readAt: number;
}

/** How long somebody who may do everything is believed to without another look. */
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
  /** Up to where `ofAll` has looked at the log. */
  private seen = 0;

  constructor(
    private readonly runner: DeciderRunner,
    @InjectEventStore() private readonly store: Pick<EventStore, 'head'>,
    @InjectEventHeadings() private readonly headings: Pick<EventHeadings, 'between'>,
  ) {}

  async of(accountId: string, now: Date): Promise<AccountStanding> {
    const known = this.known.get(accountId);
    const believed = known !== undefined && Math.abs(now.getTime() - known.readAt) < BELIEVED_MS;
    if (believed && standingIn(known, now) === 'premium') return 'premium';
    return standingIn(await this.read(accountId, now), now);
  }

  /** From the log: a deletion that was stopped a moment ago holds up nothing. */
  async isUnderDeletion(accountId: string): Promise<boolean> {
    return (await this.runner.load(deletionDecider, deletionStream(accountId))).state.kind === 'grace';
  }

  /** For those who listen, again and again: one look at the log finds out about whom there is anything new to read. */
  async ofAll(accountIds: readonly string[], now: Date): Promise<ReadonlyMap<string, AccountStanding>> {
    await this.forgetChanged();
    const wanted = [...new Set(accountIds)];
    const standings = await Promise.all(
      wanted.map(async (id) => [id, standingIn(this.known.get(id) ?? (await this.read(id, now)), now)] as const),
    );
    return new Map(standings);
  }

  private async forgetChanged(): Promise<void> {
    const head = await this.store.head();
    if (head === this.seen) return;
    const news = await this.headings.between(this.seen, head, MOST_HEADINGS);
    if (news.length === MOST_HEADINGS) this.known.clear();
    for (const { subjectId } of news) this.known.delete(subjectId);
    this.seen = head;
  }

  private async read(accountId: string, now: Date): Promise<Known> {
    const before = this.known.get(accountId);
    const [signUp, billing] = await Promise.all([
      this.runner.load(signUpSituation, accountStream(accountId), before?.signUp),
      this.runner.load(billingDecider, billingStream(accountId), before?.billing),
    ]);
    const known = { signUp: folded(signUp), billing: folded(billing), onboarding: before?.onboarding };
    const read =
      standingOf(situationIn(known, now), now) === 'basic'
        ? {
            ...known,
            onboarding: folded(
              await this.runner.load(onboardingDecider, onboardingStream(accountId), before?.onboarding),
            ),
          }
        : known;
    return this.keep(accountId, { ...read, readAt: now.getTime() });
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

function standingIn(known: Known, now: Date): AccountStanding {
  const standing = standingOf(situationIn(known, now), now);
  if (standing !== 'basic') return standing;
  return known.onboarding?.state.steps.dashboard === 'completed' ? 'basic' : 'onboarding';
}
