import type { PersonalDataErased } from '@keelson/domain/deletion';
import { ALL_PENDING, ONBOARDING_EVENT_TYPES, type OnboardingEvent } from '@keelson/domain/onboarding';
import type { Recorded } from '@keelson/event-store';
import {
  type OnboardingProgressRow,
  onboardingProgressTable,
  type ProjectedStep,
} from '@keelson/read-models/onboarding';
import { ONBOARDING_STEPS, type OnboardingStep } from '@keelson/vocabulary';
import type { Projection } from '../runtime/projection';

type Steps = OnboardingProgressRow['steps'];

export const onboardingProgressProjection: Projection<OnboardingEvent | PersonalDataErased, OnboardingProgressRow> = {
  name: 'onboarding-progress',
  version: 1,
  table: onboardingProgressTable,
  handles: [...ONBOARDING_EVENT_TYPES, 'deletion.personal-data-erased.v1'],
  keyOf: (event) => event.metadata.subjectId,
  evolve(row, event) {
    if (event.type === 'deletion.personal-data-erased.v1') return null;
    const at = event.occurredAt.toISOString();
    const before = row ?? emptyRow(event, at);
    const changed = { ...before, ...changesOf(before, event, at) };
    return {
      ...changed,
      current_step: ONBOARDING_STEPS.find((step) => changed.steps[step]?.status === 'inProgress') ?? null,
      completed_steps: ONBOARDING_STEPS.filter((step) => changed.steps[step]?.status === 'completed').length,
      last_event_type: event.type,
      last_event_at: at,
      version: event.version,
    };
  },
};

const NEVER: ProjectedStep = { status: 'pending', openedAt: null, startedAt: null, completedAt: null };

function emptyRow(event: Recorded<OnboardingEvent>, at: string): OnboardingProgressRow {
  return {
    account_id: event.metadata.subjectId,
    steps: Object.fromEntries(Object.keys(ALL_PENDING).map((step) => [step, NEVER])),
    current_step: null,
    completed_steps: 0,
    further_flags: {},
    answers_saved_at: null,
    left_at: null,
    refusals: 0,
    started_at: at,
    last_event_type: event.type,
    last_event_at: at,
    version: event.version,
  };
}

function changesOf(
  row: OnboardingProgressRow,
  event: Recorded<OnboardingEvent>,
  at: string,
): Partial<OnboardingProgressRow> {
  switch (event.type) {
    case 'onboarding.journey-started.v1':
      return { started_at: at };
    case 'onboarding.step-opened.v1': {
      const { step, status } = event.data;
      const begins = status === 'inProgress' && row.steps[step]?.startedAt === null;
      return { steps: change(row.steps, step, { status, openedAt: at, ...(begins ? { startedAt: at } : {}) }) };
    }
    case 'onboarding.step-completed.v1': {
      const { step, alsoCompleted, started } = event.data;
      const done = [step, ...alsoCompleted].reduce(
        (steps, each) => change(steps, each, { status: 'completed', completedAt: at }),
        row.steps,
      );
      return { steps: started ? change(done, started, { status: 'inProgress', startedAt: at }) : done };
    }
    case 'onboarding.generic-answers-saved.v1':
      return { answers_saved_at: at };
    case 'onboarding.flags-noted.v1':
      return { further_flags: { ...row.further_flags, ...event.data.flags } };
    case 'onboarding.saved-and-logged-out.v1':
      return { left_at: at };
    case 'onboarding.step-refused.v1':
      return { refusals: row.refusals + 1 };
  }
}

const change = (steps: Steps, step: OnboardingStep, news: Partial<ProjectedStep>): Steps => ({
  ...steps,
  [step]: { ...(steps[step] ?? NEVER), ...news },
});
