import { onboardingMessages as texts, REFUSAL_TEXTS as refused } from '@keelson/contracts/onboarding';
import type { OnboardingRefusal } from '@keelson/domain/onboarding';
import type { Problems } from '../platform/wire/answer';

export const onboardingProblems: Problems<OnboardingRefusal['code'] | 'QUESTIONS_UNAVAILABLE' | 'ACCOUNT_NOT_FOUND'> = {
  STEP_LOCKED: { status: 409, message: refused.STEP_LOCKED },
  STEP_FOLLOWS_ANOTHER: { status: 409, message: refused.STEP_FOLLOWS_ANOTHER },
  ANSWERS_REQUIRED: { status: 409, message: refused.ANSWERS_REQUIRED },
  FINANCE_ANSWERS_REQUIRED: { status: 409, message: refused.FINANCE_ANSWERS_REQUIRED },
  INPUTS_REQUIRED: { status: 409, message: refused.INPUTS_REQUIRED },
  PAGE_UNOPENED: { status: 409, message: refused.PAGE_UNOPENED },
  ANSWERS_INCOMPLETE: { status: 400, message: refused.ANSWERS_INCOMPLETE },
  ANSWERS_UNFIT: { status: 400, message: refused.ANSWERS_UNFIT },
  TERMS_NOT_ACCEPTED: { status: 400, message: refused.TERMS_NOT_ACCEPTED },
  QUESTIONS_UNAVAILABLE: { status: 503, message: texts.unableToSave, retryAfterSeconds: 5 },
  ACCOUNT_NOT_FOUND: { status: 404, message: 'There is no such account' },
};
