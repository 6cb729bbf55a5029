import { type BillingEvent, billingStream } from '@keelson/domain/billing';
import type { Recorded } from '@keelson/event-store';
import type { JobHandler } from '../runtime/job';
import type { Letter } from '../runtime/letter';
import type { LinkMailing } from '../runtime/mailing';
import {
  earlyAccessEndedLetter,
  paymentFailedLetter,
  paymentReceivedLetter,
  subscriptionEndedLetter,
} from './billing-letters';
import { payerOf, type Paying } from './payer';
import { requestIn, requestLetter } from './subscription-letters';
import { migratedLetter, trialExtendedLetter } from './trial-letters';

export const BILLING_MAIL_QUEUE = 'billing-mail';

/** Tells the payer what an event of the billing stream says. */
export const billingMailJob: JobHandler<
  { readonly accountId: string; readonly eventId: string },
  Paying & LinkMailing
> = {
  queue: BILLING_MAIL_QUEUE,
  async handle({ accountId, eventId }, context) {
    const { runner, mail, publicUrl, jobId } = context;
    const payer = await payerOf(accountId, context);
    if (!payer) return;
    const events = await runner.read<BillingEvent>(billingStream(accountId));
    const event = events.find((each) => each.eventId === eventId);
    const letter = event && letterOf(event, events, payer.name, publicUrl);
    if (letter) await mail.send({ ...letter, to: payer.email, dedupeKey: jobId });
  },
};

function letterOf(
  event: Recorded<BillingEvent>,
  events: readonly BillingEvent[],
  name: string,
  publicUrl: string,
): Letter | undefined {
  const link = `${publicUrl}/auth/signIn`;
  switch (event.type) {
    case 'billing.payment-received.v1':
      return paymentReceivedLetter(name, event.data, event.data.paidAt);
    case 'billing.payment-failed.v1':
      return paymentFailedLetter(name, event.data, link);
    case 'billing.subscription-ended.v1':
      return subscriptionEndedLetter(name, event.data.plan, link);
    case 'billing.early-access-ended.v1':
      return earlyAccessEndedLetter(name, link);
    case 'billing.trial-extended.v1':
      return trialExtendedLetter(name, event.metadata.actor.kind, event.data.trialEndsAt, link);
    case 'billing.migrated-to-subscriber.v1':
      return migratedLetter(name, event.metadata.actor.kind, link);
    case 'billing.request-carried-out.v1':
    case 'billing.request-refused.v1': {
      const request = requestIn(events, event.data.requestId);
      const planPage = `${publicUrl}/dashboard/plan`;
      return request && requestLetter(request, event.type === 'billing.request-carried-out.v1', name, planPage);
    }
    default:
      return undefined;
  }
}
