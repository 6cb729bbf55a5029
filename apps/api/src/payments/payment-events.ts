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
/** An amount in words; nothing for those who do not see amounts. */
type Amount = (pence: number) => string | null;
const poundsOf: Amount = (pence) => pounds.format(pence / 100);
const hidden: Amount = () => null;

/** What happened to one payment, out of all that is known of the account's billing; amounts for those who see them. */
export const paymentEvents = (events: readonly Recorded<BillingEvent>[], paymentId: string, amounts: boolean): Told[] =>
  events.flatMap((event) => {
    const words = wordsOf(event, amounts ? poundsOf : hidden);
    if (words === undefined || !('paymentId' in event.data) || event.data.paymentId !== paymentId) return [];
    return [{ eventId: event.eventId, type: event.type, occurredAt: event.occurredAt.toISOString(), ...words }];
  });

const listed = (...parts: readonly (string | null)[]): string | null =>
  parts.filter((part) => part !== null).join(', ') || null;
const soFar = (text: string | null): string | null => (text === null ? null : `${text} so far`);

function wordsOf({ type, data }: Recorded<BillingEvent>, amount: Amount): Words | undefined {
  switch (type) {
    case 'billing.payment-received.v1':
      return {
        what: 'Payment received',
        detail: listed(amount(data.grossPence), data.plan ? PLAN_TERMS[data.plan].title : null),
        tone: 'good',
      };
    case 'billing.payment-failed.v1':
      return {
        what: data.renewal ? 'Renewal payment failed' : 'Payment failed',
        detail: listed(`Attempt ${data.attempt}`, data.failure?.replaceAll('_', ' ') ?? null),
        tone: 'bad',
      };
    case 'billing.payment-refunded.v1':
      return {
        what: data.whole ? 'Payment refunded' : 'Payment refunded in part',
        detail: soFar(amount(data.refundedPence)),
        tone: 'neutral',
      };
    case 'billing.payment-disputed.v1':
      return { what: 'Payment disputed', detail: amount(data.amountPence), tone: 'bad' };
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
