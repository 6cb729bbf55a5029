import type Stripe from 'stripe';
import { type RunningStripeSandbox, startStripeSandbox } from './index';
import { checkedStripe } from './testing/checked-stripe';
import { complete, control, openShop, sessionFor, type Shop } from './testing/shop';
import { idOf } from './testing/id-of';

describe('refunds, disputes and payouts', () => {
  let sandbox: RunningStripeSandbox;
  let stripe: Stripe;
  let faults: string[];
  let shop: Shop;

  beforeEach(async () => {
    sandbox = await startStripeSandbox({ tickEvery: 0, clock: () => new Date('2026-11-21T10:00:00Z') });
    ({ stripe, faults } = checkedStripe(sandbox));
    shop = await openShop(stripe);
  });
  afterEach(async () => {
    expect(faults).toEqual([]);
    await sandbox.close();
  });

  async function paid(): Promise<Stripe.Charge> {
    const session = await sessionFor(stripe, shop, shop.single);
    await complete(sandbox, session.id);
    const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent.latest_charge'] });
    return (done.payment_intent as Stripe.PaymentIntent).latest_charge as Stripe.Charge;
  }
  const lastEvents = async (number: number): Promise<string[]> =>
    (await stripe.events.list({ limit: number })).data.map(({ type }) => type).reverse();

  it('gives back a part, then the rest, and never more', async () => {
    const charge = await paid();
    const part = await stripe.refunds.create({ charge: charge.id, amount: 200, reason: 'requested_by_customer' });
    expect(part).toMatchObject({ amount: 200, status: 'succeeded', charge: charge.id });
    expect(await lastEvents(2)).toEqual(['refund.created', 'charge.refunded']);
    await expect(stripe.refunds.create({ charge: charge.id, amount: 43_001 })).rejects.toMatchObject({
      statusCode: 400,
    });
    await stripe.refunds.create({ payment_intent: idOf(charge.payment_intent) });
    const refunded = await stripe.charges.retrieve(charge.id, { expand: ['refunds'] });
    expect(refunded).toMatchObject({ amount_refunded: 43_200, refunded: true });
    expect(refunded.refunds?.data.map(({ amount }) => amount)).toEqual([43_000, 200]);
    await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    expect(await stripe.refunds.retrieve(part.id)).toMatchObject({ id: part.id });
    expect((await stripe.refunds.list({ charge: charge.id })).data).toHaveLength(2);
  });

  it('takes the money of a dispute and gives it back when it is won', async () => {
    const charge = await paid();
    const dispute = await control<Stripe.Dispute>(sandbox, 'POST', '/disputes', { charge: charge.id });
    expect(await lastEvents(2)).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn']);
    expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ disputed: true });
    await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({ code: 'charge_disputed' });
    const answered = await stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: 'They came' } });
    expect(answered).toMatchObject({ status: 'under_review', evidence_details: { has_evidence: true } });
    await control(sandbox, 'POST', `/disputes/${dispute.id}/close`, { outcome: 'won' });
    expect(await lastEvents(2)).toEqual(['charge.dispute.closed', 'charge.dispute.funds_reinstated']);
    const won = await stripe.disputes.retrieve(dispute.id);
    expect(won.balance_transactions.map(({ net }) => net)).toEqual([-45_200, 43_200]);
    const lost = await stripe.disputes.close(
      (await control<Stripe.Dispute>(sandbox, 'POST', '/disputes', { charge: (await paid()).id })).id,
    );
    expect(lost.status).toBe('lost');
    expect((await stripe.disputes.list({ charge: charge.id })).data).toMatchObject([{ id: dispute.id }]);
  });

  it('pays out to the penny, and lists what a payout is made of', async () => {
    const [one] = [await paid(), await paid()];
    await stripe.refunds.create({ charge: one.id, amount: 200 });
    const payout = await control<Stripe.Payout>(sandbox, 'POST', '/payouts');
    const movements = await stripe.balanceTransactions.list({ payout: payout.id, limit: 100 });
    expect(payout).toMatchObject({ amount: 2 * 42_532 - 200, status: 'paid', reconciliation_status: 'completed' });
    expect(movements.data.map(({ type, net }) => [type, net])).toEqual([
      ['payout', -payout.amount],
      ['refund', -200],
      ['charge', 42_532],
      ['charge', 42_532],
    ]);
    expect(await lastEvents(3)).toEqual(['payout.created', 'payout.paid', 'payout.reconciliation_completed']);
    expect(await stripe.balance.retrieve()).toMatchObject({ available: [{ amount: 0 }], pending: [{ amount: 0 }] });
    await expect(control(sandbox, 'POST', '/payouts')).rejects.toThrow('insufficient funds');
    expect((await stripe.payouts.list({ status: 'paid' })).data).toMatchObject([{ id: payout.id }]);
  });

  it('pays out by itself once the money is available, and is there a day later', async () => {
    await paid();
    await control(sandbox, 'POST', '/clock/advance', { seconds: 3 * 86_400 });
    const [payout] = (await stripe.payouts.list()).data;
    expect(payout).toMatchObject({ amount: 42_532, automatic: true, status: 'in_transit' });
    await control(sandbox, 'POST', '/clock/advance', { seconds: 86_400 });
    expect(await stripe.payouts.retrieve(payout?.id ?? '')).toMatchObject({ status: 'paid' });
  });

  it('pays out the available balance when the API is told to', async () => {
    const charge = await paid();
    await expect(stripe.payouts.create({ amount: 42_532, currency: 'gbp' })).rejects.toMatchObject({
      code: 'balance_insufficient',
    });
    const movement = await stripe.balanceTransactions.retrieve(idOf(charge.balance_transaction));
    expect(movement.available_on).toBe(Date.parse('2026-11-24T10:00:00Z') / 1000);
  });
});
