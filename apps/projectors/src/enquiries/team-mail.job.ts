import type { JobHandler } from '../runtime/job';
import { teamLetter } from './enquiry-letters';
import { storedEnquiry } from './stored-enquiry';

export const TEAM_MAIL_QUEUE = 'enquiry-team-mail';

/** Tells the team that a message waits in the inbox. */
export const teamMailJob: JobHandler<{ readonly enquiryId: string }> = {
  queue: TEAM_MAIL_QUEUE,
  async handle({ enquiryId }, services) {
    const enquiry = await storedEnquiry(enquiryId, services);
    if (!enquiry) return;
    const link = `${services.publicUrl}/dashboard/enquiries?message=${enquiryId}`;
    await services.mail.send({
      ...teamLetter(enquiry.received, link),
      to: services.teamMailbox,
      dedupeKey: services.jobId,
    });
  },
};
