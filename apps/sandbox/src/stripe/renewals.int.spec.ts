import type Stripe from 'stripe';
import { type RunningStripeSandbox, startStripeSandbox } from './index';
import { checkedStripe } from './testing/checked-stripe';
import { complete, control, openShop, sessionFor, type Shop } from './testing/shop';
import { idOf } from './testing/id-of';

const HOUR = 3600;
const at = (text: string): number => Date.parse(text) / 1000;

describe('subscriptions on a clock', () => {
  let sandbox: RunningStripeSandbox;
  let stripe: Stripe;
  let faults: string[];
  let shop: Shop;

  beforeAll(async () => {
    sandbox = await startStripeSandbox({ tickEvery: 0, clock: () => new Date('2026-11-21T10:00:00Z') });
    ({ stripe, faults } = checkedStripe(sandbox));
    shop = await openShop(stripe);
  });
  afterEach(() => expect(faults.splice(0)).toEqual([]));
  afterAll(() => sandbox.close());

  async function subscribed(
    price: Stripe.Price,
    start: string,
    more: Partial<Stripe.Checkout.SessionCreateParams> = {},
  ) {
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: at(start) });
    const customer = await stripe.customers.create({ email: 'c@example.com', test_clock: clock.id });
    const session = await sessionFor(stripe, shop, price, { customer: customer.id, ...more });
    await complete(sandbox, session.id);
    const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
    return { clock, customer, subscription: done.subscription as Stripe.Subscription };
  }

  const invoicesOf = async (subscription: string): Promise<Stripe.Invoice[]> =>
    (await stripe.invoices.list({ subscription, limit: 100, expand: ['data.payments'] })).data;
  const countOfEvents = async (type: string): Promise<number> =>
    (await stripe.events.list({ type, limit: 100 })).data.length;

  it('renews each month, on the last day where the month is short', async () => {
    const { clock, subscription } = await subscribed(shop.monthly, '2026-01-31T09:00:00Z');
    const answer = await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: at('2026-05-01T00:00:00Z') });
    expect(answer.status).toBe('advancing');
    expect(await stripe.testHelpers.testClocks.retrieve(clock.id)).toMatchObject({ status: 'ready' });
    const invoices = await invoicesOf(subscription.id);
    expect(invoices.map((invoice) => [invoice.billing_reason, invoice.status, invoice.amount_paid])).toEqual([
      ['subscription_cycle', 'paid', 5640],
      ['subscription_cycle', 'paid', 5640],
      ['subscription_cycle', 'paid', 5640],
      ['subscription_create', 'paid', 5640],
    ]);
    expect(invoices.map(({ created }) => new Date(created * 1000).toISOString().slice(0, 10))).toEqual([
      '2026-04-30',
      '2026-03-31',
      '2026-02-28',
      '2026-01-31',
    ]);
    const now = await stripe.subscriptions.retrieve(subscription.id);
    expect(now.items.data[0]?.current_period_end).toBe(at('2026-05-31T09:00:00Z'));
    expect(now.latest_invoice).toBe(invoices[0]?.id);
  });

  it('keeps a renewal as a draft for its first hour', async () => {
    const { clock, subscription } = await subscribed(shop.monthly, '2026-06-10T09:00:00Z');
    const renewal = at('2026-07-10T09:00:00Z');
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: renewal });
    expect((await invoicesOf(subscription.id))[0]).toMatchObject({
      status: 'draft',
      automatically_finalizes_at: renewal + HOUR,
    });
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: renewal + HOUR });
    expect((await invoicesOf(subscription.id))[0]).toMatchObject({ status: 'paid' });
  });

  it('falls behind when the card fails, tries again and recovers', async () => {
    const { clock, subscription } = await subscribed(shop.monthly, '2026-01-10T00:00:00Z');
    const card = `/payment-methods/${idOf(subscription.default_payment_method)}`;
    await control(sandbox, 'PUT', card, { refuses: true });
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: at('2026-02-10T02:00:00Z') });
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'past_due' });
    const [unpaid] = await invoicesOf(subscription.id);
    expect(unpaid).toMatchObject({ status: 'open', attempt_count: 1, amount_remaining: 5640 });
    await control(sandbox, 'PUT', card, { refuses: false });
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: at('2026-02-14T00:00:00Z') });
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' });
    expect((await invoicesOf(subscription.id))[0]).toMatchObject({ status: 'paid', attempt_count: 2 });
  });

  it('ends after the last try has failed', async () => {
    const { clock, subscription } = await subscribed(shop.monthly, '2026-01-10T00:00:00Z');
    await control(sandbox, 'PUT', `/payment-methods/${idOf(subscription.default_payment_method)}`, { refuses: true });
    const before = await countOfEvents('invoice.payment_failed');
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: at('2026-03-10T00:00:00Z') });
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    });
    expect((await countOfEvents('invoice.payment_failed')) - before).toBe(4);
    expect((await invoicesOf(subscription.id))[0]).toMatchObject({ status: 'open', next_payment_attempt: null });
  });

  it('lets somebody pay an open invoice by hand', async () => {
    const { clock, subscription } = await subscribed(shop.monthly, '2026-01-10T00:00:00Z');
    const card = `/payment-methods/${idOf(subscription.default_payment_method)}`;
    await control(sandbox, 'PUT', card, { refuses: true });
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: at('2026-02-10T02:00:00Z') });
    await control(sandbox, 'PUT', card, { refuses: false });
    const [unpaid] = await invoicesOf(subscription.id);
    expect(await stripe.invoices.pay(unpaid?.id ?? '')).toMatchObject({ status: 'paid' });
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' });
  });

  it('ends at the end of the period when asked to, and not when asked not to', async () => {
    const { clock, subscription } = await subscribed(shop.monthly, '2026-01-10T00:00:00Z');
    const ending = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect(ending).toMatchObject({
      cancel_at_period_end: true,
      cancel_at: at('2026-02-10T00:00:00Z'),
      status: 'active',
    });
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: at('2026-02-11T00:00:00Z') });
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' });
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: at('2026-03-11T00:00:00Z') });
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'canceled',
      ended_at: at('2026-03-10T00:00:00Z'),
    });
    expect(await invoicesOf(subscription.id)).toHaveLength(2);
    expect((await stripe.subscriptions.list({ customer: idOf(subscription.customer) })).data).toEqual([]);
    expect(
      (await stripe.subscriptions.list({ customer: idOf(subscription.customer), status: 'all' })).data,
    ).toHaveLength(1);
  });

  it('ends at once when cancelled', async () => {
    const { subscription } = await subscribed(shop.monthly, '2026-01-10T00:00:00Z');
    expect(await stripe.subscriptions.cancel(subscription.id)).toMatchObject({ status: 'canceled' });
    await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({ code: 'resource_missing' });
  });

  it('gives unused time back when the rhythm of payment changes, as its preview says', async () => {
    const { clock, subscription } = await subscribed(shop.monthly, '2026-04-01T00:00:00Z');
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: at('2026-04-16T00:00:00Z') });
    const items = [{ id: subscription.items.data[0]?.id ?? '', price: shop.yearly.id }];
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: { items },
    });
    const changed = await stripe.subscriptions.update(subscription.id, { items, expand: ['latest_invoice'] });
    const invoice = changed.latest_invoice as Stripe.Invoice;
    // Half of April is left: 23.50 back, 451.00 for the year, VAT on the difference.
    expect(invoice.lines.data.map(({ amount }) => amount)).toEqual([-2350, 45_100]);
    expect(invoice).toMatchObject({ total: 51_300, amount_paid: 51_300, billing_reason: 'subscription_update' });
    expect(preview).toMatchObject({ total: 51_300, status: 'draft' });
    expect(changed.items.data[0]).toMatchObject({
      price: { id: shop.yearly.id },
      current_period_end: at('2027-04-16T00:00:00Z'),
    });
  });

  it('works a change out as at the moment that is named, in the preview and in the change alike', async () => {
    const { clock, subscription } = await subscribed(shop.monthly, '2026-04-01T00:00:00Z');
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: at('2026-04-16T00:00:00Z') });
    const proration_date = at('2026-04-11T00:00:00Z');
    const items = [{ id: subscription.items.data[0]?.id ?? '', price: shop.yearly.id }];
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: { items, proration_behavior: 'always_invoice', proration_date },
    });
    const { id } = subscription;
    const proration_behavior = 'always_invoice';
    const outside = { items, proration_behavior, proration_date: at('2026-03-01T00:00:00Z') } as const;
    await expect(stripe.subscriptions.update(id, outside)).rejects.toMatchObject({ param: 'proration_date' });
    await stripe.subscriptions.update(id, { items, proration_behavior, proration_date });
    const [invoice] = await invoicesOf(id);
    // Two thirds of April were left then: 31.33 back.
    expect(invoice?.lines.data.map(({ amount }) => amount)).toEqual([-3133, 45_100]);
    expect(invoice).toMatchObject({ total: preview.total, amount_paid: preview.amount_due, status: 'paid' });
  });

  it('changes nothing where the payment of a change fails and that was asked for', async () => {
    const { subscription } = await subscribed(shop.monthly, '2026-04-01T00:00:00Z');
    await control(sandbox, 'PUT', `/payment-methods/${idOf(subscription.default_payment_method)}`, { refuses: true });
    const before = await stripe.subscriptions.retrieve(subscription.id);
    const items = [{ id: subscription.items.data[0]?.id ?? '', price: shop.yearly.id }];
    const change = { items, proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete' } as const;
    await expect(stripe.subscriptions.update(subscription.id, change)).rejects.toMatchObject({
      statusCode: 402,
      code: 'card_declined',
    });
    expect(await stripe.subscriptions.retrieve(subscription.id)).toEqual(before);
    expect(await invoicesOf(subscription.id)).toHaveLength(1);
  });

  it('keeps what a change gives back and pays the next invoices from it', async () => {
    const { clock, customer, subscription } = await subscribed(shop.yearly, '2026-01-01T00:00:00Z');
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: at('2026-12-01T00:00:00Z') });
    const items = [{ id: subscription.items.data[0]?.id ?? '', price: shop.monthly.id }];
    const { id } = subscription;
    const change = { items, proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete' } as const;
    await control(sandbox, 'PUT', `/payment-methods/${idOf(subscription.default_payment_method)}`, { refuses: true });
    const early = await subscribed(shop.yearly, '2026-01-01T00:00:00Z');
    await stripe.subscriptions.update(early.subscription.id, {
      ...change,
      items: [{ id: early.subscription.items.data[0]?.id ?? '', price: shop.monthly.id }],
    });
    const [credit] = await invoicesOf(early.subscription.id);
    // All of the year is left: 451.00 back, 47.00 for the month, VAT on the difference.
    expect(credit).toMatchObject({ total: -48_480, amount_due: 0, amount_paid: 0, status: 'paid' });
    expect(await stripe.customers.retrieve(early.customer.id)).toMatchObject({ balance: -48_480 });
    const next = await stripe.invoices.createPreview({ subscription: early.subscription.id });
    expect(next).toMatchObject({ total: 5_640, amount_due: 0, starting_balance: -48_480 });
    // A month of the year is left: 38.30 back, which is less than the month costs, and the card does not pay the rest.
    await expect(stripe.subscriptions.update(id, change)).rejects.toMatchObject({ code: 'card_declined' });
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: 0 });
  });

  it('puts a change within the same rhythm on the next invoice', async () => {
    const dearer = await stripe.prices.create({
      currency: 'gbp',
      product: idOf(shop.monthly.product),
      unit_amount: 9400,
      recurring: { interval: 'month' },
    });
    const { clock, subscription } = await subscribed(shop.monthly, '2026-04-01T00:00:00Z');
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: at('2026-04-16T00:00:00Z') });
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: subscription.items.data[0]?.id ?? '', price: dearer.id }],
    });
    const preview = await stripe.invoices.createPreview({ subscription: subscription.id });
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: at('2026-05-02T00:00:00Z') });
    const [invoice] = await invoicesOf(subscription.id);
    expect(invoice?.lines.data.map(({ amount }) => amount)).toEqual([-2350, 4700, 9400]);
    expect(preview.total).toBe(invoice?.total);
  });

  it('lets a coupon for one payment work once and one for some months end', async () => {
    const once = await stripe.coupons.create({ percent_off: 50, duration: 'once' });
    const some = await stripe.coupons.create({ percent_off: 50, duration: 'repeating', duration_in_months: 2 });
    const totals = async (coupon: string): Promise<number[]> => {
      const { clock, subscription } = await subscribed(shop.monthly, '2026-01-01T00:00:00Z', {
        discounts: [{ coupon }],
      });
      await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: at('2026-04-02T00:00:00Z') });
      return (await invoicesOf(subscription.id)).map(({ total }) => total).reverse();
    };
    expect(await totals(once.id)).toEqual([2820, 5640, 5640, 5640]);
    expect(await totals(some.id)).toEqual([2820, 2820, 5640, 5640]);
  });

  it('forgets a clock together with who is on it', async () => {
    const { clock, customer, subscription } = await subscribed(shop.yearly, '2026-01-01T00:00:00Z');
    expect(await stripe.testHelpers.testClocks.del(clock.id)).toMatchObject({ deleted: true });
    await expect(stripe.customers.retrieve(customer.id)).rejects.toMatchObject({ statusCode: 404 });
    await expect(stripe.subscriptions.retrieve(subscription.id)).rejects.toMatchObject({ statusCode: 404 });
  });

  it('renews by the account’s own clock too', async () => {
    const session = await sessionFor(stripe, shop, shop.monthly);
    await complete(sandbox, session.id);
    await control(sandbox, 'POST', '/clock/advance', { seconds: 31 * 86_400 });
    const { subscription } = await stripe.checkout.sessions.retrieve(session.id);
    expect(await invoicesOf(idOf(subscription))).toHaveLength(2);
  });
});
