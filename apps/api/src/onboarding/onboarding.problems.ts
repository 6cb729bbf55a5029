import { onboardingMessages as texts } from '@keelson/contracts/onboarding';
import type { OnboardingRefusal } from '@keelson/domain/onboarding';
import type { Problems } from '../platform/wire/answer';

export const onboardingProblems: Problems<OnboardingRefusal['code'] | 'QUESTIONS_UNAVAILABLE' | 'ACCOUNT_NOT_FOUND'> = {
  STEP_LOCKED: { status: 409, message: texts.stepLocked },
  STEP_FOLLOWS_ANOTHER: { status: 409, message: texts.stepFollowsAnother },
  ANSWERS_REQUIRED: { status: 409, message: texts.answersRequired },
  ANSWERS_INCOMPLETE: { status: 400, message: texts.allMandatory },
  ANSWERS_UNFIT: { status: 400, message: texts.answersUnfit },
  TERMS_NOT_ACCEPTED: { status: 400, message: texts.allMandatory },
  QUESTIONS_UNAVAILABLE: { status: 503, message: texts.unableToSave, retryAfterSeconds: 5 },
  ACCOUNT_NOT_FOUND: { status: 404, message: 'There is no such account' },
};
