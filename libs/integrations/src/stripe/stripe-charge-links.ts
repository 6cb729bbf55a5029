import type { Stripe } from 'stripe';
import type { StripeCalls } from './stripe-calls';
import { accountIn, idOf } from './stripe-objects';
import { type ChargeLinks, NO_LINKS } from './stripe-statement-objects';

/**
 * Finds what a charge belongs to: its invoice, the checkout that opened the payment or the subscription, and whose it
 * is. A renewal belongs to the subscription's account, and to no checkout of its own.
 */
export class StripeChargeLinks {
  constructor(
    private readonly stripe: Stripe,
    private readonly calls: Pick<StripeCalls, 'run' | 'find'>,
  ) {}

  async of(charge: Stripe.Charge): Promise<ChargeLinks> {
    const payment = idOf(charge.payment_intent);
    const found = payment === null ? NO_LINKS : await this.ofPayment(payment);
    const accountId = accountIn(charge.metadata) ?? found.accountId ?? (await this.accountOf(idOf(charge.customer)));
    return { ...found, accountId };
  }

  private async ofPayment(payment: string): Promise<ChargeLinks> {
    const invoice = await this.invoiceOf(payment);
    const details = invoice?.parent?.subscription_details;
    const subscription = idOf(details?.subscription);
    if (!invoice || subscription === null)
      return linksOf(await this.session({ payment_intent: payment }), invoice?.id ?? null);
    const isFirst = invoice.billing_reason === 'subscription_create';
    const session = isFirst ? await this.session({ subscription }) : undefined;
    const links = linksOf(session, invoice.id);
    return { ...links, accountId: links.accountId ?? accountIn(details?.metadata) ?? null };
  }

  private async invoiceOf(payment: string): Promise<Stripe.Invoice | undefined> {
    const { data } = await this.calls.run(() =>
      this.stripe.invoicePayments.list({
        payment: { type: 'payment_intent', payment_intent: payment },
        limit: 1,
        expand: ['data.invoice'],
      }),
    );
    const invoice = data[0]?.invoice;
    return typeof invoice === 'object' && !invoice.deleted ? invoice : undefined;
  }

  private async session(
    of: Pick<Stripe.Checkout.SessionListParams, 'payment_intent' | 'subscription'>,
  ): Promise<Stripe.Checkout.Session | undefined> {
    const { data } = await this.calls.run(() => this.stripe.checkout.sessions.list({ ...of, limit: 1 }));
    return data[0];
  }

  private async accountOf(customerId: string | null): Promise<string | null> {
    if (customerId === null) return null;
    const customer = await this.calls.find(() => this.stripe.customers.retrieve(customerId));
    return customer && !customer.deleted ? (accountIn(customer.metadata) ?? null) : null;
  }
}

const linksOf = (session: Stripe.Checkout.Session | undefined, invoiceId: string | null): ChargeLinks => ({
  sessionId: session?.id ?? null,
  invoiceId,
  orderId: session?.metadata?.['checkoutId'] ?? null,
  accountId: accountIn(session?.metadata) ?? null,
});
