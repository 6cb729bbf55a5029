import type { JobHandler } from '../runtime/job';
import type { Mailing } from '../runtime/mailing';
import type { Deciding } from '../runtime/worker-runner';
import { answerLetter } from './enquiry-letters';
import { confirmationKey, storedEnquiry } from './stored-enquiry';

export const ANSWER_MAIL_QUEUE = 'enquiry-answer-mail';

/** Brings an answer of staff to the sender, in the conversation that the confirmation began. */
export const answerMailJob: JobHandler<{ readonly enquiryId: string; readonly eventId: string }, Deciding & Mailing> = {
  queue: ANSWER_MAIL_QUEUE,
  async handle({ enquiryId, eventId }, context) {
    const enquiry = await storedEnquiry(enquiryId, context);
    const answer = enquiry?.events.find((event) => event.eventId === eventId);
    if (!enquiry || answer?.type !== 'enquiries.answered.v1') return;
    const { received } = enquiry;
    await context.mail.send({
      ...answerLetter(received, answer.data.text),
      to: received.email,
      dedupeKey: context.jobId,
      followsKey: confirmationKey(enquiryId),
    });
  },
};
