import { deletionMessages as texts } from '@keelson/contracts/deletion';
import type { Problems } from '../../platform/wire/answer';
import type { DeleteAccountRefusal } from './delete-account.command';

export const deletionProblems: Problems<DeleteAccountRefusal['code']> = {
  TRIAL_NOT_ENDED: { status: 409, message: texts.trialNotEnded },
};
