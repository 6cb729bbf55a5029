import fc from 'fast-check';
import { accountFlags, type AccountSituation } from './accounts';
import { billingDecider, type BillingEvent, type BillingState, situationAfter } from './billing';

const START = Date.parse('2026-11-02T09:00:00.000Z');
const HOUR_MS = 3_600_000;
const instant = (hours: number): string => new Date(START + hours * HOUR_MS).toISOString();

const subscription = fc.record({
  subscriptionId: fc.constantFrom('sub_1', 'sub_2'),
  plan: fc.constantFrom('EmbraceMonthly' as const, 'EmbraceAnnually' as const),
  status: fc.constantFrom('active' as const, 'trialing' as const, 'past_due' as const, 'unpaid' as const),
  startedAt: fc.constant(instant(0)),
  periodStart: fc.integer({ min: 0, max: 2_000 }).map(instant),
  periodEnd: fc.integer({ min: 0, max: 4_000 }).map(instant),
  cancelAtPeriodEnd: fc.boolean(),
  invoice: fc.constantFrom('untried' as const, 'failed' as const, 'paid' as const),
});

const event: fc.Arbitrary<BillingEvent> = fc.oneof(
  fc
    .integer({ min: 0, max: 800 })
    .map((hours): BillingEvent => ({ type: 'billing.payment-skipped.v1', data: { trialEndsAt: instant(hours) } })),
  fc
    .record({ trial: fc.constantFrom(1 as const, 2 as const), hours: fc.integer({ min: 0, max: 900 }) })
    .map(({ trial, hours }): BillingEvent => ({
      type: 'billing.trial-extended.v1',
      data: { trial, trialEndsAt: instant(hours) },
    })),
  fc.constant<BillingEvent>({ type: 'billing.migrated-to-subscriber.v1', data: {} }),
  subscription.map((data): BillingEvent => ({ type: 'billing.subscription-started.v1', data })),
  subscription.map((data): BillingEvent => ({ type: 'billing.subscription-renewed.v1', data })),
  subscription.map((data): BillingEvent => ({
    type: 'billing.subscription-ended.v1',
    data: { ...data, status: 'canceled' },
  })),
  fc.integer({ min: 1, max: 900 }).map((hours): BillingEvent => ({
    type: 'billing.early-access-started.v1',
    data: { paymentId: 'pi_1', startedAt: instant(0), until: instant(hours) },
  })),
  fc.constant<BillingEvent>({ type: 'billing.early-access-ended.v1', data: { paymentId: 'pi_1', reason: 'over' } }),
);

const start: fc.Arbitrary<AccountSituation> = fc.oneof(
  fc.constant<AccountSituation>({ kind: 'awaiting-payment' }),
  fc
    .integer({ min: 0, max: 800 })
    .map((hours): AccountSituation => ({ kind: 'trial', trial: 1, endsAt: instant(hours) })),
);

/** The rows of decision 4.48: freeTrailUser, paymentFlag, subscribedToPayment, expired, premium, payment status. */
const ROWS = new Set(
  [
    [0, 0, 0, false, true, 'Unpaid'],
    [2, 0, 0, false, true, 'Trial'],
    [2, 0, 0, true, true, 'Trial ended'],
    [1, 0, 0, false, false, 'Trial'],
    [1, 0, 0, true, false, 'Trial ended'],
    [0, 1, 1, false, true, 'Paid'],
    [0, 0, 1, false, true, 'Unpaid'],
  ].map((row) => row.join()),
);

const RUNS = ['active', 'trialing', 'past_due'];

/** Told a second time, straight from the rule: what is paid for runs at this moment. */
const paysAt = ({ subscriptions, earlyAccess }: BillingState, at: Date): boolean =>
  Object.values(subscriptions).some(({ status }) => RUNS.includes(status)) ||
  Object.values(earlyAccess).some(({ until, over }) => !over && new Date(until) > at);

describe('how an account stands', () => {
  it('[SIGNIN-06~, SIGNIN-08~, SIGNIN-10~] is always a row of the table, whatever was paid, skipped, moved or ended', () => {
    fc.assert(
      fc.property(
        start,
        fc.array(event, { maxLength: 12 }),
        fc.integer({ min: 0, max: 1_000 }),
        (begun, events, hours) => {
          const at = new Date(START + hours * HOUR_MS);
          const state = events.reduce(billingDecider.evolve, billingDecider.initialState);
          const situation: AccountSituation = situationAfter(begun, state, at);
          const { trial, paid, subscribed, trialExpired, premium, paymentStatus } = accountFlags(situation, at);
          expect(ROWS).toContain([trial, paid, subscribed, trialExpired, premium, paymentStatus].join());
          expect(paid === 1).toBe(paysAt(state, at));
          if (events.length === 0) expect(situation).toEqual(begun);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('[LIMIT-02~] goes from unpaid to trial to paid to ended as people do', () => {
    const at = new Date(START);
    const flagsAfter = (...events: readonly BillingEvent[]) => {
      const state = events.reduce(billingDecider.evolve, billingDecider.initialState);
      return accountFlags(situationAfter<AccountSituation>({ kind: 'awaiting-payment' }, state, at), at);
    };
    const skipped: BillingEvent = { type: 'billing.payment-skipped.v1', data: { trialEndsAt: instant(336) } };
    const moved: BillingEvent = { type: 'billing.migrated-to-subscriber.v1', data: {} };
    const paid: BillingEvent = {
      type: 'billing.early-access-started.v1',
      data: { paymentId: 'pi_1', startedAt: instant(0), until: instant(17_520) },
    };
    const over: BillingEvent = { type: 'billing.early-access-ended.v1', data: { paymentId: 'pi_1', reason: 'over' } };
    expect(flagsAfter()).toMatchObject({ trial: 0, paid: 0, subscribed: 0, paymentStatus: 'Unpaid' });
    expect(flagsAfter(skipped)).toMatchObject({ trial: 2, paid: 0, paymentStatus: 'Trial' });
    expect(flagsAfter(skipped, moved)).toMatchObject({ trial: 0, subscribed: 1, paymentStatus: 'Unpaid' });
    expect(flagsAfter(skipped, moved, paid)).toMatchObject({ trial: 0, paid: 1, paymentStatus: 'Paid' });
    expect(flagsAfter(skipped, moved, paid, over)).toMatchObject({ trial: 0, paid: 0, subscribed: 0, premium: true });
  });
});
