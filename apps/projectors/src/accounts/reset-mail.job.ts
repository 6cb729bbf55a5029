import { passwordResetLink } from '@keelson/domain/accounts';
import { newToken } from '@keelson/vault';
import type { JobHandler } from '../runtime/job';
import { addresseeOf } from './addressee';
import { fiveDigits } from './five-digits';
import { resetLetter } from './mail/account-letters';

export const RESET_MAIL_QUEUE = 'reset-mail';

const RESET_MS = 30 * 60_000;

/** The PIN alone opens nothing: it counts with the link's token or in the browser that asked. */
export const resetMailJob: JobHandler<{ readonly accountId: string; readonly resetId: string }> = {
  queue: RESET_MAIL_QUEUE,
  async handle({ accountId, resetId }, services) {
    const { vault, mail, clock, publicUrl, jobId, attempt } = services;
    const addressee = await addresseeOf(accountId, services);
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
