import type { OnboardingStep, StepAttempt, StepStatus } from '@keelson/vocabulary';
import type { GivenAnswer, QuestionRule } from './generic-answers';
import type { FurtherFlags } from './onboarding.steps';
import type { Lack, StepEvidence } from './step-evidence';

/** A command that may complete a step, with what was done for it elsewhere where the step takes that. */
interface Evidenced {
  readonly evidence?: StepEvidence;
}

export interface StartJourney {
  readonly name: 'StartJourney';
}

export interface OpenStep {
  readonly name: 'OpenStep';
  readonly step: OnboardingStep;
}

/** The customer finished the page of the step. */
export interface CompleteStep extends Evidenced {
  readonly name: 'CompleteStep';
  readonly step: OnboardingStep;
}

export interface SaveGenericAnswers {
  readonly name: 'SaveGenericAnswers';
  readonly answers: readonly GivenAnswer[];
  /** The questions as the content has them now. */
  readonly questions: readonly QuestionRule[];
  readonly termsAccepted: boolean;
}

/** The whole flags record as a client wants it to stand; values that lie behind the journey change nothing. */
export interface RecordProgress extends Evidenced {
  readonly name: 'RecordProgress';
  readonly wanted: { readonly [Step in OnboardingStep]?: StepStatus };
  readonly furtherFlags: FurtherFlags;
}

export interface NoteFlags {
  readonly name: 'NoteFlags';
  readonly flags: FurtherFlags;
}

export interface SaveAndLogOut extends Evidenced {
  readonly name: 'SaveAndLogOut';
  /** Where the customer leaves off; `null` on the progress page. */
  readonly step: OnboardingStep | null;
  /** Whether leaving also completes the step, as on the pages whose work is done by then. */
  readonly finishes: boolean;
}

/** Keeps a refusal in the history, so that a replay shows the errors that were met (decision 4.54). */
export interface RecordRefusal {
  readonly name: 'RecordRefusal';
  readonly step: OnboardingStep;
  readonly attempted: StepAttempt;
  readonly code: OnboardingRefusal['code'];
  readonly at: Date;
}

export type OnboardingCommand =
  | StartJourney
  | OpenStep
  | CompleteStep
  | SaveGenericAnswers
  | RecordProgress
  | NoteFlags
  | SaveAndLogOut
  | RecordRefusal;

export type OnboardingRefusal =
  /** The step is not the current one. */
  | { readonly code: 'STEP_LOCKED'; readonly step: OnboardingStep }
  /** The step is completed by another one, never by itself. */
  | { readonly code: 'STEP_FOLLOWS_ANOTHER'; readonly step: OnboardingStep }
  | { readonly code: 'ANSWERS_REQUIRED'; readonly step: OnboardingStep }
  /** What completes the step was not done. */
  | { readonly code: Lack; readonly step: OnboardingStep }
  | {
      readonly code: 'ANSWERS_INCOMPLETE' | 'ANSWERS_UNFIT';
      readonly step: OnboardingStep;
      readonly questions: readonly string[];
    }
  | { readonly code: 'TERMS_NOT_ACCEPTED'; readonly step: OnboardingStep };
