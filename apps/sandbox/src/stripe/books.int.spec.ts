import type Stripe from 'stripe';
import { type RunningStripeSandbox, startStripeSandbox } from './index';
import { checkedStripe } from './testing/checked-stripe';
import { complete, control, openShop, sessionFor, type Shop } from './testing/shop';

const DAY = 86_400;
const NOW = new Date('2026-11-21T10:00:00Z');
const seconds = NOW.getTime() / 1_000;

describe('books worth reconciling', () => {
  let sandbox: RunningStripeSandbox;
  let stripe: Stripe;
  let faults: string[];
  let shop: Shop;

  beforeEach(async () => {
    sandbox = await startStripeSandbox({ tickEvery: 0, clock: () => NOW });
    ({ stripe, faults } = checkedStripe(sandbox));
    shop = await openShop(stripe);
  });
  afterEach(async () => {
    expect(faults).toEqual([]);
    await sandbox.close();
  });

  const byHand = (amount: number, at = seconds) =>
    control<Stripe.Charge>(sandbox, 'POST', '/charges', { amount, description: 'Ordered by telephone', at });
  const movements = async (payout: string): Promise<readonly number[]> =>
    (await stripe.balanceTransactions.list({ payout, limit: 100 })).data
      .filter(({ type }) => type !== 'payout')
      .map(({ net }) => net);

  it('pay out each day what became available on it, also when the clock moves on by many', async () => {
    await byHand(10_000);
    await control(sandbox, 'POST', '/clock/advance', { seconds: DAY });
    await byHand(20_000, seconds + DAY);
    await control(sandbox, 'POST', '/clock/advance', { seconds: 10 * DAY });
    const { data } = await stripe.payouts.list();
    expect(data.map(({ amount, arrival_date: arrival }) => [amount, arrival])).toEqual([
      [19_680, seconds + 5 * DAY],
      [9_830, seconds + 4 * DAY],
    ]);
    expect(await Promise.all(data.map(({ id }) => movements(id)))).toEqual([[19_680], [9_830]]);
  });

  it('have customers who paid long ago, were given back before and after the payout, and renewed on time', async () => {
    const customer = await stripe.customers.create({ email: 'ada@example.com' });
    const session = await sessionFor(stripe, shop, shop.monthly, { customer: customer.id });
    const long = { outcome: 'paid', at: seconds - 40 * DAY };
    await control(sandbox, 'POST', `/checkout/sessions/${session.id}/complete`, long);
    const [charge] = (await stripe.charges.list({ customer: customer.id })).data;
    expect(charge).toMatchObject({ created: seconds - 40 * DAY, amount: 5_640 });
    await control(sandbox, 'PUT', `/customers/${customer.id}/clock`, { at: seconds - 39 * DAY });
    await control(sandbox, 'POST', '/refunds', { charge: charge?.id, amount: 100 });
    await control(sandbox, 'PUT', `/customers/${customer.id}/clock`, { at: seconds - 30 * DAY });
    await control(sandbox, 'POST', '/refunds', { charge: charge?.id, amount: 50 });
    await control(sandbox, 'POST', '/present');
    const renewed = (await stripe.charges.list({ customer: customer.id })).data;
    expect(renewed.map(({ created }) => (created - seconds) / DAY)).toEqual([expect.closeTo(-9, 0), -40]);
    const { data } = await stripe.payouts.list();
    expect(data.map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(await Promise.all(data.map(({ id }) => movements(id)))).toEqual([
      expect.arrayContaining([5_640 - 85 - 20]),
      expect.arrayContaining([-100, 5_640 - 85 - 20]),
    ]);
    expect((await stripe.subscriptions.list({ customer: customer.id })).data).toMatchObject([{ test_clock: null }]);
  });

  it('take money twice for one payment, and lose a payment that was made', async () => {
    const session = await sessionFor(stripe, shop, shop.single);
    await complete(sandbox, session.id);
    const [charge] = (await stripe.charges.list()).data;
    const again = await control<Stripe.Charge>(sandbox, 'POST', `/charges/${charge?.id}/again`);
    expect(again).toMatchObject({ amount: charge?.amount, payment_intent: charge?.payment_intent });
    const other = await sessionFor(stripe, shop, shop.single);
    const lost = { outcome: 'paid', loses: true };
    await control(sandbox, 'POST', `/checkout/sessions/${other.id}/complete`, lost);
    expect((await stripe.charges.list()).data.map(({ id }) => id)).toEqual([again.id, charge?.id]);
    const paid = await stripe.checkout.sessions.retrieve(other.id, { expand: ['payment_intent'] });
    expect(paid).toMatchObject({ payment_status: 'paid', payment_intent: { latest_charge: null } });
  });

  it('do not say what a payout by hand consists of', async () => {
    const { id } = await byHand(30_000);
    const payout = await control<Stripe.Payout>(sandbox, 'POST', '/payouts/by-hand', { charge: id });
    expect(payout).toMatchObject({ automatic: false, amount: 29_530, reconciliation_status: 'not_applicable' });
    await expect(stripe.balanceTransactions.list({ payout: payout.id })).rejects.toThrow('not manual');
    await expect(control(sandbox, 'POST', '/payouts/by-hand', { charge: id })).rejects.toThrow('not there any more');
    await control(sandbox, 'POST', '/clock/advance', { seconds: 2 * DAY });
    expect(await stripe.payouts.retrieve(payout.id)).toMatchObject({ status: 'paid', automatic: false });
  });

  it('keep money in another currency out of the payouts and the balance in pounds', async () => {
    const order = { amount: 6_500, currency: 'eur', description: 'Workshop in Dublin', at: seconds - 5 * DAY };
    const charge = await control<Stripe.Charge>(sandbox, 'POST', '/charges', order);
    expect(charge).toMatchObject({ amount: 6_500, currency: 'eur' });
    await byHand(10_000, seconds - 5 * DAY);
    await sandbox.tick();
    expect((await stripe.payouts.list()).data.map(({ amount }) => amount)).toEqual([9_830]);
    expect((await stripe.balance.retrieve()).available.map(({ amount }) => amount)).toEqual([0]);
    const { data } = await stripe.balanceTransactions.list({ source: charge.id });
    expect(data).toMatchObject([{ currency: 'eur', amount: 6_500 }]);
  });

  it('report what each automatic payout is made of, in pounds', async () => {
    await byHand(5_640, seconds - 5 * DAY);
    await byHand(100);
    await sandbox.tick();
    const answer = await fetch(`${sandbox.address}/_sandbox/payout-report`);
    const [columns, line, ...rest] = (await answer.text()).trim().split('\n');
    expect(columns).toContain('automatic_payout_id,automatic_payout_effective_at,balance_transaction_id');
    expect(line).toContain('gbp,56.40,1.05,55.35,charge,');
    expect(rest).toEqual([]);
  });

  it('have a statement of the bank: a payout missing, one short of a fee, and lines of others', async () => {
    for (const days of [40, 30, 20]) await byHand(5_640 + days, seconds - days * DAY);
    await sandbox.tick();
    const answer = await fetch(`${sandbox.address}/_sandbox/bank-statement`);
    const [columns, ...lines] = (await answer.text()).trim().split('\n');
    expect(columns).toBe('Date,Text,Amount');
    expect(lines.every((line) => /^\d\d\/\d\d\/\d{4},"[A-Z, ]+",-?\d+\.\d\d$/.test(line))).toBe(true);
    const payouts = await stripe.payouts.list({ limit: 10 });
    expect(lines.filter((line) => line.includes('STRIPE'))).toHaveLength(payouts.data.length - 1);
  });
});
