import { passwordResetLink } from '@keelson/domain/accounts';
import { newToken, type Vault } from '@keelson/vault';
import type { Clock } from '@keelson/kernel';
import type { JobHandler } from '../runtime/job';
import type { LinkMailing } from '../runtime/mailing';
import { addresseeOf, type Addressing } from './addressee';
import { fiveDigits } from './five-digits';
import { staffInvitationLetter } from './mail/staff-letters';

export const STAFF_INVITATION_MAIL_QUEUE = 'staff-invitation-mail';

interface Inviting extends Addressing, LinkMailing {
  readonly vault: Pick<Vault, 'credentials' | 'openInvitation'>;
  readonly clock: Clock;
}

/** The page of a reset takes PIN and link. A second try mails others, which void the first. */
export const staffInvitationMailJob: JobHandler<{ readonly accountId: string }, Inviting> = {
  queue: STAFF_INVITATION_MAIL_QUEUE,
  async handle({ accountId }, context) {
    const { vault, mail, clock, publicUrl, jobId, attempt } = context;
    const addressee = await addresseeOf(accountId, context);
    if (!addressee) return;
    const { name, email } = addressee;
    const code = fiveDigits();
    const token = newToken();
    if (!(await vault.openInvitation(accountId, { code, token }, clock()))) return;
    const letter = staffInvitationLetter(name, code, passwordResetLink(publicUrl, { email, token }));
    await mail.send({ ...letter, to: email, dedupeKey: `${jobId}.${attempt}` });
  },
};
