import type { JobHandler } from '../runtime/job';
import { addresseeOf } from './addressee';
import { type Notice, noticeLetters } from './mail/account-letters';

export const NOTICE_MAIL_QUEUE = 'account-notice-mail';

/** Tells the owner of an account what has happened to it. */
export const noticeMailJob: JobHandler<{ readonly accountId: string; readonly about: Notice }> = {
  queue: NOTICE_MAIL_QUEUE,
  async handle({ accountId, about }, services) {
    const addressee = await addresseeOf(accountId, services);
    if (!addressee) return;
    const letter = noticeLetters[about](addressee.name);
    await services.mail.send({ ...letter, to: addressee.email, dedupeKey: services.jobId });
  },
};
