import type { PersonalDataErased } from '@keelson/domain/deletion';
import {
  ALL_PENDING,
  ONBOARDING_EVENT_TYPES,
  onboardingDecider,
  type OnboardingEvent,
  type StepStatuses,
} from '@keelson/domain/onboarding';
import type { Recorded } from '@keelson/event-store';
import { type JourneyStandingRow, journeyStandingsTable } from '@keelson/read-models/journeys';
import { type JourneyEvent, ONBOARDING_STEPS, type OnboardingStep } from '@keelson/vocabulary';
import type { Projection } from '../runtime/projection';

/** Where each journey stands. The steps move by the code that decided them. */
export const journeyStandingProjection: Projection<OnboardingEvent | PersonalDataErased, JourneyStandingRow> = {
  name: 'journey-standings',
  version: 1,
  table: journeyStandingsTable,
  handles: [...ONBOARDING_EVENT_TYPES, 'deletion.personal-data-erased.v1'],
  keyOf: (event) => event.metadata.subjectId,
  evolve(row, event) {
    if (event.type === 'deletion.personal-data-erased.v1') return null;
    const at = event.occurredAt.toISOString();
    const before = row ?? notStarted(event, at);
    const { steps } = onboardingDecider.evolve({ ...onboardingDecider.initialState, steps: before.steps }, event);
    return {
      ...before,
      ...placeAmong(steps, before, at),
      ...refusalIn(event, before, at),
      steps,
      last_event: KINDS[event.type],
      last_event_step: stepOf(event),
      last_event_at: at,
      last_event_position: event.position,
      last_event_number: event.version,
    };
  },
};

const KINDS: Readonly<Record<OnboardingEvent['type'], JourneyEvent>> = {
  'onboarding.journey-started.v1': 'journey-started',
  'onboarding.step-opened.v1': 'step-opened',
  'onboarding.step-completed.v1': 'step-completed',
  'onboarding.generic-answers-saved.v1': 'answers-saved',
  'onboarding.flags-noted.v1': 'flags-noted',
  'onboarding.saved-and-logged-out.v1': 'left',
  'onboarding.step-refused.v1': 'step-refused',
};

const notStarted = (event: Recorded<OnboardingEvent>, at: string): JourneyStandingRow => ({
  account_id: event.metadata.subjectId,
  steps: ALL_PENDING,
  step: 'thankYou',
  step_status: 'pending',
  since: at,
  started_at: at,
  finished_at: null,
  last_event: KINDS[event.type],
  last_event_step: null,
  last_event_at: at,
  last_event_position: event.position,
  last_event_number: event.version,
  refusals: 0,
  refusal_step: null,
  refusal_code: null,
  refusal_at: null,
  refusal_position: null,
});

function placeAmong(steps: StepStatuses, before: JourneyStandingRow, at: string): Partial<JourneyStandingRow> {
  const step = ONBOARDING_STEPS.find((each) => steps[each] !== 'completed') ?? null;
  const status = step && steps[step] === 'inProgress' ? 'inProgress' : 'pending';
  if (step === null) return before.step === null ? {} : { step, step_status: null, since: at, finished_at: at };
  return step === before.step && status === before.step_status ? {} : { step, step_status: status, since: at };
}

function refusalIn(
  event: Recorded<OnboardingEvent>,
  { refusals }: JourneyStandingRow,
  at: string,
): Partial<JourneyStandingRow> {
  if (event.type !== 'onboarding.step-refused.v1') return {};
  const { step, code } = event.data;
  return {
    refusals: refusals + 1,
    refusal_step: step,
    refusal_code: code,
    refusal_at: at,
    refusal_position: event.position,
  };
}

function stepOf(event: OnboardingEvent): OnboardingStep | null {
  switch (event.type) {
    case 'onboarding.step-opened.v1':
    case 'onboarding.step-completed.v1':
    case 'onboarding.saved-and-logged-out.v1':
    case 'onboarding.step-refused.v1':
      return event.data.step;
    case 'onboarding.generic-answers-saved.v1':
      return 'generic';
    case 'onboarding.journey-started.v1':
    case 'onboarding.flags-noted.v1':
      return null;
  }
}
