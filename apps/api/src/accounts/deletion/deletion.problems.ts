import { deletionMessages as texts } from '@keelson/contracts/deletion';
import type { Problems } from '../../platform/wire/answer';
import type { CompletionRefusal } from './complete-deletion.command';
import type { DeleteAccountRefusal } from './delete-account.command';
import type { RetryRefusal } from './retry-ending.command';
import type { StartRefusal } from './start-deletion.command';
import type { StopRefusal } from './stop-deletion.command';

export const deletionProblems: Problems<DeleteAccountRefusal['code']> = {
  TRIAL_NOT_ENDED: { status: 409, message: texts.trialNotEnded },
};

export const staffDeletionProblems: Problems<(StartRefusal | StopRefusal | CompletionRefusal | RetryRefusal)['code']> =
  {
    ACCOUNT_NOT_FOUND: { status: 404, message: texts.accountNotFound },
    SUPER_ADMIN_ONLY: { status: 403, message: texts.superAdminOnly },
    NOT_WITH_ENDED_TRIAL: { status: 409, message: texts.notWithEndedTrial },
    ALREADY_DELETED: { status: 409, message: texts.alreadyDeleted },
    NOT_UNDER_DELETION: { status: 409, message: texts.notUnderDeletion },
    NOT_DELETED: { status: 404, message: texts.notDeleted },
    TOO_LATE: { status: 409, message: texts.tooLate },
  };
