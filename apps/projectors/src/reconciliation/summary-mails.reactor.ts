import type { ExceptionsCounted } from '@keelson/domain/reconciliation';
import type { Reactor } from '../runtime/reactor';
import { RECONCILIATION_SUMMARY_MAIL_QUEUE } from './summary-mail.job';

/** Tells those who reconcile payments what needs them, on days on which something does. */
export const reconciliationSummaryMailsReactor: Reactor<ExceptionsCounted> = {
  name: 'reconciliation-summary-mails',
  startsAt: 'beginning',
  handles: ['reconciliation.exceptions-counted.v1'],
  react: ({ data: { date, exceptions } }) =>
    exceptions.length === 0 ? [] : [{ queue: RECONCILIATION_SUMMARY_MAIL_QUEUE, data: { date } }],
};
