import type { CheckoutFacts, InvoiceState, PaymentFacts, ProviderFacts, SubscriptionFacts } from '@keelson/vocabulary';
import { isRunning } from './billing-situation';
import type { BillingEvent, SubscriptionStanding } from './billing.events';
import type { BillingState, PaymentState } from './billing.state';
import { EARLY_ACCESS_MONTHS, planOfLookupKey } from './plan-catalogue';

/**
 * What the provider's facts tell that the stream does not know yet. Facts are ranked by the state of the provider's own
 * object and never by when they came, so that any order and any repetition end in the same state.
 */
export function newsOf(facts: ProviderFacts, state: BillingState): readonly BillingEvent[] {
  const { checkout, subscription, payments } = facts;
  return [
    ...(checkout ? checkoutNews(checkout, facts.customerId, state) : []),
    ...(subscription ? subscriptionNews(subscription, state) : []),
    ...payments.flatMap((payment) => paymentNews(payment, state)),
  ];
}

function checkoutNews(facts: CheckoutFacts, customerId: string, { checkouts }: BillingState): BillingEvent[] {
  const { checkoutId, sessionId, expiresAt, state } = facts;
  const known = checkouts.find((each) => each.checkoutId === checkoutId);
  if (!known || known.outcome === 'paid') return [];
  const events: BillingEvent[] = [];
  if (known.sessionId === null) {
    const data = { checkoutId: known.checkoutId, sessionId, customerId, expiresAt };
    events.push({ type: 'billing.checkout-opened.v1', data });
  }
  if (state === 'open' || state === 'pending' || state === known.outcome) return events;
  // What was given up or has run out can only still turn out to be paid.
  if (known.outcome !== null && state !== 'paid') return events;
  events.push({ type: 'billing.checkout-closed.v1', data: { checkoutId: known.checkoutId, outcome: state } });
  if (state === 'paid' && known.upgrade) {
    events.push({ type: 'billing.upgraded.v1', data: { checkoutId: known.checkoutId, plan: known.plan } });
  }
  return events;
}

const TERMINAL = new Set<SubscriptionStanding['status']>(['canceled', 'incomplete_expired']);
const INVOICE_RANK = { untried: 0, failed: 1, paid: 2 } as const satisfies Record<InvoiceState, number>;

/** Later than another state of the same subscription: at its end, in a later period, further with the period's invoice. */
function isBehind(facts: SubscriptionStanding, known: SubscriptionStanding): boolean {
  if (TERMINAL.has(known.status)) return true;
  if (TERMINAL.has(facts.status)) return false;
  if (facts.periodStart !== known.periodStart) return facts.periodStart < known.periodStart;
  return INVOICE_RANK[facts.invoice] < INVOICE_RANK[known.invoice];
}

function subscriptionNews({ lookupKey, ...facts }: SubscriptionFacts, { subscriptions }: BillingState): BillingEvent[] {
  const known = subscriptions[facts.subscriptionId];
  const plan = planOfLookupKey(lookupKey) ?? known?.plan;
  if (!plan) return [];
  const { subscriptionId, status, startedAt, periodStart, periodEnd, cancelAtPeriodEnd, invoice } = facts;
  const data = { subscriptionId, plan, status, startedAt, periodStart, periodEnd, cancelAtPeriodEnd, invoice };
  const ended: BillingEvent = { type: 'billing.subscription-ended.v1', data };
  if (!known) {
    if (status === 'canceled') return [{ type: 'billing.subscription-started.v1', data }, ended];
    return isRunning(data) ? [{ type: 'billing.subscription-started.v1', data }] : [];
  }
  if (isBehind(data, known) || sameStanding(data, known)) return [];
  if (isRunning(known) && !isRunning(data)) return [ended];
  // Another rhythm of payment begins another period, and is no renewal.
  if (periodStart > known.periodStart && plan === known.plan)
    return [{ type: 'billing.subscription-renewed.v1', data }];
  return [{ type: 'billing.subscription-changed.v1', data }];
}

const sameStanding = (a: SubscriptionStanding, b: SubscriptionStanding): boolean =>
  (Object.keys(a) as (keyof SubscriptionStanding)[]).every((key) => a[key] === b[key]);

function paymentNews(facts: PaymentFacts, { payments, earlyAccess }: BillingState): BillingEvent[] {
  const known = payments[facts.paymentId];
  return [
    ...outcomeNews(facts, known),
    ...moneyBackNews(facts, known),
    ...earlyAccessNews(facts, earlyAccess[facts.paymentId]),
  ];
}

function outcomeNews(facts: PaymentFacts, known: PaymentState | undefined): BillingEvent[] {
  if (known?.state === 'succeeded') return [];
  const { paymentId, invoiceId, invoiceNumber, subscriptionId, lookupKey, currency, at } = facts;
  const { netPence, vatPence, grossPence, state, attempt, failure, renewal } = facts;
  const plan = planOfLookupKey(lookupKey) ?? null;
  const about = { paymentId, invoiceId, invoiceNumber, subscriptionId, plan, netPence, vatPence, grossPence, currency };
  if (state === 'succeeded') return [{ type: 'billing.payment-received.v1', data: { ...about, paidAt: at } }];
  if (known && attempt <= known.attempt) return [];
  return [{ type: 'billing.payment-failed.v1', data: { ...about, failedAt: at, attempt, failure, renewal } }];
}

function moneyBackNews(facts: PaymentFacts, known: PaymentState | undefined): BillingEvent[] {
  const { paymentId, refundedPence, grossPence } = facts;
  const events: BillingEvent[] = [];
  if (refundedPence > (known?.refundedPence ?? 0)) {
    const data = { paymentId, refundedPence, whole: refundedPence >= grossPence };
    events.push({ type: 'billing.payment-refunded.v1', data });
  }
  for (const { disputeId, amountPence, state } of facts.disputes) {
    const before = known?.disputes[disputeId];
    if (before === undefined) {
      events.push({ type: 'billing.payment-disputed.v1', data: { paymentId, disputeId, amountPence } });
    }
    if (state !== 'open' && (before === undefined || before === 'open')) {
      events.push({ type: 'billing.dispute-closed.v1', data: { paymentId, disputeId, outcome: state } });
    }
  }
  return events;
}

function earlyAccessNews(facts: PaymentFacts, known: BillingState['earlyAccess'][string] | undefined): BillingEvent[] {
  if (facts.state !== 'succeeded' || planOfLookupKey(facts.lookupKey) !== 'EarlyAccess') return [];
  const { paymentId, at: startedAt, refundedPence, grossPence } = facts;
  const events: BillingEvent[] = [];
  if (!known) {
    const data = { paymentId, startedAt, until: monthsAfter(startedAt, EARLY_ACCESS_MONTHS) };
    events.push({ type: 'billing.early-access-started.v1', data });
  }
  const givenBack = grossPence > 0 && refundedPence >= grossPence;
  if (givenBack && !known?.over) {
    events.push({ type: 'billing.early-access-ended.v1', data: { paymentId, reason: 'refunded' } });
  }
  return events;
}

/** The same day and time so many months on; the last day of the month where that day does not exist. */
export function monthsAfter(instant: string, months: number): string {
  const from = new Date(instant);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to.toISOString();
}
