import { secondFactorMessages as texts } from '@keelson/contracts/accounts';
import type { Problems } from '../../platform/wire/answer';
import type { BeginAuthenticatorRefusal } from './begin-authenticator.command';
import type { ConfirmAuthenticatorRefusal } from './confirm-authenticator.command';
import type { RemoveAuthenticatorRefusal } from './remove-authenticator.command';
import type { RenewCodesRefusal } from './renew-recovery-codes.command';

type Code =
  | BeginAuthenticatorRefusal['code']
  | ConfirmAuthenticatorRefusal['code']
  | RemoveAuthenticatorRefusal['code']
  | RenewCodesRefusal['code'];

export const secondFactorProblems: Problems<Code> = {
  AUTHENTICATOR_ALREADY: { status: 409, message: texts.authenticatorAlready },
  CODE_REFUSED: { status: 400, message: texts.codeRefused, field: 'code' },
  SECOND_FACTOR_REQUIRED: { status: 409, message: texts.lastFactorRequired },
  NO_SECOND_FACTOR: { status: 409, message: texts.noSecondFactor },
};
