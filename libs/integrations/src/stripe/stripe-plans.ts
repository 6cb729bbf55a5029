import type { Stripe } from 'stripe';
import {
  type PlanChange,
  type PlanQuote,
  ProviderFailed,
  ProviderRefused,
  ProviderUnavailable,
  type UpcomingPayment,
} from './payment-provider';
import type { StripeCalls } from './stripe-calls';
import type { StripeCatalogue } from './stripe-catalogue';
import { amountsOf, instant } from './stripe-objects';

/** Changes of a subscription that runs. Each looks first: what is as it is wanted stays as it is. */
export class StripePlans {
  constructor(
    private readonly stripe: Stripe,
    private readonly calls: StripeCalls,
    private readonly catalogue: StripeCatalogue,
  ) {}

  async quote(change: PlanChange): Promise<PlanQuote> {
    const { id } = await this.running(change.subscriptionId);
    const invoice = await this.calls.run(async () =>
      this.stripe.invoices.createPreview({
        subscription: change.subscriptionId,
        subscription_details: {
          items: [{ id, price: await this.catalogue.price(change.item) }],
          proration_behavior: 'always_invoice',
          proration_date: secondsOf(change.proratedAt),
        },
      }),
    );
    const begun = invoice.lines.data.filter(({ parent }) => parent?.subscription_item_details?.proration !== true);
    const { currency: _, ...amounts } = amountsOf(invoice);
    return {
      ...amounts,
      chargedPence: invoice.amount_due,
      creditPence: Math.max(0, -(invoice.total + invoice.starting_balance)),
      nextPaymentAt: instant(Math.max(...begun.map(({ period }) => period.end))),
    };
  }

  async change({ subscriptionId, item, proratedAt }: PlanChange, idempotencyKey: string): Promise<void> {
    const { id, lookupKey, metadata } = await this.running(subscriptionId);
    if (lookupKey === item.lookupKey) return;
    const price = await this.catalogue.price(item);
    await this.calls.run(() =>
      this.stripe.subscriptions.update(
        subscriptionId,
        {
          items: [{ id, price }],
          proration_behavior: 'always_invoice',
          proration_date: secondsOf(proratedAt),
          payment_behavior: 'error_if_incomplete',
          metadata: { ...metadata, lookupKey: item.lookupKey },
        },
        { idempotencyKey },
      ),
    );
  }

  async setEnding(subscriptionId: string, ends: boolean, idempotencyKey: string): Promise<void> {
    const { ending } = await this.running(subscriptionId);
    if (ending === ends) return;
    await this.calls.run(() =>
      this.stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: ends }, { idempotencyKey }),
    );
  }

  async upcoming(subscription: string): Promise<UpcomingPayment | undefined> {
    try {
      const invoice = await this.calls.run(() => this.stripe.invoices.createPreview({ subscription }));
      const { currency: _, ...amounts } = amountsOf(invoice);
      return { at: instant(invoice.period_end), ...amounts, chargedPence: invoice.amount_due };
    } catch (error) {
      if (error instanceof ProviderRefused && error.code === 'invoice_upcoming_none') return undefined;
      throw error;
    }
  }

  /** @throws ProviderRefused where it has ended or was never there. */
  private async running(subscriptionId: string) {
    const subscription = await this.calls
      .run(() => this.stripe.subscriptions.retrieve(subscriptionId))
      .catch(rethrowAsUnavailable);
    const item = subscription.items.data.at(0);
    if (!item || ENDED.has(subscription.status)) throw new ProviderRefused('subscription_ended');
    const { metadata, cancel_at_period_end: ending } = subscription;
    return { id: item.id, lookupKey: item.price.lookup_key, metadata, ending };
  }
}

const ENDED = new Set<string>(['canceled', 'incomplete_expired']);

const LOOK_AGAIN_SECONDS = 30;

/** A look that failed has changed nothing and has no key: it may be taken again. */
function rethrowAsUnavailable(error: unknown): never {
  if (!(error instanceof ProviderFailed)) throw error;
  throw new ProviderUnavailable('the payment provider failed in a look', LOOK_AGAIN_SECONDS, { cause: error });
}

/** The provider counts whole seconds. */
const secondsOf = (moment: string): number => Math.floor(Date.parse(moment) / 1_000);
