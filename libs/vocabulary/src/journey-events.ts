/** What an event of an onboarding was. */
export const JOURNEY_EVENTS = [
  'journey-started',
  'step-opened',
  'step-completed',
  'answers-saved',
  'flags-noted',
  'left',
  'step-refused',
] as const;
export type JourneyEvent = (typeof JOURNEY_EVENTS)[number];

/** What a customer tried when a rule of the onboarding refused it. */
export const STEP_ATTEMPTS = ['open', 'complete', 'answer', 'record-progress', 'save-and-log-out'] as const;
export type StepAttempt = (typeof STEP_ATTEMPTS)[number];

export const STEP_ATTEMPT_TITLES: Readonly<Record<StepAttempt, string>> = {
  open: 'Opening the page',
  complete: 'Completing the step',
  answer: 'Saving the answers',
  'record-progress': 'Recording the progress',
  'save-and-log-out': 'Saving and logging out',
};

/** How the questions about the company can be answered. */
export const QUESTION_TYPES = ['freeTextNumber', 'freeText', 'options', 'checkBox'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];
