import { type AnswerInputOf } from '@keelson/contracts/wire';
import { type progressContract, STEP_FLAGS, toFlagsRecord, toFlagValue } from '@keelson/contracts/onboarding';
import type { OnboardingProgressRow, ProjectedStep } from '@keelson/read-models/onboarding';
import { ONBOARDING_STEPS } from '@keelson/vocabulary';

type ProgressAnswer = AnswerInputOf<typeof progressContract>;

const UNTOUCHED: ProjectedStep = { status: 'pending', openedAt: null, startedAt: null, completedAt: null };

/** Before the journey has started, all twelve steps are pending and the first one is next. */
export function progressAnswer(username: string, row: OnboardingProgressRow | undefined): ProgressAnswer {
  const stepOf = (step: string): ProjectedStep => row?.steps[step] ?? UNTOUCHED;
  return {
    ...toFlagsRecord(username, (step) => stepOf(step).status, row?.further_flags ?? {}),
    steps: ONBOARDING_STEPS.map((step) => {
      const { status, ...times } = stepOf(step);
      return { step, flag: STEP_FLAGS[step], status: toFlagValue(status), ...times };
    }),
    next: ONBOARDING_STEPS.find((step) => stepOf(step).status !== 'completed') ?? null,
    startedAt: row?.started_at ?? null,
    lastChangedAt: row?.last_event_at ?? null,
  };
}
