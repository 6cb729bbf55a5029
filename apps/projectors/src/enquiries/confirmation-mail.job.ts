import type { JobHandler } from '../runtime/job';
import type { Mailing } from '../runtime/mailing';
import type { Deciding } from '../runtime/worker-runner';
import { confirmationLetter } from './enquiry-letters';
import { confirmationKey, storedEnquiry } from './stored-enquiry';

export const CONFIRMATION_MAIL_QUEUE = 'enquiry-confirmation-mail';

/** Tells the sender that the message has arrived. */
export const confirmationMailJob: JobHandler<{ readonly enquiryId: string }, Deciding & Mailing> = {
  queue: CONFIRMATION_MAIL_QUEUE,
  async handle({ enquiryId }, context) {
    const enquiry = await storedEnquiry(enquiryId, context);
    if (!enquiry) return;
    const { received } = enquiry;
    await context.mail.send({
      ...confirmationLetter(received),
      to: received.email,
      dedupeKey: confirmationKey(enquiryId),
    });
  },
};
