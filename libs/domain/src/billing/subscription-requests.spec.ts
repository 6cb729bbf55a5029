import type { SubscriptionFacts } from '@keelson/vocabulary';
import fc from 'fast-check';
import { situationAfter } from './billing-situation';
import type { SubscriptionCommand } from './billing.commands';
import { billingDecider } from './billing.decider';
import type { BillingEvent, SubscriptionStanding } from './billing.events';
import { subscriptionDecider } from './subscription-requests';

const START = Date.parse('2026-11-02T09:00:00.000Z');
const at = (days: number): Date => new Date(START + days * 86_400_000);

const subscription: SubscriptionStanding = {
  subscriptionId: 'sub_1',
  plan: 'EmbraceMonthly',
  status: 'active',
  startedAt: at(0).toISOString(),
  periodStart: at(0).toISOString(),
  periodEnd: at(30).toISOString(),
  cancelAtPeriodEnd: false,
  invoice: 'paid',
};
const started: BillingEvent = { type: 'billing.subscription-started.v1', data: subscription };
const changedTo = (changes: Partial<SubscriptionStanding>): BillingEvent => ({
  type: 'billing.subscription-changed.v1',
  data: { ...subscription, ...changes },
});
const ending = changedTo({ cancelAtPeriodEnd: true });
const early: BillingEvent = {
  type: 'billing.early-access-started.v1',
  data: { paymentId: 'pi_1', startedAt: at(0).toISOString(), until: at(730).toISOString() },
};

const change = (
  changes: Partial<Extract<SubscriptionCommand, { name: 'RequestPlanChange' }>> = {},
): SubscriptionCommand => ({
  name: 'RequestPlanChange',
  requestId: 'r1',
  plan: 'EmbraceAnnually',
  proratedAt: at(10).toISOString(),
  netPence: 41_967,
  vatPence: 8_393,
  grossPence: 50_360,
  chargedPence: 50_360,
  at: at(10),
  ...changes,
});
const end = (day = 10, requestId = 'r2'): SubscriptionCommand => ({
  name: 'RequestEnd',
  requestId,
  by: 'owner',
  at: at(day),
});
const keep = (day = 11): SubscriptionCommand => ({ name: 'WithdrawEnd', requestId: 'r3', by: 'owner', at: at(day) });

const folded = (events: readonly BillingEvent[]) =>
  events.reduce(subscriptionDecider.evolve, subscriptionDecider.initialState);
const decided = (command: SubscriptionCommand, ...given: readonly BillingEvent[]) => {
  const decision = subscriptionDecider.decide(command, folded(given));
  return decision.ok ? decision.value : decision.failure.code;
};
const events = (command: SubscriptionCommand, ...given: readonly BillingEvent[]): readonly BillingEvent[] => {
  const decision = subscriptionDecider.decide(command, folded(given));
  if (!decision.ok) throw new Error(decision.failure.code);
  return decision.value;
};
const done: SubscriptionCommand = { name: 'NoteCarriedOut', requestId: 'r1' };

describe('a change of plan', () => {
  it('is recorded with what it comes to before the provider is asked', () => {
    expect(decided(change(), started)).toEqual([
      {
        type: 'billing.plan-change-requested.v1',
        data: {
          requestId: 'r1',
          subscriptionId: 'sub_1',
          from: 'EmbraceMonthly',
          to: 'EmbraceAnnually',
          proratedAt: at(10).toISOString(),
          netPence: 41_967,
          vatPence: 8_393,
          grossPence: 50_360,
          chargedPence: 50_360,
          requestedAt: at(10).toISOString(),
        },
      },
    ]);
  });

  it('is refused where nothing renews, nothing would change, it ends, or a payment is late', () => {
    expect(decided(change())).toBe('NO_SUBSCRIPTION');
    expect(decided(change(), early)).toBe('FIXED_TERM');
    expect(decided(change({ at: at(730) }), early)).toBe('NO_SUBSCRIPTION');
    expect(decided(change({ plan: 'EmbraceMonthly' }), started)).toBe('SAME_PLAN');
    expect(decided(change({ plan: 'EarlyAccess' }), started)).toBe('PLAN_NOT_FOR_UPGRADE');
    expect(decided(change(), started, ending)).toBe('SUBSCRIPTION_ENDING');
    expect(decided(change(), started, changedTo({ status: 'past_due', invoice: 'failed' }))).toBe('PAYMENT_LATE');
  });

  it('changes nothing by being asked for: that the provider did so is told by its facts', () => {
    const asked = events(change(), started);
    expect(folded([started, ...asked]).subscriptions['sub_1']).toEqual(subscription);
    const facts = {
      ...subscription,
      lookupKey: 'keelson_embrace_annually_45100',
      periodStart: at(10).toISOString(),
      periodEnd: at(375).toISOString(),
    } satisfies SubscriptionFacts & { readonly plan: string };
    const told = { customerId: 'cus_1', subscription: facts, payments: [] };
    const decision = billingDecider.decide({ name: 'RecordFacts', facts: told }, folded([started, ...asked]));
    expect(decision.ok && decision.value).toMatchObject([
      { type: 'billing.subscription-changed.v1', data: { plan: 'EmbraceAnnually', periodEnd: at(375).toISOString() } },
    ]);
  });
});

describe('the end of a subscription', () => {
  it('comes with its period, and may be taken back until then', () => {
    expect(decided(end(), started)).toMatchObject([
      { type: 'billing.end-requested.v1', data: { endsAt: at(30).toISOString(), plan: 'EmbraceMonthly', by: 'owner' } },
    ]);
    expect(decided(end(), started, ending)).toEqual([]);
    expect(decided(keep(), started, ending)).toMatchObject([
      { type: 'billing.end-withdrawn.v1', data: { renewsAt: at(30).toISOString() } },
    ]);
    expect(decided(keep(), started)).toBe('NOT_ENDING');
    expect(decided(keep(30), started, ending)).toBe('NO_SUBSCRIPTION');
  });

  it('is possible while a payment is late, and never of what does not renew', () => {
    expect(decided(end(), started, changedTo({ status: 'past_due', invoice: 'failed' }))).toHaveLength(1);
    expect(decided(end(), early)).toBe('FIXED_TERM');
    expect(decided(end())).toBe('NO_SUBSCRIPTION');
  });

  it('leaves everything open until the provider says that it has ended', () => {
    const given = [started, ...events(end(), started), ending];
    expect(situationAfter({ kind: 'awaiting-payment' }, folded(given), at(29))).toEqual({ kind: 'paid' });
    const over: BillingEvent = { type: 'billing.subscription-ended.v1', data: { ...subscription, status: 'canceled' } };
    expect(situationAfter({ kind: 'awaiting-payment' }, folded([...given, over]), at(30))).toMatchObject({
      kind: 'ended',
    });
  });
});

describe('one request at a time', () => {
  it('holds back the next one until the provider has answered', () => {
    const asked = [started, ...events(change(), started)];
    expect(decided(end(), ...asked)).toBe('REQUEST_PENDING');
    const answered = [...asked, ...events(done, ...asked)];
    expect(decided(end(), ...answered)).toHaveLength(1);
    const refusedFor: SubscriptionCommand = { name: 'NoteRefused', requestId: 'r1', reason: 'card_declined' };
    const turnedDown = [...asked, ...events(refusedFor, ...asked)];
    expect(folded(turnedDown).request).toMatchObject({ outcome: 'refused', reason: 'card_declined' });
    expect(decided(change({ requestId: 'r9' }), ...turnedDown)).toHaveLength(1);
  });

  it('takes one answer for each request, whoever brings it and however often', () => {
    const names = ['change', 'end', 'keep', 'done', 'refused', 'ending', 'going on'] as const;
    const walk = fc.array(fc.tuple(fc.constantFrom(...names), fc.integer({ min: 0, max: 5 })), { maxLength: 60 });
    fc.assert(
      fc.property(walk, (steps) => {
        const log: BillingEvent[] = [started];
        const take = (command: SubscriptionCommand): void => {
          const decision = subscriptionDecider.decide(command, folded(log));
          if (decision.ok) log.push(...decision.value);
        };
        steps.forEach(([name, which], index) => {
          const requestId = `r${index}`;
          const answered = `r${index - which}`;
          if (name === 'change') take(change({ requestId }));
          else if (name === 'end') take(end(10, requestId));
          else if (name === 'keep') take({ ...keep(), requestId });
          else if (name === 'done') take({ name: 'NoteCarriedOut', requestId: answered });
          else if (name === 'refused') take({ name: 'NoteRefused', requestId: answered, reason: 'card_declined' });
          else log.push(name === 'ending' ? ending : changedTo({}));
        });
        let waiting: string | undefined;
        for (const { type, data } of log) {
          if (type.startsWith('billing.request-')) {
            expect('requestId' in data && data.requestId).toBe(waiting);
            waiting = undefined;
          } else if ('requestId' in data) {
            expect(waiting).toBeUndefined();
            waiting = data.requestId;
          }
        }
      }),
    );
  });
});
