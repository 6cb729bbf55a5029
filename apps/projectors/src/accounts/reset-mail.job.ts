import { passwordResetLink } from '@keelson/domain/accounts';
import { newToken } from '@keelson/vault';
import type { JobHandler } from '../runtime/job';
import type { LinkMailing } from '../runtime/mailing';
import { addresseeOf, type Addressing } from './addressee';
import type { Challenging } from './challenging';
import { fiveDigits } from './five-digits';
import { resetLetter } from './mail/account-letters';

export const RESET_MAIL_QUEUE = 'reset-mail';

const RESET_MS = 30 * 60_000;

/** The PIN alone opens nothing: it counts with the link's token or in the browser that asked. */
export const resetMailJob: JobHandler<
  { readonly accountId: string; readonly resetId: string },
  Addressing & Challenging & LinkMailing
> = {
  queue: RESET_MAIL_QUEUE,
  async handle({ accountId, resetId }, context) {
    const { vault, mail, clock, publicUrl, jobId, attempt } = context;
    const addressee = await addresseeOf(accountId, context);
    if (!addressee) return;
    const { name, email } = addressee;
    const now = clock();
    const code = fiveDigits();
    const token = newToken();
    const expiresAt = new Date(now.getTime() + RESET_MS);
    if (!(await vault.challenges.arm(resetId, { code, token, expiresAt }, now))) return;
    const letter = resetLetter(name, code, passwordResetLink(publicUrl, { email, token }));
    await mail.send({ ...letter, to: email, dedupeKey: `${jobId}.${attempt}` });
  },
};
