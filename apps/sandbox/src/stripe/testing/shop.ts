import type Stripe from 'stripe';
import type { RunningStripeSandbox } from '../stripe-sandbox';

export interface Shop {
  readonly vat: Stripe.TaxRate;
  readonly monthly: Stripe.Price;
  readonly yearly: Stripe.Price;
  readonly single: Stripe.Price;
}

/** Something to sell: 47 pounds a month, 451 a year, 360 once, VAT on top. */
export async function openShop(stripe: Stripe): Promise<Shop> {
  const product = await stripe.products.create({ name: 'Embrace' });
  const price = (unit_amount: number, nickname: string, interval?: 'month' | 'year') =>
    stripe.prices.create({
      currency: 'gbp',
      product: product.id,
      unit_amount,
      nickname,
      lookup_key: nickname,
      ...(interval === undefined ? {} : { recurring: { interval } }),
    });
  return {
    vat: await stripe.taxRates.create({ display_name: 'VAT', inclusive: false, percentage: 20, country: 'GB' }),
    monthly: await price(4700, 'monthly', 'month'),
    yearly: await price(45_100, 'yearly', 'year'),
    single: await price(36_000, 'single'),
  };
}

const addresses = {
  success_url: 'http://localhost/ok?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost/no',
};

export const sessionFor = (
  stripe: Stripe,
  { vat }: Shop,
  price: Stripe.Price,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Checkout.Session> =>
  stripe.checkout.sessions.create(
    price.recurring === null
      ? { ...addresses, mode: 'payment', line_items: [{ price: price.id, quantity: 1, tax_rates: [vat.id] }], ...more }
      : {
          ...addresses,
          mode: 'subscription',
          line_items: [{ price: price.id, quantity: 1 }],
          subscription_data: { default_tax_rates: [vat.id] },
          ...more,
        },
  );

/** Uses a switch or button of the sandbox's own. */
export async function control<T = Record<string, unknown>>(
  { address }: RunningStripeSandbox,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<T> {
  const answer = await fetch(`${address}/_sandbox${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const said = (await answer.json()) as T;
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(said)}`);
  return said;
}

export const complete = (sandbox: RunningStripeSandbox, session: string, outcome = 'paid') =>
  control(sandbox, 'POST', `/checkout/sessions/${session}/complete`, { outcome });
