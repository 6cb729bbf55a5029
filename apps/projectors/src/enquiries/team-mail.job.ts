import type { JobHandler } from '../runtime/job';
import type { LinkMailing } from '../runtime/mailing';
import type { Deciding } from '../runtime/worker-runner';
import { teamLetter } from './enquiry-letters';
import { storedEnquiry } from './stored-enquiry';

export const TEAM_MAIL_QUEUE = 'enquiry-team-mail';

interface Needs extends Deciding, LinkMailing {
  /** Where mails to the team go. */
  readonly teamMailbox: string;
}

/** Tells the team that a message waits in the inbox. */
export const teamMailJob: JobHandler<{ readonly enquiryId: string }, Needs> = {
  queue: TEAM_MAIL_QUEUE,
  async handle({ enquiryId }, context) {
    const enquiry = await storedEnquiry(enquiryId, context);
    if (!enquiry) return;
    const link = `${context.publicUrl}/dashboard/enquiries?message=${enquiryId}`;
    await context.mail.send({
      ...teamLetter(enquiry.received, link),
      to: context.teamMailbox,
      dedupeKey: context.jobId,
    });
  },
};
