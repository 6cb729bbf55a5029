import type { PaymentFacts, ProviderFacts, SubscriptionFacts } from '@keelson/vocabulary';
import fc from 'fast-check';
import { billingDecider } from './billing.decider';
import type { BillingEvent } from './billing.events';
import type { BillingState } from './billing.state';
import { monthsAfter } from './facts-news';

const FIRST = '2026-11-02T09:00:00.000Z';
const SECOND = '2026-12-02T09:00:00.000Z';
const THIRD = '2027-01-02T09:00:00.000Z';
const checkoutId = '01932b7e-7d1c-7aaa-8000-0000000000c1';

const subscription: SubscriptionFacts = {
  subscriptionId: 'sub_1',
  lookupKey: 'keelson_embrace_monthly_4700',
  status: 'active',
  startedAt: FIRST,
  periodStart: FIRST,
  periodEnd: SECOND,
  cancelAtPeriodEnd: false,
  invoice: 'paid',
};
const payment: PaymentFacts = {
  paymentId: 'pi_1',
  invoiceId: 'in_1',
  invoiceNumber: 'K-1',
  subscriptionId: 'sub_1',
  lookupKey: 'keelson_embrace_monthly_4700',
  netPence: 4_700,
  vatPence: 940,
  grossPence: 5_640,
  currency: 'gbp',
  state: 'succeeded',
  attempt: 0,
  at: FIRST,
  failure: null,
  renewal: false,
  refundedPence: 0,
  disputes: [],
};
const renewal: PaymentFacts = { ...payment, paymentId: 'pi_2', invoiceId: 'in_2', renewal: true, at: SECOND };
const next = { ...subscription, periodStart: SECOND, periodEnd: THIRD } as const;
const customerId = 'cus_1';

/** What was to be read at the provider when each of the five messages was sent (decision 4.64). */
const lifecycle: Readonly<Record<string, ProviderFacts>> = {
  'checkout.session.completed': {
    customerId,
    checkout: { sessionId: 'cs_1', checkoutId, state: 'paid', expiresAt: SECOND },
    subscription,
    payments: [payment],
  },
  'invoice.paid': { customerId, subscription, payments: [payment] },
  'invoice.payment_failed': {
    customerId,
    subscription: { ...next, status: 'past_due', invoice: 'failed' },
    payments: [{ ...renewal, state: 'failed', attempt: 1, failure: 'card_declined' }],
  },
  'customer.subscription.updated': { customerId, subscription: next, payments: [renewal] },
  'charge.refunded': { customerId, subscription: next, payments: [{ ...payment, refundedPence: 5_640 }] },
};

const requested: BillingEvent = {
  type: 'billing.checkout-requested.v1',
  data: {
    checkoutId,
    plan: 'EmbraceMonthly',
    couponCode: null,
    upgrade: false,
    requestedAt: FIRST,
    netPence: 4_700,
    vatPence: 940,
    grossPence: 5_640,
  },
};

function after(facts: readonly ProviderFacts[]): { state: BillingState; events: readonly BillingEvent[] } {
  let state = billingDecider.evolve(billingDecider.initialState, requested);
  const events: BillingEvent[] = [];
  for (const each of facts) {
    const decision = billingDecider.decide({ name: 'RecordFacts', facts: each }, state);
    if (!decision.ok) throw new Error(decision.failure.code);
    events.push(...decision.value);
    state = decision.value.reduce(billingDecider.evolve, state);
  }
  return { state, events };
}

const permutations = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));

const inOrder = after(Object.values(lifecycle)).state;

describe('facts of the provider', () => {
  it('in the order in which they happened end with a running subscription and a refunded first payment', () => {
    expect(inOrder).toMatchObject({
      checkouts: [{ outcome: 'paid', sessionId: 'cs_1' }],
      subscriptions: { sub_1: { periodEnd: THIRD, status: 'active', invoice: 'paid' } },
      payments: { pi_1: { state: 'succeeded', refundedPence: 5_640 }, pi_2: { state: 'succeeded' } },
    });
  });

  it('[PAY-03~] end in the same state in all 120 orders, each message twice', () => {
    const orders = permutations(Object.values(lifecycle));
    expect(orders).toHaveLength(120);
    for (const order of orders) {
      expect(after([...order, ...order.toReversed()]).state).toEqual(inOrder);
      expect(after(order.flatMap((each) => [each, each])).state).toEqual(inOrder);
    }
  });

  it('[PAY-03~, PAY-04~] received in any order and number start a subscription and take each payment once', () => {
    const arrivals = fc.array(fc.constantFrom(...Object.values(lifecycle)), { maxLength: 30 });
    fc.assert(
      fc.property(arrivals, (some) => {
        const { state, events } = after([...some, ...Object.values(lifecycle)]);
        const count = (type: BillingEvent['type']) => events.filter((each) => each.type === type).length;
        expect(state).toEqual(inOrder);
        expect(count('billing.subscription-started.v1')).toBe(1);
        expect(count('billing.payment-received.v1')).toBe(2);
        expect(count('billing.checkout-closed.v1')).toBe(1);
      }),
    );
  });

  it('[PAY-04~] wait for money that is not there yet, and say when it failed', () => {
    const checkout = { sessionId: 'cs_1', checkoutId, expiresAt: SECOND } as const;
    const pending = after([{ customerId, checkout: { ...checkout, state: 'pending' }, payments: [] }]);
    expect(pending.state.checkouts[0]).toMatchObject({ sessionId: 'cs_1', outcome: null });
    const failed = after([{ customerId, checkout: { ...checkout, state: 'failed' }, payments: [] }]);
    expect(failed.state.checkouts[0]).toMatchObject({ outcome: 'failed' });
  });

  it('start EarlyAccess for 24 months once, and end it when all of the money went back', () => {
    const once = { ...payment, subscriptionId: null, lookupKey: 'keelson_early_access_36000' };
    const paid: ProviderFacts = { customerId, payments: [once] };
    const part: ProviderFacts = { customerId, payments: [{ ...once, refundedPence: 100 }] };
    const whole: ProviderFacts = { customerId, payments: [{ ...once, refundedPence: 5_640 }] };
    expect(after([paid, paid]).state.earlyAccess).toEqual({
      pi_1: { startedAt: FIRST, until: '2028-11-02T09:00:00.000Z', over: false },
    });
    expect(after([part]).state.earlyAccess['pi_1']?.over).toBe(false);
    for (const order of permutations([paid, part, whole]))
      expect(after(order).state.earlyAccess['pi_1']?.over).toBe(true);
  });

  it('tell of a dispute once and of its end once, whichever is heard first', () => {
    const disputed = (state: 'open' | 'won' | 'lost'): ProviderFacts => ({
      customerId,
      payments: [{ ...payment, disputes: [{ disputeId: 'dp_1', amountPence: 5_640, state }] }],
    });
    for (const order of permutations([disputed('open'), disputed('lost'), disputed('open')])) {
      const { events, state } = after(order);
      expect(events.filter(({ type }) => type.includes('dispute')).map(({ type }) => type)).toEqual([
        'billing.payment-disputed.v1',
        'billing.dispute-closed.v1',
      ]);
      expect(state.payments['pi_1']?.disputes).toEqual({ dp_1: 'lost' });
    }
  });

  it('never bring an ended subscription back', () => {
    const gone: ProviderFacts = { customerId, subscription: { ...next, status: 'canceled' }, payments: [] };
    for (const order of permutations([...Object.values(lifecycle).slice(0, 4), gone]))
      expect(after(order).state.subscriptions['sub_1']?.status).toBe('canceled');
  });
});

it('counts months to the last day where a day does not exist', () => {
  expect(monthsAfter('2028-02-29T12:00:00.000Z', 24)).toBe('2030-02-28T12:00:00.000Z');
  expect(monthsAfter('2026-11-02T09:00:00.000Z', 24)).toBe('2028-11-02T09:00:00.000Z');
});
