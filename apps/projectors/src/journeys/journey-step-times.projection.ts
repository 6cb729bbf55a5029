import type { PersonalDataErased } from '@keelson/domain/deletion';
import {
  isReady,
  type JourneyStarted,
  type StepCompleted,
  type StepOpened,
  type StepStatuses,
} from '@keelson/domain/onboarding';
import { type JourneyStepTimesRow, journeyStepTimesTable } from '@keelson/read-models/journeys';
import { ONBOARDING_STEPS, type OnboardingStep } from '@keelson/vocabulary';
import type { Projection } from '../runtime/projection';

type StepEvent = JourneyStarted | StepOpened | StepCompleted | PersonalDataErased;

/** When each step of each journey was entered and completed. */
export const journeyStepTimesProjection: Projection<StepEvent, JourneyStepTimesRow> = {
  name: 'journey-step-times',
  version: 1,
  table: journeyStepTimesTable,
  handles: [
    'onboarding.journey-started.v1',
    'onboarding.step-opened.v1',
    'onboarding.step-completed.v1',
    'deletion.personal-data-erased.v1',
  ],
  keyOf: (event) => event.metadata.subjectId,
  evolve(row, event) {
    const before = row ?? untouched(event.metadata.subjectId);
    const at = event.occurredAt.toISOString();
    switch (event.type) {
      case 'deletion.personal-data-erased.v1':
        return null;
      case 'onboarding.journey-started.v1':
        return before;
      case 'onboarding.step-opened.v1': {
        const { step, status } = event.data;
        return status === 'inProgress' || isReady(step, statusesOf(before)) ? entered(before, step, at) : before;
      }
      case 'onboarding.step-completed.v1': {
        const { step, alsoCompleted, started } = event.data;
        const done = [step, ...alsoCompleted].reduce((times, each) => completed(times, each, at), before);
        return started === null ? done : entered(done, started, at);
      }
    }
  },
};

const untouched = (accountId: string): JourneyStepTimesRow =>
  ({
    account_id: accountId,
    ...Object.fromEntries(
      ONBOARDING_STEPS.flatMap((step) => [
        [`${step}_entered_at`, null],
        [`${step}_completed_at`, null],
        [`${step}_seconds`, null],
      ]),
    ),
  }) as JourneyStepTimesRow;

function entered(times: JourneyStepTimesRow, step: OnboardingStep, at: string): JourneyStepTimesRow {
  return times[`${step}_entered_at`] === null ? { ...times, [`${step}_entered_at`]: at } : times;
}

function completed(times: JourneyStepTimesRow, step: OnboardingStep, at: string): JourneyStepTimesRow {
  if (times[`${step}_completed_at`] !== null) return times;
  const since = times[`${step}_entered_at`];
  return {
    ...times,
    [`${step}_entered_at`]: since ?? at,
    [`${step}_completed_at`]: at,
    [`${step}_seconds`]: since === null ? null : secondsBetween(since, at),
  };
}

// Two servers may differ by a little, and a time never runs backwards.
const secondsBetween = (from: string, to: string): number =>
  Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / 1000));

const statusesOf = (times: JourneyStepTimesRow): StepStatuses =>
  Object.fromEntries(
    ONBOARDING_STEPS.map((step) => {
      if (times[`${step}_completed_at`] !== null) return [step, 'completed'];
      return [step, times[`${step}_entered_at`] === null ? 'pending' : 'inProgress'];
    }),
  ) as StepStatuses;
