import { type BillingEvent, PLAN_TERMS } from '@keelson/domain/billing';
import type { Tone } from '@keelson/vocabulary';
import { dateOf, list, poundsOf, type Words, words } from '../runtime/wording';

type DataOf<Type extends BillingEvent['type']> = Extract<BillingEvent, { type: Type }>['data'];

const CHECKOUT_ENDS: Readonly<Record<DataOf<'billing.checkout-closed.v1'>['outcome'], readonly [Tone, string]>> = {
  paid: ['good', 'Payment page completed'],
  expired: ['neutral', 'Payment page left unpaid'],
  failed: ['bad', 'Payment not taken'],
};

const EARLY_ACCESS_ENDS: Readonly<Record<DataOf<'billing.early-access-ended.v1'>['reason'], string>> = {
  over: 'The two years are over',
  refunded: 'The payment was refunded',
  deactivated: 'It was deactivated',
};

/** How the events of payments read in the history. */
export const BILLING_WORDS: { readonly [Type in BillingEvent['type']]: (data: DataOf<Type>) => Words } = {
  'billing.checkout-requested.v1': ({ plan, grossPence }) =>
    words('payment', 'neutral', 'Payment begun', `${PLAN_TERMS[plan].title}, ${poundsOf(grossPence)}`),
  'billing.checkout-opened.v1': () => words('payment', 'neutral', 'Payment page opened'),
  'billing.checkout-closed.v1': ({ outcome }) => words('payment', ...CHECKOUT_ENDS[outcome]),
  'billing.payment-skipped.v1': ({ trialEndsAt }) =>
    words('payment', 'neutral', 'Payment skipped', `Free trial until ${dateOf(trialEndsAt)}`),
  'billing.subscription-started.v1': ({ plan }) =>
    words('payment', 'good', 'Subscription started', PLAN_TERMS[plan].title),
  'billing.subscription-renewed.v1': ({ periodEnd }) =>
    words('payment', 'good', 'Subscription renewed', `Until ${dateOf(periodEnd)}`),
  'billing.subscription-changed.v1': ({ plan, status }) =>
    words('payment', 'neutral', 'Subscription changed', `${PLAN_TERMS[plan].title}, ${status.replace('_', ' ')}`),
  'billing.subscription-ended.v1': ({ plan }) => words('payment', 'bad', 'Subscription ended', PLAN_TERMS[plan].title),
  'billing.early-access-started.v1': ({ until }) =>
    words('payment', 'good', 'Early Adopter Offer begun', `Until ${dateOf(until)}`),
  'billing.early-access-ended.v1': ({ reason }) =>
    words('payment', 'neutral', 'Early Adopter Offer ended', EARLY_ACCESS_ENDS[reason]),
  'billing.payment-received.v1': ({ grossPence, invoiceNumber }) =>
    words(
      'payment',
      'good',
      'Payment received',
      list([poundsOf(grossPence), ...(invoiceNumber ? [invoiceNumber] : [])]),
    ),
  'billing.payment-failed.v1': ({ grossPence, failure }) =>
    words(
      'payment',
      'bad',
      'Payment failed',
      list([poundsOf(grossPence), ...(failure ? [failure.replaceAll('_', ' ')] : [])]),
    ),
  'billing.payment-refunded.v1': ({ refundedPence, whole }) =>
    words('payment', 'neutral', whole ? 'Payment refunded' : 'Payment refunded in part', poundsOf(refundedPence)),
  'billing.payment-disputed.v1': ({ amountPence }) =>
    words('payment', 'bad', 'Payment disputed', poundsOf(amountPence)),
  'billing.dispute-closed.v1': ({ outcome }) =>
    words('payment', outcome === 'won' ? 'good' : 'bad', 'Dispute closed', outcome === 'won' ? 'Won' : 'Lost'),
  'billing.upgraded.v1': ({ plan }) => words('payment', 'good', 'Upgraded', PLAN_TERMS[plan].title),
  'billing.deactivation-requested.v1': () => words('payment', 'neutral', 'Immediate end of the subscription asked for'),
  'billing.plan-change-requested.v1': ({ from, to, chargedPence }) =>
    words(
      'payment',
      'neutral',
      'Change of plan asked for',
      list([`${PLAN_TERMS[from].title} to ${PLAN_TERMS[to].title}`, `${poundsOf(chargedPence)} due now`]),
    ),
  'billing.end-requested.v1': ({ endsAt, by }) =>
    words(
      'payment',
      'neutral',
      'End of the subscription asked for',
      list([`On ${dateOf(endsAt)}`, ...(by === 'deletion' ? ['because of the deletion'] : [])]),
    ),
  'billing.end-withdrawn.v1': ({ renewsAt, by }) =>
    words(
      'payment',
      'neutral',
      'End of the subscription taken back',
      list([`Renews on ${dateOf(renewsAt)}`, ...(by === 'deletion' ? ['the deletion was stopped'] : [])]),
    ),
  'billing.request-carried-out.v1': () => words('payment', 'good', 'Done by the payment provider'),
  'billing.request-refused.v1': ({ reason }) =>
    words('payment', 'bad', 'Refused by the payment provider', reason.replaceAll('_', ' ')),
  'billing.trial-extended.v1': ({ trialEndsAt }) =>
    words('account', 'good', 'Free trial extended', `Until ${dateOf(trialEndsAt)}`),
  'billing.migrated-to-subscriber.v1': () => words('account', 'neutral', 'Moved to subscriber', 'Not paid yet'),
};
