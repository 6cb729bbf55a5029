import type {
  DeactivationRequested,
  EarlyAccessStarted,
  EndRequested,
  EndWithdrawn,
  PaymentReceived,
  PlanChangeRequested,
  SubscriptionStarted,
} from '@keelson/domain/billing';
import type { AccessEnded, DeletionCancelled, DeletionRequested } from '@keelson/domain/deletion';
import type { Reactor } from '../runtime/reactor';
import { DEACTIVATION_QUEUE } from './deactivation.job';
import { DELETION_BILLING_QUEUE } from './deletion-billing.job';
import { EARLY_ACCESS_END_QUEUE } from './early-access-end.job';
import { EARLY_ACCESS_REMINDER_QUEUE } from './early-access-reminder.job';
import { END_BILLING_QUEUE } from './end-billing.job';
import { PAYER_REDACTION_QUEUE } from './payer-redaction.job';
import { SUBSCRIPTION_REQUEST_QUEUE } from './subscription-request.job';

const REMINDER_DAYS = 30;
const DAY_MS = 86_400_000;
/** The provider finds by its search what is older than this, outages of the search aside. */
const SEARCHABLE_MS = 3_600_000;

/** What billing asks to be done at the provider, and its timers. */
export const billingWorkReactor: Reactor<
  | AccessEnded
  | DeactivationRequested
  | DeletionCancelled
  | DeletionRequested
  | EarlyAccessStarted
  | EndRequested
  | EndWithdrawn
  | PaymentReceived
  | PlanChangeRequested
  | SubscriptionStarted
> = {
  name: 'billing-work',
  startsAt: 'beginning',
  handles: [
    'billing.deactivation-requested.v1',
    'billing.early-access-started.v1',
    'billing.end-requested.v1',
    'billing.end-withdrawn.v1',
    'billing.payment-received.v1',
    'billing.plan-change-requested.v1',
    'billing.subscription-started.v1',
    'deletion.access-ended.v1',
    'deletion.cancelled.v1',
    'deletion.requested.v1',
  ],
  react(event) {
    const accountId = event.metadata.subjectId;
    switch (event.type) {
      case 'billing.deactivation-requested.v1':
        return event.data.subscriptionIds.map((subscriptionId) => ({
          queue: DEACTIVATION_QUEUE,
          key: `${event.eventId} ${subscriptionId}`,
          data: { accountId, subscriptionId },
        }));
      case 'billing.subscription-started.v1':
        return [{ queue: END_BILLING_QUEUE, data: { accountId } }];
      case 'billing.payment-received.v1':
        return [{ queue: PAYER_REDACTION_QUEUE, data: { accountId } }];
      case 'deletion.access-ended.v1':
        return [
          { queue: END_BILLING_QUEUE, data: { accountId } },
          { queue: PAYER_REDACTION_QUEUE, data: { accountId } },
          {
            queue: PAYER_REDACTION_QUEUE,
            key: `${event.eventId} again`,
            data: { accountId },
            startAfter: new Date(event.occurredAt.getTime() + SEARCHABLE_MS),
          },
        ];
      case 'billing.plan-change-requested.v1':
      case 'billing.end-requested.v1':
      case 'billing.end-withdrawn.v1': {
        const { requestId } = event.data;
        return [{ queue: SUBSCRIPTION_REQUEST_QUEUE, data: { accountId, requestId } }];
      }
      case 'deletion.requested.v1':
        // What its holder asked for ended access, and the subscription with it, in the same breath.
        return event.data.by === 'holder' ? [] : [{ queue: DELETION_BILLING_QUEUE, data: { accountId } }];
      case 'deletion.cancelled.v1':
        return [{ queue: DELETION_BILLING_QUEUE, data: { accountId } }];
      case 'billing.early-access-started.v1': {
        const { paymentId, until } = event.data;
        const data = { accountId, paymentId };
        const reminded = new Date(Date.parse(until) - REMINDER_DAYS * DAY_MS);
        return [
          { queue: EARLY_ACCESS_REMINDER_QUEUE, data, startAfter: reminded },
          { queue: EARLY_ACCESS_END_QUEUE, data, startAfter: new Date(until) },
        ];
      }
    }
  },
};
