import type { JobHandler } from '../runtime/job';
import type { Mailing } from '../runtime/mailing';
import { addresseeOf, type Addressing } from './addressee';
import { type Notice, noticeLetters } from './mail/account-letters';

export const NOTICE_MAIL_QUEUE = 'account-notice-mail';

/** Tells the owner of an account what has happened to it. */
export const noticeMailJob: JobHandler<{ readonly accountId: string; readonly about: Notice }, Addressing & Mailing> = {
  queue: NOTICE_MAIL_QUEUE,
  async handle({ accountId, about }, context) {
    const addressee = await addresseeOf(accountId, context);
    if (!addressee) return;
    const letter = noticeLetters[about](addressee.name);
    await context.mail.send({ ...letter, to: addressee.email, dedupeKey: context.jobId });
  },
};
