import type { PaymentFacts, ProviderFacts, SubscriptionFacts } from '@keelson/vocabulary';
import type { Stripe } from 'stripe';
import type { AccountFacts, ObjectRef } from './payment-provider';
import type { StripeCalls } from './stripe-calls';
import {
  accountIn,
  checkoutOf,
  idOf,
  instant,
  paidAmountsOf,
  paymentIntentsOf,
  stateOfSession,
  subscriptionOf,
} from './stripe-objects';
import { moneyBackOf } from './stripe-refunds';

const INVOICES_LOOKED_AT = 100;

/** Reads how things stand, starting from whichever object a message named. */
export class StripeFacts {
  constructor(
    private readonly stripe: Stripe,
    private readonly calls: StripeCalls,
  ) {}

  async about({ kind, id }: ObjectRef): Promise<AccountFacts | undefined> {
    switch (kind) {
      case 'checkout':
        return this.aboutCheckout(id);
      case 'subscription':
        return this.aboutSubscription(id);
      case 'invoice':
        return this.aboutInvoice(id);
      case 'payment':
        return this.aboutPayment(id);
      case 'charge': {
        const charge = await this.calls.find(() => this.stripe.charges.retrieve(id));
        const payment = charge && idOf(charge.payment_intent);
        return payment ? this.aboutPayment(payment) : undefined;
      }
      case 'payout':
        // Many customers' money in one: only the books speak of it.
        return undefined;
    }
  }

  private async aboutCheckout(id: string): Promise<AccountFacts | undefined> {
    const session = await this.calls.find(() =>
      this.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] }),
    );
    if (!session) return undefined;
    const { url: _, ...checkout } = checkoutOf(session);
    const subscription = idOf(session.subscription);
    if (subscription !== null) {
      const found = await this.aboutSubscription(subscription, idOf(session.invoice) ?? undefined);
      return found && { ...found, facts: { ...found.facts, checkout } };
    }
    const payments = session.mode === 'payment' ? await this.paidOnce(session) : [];
    return this.owned(idOf(session.customer), accountIn(session.metadata), { checkout, payments });
  }

  private async aboutSubscription(id: string, alsoInvoice?: string): Promise<AccountFacts | undefined> {
    const subscription = await this.calls.find(() => this.stripe.subscriptions.retrieve(id));
    if (!subscription) return undefined;
    const latest = await this.invoice(idOf(subscription.latest_invoice));
    const other = alsoInvoice === latest?.id ? undefined : await this.invoice(alsoInvoice ?? null);
    const facts = subscriptionOf(subscription, latest);
    const invoices = [latest, other].flatMap((each) => each ?? []);
    const paid = await Promise.all(invoices.map((each) => this.paidBy(each, facts)));
    const account = accountIn(subscription.metadata);
    return this.owned(idOf(subscription.customer), account, { subscription: facts, payments: paid.flat() });
  }

  private async aboutInvoice(id: string): Promise<AccountFacts | undefined> {
    const invoice = await this.invoice(id);
    if (!invoice) return undefined;
    const subscription = idOf(invoice.parent?.subscription_details?.subscription);
    if (subscription !== null) return this.aboutSubscription(subscription, id);
    const payment = paymentIntentsOf(invoice).at(-1);
    return payment === undefined ? undefined : this.aboutPayment(payment);
  }

  private async aboutPayment(id: string): Promise<AccountFacts | undefined> {
    const sessions = await this.calls.run(() => this.stripe.checkout.sessions.list({ payment_intent: id, limit: 1 }));
    const once = sessions.data.find(({ mode }) => mode === 'payment');
    if (once) return this.aboutCheckout(once.id);
    const payment = await this.calls.find(() => this.stripe.paymentIntents.retrieve(id));
    const customer = payment && idOf(payment.customer);
    if (!customer) return undefined;
    const invoices = await this.calls.run(() =>
      this.stripe.invoices.list({ customer, limit: INVOICES_LOOKED_AT, expand: ['data.payments'] }),
    );
    const invoice = invoices.data.find((each) => paymentIntentsOf(each).includes(id));
    return invoice?.id === undefined ? undefined : this.aboutInvoice(invoice.id);
  }

  /** A payment without a subscription: its amounts stand in the checkout. */
  private async paidOnce(session: Stripe.Checkout.Session): Promise<readonly PaymentFacts[]> {
    const paymentId = idOf(session.payment_intent);
    const gross = session.amount_total ?? 0;
    const vat = session.total_details?.amount_tax ?? 0;
    const payment = paymentId === null ? undefined : await this.payment(paymentId);
    const paid = stateOfSession(session) === 'paid';
    const failure = payment?.last_payment_error?.code ?? null;
    if (!paid && failure === null) return [];
    const invoice = await this.invoice(idOf(session.invoice));
    return [
      {
        paymentId: paymentId ?? session.id,
        invoiceId: invoice?.id ?? null,
        invoiceNumber: invoice?.number ?? null,
        subscriptionId: null,
        lookupKey: session.metadata?.['lookupKey'] ?? null,
        netPence: gross - vat,
        vatPence: vat,
        grossPence: gross,
        currency: session.currency ?? 'gbp',
        state: paid ? 'succeeded' : 'failed',
        attempt: paid ? 0 : 1,
        at: instant(chargeOf(payment)?.created ?? payment?.created ?? session.created),
        failure: paid ? null : failure,
        renewal: false,
        ...(await moneyBackOf(chargeOf(payment), this.stripe, this.calls)),
      },
    ];
  }

  private async paidBy(
    invoice: Stripe.Invoice,
    { subscriptionId, lookupKey }: SubscriptionFacts,
  ): Promise<readonly PaymentFacts[]> {
    const paid = invoice.status === 'paid';
    if (!paid && invoice.attempt_count === 0) return [];
    // Paid from credit, or a credit itself: no money moved.
    if (paid && invoice.amount_paid === 0 && invoice.total !== 0) return [];
    const intent = paymentIntentsOf(invoice).at(-1);
    const payment = intent === undefined ? undefined : await this.payment(intent);
    const paidAt = invoice.status_transitions.paid_at;
    return [
      {
        paymentId: intent ?? invoice.id,
        invoiceId: invoice.id,
        invoiceNumber: invoice.number,
        subscriptionId,
        lookupKey,
        ...paidAmountsOf(invoice),
        state: paid ? 'succeeded' : 'failed',
        attempt: paid ? 0 : invoice.attempt_count,
        at: instant(paid && paidAt !== null ? paidAt : (chargeOf(payment)?.created ?? invoice.created)),
        failure: paid ? null : (payment?.last_payment_error?.code ?? null),
        renewal: invoice.billing_reason === 'subscription_cycle',
        ...(await moneyBackOf(chargeOf(payment), this.stripe, this.calls)),
      },
    ];
  }

  private invoice(id: string | null): Promise<Stripe.Invoice | undefined> {
    if (id === null) return Promise.resolve(undefined);
    return this.calls.find(() => this.stripe.invoices.retrieve(id, { expand: ['payments'] }));
  }

  private payment(id: string): Promise<Stripe.PaymentIntent | undefined> {
    return this.calls.find(() => this.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
  }

  /** Objects that were made by hand at the provider carry no account: its customer does. */
  private async owned(
    customerId: string | null,
    account: string | undefined,
    facts: Omit<ProviderFacts, 'customerId'>,
  ): Promise<AccountFacts | undefined> {
    if (customerId === null) return undefined;
    const accountId = account ?? (await this.accountOf(customerId));
    return accountId === undefined ? undefined : { accountId, facts: { customerId, ...facts } };
  }

  private async accountOf(customerId: string): Promise<string | undefined> {
    const customer = await this.calls.find(() => this.stripe.customers.retrieve(customerId));
    return customer && !customer.deleted ? accountIn(customer.metadata) : undefined;
  }
}

function chargeOf(payment: Stripe.PaymentIntent | undefined): Stripe.Charge | undefined {
  const charge = payment?.latest_charge;
  return typeof charge === 'object' && charge !== null ? charge : undefined;
}
