import type { OnboardingEvent } from '@keelson/domain/onboarding';
import type { Recorded } from '@keelson/event-store';
import type { OnboardingProgressRow } from '@keelson/read-models/onboarding';
import { genericAnswersProjection } from './generic-answers.projection';
import { journeyStartReactor } from './journey-start.reactor';
import { onboardingProgressProjection as projection } from './onboarding-progress.projection';

const subjectId = 'acc_01890000-0000-7000-8000-000000000001';

const recorded = <Event extends { type: string; data: object }>(event: Event, version: number) =>
  ({
    ...event,
    version,
    position: version,
    eventId: `event-${version}`,
    occurredAt: new Date(Date.UTC(2026, 9, 30, 10, version)),
    metadata: { subjectId, correlationId: 'correlation' },
  }) as unknown as Recorded<Event>;

const at = (version: number): string => new Date(Date.UTC(2026, 9, 30, 10, version)).toISOString();

const fold = (...events: OnboardingEvent[]): OnboardingProgressRow | undefined =>
  events.reduce<OnboardingProgressRow | undefined>(
    (row, event, index) => projection.evolve(row, recorded(event, index + 1)) ?? undefined,
    undefined,
  );

const started: OnboardingEvent = { type: 'onboarding.journey-started.v1', data: {} };
const opened: OnboardingEvent = { type: 'onboarding.step-opened.v1', data: { step: 'thankYou', status: 'inProgress' } };
const completed: OnboardingEvent = {
  type: 'onboarding.step-completed.v1',
  data: { step: 'thankYou', alsoCompleted: [], started: 'generic' },
};

describe('onboarding progress', () => {
  it('[ONB-01~] starts with all twelve steps pending', () => {
    const row = fold(started);
    expect(Object.values(row?.steps ?? {}).map(({ status }) => status)).toEqual(Array(12).fill('pending'));
    expect(row).toMatchObject({ account_id: subjectId, started_at: at(1), completed_steps: 0, current_step: null });
  });

  it('[ONB-02~] keeps when a step was opened, started and completed', () => {
    const row = fold(started, opened, completed);
    expect(row?.steps['thankYou']).toEqual({
      status: 'completed',
      openedAt: at(2),
      startedAt: at(2),
      completedAt: at(3),
    });
    expect(row?.steps['generic']).toEqual({
      status: 'inProgress',
      openedAt: null,
      startedAt: at(3),
      completedAt: null,
    });
    expect(row).toMatchObject({ current_step: 'generic', completed_steps: 1, last_event_at: at(3), version: 3 });
  });

  it('counts refusals, keeps further flags and when the customer left', () => {
    const row = fold(
      started,
      { type: 'onboarding.flags-noted.v1', data: { flags: { progressScreen: 'inProgress' } } },
      {
        type: 'onboarding.step-refused.v1',
        data: { step: 'kpi', attempted: 'complete', code: 'STEP_LOCKED', refusedAt: at(3) },
      },
      { type: 'onboarding.saved-and-logged-out.v1', data: { step: 'generic' } },
    );
    expect(row).toMatchObject({ refusals: 1, further_flags: { progressScreen: 'inProgress' }, left_at: at(4) });
  });

  it('keeps the answers that were saved last', () => {
    const saved = {
      type: 'onboarding.generic-answers-saved.v1',
      data: { answers: [{ questionCode: 'Q1', choices: [] }], questions: 1, scoring: 0, termsAccepted: true },
    } as const;
    expect(genericAnswersProjection.evolve(undefined, recorded(saved, 4))).toEqual({
      account_id: subjectId,
      answers: [{ questionCode: 'Q1', choices: [] }],
      saved_at: at(4),
    });
  });

  it('starts by the confirmed e-mail, once per event', () => {
    const verified = recorded({ type: 'accounts.email-verified.v1' as const, data: {} }, 3);
    expect(journeyStartReactor.react(verified)).toEqual([
      {
        queue: 'onboarding-journey-start',
        data: { accountId: subjectId, causationId: 'event-3', correlationId: 'correlation' },
      },
    ]);
  });
});
