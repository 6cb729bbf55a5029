import type { getPaymentContract } from '@keelson/contracts/payments';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { type BillingEvent, PLAN_TERMS } from '@keelson/domain/billing';
import type { Recorded } from '@keelson/event-store';

type Told = AnswerInputOf<typeof getPaymentContract>['events'][number];
type Words = Pick<Told, 'what' | 'detail' | 'tone'>;

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const date = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
});
const poundsOf = (pence: number): string => pounds.format(pence / 100);

/** What happened to one payment, out of all that is known of the account's billing. */
export const paymentEvents = (events: readonly Recorded<BillingEvent>[], paymentId: string): Told[] =>
  events.flatMap((event) => {
    const words = wordsOf(event);
    if (words === undefined || !('paymentId' in event.data) || event.data.paymentId !== paymentId) return [];
    return [{ eventId: event.eventId, type: event.type, occurredAt: event.occurredAt.toISOString(), ...words }];
  });

function wordsOf({ type, data }: Recorded<BillingEvent>): Words | undefined {
  switch (type) {
    case 'billing.payment-received.v1':
      return {
        what: 'Payment received',
        detail: [poundsOf(data.grossPence), ...(data.plan ? [PLAN_TERMS[data.plan].title] : [])].join(', '),
        tone: 'good',
      };
    case 'billing.payment-failed.v1':
      return {
        what: data.renewal ? 'Renewal payment failed' : 'Payment failed',
        detail: [`Attempt ${data.attempt}`, ...(data.failure ? [data.failure.replaceAll('_', ' ')] : [])].join(', '),
        tone: 'bad',
      };
    case 'billing.payment-refunded.v1':
      return {
        what: data.whole ? 'Payment refunded' : 'Payment refunded in part',
        detail: `${poundsOf(data.refundedPence)} so far`,
        tone: 'neutral',
      };
    case 'billing.payment-disputed.v1':
      return { what: 'Payment disputed', detail: poundsOf(data.amountPence), tone: 'bad' };
    case 'billing.dispute-closed.v1':
      return data.outcome === 'won'
        ? { what: 'Dispute won', detail: null, tone: 'good' }
        : { what: 'Dispute lost', detail: null, tone: 'bad' };
    case 'billing.early-access-started.v1':
      return { what: 'Early Adopter Offer begun', detail: `Until ${date.format(new Date(data.until))}`, tone: 'good' };
    case 'billing.early-access-ended.v1':
      return { what: 'Early Adopter Offer ended', detail: null, tone: 'neutral' };
    default:
      return undefined;
  }
}
