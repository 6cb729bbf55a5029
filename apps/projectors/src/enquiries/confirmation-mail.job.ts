import type { JobHandler } from '../runtime/job';
import { confirmationLetter } from './enquiry-letters';
import { confirmationKey, storedEnquiry } from './stored-enquiry';

export const CONFIRMATION_MAIL_QUEUE = 'enquiry-confirmation-mail';

/** Tells the sender that the message has arrived. */
export const confirmationMailJob: JobHandler<{ readonly enquiryId: string }> = {
  queue: CONFIRMATION_MAIL_QUEUE,
  async handle({ enquiryId }, services) {
    const enquiry = await storedEnquiry(enquiryId, services);
    if (!enquiry) return;
    const { received } = enquiry;
    await services.mail.send({
      ...confirmationLetter(received),
      to: received.email,
      dedupeKey: confirmationKey(enquiryId),
    });
  },
};
