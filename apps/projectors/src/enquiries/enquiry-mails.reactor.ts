import type { ContactReceived, EnquiryAnswered, EnquiryReceived } from '@keelson/domain/enquiries';
import type { Reactor } from '../runtime/reactor';
import { ANSWER_MAIL_QUEUE } from './answer-mail.job';
import { CONFIRMATION_MAIL_QUEUE } from './confirmation-mail.job';
import { TEAM_MAIL_QUEUE } from './team-mail.job';

/** Asks for the mails that a message leads to. What was written stays in the log until a mail is made of it. */
export const enquiryMailsReactor: Reactor<ContactReceived | EnquiryReceived | EnquiryAnswered> = {
  name: 'enquiry-mails',
  startsAt: 'beginning',
  handles: ['enquiries.contact-received.v1', 'enquiries.enquiry-received.v1', 'enquiries.answered.v1'],
  react(event) {
    const enquiryId = event.metadata.subjectId;
    switch (event.type) {
      case 'enquiries.contact-received.v1':
      case 'enquiries.enquiry-received.v1':
        return [
          { queue: CONFIRMATION_MAIL_QUEUE, data: { enquiryId } },
          { queue: TEAM_MAIL_QUEUE, data: { enquiryId } },
        ];
      case 'enquiries.answered.v1':
        return [{ queue: ANSWER_MAIL_QUEUE, data: { enquiryId, eventId: event.eventId } }];
    }
  },
};
