import { verificationLink } from '@keelson/domain/accounts';
import { newToken } from '@keelson/vault';
import type { JobHandler } from '../runtime/job';
import type { LinkMailing } from '../runtime/mailing';
import { addresseeOf, type Addressing } from './addressee';
import type { Challenging } from './challenging';
import { verificationLetter } from './mail/account-letters';

export const VERIFICATION_MAIL_QUEUE = 'verification-mail';

const LINK_MS = 24 * 3_600_000;

/** A second try mails another link, which voids the first: its mail must not count as the same one. */
export const verificationMailJob: JobHandler<{ readonly accountId: string }, Addressing & Challenging & LinkMailing> = {
  queue: VERIFICATION_MAIL_QUEUE,
  async handle({ accountId }, context) {
    const { vault, mail, clock, publicUrl, jobId, attempt } = context;
    const addressee = await addresseeOf(accountId, context);
    if (!addressee || addressee.emailVerified) return;
    const { email } = addressee;
    const now = clock();
    const expiresAt = new Date(now.getTime() + LINK_MS);
    const token = newToken();
    const id = await vault.challenges.open({ kind: 'email-verification', accountId, expiresAt }, now);
    if (id === undefined || !(await vault.challenges.arm(id, { token, expiresAt }, now))) return;
    const letter = verificationLetter(verificationLink(publicUrl, { email, token }));
    await mail.send({ ...letter, to: email, dedupeKey: `${jobId}.${attempt}` });
  },
};
