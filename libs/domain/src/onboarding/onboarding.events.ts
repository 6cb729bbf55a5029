import type { OnboardingStep, StepAttempt, StepStatus } from '@keelson/vocabulary';
import type { DomainEvent } from '../decider';
import type { EventDefinitions } from '../event-definition';
import type { GivenAnswer } from './generic-answers';
import type { FurtherFlags } from './onboarding.steps';

export type JourneyStarted = DomainEvent<'onboarding.journey-started.v1', Record<never, never>>;

export type StepOpened = DomainEvent<
  'onboarding.step-opened.v1',
  {
    readonly step: OnboardingStep;
    /** Where the step stands once it is open; opening the thank-you video begins it. */
    readonly status: StepStatus;
  }
>;

export type StepCompleted = DomainEvent<
  'onboarding.step-completed.v1',
  {
    readonly step: OnboardingStep;
    readonly alsoCompleted: readonly OnboardingStep[];
    readonly started: OnboardingStep | null;
  }
>;

export type GenericAnswersSaved = DomainEvent<
  'onboarding.generic-answers-saved.v1',
  {
    readonly answers: readonly GivenAnswer[];
    /** How many questions there were. */
    readonly questions: number;
    /** These questions are not scored. */
    readonly scoring: 0;
    readonly termsAccepted: true;
  }
>;

export type FlagsNoted = DomainEvent<'onboarding.flags-noted.v1', { readonly flags: FurtherFlags }>;

export type SavedAndLoggedOut = DomainEvent<
  'onboarding.saved-and-logged-out.v1',
  { readonly step: OnboardingStep | null }
>;

export type StepRefused = DomainEvent<
  'onboarding.step-refused.v1',
  {
    readonly step: OnboardingStep;
    readonly attempted: StepAttempt;
    readonly code: string;
    /** ISO instant: the fold needs it to bound how many refusals are kept. */
    readonly refusedAt: string;
  }
>;

export type OnboardingEvent =
  JourneyStarted | StepOpened | StepCompleted | GenericAnswersSaved | FlagsNoted | SavedAndLoggedOut | StepRefused;

export const onboardingEventDefinitions: EventDefinitions<OnboardingEvent> = {
  'onboarding.journey-started.v1': { personal: {} },
  'onboarding.step-opened.v1': { personal: {} },
  'onboarding.step-completed.v1': { personal: {} },
  'onboarding.generic-answers-saved.v1': { personal: { answers: [] } },
  'onboarding.flags-noted.v1': { personal: {} },
  'onboarding.saved-and-logged-out.v1': { personal: {} },
  'onboarding.step-refused.v1': { personal: {} },
};

export const ONBOARDING_EVENT_TYPES = Object.keys(onboardingEventDefinitions) as OnboardingEvent['type'][];

/** Stream of one customer's journey. */
export const onboardingStream = (accountId: string): string => `onboarding-${accountId}`;
