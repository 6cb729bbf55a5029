import type { DeactivationRequested, EarlyAccessStarted, SubscriptionStarted } from '@keelson/domain/billing';
import type { AccessEnded } from '@keelson/domain/deletion';
import type { Reactor } from '../runtime/reactor';
import { DEACTIVATION_QUEUE } from './deactivation.job';
import { EARLY_ACCESS_END_QUEUE } from './early-access-end.job';
import { EARLY_ACCESS_REMINDER_QUEUE } from './early-access-reminder.job';
import { END_BILLING_QUEUE } from './end-billing.job';

const REMINDER_DAYS = 30;
const DAY_MS = 86_400_000;

/** What billing asks to be done at the provider, and its timers. */
export const billingWorkReactor: Reactor<
  AccessEnded | DeactivationRequested | EarlyAccessStarted | SubscriptionStarted
> = {
  name: 'billing-work',
  startsAt: 'beginning',
  handles: [
    'billing.deactivation-requested.v1',
    'billing.early-access-started.v1',
    'billing.subscription-started.v1',
    'deletion.access-ended.v1',
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
      case 'deletion.access-ended.v1':
        return [{ queue: END_BILLING_QUEUE, data: { accountId } }];
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
