import type { StartSituation } from './billing.commands';
import { billingDecider, openCheckout } from './billing.decider';
import type { BillingEvent } from './billing.events';
import type { BillingState } from './billing.state';

const at = new Date('2026-11-02T09:00:00.000Z');
const days = (count: number): Date => new Date(at.getTime() + count * 86_400_000);
const waiting: StartSituation = { kind: 'awaiting-payment' };
const trial1: StartSituation = { kind: 'trial', trial: 1, endsAt: days(14).toISOString() };

type Command = Parameters<typeof billingDecider.decide>[0];

const folded = (events: readonly BillingEvent[]): BillingState =>
  events.reduce(billingDecider.evolve, billingDecider.initialState);

const decided = (command: Command, given: readonly BillingEvent[] = []) => {
  const decision = billingDecider.decide(command, folded(given));
  return decision.ok ? decision.value : decision.failure.code;
};

const request = (changes: Partial<Extract<Command, { name: 'RequestCheckout' }>> = {}): Command => ({
  name: 'RequestCheckout',
  checkoutId: 'c1',
  plan: 'EmbraceMonthly',
  couponCode: null,
  upgrade: false,
  start: waiting,
  at,
  ...changes,
});

const running: BillingEvent = {
  type: 'billing.subscription-started.v1',
  data: {
    subscriptionId: 'sub_1',
    plan: 'EmbraceMonthly',
    status: 'active',
    startedAt: at.toISOString(),
    periodStart: at.toISOString(),
    periodEnd: days(30).toISOString(),
    cancelAtPeriodEnd: false,
    invoice: 'paid',
  },
};
const ended: BillingEvent = {
  type: 'billing.subscription-ended.v1',
  data: { ...running.data, status: 'canceled' },
};
const skipped: BillingEvent = {
  type: 'billing.payment-skipped.v1',
  data: { trialEndsAt: days(14).toISOString() },
};
const early: BillingEvent = {
  type: 'billing.early-access-started.v1',
  data: { paymentId: 'pi_1', startedAt: at.toISOString(), until: days(730).toISOString() },
};

describe('a checkout', () => {
  it('[PAY-07~] takes its amounts from the catalogue', () => {
    expect(decided(request({ couponCode: 'welcome10' }))).toMatchObject([
      { data: { netPence: 4_230, vatPence: 846, grossPence: 5_076, couponCode: 'WELCOME10' } },
    ]);
  });

  it('is refused where it is paid for already, and with a coupon that does not fit', () => {
    expect(decided(request(), [running])).toBe('ALREADY_PAID');
    expect(decided(request(), [early])).toBe('ALREADY_PAID');
    expect(decided(request({ at: days(730) }), [early])).toHaveLength(1);
    expect(decided(request({ couponCode: 'EARLY60' }))).toBe('INVALID_COUPON');
    expect(decided(request({ couponCode: 'NONE' }))).toBe('INVALID_COUPON');
  });

  it('[SIGNUP-15~] upgrades a trial of the register form alone, to a subscription', () => {
    expect(decided(request({ upgrade: true, start: trial1 }))).toHaveLength(1);
    expect(decided(request({ upgrade: true, start: trial1, at: days(20) }))).toHaveLength(1);
    expect(decided(request({ upgrade: true, start: trial1, plan: 'EarlyAccess' }))).toBe('PLAN_NOT_FOR_UPGRADE');
    expect(decided(request({ upgrade: true }))).toBe('UPGRADE_NOT_POSSIBLE');
    expect(decided(request({ upgrade: true }), [skipped])).toBe('UPGRADE_NOT_POSSIBLE');
    expect(decided(request({ upgrade: true, start: trial1 }), [ended])).toBe('UPGRADE_NOT_POSSIBLE');
  });

  it('[PAY-05~] is asked for once for the same order, until it is over or a day has gone', () => {
    const asked = decided(request()) as readonly BillingEvent[];
    expect(decided(request({ checkoutId: 'c2' }), asked)).toEqual([]);
    expect(decided(request({ checkoutId: 'c2', plan: 'EmbraceAnnually' }), asked)).toHaveLength(1);
    expect(decided(request({ checkoutId: 'c2', at: days(1) }), asked)).toHaveLength(1);
    const givenUp = decided({ name: 'GiveUpCheckout', checkoutId: 'c1' }, asked) as readonly BillingEvent[];
    expect(decided(request({ checkoutId: 'c2' }), [...asked, ...givenUp])).toHaveLength(1);
    expect(decided({ name: 'GiveUpCheckout', checkoutId: 'c1' }, [...asked, ...givenUp])).toEqual([]);
    const order = { plan: 'EmbraceMonthly', couponCode: null, upgrade: false } as const;
    expect(openCheckout(folded(asked), order, at)?.checkoutId).toBe('c1');
  });
});

describe('skipping the payment', () => {
  const skip = (start: StartSituation, given: readonly BillingEvent[] = [], when = at) =>
    decided({ name: 'SkipPayment', start, at: when }, given);

  it('[LIMIT-02~] gives 14 days, once', () => {
    expect(skip(waiting)).toEqual([skipped]);
    expect(skip(waiting, [skipped])).toEqual([]);
    expect(skip(waiting, [ended])).toHaveLength(1);
    expect(skip(waiting, [skipped, running, ended])).toBe('TRIAL_USED');
    expect(skip(trial1, [running, ended])).toBe('TRIAL_USED');
  });

  it('is refused where nothing is to be paid', () => {
    expect(skip(trial1)).toBe('NOTHING_TO_SKIP');
    expect(skip(waiting, [running])).toBe('NOTHING_TO_SKIP');
  });
});

describe('staff', () => {
  it('[LIMIT-02~] extend a trial by 14 days from the later of now and its end, any number of times', () => {
    const extend = (given: readonly BillingEvent[], when: Date) =>
      decided({ name: 'ExtendTrial', start: trial1, at: when }, given) as readonly BillingEvent[];
    const first = extend([], days(3));
    expect(first).toMatchObject([{ data: { trial: 1, trialEndsAt: days(28).toISOString() } }]);
    expect(extend(first, days(40))).toMatchObject([{ data: { trialEndsAt: days(54).toISOString() } }]);
    expect(decided({ name: 'ExtendTrial', start: waiting, at })).toBe('NOT_ON_TRIAL');
  });

  it('move trials, and only trials, to subscriber', () => {
    expect(decided({ name: 'MigrateToSubscriber', start: trial1, at })).toHaveLength(1);
    expect(decided({ name: 'MigrateToSubscriber', start: trial1, at }, [running])).toBe('NOT_ON_TRIAL');
  });
});

describe('the end', () => {
  it('of EarlyAccess comes with its last instant and once', () => {
    const end = (when: Date, given = [early]) =>
      decided({ name: 'EndEarlyAccess', paymentId: 'pi_1', at: when }, given);
    expect(end(days(729))).toEqual([]);
    const over = end(days(730)) as BillingEvent[];
    expect(over).toMatchObject([{ data: { reason: 'over' } }]);
    expect(end(days(731), [early, ...over] as (typeof early)[])).toEqual([]);
  });

  it('by deactivation names what runs at the provider and asks for nothing where nothing runs', () => {
    expect(decided({ name: 'Deactivate', at }, [running, early])).toMatchObject([
      { type: 'billing.deactivation-requested.v1', data: { subscriptionIds: ['sub_1'] } },
      { type: 'billing.early-access-ended.v1', data: { reason: 'deactivated' } },
    ]);
    expect(decided({ name: 'Deactivate', at }, [ended])).toEqual([]);
  });
});
