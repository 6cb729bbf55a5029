import type { CustomerAsked } from '@keelson/domain/reconciliation';
import type { Reactor } from '../runtime/reactor';
import { ASKING_MAIL_QUEUE } from './asking-mail.job';

/** Asks the customer for what is missing of a payment, when staff decided so. */
export const askingMailsReactor: Reactor<CustomerAsked> = {
  name: 'reconciliation-asking-mails',
  startsAt: 'beginning',
  handles: ['reconciliation.customer-asked.v1'],
  react: ({ eventId, data: { caseId }, metadata: { subjectId: accountId } }) => [
    { queue: ASKING_MAIL_QUEUE, data: { accountId, caseId, eventId } },
  ],
};
