import { secondFactorMessages as texts } from '@keelson/contracts/accounts';
import type { Problems } from '../../platform/wire/answer';
import type { BeginPasskeyRefusal } from './begin-passkey.command';
import type { ConfirmPasskeyRefusal } from './confirm-passkey.command';
import type { RemovePasskeyRefusal } from './remove-passkey.command';
import type { RenamePasskeyRefusal } from './rename-passkey.command';

type Code =
  | BeginPasskeyRefusal['code']
  | ConfirmPasskeyRefusal['code']
  | RemovePasskeyRefusal['code']
  | RenamePasskeyRefusal['code'];

export const passkeyProblems: Problems<Code> = {
  PASSKEYS_NOT_HERE: { status: 409, message: texts.passkeysNotHere },
  PASSKEY_REFUSED: { status: 400, message: texts.passkeyRefused },
  PASSKEY_TAKEN: { status: 409, message: texts.passkeyTaken },
  TOO_MANY_PASSKEYS: { status: 409, message: texts.tooManyPasskeys },
  PASSKEY_NOT_FOUND: { status: 404, message: texts.passkeyNotFound },
  SECOND_FACTOR_REQUIRED: { status: 409, message: texts.lastFactorRequired },
};
