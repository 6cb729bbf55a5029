import { accountsMessages as texts } from '@keelson/contracts/accounts';
import type { Problems } from '../platform/wire/answer';
import type { PasscodeSettingRefusal } from './passcode-setting/change-passcode-setting.command';
import type { ChangeRefusal } from './passwords/change-password.command';
import type { ResetRefusal } from './passwords/redeemed-resets';
import type { CorrectionRefusal } from './registration/correct-email.command';
import type { SignUpRefusal } from './registration/sign-up-company.command';
import type { VerificationRefusal } from './registration/verify-email.command';

type Code =
  | SignUpRefusal['code']
  | VerificationRefusal['code']
  | ResetRefusal['code']
  | ChangeRefusal['code']
  | PasscodeSettingRefusal['code']
  | CorrectionRefusal['code'];

export const accountsProblems: Problems<Code> = {
  ALREADY_REGISTERED: { status: 400, message: texts.alreadyRegistered },
  INVALID_ACCESS_CODE: { status: 400, message: texts.invalidAccessCode, field: 'accessCode' },
  TOO_MANY_ATTEMPTS: { status: 429, message: texts.tooManyAttempts, retryAfterSeconds: 60 },
  PASSWORD_UNFIT: { status: 400, message: texts.passwordRuleNotMet },
  EMAIL_CONFIRMED: { status: 409, message: texts.emailConfirmed },
  INVALID_LINK: { status: 400, message: texts.invalidLink },
  USER_ALREADY_EXISTS: { status: 409, message: texts.userAlreadyExists },
  RESET_REFUSED: { status: 400, message: texts.resetRefused },
  OLD_PASSWORD_WRONG: { status: 400, message: texts.oldPasswordWrong },
  PASSCODE_ALWAYS_ON: { status: 403, message: texts.passcodeAlwaysOn },
  ACCOUNT_NOT_FOUND: { status: 404, message: 'There is no such account' },
};
