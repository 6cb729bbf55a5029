import { accountsMessages } from '@keelson/contracts/accounts';
import { sessionMessages as texts } from '@keelson/contracts/session';
import type { Problems } from '../../platform/wire/answer';
import type { StartActingRefusal } from './acting/start-acting.command';
import type { StepUpRefusal } from './step-up.command';

export const sessionProblems: Problems<
  StepUpRefusal['code'] | StartActingRefusal['code'] | 'PROFILE_NOT_READY' | 'SESSION_ENDED'
> = {
  PASSWORD_INVALID: { status: 403, message: texts.passwordInvalid },
  TOO_MANY_ATTEMPTS: { status: 429, message: accountsMessages.tooManyAttempts, retryAfterSeconds: 30 },
  ROUTE_UNKNOWN: { status: 400, message: 'This action needs no confirmation' },
  TARGET_UNKNOWN: { status: 400, message: 'This action has no such target' },
  SESSION_NOT_FOUND: { status: 404, message: texts.sessionNotFound },
  SESSION_ENDED: { status: 401, message: texts.sessionEnded },
  CUSTOMER_NOT_FOUND: { status: 404, message: texts.customerNotFound },
  REASON_NEEDED: { status: 400, message: texts.reasonNeeded },
  REASON_TOO_LONG: { status: 400, message: texts.reasonTooLong },
  PROFILE_NOT_READY: { status: 503, message: 'Your account is being prepared', retryAfterSeconds: 1 },
};
