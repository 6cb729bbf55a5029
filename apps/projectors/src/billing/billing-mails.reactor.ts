import type {
  EarlyAccessEnded,
  MigratedToSubscriber,
  PaymentFailed,
  PaymentReceived,
  RequestCarriedOut,
  RequestRefused,
  SubscriptionEnded,
  TrialExtended,
} from '@keelson/domain/billing';
import type { Reactor } from '../runtime/reactor';
import { BILLING_MAIL_QUEUE } from './billing-mail.job';

type MailedEvent =
  | PaymentReceived
  | PaymentFailed
  | SubscriptionEnded
  | EarlyAccessEnded
  | RequestCarriedOut
  | RequestRefused
  | TrialExtended
  | MigratedToSubscriber;

/** Asks for the mails about payments and trials. A card that is declined while somebody pays is told on the page, not by mail. */
export const billingMailsReactor: Reactor<MailedEvent> = {
  name: 'billing-mails',
  startsAt: 'beginning',
  handles: [
    'billing.payment-received.v1',
    'billing.payment-failed.v1',
    'billing.subscription-ended.v1',
    'billing.early-access-ended.v1',
    'billing.request-carried-out.v1',
    'billing.request-refused.v1',
    'billing.trial-extended.v1',
    'billing.migrated-to-subscriber.v1',
  ],
  react(event) {
    const accountId = event.metadata.subjectId;
    const mail = [{ queue: BILLING_MAIL_QUEUE, data: { accountId, eventId: event.eventId } }];
    switch (event.type) {
      case 'billing.payment-received.v1':
        return event.data.grossPence > 0 ? mail : [];
      case 'billing.payment-failed.v1':
        return event.data.renewal && event.data.attempt === 1 ? mail : [];
      case 'billing.subscription-ended.v1':
      case 'billing.request-carried-out.v1':
      case 'billing.request-refused.v1':
      case 'billing.trial-extended.v1':
      case 'billing.migrated-to-subscriber.v1':
        return mail;
      case 'billing.early-access-ended.v1':
        return event.data.reason === 'over' ? mail : [];
    }
  },
};
