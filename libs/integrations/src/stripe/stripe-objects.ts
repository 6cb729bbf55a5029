import type { CheckoutFacts, SubscriptionFacts } from '@keelson/vocabulary';
import type { Stripe } from 'stripe';
import type { HostedCheckout, InvoiceSummary } from './payment-provider';

/** An expandable field holds an id or the object. */
export const idOf = (value: string | { readonly id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

export const instant = (seconds: number): string => new Date(seconds * 1_000).toISOString();

export const accountIn = (metadata: Stripe.Metadata | null | undefined): string | undefined => metadata?.['accountId'];

export function stateOfSession(session: Stripe.Checkout.Session): CheckoutFacts['state'] {
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return 'open';
  if (session.payment_status !== 'unpaid') return 'paid';
  const { payment_intent: payment } = session;
  const failed = typeof payment === 'object' && payment?.status === 'requires_payment_method';
  return failed ? 'failed' : 'pending';
}

export const checkoutOf = (session: Stripe.Checkout.Session): HostedCheckout => ({
  sessionId: session.id,
  checkoutId: session.metadata?.['checkoutId'] ?? null,
  state: stateOfSession(session),
  url: session.status === 'open' ? session.url : null,
  expiresAt: instant(session.expires_at),
});

export function subscriptionOf(
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice | undefined,
): SubscriptionFacts {
  const item = subscription.items.data.at(0);
  const started = subscription.start_date;
  return {
    subscriptionId: subscription.id,
    lookupKey: item?.price.lookup_key ?? subscription.metadata['lookupKey'] ?? null,
    // The SDK leaves room for states that it does not know yet; those are not running.
    status: KNOWN_STATUS[subscription.status] ?? 'paused',
    startedAt: instant(started),
    periodStart: instant(item?.current_period_start ?? started),
    periodEnd: instant(item?.current_period_end ?? started),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    invoice: invoice ? triedAs(invoice) : 'untried',
  };
}

const KNOWN_STATUS: Readonly<Record<string, SubscriptionFacts['status']>> = {
  incomplete: 'incomplete',
  incomplete_expired: 'incomplete_expired',
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  paused: 'paused',
  canceled: 'canceled',
};

export function triedAs(invoice: Stripe.Invoice): SubscriptionFacts['invoice'] {
  if (invoice.status === 'paid') return 'paid';
  return invoice.attempt_count > 0 ? 'failed' : 'untried';
}

export function amountsOf(invoice: Stripe.Invoice) {
  const netPence = invoice.total_excluding_tax ?? invoice.total;
  return { netPence, vatPence: invoice.total - netPence, grossPence: invoice.total, currency: invoice.currency };
}

/** What the card pays of an invoice. Where a part of it comes from credit, VAT is in the rest in the same proportion. */
export function paidAmountsOf(invoice: Stripe.Invoice) {
  const { vatPence: vat, grossPence: gross, currency } = amountsOf(invoice);
  const grossPence = invoice.status === 'paid' ? invoice.amount_paid : invoice.amount_due;
  const vatPence = gross === 0 ? 0 : Math.round((vat * grossPence) / gross);
  return { netPence: grossPence - vatPence, vatPence, grossPence, currency };
}

export const invoiceSummary = (invoice: Stripe.Invoice): InvoiceSummary => ({
  invoiceId: invoice.id,
  number: invoice.number,
  createdAt: instant(invoice.created),
  status: invoice.status ?? 'draft',
  ...amountsOf(invoice),
  chargedPence: invoice.amount_due,
  pageUrl: invoice.hosted_invoice_url ?? null,
  pdfUrl: invoice.invoice_pdf ?? null,
});

/** The payment intents that pay an invoice, the newest last. */
export const paymentIntentsOf = (invoice: Stripe.Invoice): readonly string[] =>
  (invoice.payments?.data ?? []).flatMap(({ payment }) => idOf(payment.payment_intent) ?? []);
