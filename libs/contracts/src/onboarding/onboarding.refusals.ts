import { onboardingMessages as texts } from './onboarding.messages';

/** What the product answers when a rule of the onboarding refuses, by the rule's code. */
export const REFUSAL_TEXTS = {
  STEP_LOCKED: texts.stepLocked,
  STEP_FOLLOWS_ANOTHER: texts.stepFollowsAnother,
  ANSWERS_REQUIRED: texts.answersRequired,
  FINANCE_ANSWERS_REQUIRED: texts.financeAnswersRequired,
  INPUTS_REQUIRED: texts.inputsRequired,
  PAGE_UNOPENED: texts.pageUnopened,
  ANSWERS_INCOMPLETE: texts.allMandatory,
  ANSWERS_UNFIT: texts.answersUnfit,
  TERMS_NOT_ACCEPTED: texts.allMandatory,
} as const;

/** The specified text of a refusal; the code itself for one that the product no longer knows. */
export const refusalText = (code: string): string =>
  Object.hasOwn(REFUSAL_TEXTS, code) ? REFUSAL_TEXTS[code as keyof typeof REFUSAL_TEXTS] : code;
