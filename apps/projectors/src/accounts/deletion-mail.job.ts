import { deletionDecider, deletionStream } from '@keelson/domain/deletion';
import type { JobHandler } from '../runtime/job';
import type { LinkMailing } from '../runtime/mailing';
import { addresseeOf, type Addressing } from './addressee';
import { deletionStartedLetter, deletionStoppedLetter } from './mail/deletion-letters';

export const DELETION_MAIL_QUEUE = 'account-deletion-mail';

/**
 * Tells the owner that staff began to delete the account, moved the day, or stopped.
 * @param deleteAt `null` once it is stopped
 */
export const deletionMailJob: JobHandler<
  { readonly accountId: string; readonly deleteAt: string | null },
  Addressing & LinkMailing
> = {
  queue: DELETION_MAIL_QUEUE,
  async handle({ accountId, deleteAt }, context) {
    const { runner, mail, publicUrl, jobId } = context;
    const { state } = await runner.load(deletionDecider, deletionStream(accountId));
    // What is no longer so is not told: the mail about what came after it is on its way.
    if (deleteAt !== (state.kind === 'grace' ? state.deleteAt : null)) return;
    const addressee = await addresseeOf(accountId, context);
    if (!addressee) return;
    const letter =
      deleteAt === null
        ? deletionStoppedLetter(addressee.name, `${publicUrl}/auth/signIn`)
        : deletionStartedLetter(addressee.name, deleteAt, `${publicUrl}/dashboard/accountDeletion`);
    await mail.send({ ...letter, to: addressee.email, dedupeKey: jobId });
  },
};
