import type { Stripe } from 'stripe';
import type { CheckoutCoupon, CheckoutItem } from './payment-provider';
import type { StripeCalls } from './stripe-calls';

/** The provider's prices, tax rates and coupons: found by our names, made when missing, remembered by this process. */
export class StripeCatalogue {
  private readonly known = new Map<string, Promise<string>>();

  constructor(
    private readonly stripe: Stripe,
    private readonly calls: StripeCalls,
  ) {}

  price(item: CheckoutItem): Promise<string> {
    const { lookupKey, title, netPence, interval, currency } = item;
    return this.once(`price ${lookupKey}`, async () => {
      const { data } = await this.calls.run(() => this.stripe.prices.list({ lookup_keys: [lookupKey], active: true }));
      const found = data.at(0);
      if (found) return found.id;
      const made = await this.calls.run(() =>
        this.stripe.prices.create(
          {
            currency,
            unit_amount: netPence,
            lookup_key: lookupKey,
            tax_behavior: 'exclusive',
            product_data: { name: `Keelson: ${title}` },
            ...(interval !== null && { recurring: { interval } }),
          },
          { idempotencyKey: `price-${lookupKey}` },
        ),
      );
      return made.id;
    });
  }

  vat(percent: number): Promise<string> {
    const name = `keelson_vat_${percent}`;
    return this.once(`vat ${percent}`, async () => {
      const rates = await this.calls.run(() => this.stripe.taxRates.list({ active: true, limit: 100 }));
      const found = rates.data.find(({ metadata }) => metadata?.['name'] === name);
      if (found) return found.id;
      const made = await this.calls.run(() =>
        this.stripe.taxRates.create(
          { display_name: 'VAT', percentage: percent, inclusive: false, country: 'GB', metadata: { name } },
          { idempotencyKey: name },
        ),
      );
      return made.id;
    });
  }

  coupon({ code, percentOff, amountOffPence }: CheckoutCoupon, currency: string): Promise<string> {
    const id = `keelson-${code}`;
    return this.once(`coupon ${code}`, async () => {
      const found = await this.calls.find(() => this.stripe.coupons.retrieve(id));
      if (found) return found.id;
      const made = await this.calls.run(() =>
        this.stripe.coupons.create(
          {
            id,
            name: code,
            duration: 'once',
            ...(percentOff !== undefined && { percent_off: percentOff }),
            ...(amountOffPence !== undefined && { amount_off: amountOffPence, currency }),
          },
          { idempotencyKey: id },
        ),
      );
      return made.id;
    });
  }

  /** What failed is asked for again next time. */
  private once(name: string, make: () => Promise<string>): Promise<string> {
    const known = this.known.get(name);
    if (known) return known;
    const made = make();
    this.known.set(name, made);
    made.catch(() => this.known.delete(name));
    return made;
  }

  /** The provider says that something remembered is gone. */
  forget(): void {
    this.known.clear();
  }
}
