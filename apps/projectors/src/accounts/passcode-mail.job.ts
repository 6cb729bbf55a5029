import type { JobHandler } from '../runtime/job';
import type { Mailing } from '../runtime/mailing';
import { addresseeOf, type Addressing } from './addressee';
import type { Challenging } from './challenging';
import { fiveDigits } from './five-digits';
import { passcodeLetter } from './mail/account-letters';

export const PASSCODE_MAIL_QUEUE = 'passcode-mail';

const PASSCODE_MS = 5 * 60_000;

/** The five minutes run from the mail on. A challenge that is over by then gets none. */
export const passcodeMailJob: JobHandler<
  { readonly accountId: string; readonly challengeId: string },
  Addressing & Challenging & Mailing
> = {
  queue: PASSCODE_MAIL_QUEUE,
  retry: { limit: 3, delaySeconds: 1, deadlineSeconds: 15 },
  async handle({ accountId, challengeId }, context) {
    const { vault, mail, clock, jobId, attempt } = context;
    const addressee = await addresseeOf(accountId, context);
    if (!addressee) return;
    const now = clock();
    const code = fiveDigits();
    const expiresAt = new Date(now.getTime() + PASSCODE_MS);
    if (!(await vault.challenges.arm(challengeId, { code, expiresAt }, now))) return;
    await mail.send({ ...passcodeLetter(addressee.name, code), to: addressee.email, dedupeKey: `${jobId}.${attempt}` });
  },
};
