import { ERASED } from '@keelson/domain';
import { codeRequestDecider, codeRequestStream } from '@keelson/domain/partners';
import type { JobHandler } from '../runtime/job';
import type { LinkMailing } from '../runtime/mailing';
import type { Deciding } from '../runtime/worker-runner';
import { accessCodeLetter } from './mail/partner-letters';

export const CODE_MAIL_QUEUE = 'access-code-mail';

/** Brings a visitor the access code that was asked for, by no name: whoever filled in the form chose it. */
export const accessCodeMailJob: JobHandler<{ readonly requestId: string }, LinkMailing & Deciding> = {
  queue: CODE_MAIL_QUEUE,
  async handle({ requestId }, { runner, mail, publicUrl, jobId }) {
    const { requested } = (await runner.load(codeRequestDecider, codeRequestStream(requestId))).state;
    if (!requested || requested.email === ERASED) return;
    const { email, accessCode } = requested;
    const letter = accessCodeLetter(accessCode, `${publicUrl}/auth/signUp`);
    await mail.send({ ...letter, to: email, dedupeKey: jobId });
  },
};
