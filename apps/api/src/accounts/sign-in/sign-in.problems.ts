import { sessionMessages as texts } from '@keelson/contracts/session';
import type { Problems } from '../../platform/wire/answer';
import type { PasskeyRefusal } from './get-passkey-request.query';
import type { SignInRefusal } from './sign-in.command';
import type { PasscodeRefusal } from './verify-passcode.command';
import type { SecondStepRefusal } from './verify-second-step.command';

type Code = SignInRefusal['code'] | PasscodeRefusal['code'] | SecondStepRefusal['code'] | PasskeyRefusal['code'];

export const signInProblems: Problems<Code> = {
  SIGN_IN_REFUSED: { status: 401, message: texts.signInRefused },
  EMAIL_UNCONFIRMED: { status: 403, message: texts.emailUnconfirmed },
  PASSCODE_REFUSED: { status: 401, message: texts.passcodeRefused },
  PASSCODE_PAUSED: { status: 403, message: texts.passcodePaused },
  SECOND_FACTOR_REFUSED: { status: 401, message: texts.secondFactorRefused },
  PASSKEY_REFUSED: { status: 401, message: texts.passkeyRefused },
  SECOND_FACTOR_PAUSED: { status: 403, message: texts.secondFactorPaused },
  TOO_MANY_SECOND_STEPS: { status: 429, message: texts.tooManySecondSteps, retryAfterSeconds: 3600 },
  TOO_MANY_PASSCODES: { status: 429, message: texts.tooManyPasscodes, retryAfterSeconds: 3600 },
};
