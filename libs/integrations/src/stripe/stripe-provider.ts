import { type Clock, systemClock } from '@keelson/kernel';
import Stripe from 'stripe';
import { Breakers } from '../breakers';
import {
  type CheckoutOrder,
  type HostedCheckout,
  type Notice,
  type PaymentProvider,
  ProviderRefused,
} from './payment-provider';
import { refusingClient } from './refusing-client';
import { SteadyCalls } from './steady-calls';
import { StripeCalls } from './stripe-calls';
import { StripeCatalogue } from './stripe-catalogue';
import { StripeFacts } from './stripe-facts';
import { noticeOf, verifiedNotice } from './stripe-notices';
import { checkoutOf, invoiceSummary } from './stripe-objects';
import { StripePayers } from './stripe-payers';
import { StripePlans } from './stripe-plans';
import { StripeStatements } from './stripe-statements';

export interface StripeSettings {
  /** `https://api.stripe.com`, or where a stand-in listens. */
  readonly apiBase: string;
  readonly secretKey: string;
  /** Secrets that sign its messages: one, or two while they change. */
  readonly webhookSecrets: readonly string[];
  /** Whether what comes from a test account is refused. */
  readonly liveOnly?: boolean;
  readonly clock?: Clock;
  /** Those of the process; its own without. */
  readonly breakers?: Breakers;
  /** Longest wait for one answer, in milliseconds. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 5_000;
const SESSIONS_LOOKED_AT = 100;

/** The adapter for Stripe, on its own SDK. */
export function stripeProvider(settings: StripeSettings): PaymentProvider {
  const { hostname, port, protocol } = new URL(settings.apiBase);
  const secure = protocol === 'https:';
  const stripe = new Stripe(settings.secretKey, {
    host: hostname,
    port: port === '' ? (secure ? 443 : 80) : Number(port),
    protocol: secure ? 'https' : 'http',
    telemetry: false,
    maxNetworkRetries: 0,
    timeout: settings.timeoutMs ?? TIMEOUT_MS,
    httpClient: refusingClient(),
  });
  const breakers = settings.breakers ?? new Breakers(settings.clock ?? systemClock);
  const { liveOnly = false, webhookSecrets: secrets } = settings;
  const calls = new StripeCalls(breakers.of('stripe'), liveOnly);
  const catalogue = new StripeCatalogue(stripe, calls);
  const facts = new StripeFacts(stripe, calls);
  const payers = new StripePayers(stripe, calls);
  const plans = new StripePlans(stripe, calls, catalogue);

  return {
    customerOf: (payer) => payers.customerOf(payer),
    redactPayer: (accountId, known) => payers.redact(accountId, known),
    async openCheckout(order) {
      const parameters = await checkoutParameters(order, catalogue);
      try {
        return await open(stripe, calls, order.checkoutId, parameters);
      } catch (error) {
        if (error instanceof ProviderRefused && error.code === 'resource_missing') catalogue.forget();
        throw error;
      }
    },
    async findCheckout(customer, checkoutId) {
      const list = await calls.run(() => stripe.checkout.sessions.list({ customer, limit: SESSIONS_LOOKED_AT }));
      return list.data.map(checkoutOf).find((each) => each.checkoutId === checkoutId);
    },
    async checkout(sessionId) {
      // Only the payment itself tells one that failed from one that is still on its way.
      const whole = { expand: ['payment_intent'] };
      const session = await calls.find(() => stripe.checkout.sessions.retrieve(sessionId, whole));
      return session && checkoutOf(session);
    },
    async expireCheckout(sessionId) {
      const session = await calls.find(() => stripe.checkout.sessions.retrieve(sessionId));
      if (session?.status !== 'open') return;
      await payers.expire(sessionId);
    },
    async endSubscription(subscriptionId, key) {
      const subscription = await calls.find(() => stripe.subscriptions.retrieve(subscriptionId));
      if (!subscription || subscription.status === 'canceled' || subscription.status === 'incomplete_expired') return;
      await calls.run(() => stripe.subscriptions.cancel(subscriptionId, {}, { idempotencyKey: key }));
    },
    changeQuote: (change) => plans.quote(change),
    changePlan: (change, key) => plans.change(change, key),
    setEnding: (subscriptionId, ends, key) => plans.setEnding(subscriptionId, ends, key),
    upcomingPayment: (subscriptionId) => plans.upcoming(subscriptionId),
    factsAbout: (ref) => facts.about(ref),
    statements: new StripeStatements(stripe, new SteadyCalls(calls)),
    async invoices(customer, limit) {
      const { data } = await calls.run(() => stripe.invoices.list({ customer, limit }));
      return data.map(invoiceSummary);
    },
    missedNotices: (since) => missedNotices(stripe, calls, since),
    verifiedNotice: (raw, signature) => verifiedNotice(raw, signature, { secrets, liveOnly }, stripe.webhooks),
  };
}

async function open(
  stripe: Stripe,
  calls: StripeCalls,
  checkoutId: string,
  parameters: Stripe.Checkout.SessionCreateParams,
): Promise<HostedCheckout> {
  const idempotencyKey = `checkout-${checkoutId}`;
  return checkoutOf(await calls.run(() => stripe.checkout.sessions.create(parameters, { idempotencyKey })));
}

async function checkoutParameters(
  { checkoutId, accountId, customerId, item, coupon, successUrl, cancelUrl }: CheckoutOrder,
  catalogue: StripeCatalogue,
): Promise<Stripe.Checkout.SessionCreateParams> {
  const metadata = { accountId, checkoutId, lookupKey: item.lookupKey };
  const [price, vat] = await Promise.all([catalogue.price(item), catalogue.vat(item.vatPercent)]);
  const reduction = coupon && (await catalogue.coupon(coupon, item.currency));
  return {
    mode: item.interval === null ? 'payment' : 'subscription',
    customer: customerId,
    client_reference_id: accountId,
    line_items: [{ price, quantity: 1, tax_rates: [vat] }],
    ...(reduction !== undefined && { discounts: [{ coupon: reduction }] }),
    metadata,
    ...(item.interval === null
      ? { payment_intent_data: { metadata }, invoice_creation: { enabled: true } }
      : { subscription_data: { metadata } }),
    success_url: successUrl,
    cancel_url: cancelUrl,
  };
}

/** The provider lists the newest first and keeps 30 days. */
async function* missedNotices(stripe: Stripe, calls: StripeCalls, since: Date): AsyncIterable<Notice> {
  const created = { gte: Math.floor(since.getTime() / 1_000) };
  let after: string | undefined;
  const found: Notice[] = [];
  for (;;) {
    const page = await calls.run(() =>
      stripe.events.list({
        delivery_success: false,
        created,
        limit: 100,
        ...(after !== undefined && { starting_after: after }),
      }),
    );
    found.push(...page.data.map(noticeOf));
    after = page.data.at(-1)?.id;
    if (!page.has_more || after === undefined) break;
  }
  yield* found.reverse();
}
