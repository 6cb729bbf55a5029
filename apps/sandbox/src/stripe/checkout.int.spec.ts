import type Stripe from 'stripe';
import { type RunningStripeSandbox, startStripeSandbox } from './index';
import { checkedStripe } from './testing/checked-stripe';
import { complete, control, openShop, sessionFor, type Shop } from './testing/shop';

describe('checkout through the official SDK', () => {
  let sandbox: RunningStripeSandbox;
  let stripe: Stripe;
  let faults: string[];
  let shop: Shop;
  let now: Date;

  beforeAll(async () => {
    now = new Date('2026-11-21T10:00:00Z');
    sandbox = await startStripeSandbox({ tickEvery: 0, clock: () => now });
    ({ stripe, faults } = checkedStripe(sandbox));
    shop = await openShop(stripe);
  });
  afterEach(() => expect(faults.splice(0)).toEqual([]));
  afterAll(() => sandbox.close());

  const typesOf = async (): Promise<string[]> =>
    (await stripe.events.list({ limit: 100 })).data.map(({ type }) => type).reverse();
  const newTypes = async (work: () => Promise<unknown>): Promise<string[]> => {
    const before = (await typesOf()).length;
    await work();
    return (await typesOf()).slice(before);
  };

  it('sells a subscription with tax, paid by its first invoice', async () => {
    const customer = await stripe.customers.create({ email: 'ada@example.com', metadata: { account: 'acc_1' } });
    const session = await sessionFor(stripe, shop, shop.monthly, {
      customer: customer.id,
      client_reference_id: 'acc_1',
      metadata: { command: 'c1' },
      subscription_data: { default_tax_rates: [shop.vat.id], metadata: { account: 'acc_1' } },
    });
    expect(session).toMatchObject({
      amount_subtotal: 4700,
      amount_total: 5640,
      total_details: { amount_tax: 940, amount_discount: 0 },
      status: 'open',
      payment_status: 'unpaid',
      customer: customer.id,
      metadata: { command: 'c1' },
    });
    const types = await newTypes(() => complete(sandbox, session.id));
    expect(types).toEqual([
      'payment_method.attached',
      'customer.subscription.created',
      'invoice.created',
      'invoice.finalized',
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice.updated',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
      'checkout.session.completed',
    ]);
    const done = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['line_items', 'customer', 'subscription.latest_invoice.payments', 'invoice'],
    });
    const subscription = done.subscription as Stripe.Subscription;
    const invoice = subscription.latest_invoice as Stripe.Invoice;
    expect(done).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    expect(done.line_items?.data[0]).toMatchObject({ amount_total: 5640, price: { id: shop.monthly.id } });
    expect(subscription).toMatchObject({ status: 'active', metadata: { account: 'acc_1' }, customer: customer.id });
    expect(new Date((subscription.items.data[0]?.current_period_end ?? 0) * 1000)).toEqual(
      new Date('2026-12-21T10:00:00Z'),
    );
    expect(invoice).toMatchObject({
      amount_paid: 5640,
      total_excluding_tax: 4700,
      status: 'paid',
      billing_reason: 'subscription_create',
      parent: { subscription_details: { subscription: subscription.id, metadata: { account: 'acc_1' } } },
    });
    expect(invoice.payments?.data[0]).toMatchObject({ status: 'paid', amount_paid: 5640 });
    expect(invoice.number).toMatch(/-0001$/);
  });

  it('takes a single payment and writes its fee down', async () => {
    const session = await sessionFor(stripe, shop, shop.single, {
      customer_email: 'bo@example.com',
      customer_creation: 'always',
      invoice_creation: { enabled: true },
      payment_intent_data: { metadata: { account: 'acc_2' } },
    });
    expect(session.amount_total).toBe(43_200);
    await complete(sandbox, session.id);
    const done = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['payment_intent.latest_charge.balance_transaction', 'invoice.payments'],
    });
    const intent = done.payment_intent as Stripe.PaymentIntent;
    const charge = intent.latest_charge as Stripe.Charge;
    expect(intent).toMatchObject({ amount_received: 43_200, status: 'succeeded', metadata: { account: 'acc_2' } });
    expect(charge.payment_method_details?.card).toMatchObject({ brand: 'visa', last4: '4242' });
    expect(charge.balance_transaction).toMatchObject({ amount: 43_200, fee: 668, net: 42_532, status: 'pending' });
    expect(done.customer_details).toMatchObject({ email: 'bo@example.com' });
    expect(done.invoice).toMatchObject({ status: 'paid', total: 43_200 });
    const lines = await stripe.checkout.sessions.listLineItems(session.id);
    expect(lines.data).toHaveLength(1);
  });

  it('takes a coupon off before tax and counts its use', async () => {
    const coupon = await stripe.coupons.create({ percent_off: 12.5, duration: 'once', max_redemptions: 1 });
    const session = await sessionFor(stripe, shop, shop.monthly, { discounts: [{ coupon: coupon.id }] });
    // 47.00 less 5.875, rounded to 5.88, is 41.12; VAT 8.224 is 8.22.
    expect(session).toMatchObject({ amount_total: 4934, total_details: { amount_discount: 588, amount_tax: 822 } });
    await complete(sandbox, session.id);
    expect(await stripe.coupons.retrieve(coupon.id)).toMatchObject({ times_redeemed: 1, valid: false });
    await expect(sessionFor(stripe, shop, shop.monthly, { discounts: [{ coupon: coupon.id }] })).rejects.toMatchObject({
      code: 'coupon_expired',
    });
  });

  it('finds a promotion code by its letters in any case', async () => {
    const coupon = await stripe.coupons.create({ amount_off: 700, currency: 'gbp', duration: 'forever' });
    const code = await stripe.promotionCodes.create({
      promotion: { coupon: coupon.id, type: 'coupon' },
      code: 'Friends',
    });
    expect((await stripe.promotionCodes.list({ code: 'FRIENDS', active: true })).data).toMatchObject([{ id: code.id }]);
    const session = await sessionFor(stripe, shop, shop.monthly, { discounts: [{ promotion_code: code.id }] });
    expect(session.amount_total).toBe(4800);
    await stripe.promotionCodes.update(code.id, { active: false });
    await expect(
      sessionFor(stripe, shop, shop.monthly, { discounts: [{ promotion_code: code.id }] }),
    ).rejects.toThrow();
  });

  it('stays open after a declined card', async () => {
    const session = await sessionFor(stripe, shop, shop.single);
    const types = await newTypes(() => complete(sandbox, session.id, 'declined'));
    expect(types).toEqual(['payment_intent.created', 'charge.failed', 'payment_intent.payment_failed']);
    const open = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
    expect(open).toMatchObject({ status: 'open', payment_intent: { last_payment_error: { code: 'card_declined' } } });
    await complete(sandbox, session.id);
    expect(
      (await stripe.charges.list({ payment_intent: (open.payment_intent as Stripe.PaymentIntent).id })).data,
    ).toMatchObject([{ status: 'succeeded' }, { status: 'failed', failure_code: 'card_declined' }]);
  });

  it('completes a slow payment now and settles it later', async () => {
    const settle = async (outcome: string): Promise<Stripe.Checkout.Session> => {
      const session = await sessionFor(stripe, shop, shop.single);
      await complete(sandbox, session.id, 'promised');
      expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
        status: 'complete',
        payment_status: 'unpaid',
      });
      const types = await newTypes(() =>
        control(sandbox, 'POST', `/checkout/sessions/${session.id}/settle`, { outcome }),
      );
      expect(types.at(-1)).toBe(`checkout.session.async_payment_${outcome}`);
      return stripe.checkout.sessions.retrieve(session.id);
    };
    expect(await settle('succeeded')).toMatchObject({ payment_status: 'paid' });
    expect(await settle('failed')).toMatchObject({ payment_status: 'unpaid' });
  });

  it('expires a session on demand and after a day', async () => {
    const one = await sessionFor(stripe, shop, shop.single);
    const types = await newTypes(() => stripe.checkout.sessions.expire(one.id));
    expect(types).toEqual(['checkout.session.expired']);
    await expect(stripe.checkout.sessions.expire(one.id)).rejects.toMatchObject({ statusCode: 400 });
    const other = await sessionFor(stripe, shop, shop.single);
    now = new Date(now.getTime() + 86_400_000);
    await sandbox.tick();
    expect(await stripe.checkout.sessions.retrieve(other.id)).toMatchObject({ status: 'expired', url: null });
  });

  it('asks nothing for an order that costs nothing', async () => {
    const coupon = await stripe.coupons.create({ percent_off: 100, duration: 'once' });
    const session = await sessionFor(stripe, shop, shop.monthly, { discounts: [{ coupon: coupon.id }] });
    await complete(sandbox, session.id);
    const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
    expect(done).toMatchObject({ payment_status: 'no_payment_required', subscription: { status: 'active' } });
  });

  it('sells what is priced in the request itself', async () => {
    const session = await stripe.checkout.sessions.create({
      mode: 'payment',
      success_url: 'http://localhost/ok',
      line_items: [
        { quantity: 3, price_data: { currency: 'gbp', unit_amount: 333, product_data: { name: 'A thing' } } },
      ],
    });
    expect(session.amount_total).toBe(999);
  });
});
