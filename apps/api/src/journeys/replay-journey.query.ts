import { type journeyReplayContract, LONGEST_REPLAY } from '@keelson/contracts/journeys';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { ERASED } from '@keelson/domain';
import { type AccountEvent, accountStream } from '@keelson/domain/accounts';
import { type BillingEvent, billingStream } from '@keelson/domain/billing';
import { type ChapterThen, journeyMoments, type OnboardingEvent, onboardingStream } from '@keelson/domain/onboarding';
import { type PlanningEvent, planningStream } from '@keelson/domain/planning';
import { type QuestionnaireEvent, questionnairesStream } from '@keelson/domain/questionnaires';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { FIRST_MODULE } from '@keelson/vocabulary';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { chapterForms } from '../content/chapter-forms';
import { LearningCatalogue } from '../content/learning-catalogue';
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
  constructor(
    private readonly runner: DeciderRunner,
    private readonly catalogue: LearningCatalogue,
  ) {}

  async execute({ accountId }: ReplayJourney): Promise<Replay | undefined> {
    const [account, onboarding, billing, questionnaires, planning] = await Promise.all([
      this.runner.read<AccountEvent>(accountStream(accountId), FIRST),
      this.runner.read<OnboardingEvent>(onboardingStream(accountId), FIRST),
      this.runner.read<BillingEvent>(billingStream(accountId), FIRST),
      this.runner.read<QuestionnaireEvent>(questionnairesStream(accountId), FIRST),
      this.runner.read<PlanningEvent>(planningStream(accountId), FIRST),
    ]);
    const [registered] = account;
    if (registered?.type !== 'accounts.customer-registered.v1' && registered?.type !== 'accounts.company-signed-up.v1')
      return undefined;
    const streams = { account, onboarding, billing, areas: [questionnaires, planning] };
    const { entries, whole } = journeyLog(streams, FIRST.limit);
    const moments = journeyMoments(entries.slice(0, LONGEST_REPLAY));
    const { name, companyName } = registered.data;
    return replayAnswer({
      account: {
        id: accountId,
        name,
        companyName,
        registeredAt: registered.occurredAt.toISOString(),
        erased: name === ERASED,
      },
      moments,
      chapters: await this.#chapters(moments.at(-1)?.chapters ?? []),
      complete: whole && entries.length <= LONGEST_REPLAY,
    });
  }

  /** The finance questions as they are now, and of those that are gone the chapters that the customer submitted. */
  async #chapters(submitted: readonly ChapterThen[]): Promise<readonly ChapterThen[]> {
    const content = await this.catalogue.read();
    const known = content.ok ? chapterForms(content.value, FIRST_MODULE) : [];
    const asked = known.map(({ chapterId, moduleNumber, chapterNumber, chapterName }) => ({
      ...{ chapterId, moduleNumber, chapterNumber, chapterName },
    }));
    const gone = submitted.filter((each) => !asked.some(({ chapterId }) => chapterId === each.chapterId));
    return [...asked, ...gone].sort((one, other) => one.chapterNumber - other.chapterNumber);
  }
}
