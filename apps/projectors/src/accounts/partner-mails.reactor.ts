import type { PartnerActivated, PartnerAssigned } from '@keelson/domain/accounts';
import type { AccessCodeRequested } from '@keelson/domain/partners';
import type { Reactor } from '../runtime/reactor';
import { CODE_MAIL_QUEUE } from './access-code-mail.job';
import { PARTNER_CHANGE_MAIL_QUEUE } from './partner-change-mail.job';
import { WELCOME_MAIL_QUEUE } from './partner-welcome-mail.job';

/**
 * Asks for the mails that bring access codes, and for those about a change of partner by staff: a customer's own change is
 * told on the page. The jobs read the codes from the log, so that no queue holds one.
 */
export const partnerMailsReactor: Reactor<PartnerActivated | PartnerAssigned | AccessCodeRequested> = {
  name: 'partner-mails',
  startsAt: 'beginning',
  handles: ['accounts.partner-activated.v1', 'accounts.partner-assigned.v1', 'partners.access-code-requested.v1'],
  react(event) {
    switch (event.type) {
      case 'accounts.partner-activated.v1':
        return [{ queue: WELCOME_MAIL_QUEUE, data: { partnerId: event.metadata.subjectId } }];
      case 'accounts.partner-assigned.v1': {
        const data = { accountId: event.metadata.subjectId, eventId: event.eventId };
        return event.data.byCode ? [] : [{ queue: PARTNER_CHANGE_MAIL_QUEUE, data }];
      }
      case 'partners.access-code-requested.v1':
        return [{ queue: CODE_MAIL_QUEUE, data: { requestId: event.data.requestId } }];
    }
  },
};
