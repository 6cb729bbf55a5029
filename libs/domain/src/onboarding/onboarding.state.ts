import { canonicalJson } from '@keelson/kernel';
import type { OnboardingStep, StepStatus } from '@keelson/vocabulary';
import type { OnboardingEvent } from './onboarding.events';
import { ALL_PENDING, type FurtherFlags, type StepStatuses } from './onboarding.steps';

export interface OnboardingState {
  readonly status: 'notStarted' | 'started';
  readonly steps: StepStatuses;
  /** Where each step stood when it was last opened. */
  readonly opened: { readonly [Step in OnboardingStep]?: StepStatus };
  /** Canonical text of the saved answers; equal answers save nothing again. */
  readonly answers: string | undefined;
  readonly furtherFlags: FurtherFlags;
  /** ISO instants of the refusals recorded last, oldest first. */
  readonly refusals: readonly string[];
}

export const initialState: OnboardingState = {
  status: 'notStarted',
  steps: ALL_PENDING,
  opened: {},
  answers: undefined,
  furtherFlags: {},
  refusals: [],
};

/** Refusals recorded per stream within `REFUSAL_WINDOW_MS`; further ones are answered but not kept. */
export const REFUSAL_LIMIT = 10;
export const REFUSAL_WINDOW_MS = 3_600_000;

export function evolve(state: OnboardingState, event: OnboardingEvent): OnboardingState {
  switch (event.type) {
    case 'onboarding.journey-started.v1':
      return { ...state, status: 'started' };
    case 'onboarding.step-opened.v1': {
      const { step, status } = event.data;
      return { ...state, steps: { ...state.steps, [step]: status }, opened: { ...state.opened, [step]: status } };
    }
    case 'onboarding.step-completed.v1':
      return { ...state, steps: afterCompletion(state.steps, event.data) };
    case 'onboarding.generic-answers-saved.v1':
      return { ...state, answers: canonicalJson(event.data.answers) };
    case 'onboarding.flags-noted.v1':
      return { ...state, furtherFlags: { ...state.furtherFlags, ...event.data.flags } };
    case 'onboarding.saved-and-logged-out.v1':
      return state;
    case 'onboarding.step-refused.v1':
      return { ...state, refusals: [...state.refusals, event.data.refusedAt].slice(-REFUSAL_LIMIT) };
  }
}

interface CompletionFacts {
  readonly step: OnboardingStep;
  readonly alsoCompleted: readonly OnboardingStep[];
  readonly started: OnboardingStep | null;
}

function afterCompletion(steps: StepStatuses, { step, alsoCompleted, started }: CompletionFacts): StepStatuses {
  const completed = Object.fromEntries([step, ...alsoCompleted].map((each) => [each, 'completed']));
  return { ...steps, ...(started ? { [started]: 'inProgress' } : {}), ...completed };
}
