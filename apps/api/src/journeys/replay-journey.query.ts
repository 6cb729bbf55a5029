import { type journeyReplayContract, LONGEST_REPLAY } from '@keelson/contracts/journeys';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { ERASED } from '@keelson/domain';
import { type AccountEvent, accountStream } from '@keelson/domain/accounts';
import { type BillingEvent, billingStream } from '@keelson/domain/billing';
import { journeyMoments, type OnboardingEvent, onboardingStream } from '@keelson/domain/onboarding';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { journeyLog } from './journey-log';
import { replayAnswer } from './replay-answer';

export type Replay = AnswerInputOf<typeof journeyReplayContract>;

/** The value is `undefined` for an account that never registered as a customer. */
export class ReplayJourney extends Query<Replay | undefined> {
  constructor(readonly accountId: string) {
    super();
  }
}

/** One more than a replay holds, so that it knows of more. The first of all streams hold the first of the journey. */
const FIRST = { limit: LONGEST_REPLAY + 1 };

/** Reads the log itself: a replay is never behind it. */
@QueryHandler(ReplayJourney)
export class ReplayJourneyHandler implements IQueryHandler<ReplayJourney> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ accountId }: ReplayJourney): Promise<Replay | undefined> {
    const [account, onboarding, billing] = await Promise.all([
      this.runner.read<AccountEvent>(accountStream(accountId), FIRST),
      this.runner.read<OnboardingEvent>(onboardingStream(accountId), FIRST),
      this.runner.read<BillingEvent>(billingStream(accountId), FIRST),
    ]);
    const [registered] = account;
    if (registered?.type !== 'accounts.customer-registered.v1' && registered?.type !== 'accounts.company-signed-up.v1')
      return undefined;
    const log = journeyLog(account, onboarding, billing);
    const { name, companyName } = registered.data;
    return replayAnswer({
      account: {
        id: accountId,
        name,
        companyName,
        registeredAt: registered.occurredAt.toISOString(),
        erased: name === ERASED,
      },
      moments: journeyMoments(log.slice(0, LONGEST_REPLAY)),
      complete: log.length <= LONGEST_REPLAY,
    });
  }
}
