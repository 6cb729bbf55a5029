import { type BillingEvent, billingStream } from '@keelson/domain/billing';
import { InMemoryEventStore } from '@keelson/event-store/in-memory';
import type { Notice } from '@keelson/integrations/stripe';
import { billingMailJob } from './billing-mail.job';
import { billingMailsReactor } from './billing-mails.reactor';
import { deactivationJob } from './deactivation.job';
import { earlyAccessEndJob } from './early-access-end.job';
import { earlyAccessReminderJob } from './early-access-reminder.job';
import { recordFacts } from './provider-facts';
import { lookAtDue, reconcileJob, takeMissed } from './reconcile.job';
import { BillingBench, NOW } from './testing/billing-bench';
import { sizeOf } from '@keelson/test-database/run';

jest.setTimeout(600_000);

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PARALLEL = 50;
/** Checkouts that are triggered 50 times at once; 1,000 in the full run. */
const FULFILMENTS = sizeOf('FULFILMENTS');

let bench: BillingBench;

beforeAll(async () => {
  bench = await BillingBench.open();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.sandbox.faults.clear();
  bench.mails.length = 0;
  await bench.pool.query('DELETE FROM vault.webhook_inbox');
});

const count = (events: readonly BillingEvent[], type: BillingEvent['type']): number =>
  events.filter((each) => each.type === type).length;

async function noticesOf(order: { sessionId: string }, since = new Date(0)): Promise<readonly Notice[]> {
  await bench.sandbox.settled();
  const session = await bench.atProvider<{ subscription: string | null; customer: string }>(
    `/v1/checkout/sessions/${order.sessionId}`,
  );
  const notices: Notice[] = [];
  const known = new Set<string>([order.sessionId]);
  for await (const notice of bench.provider.missedNotices(since)) notices.push(notice);
  const { data } = await bench.atProvider<{ data: { id: string; data: { object: { customer?: string } } }[] }>(
    '/v1/events?limit=100',
  );
  const own = new Set(data.filter((each) => each.data.object.customer === session.customer).map(({ id }) => id));
  return notices.filter(({ eventId, about }) => own.has(eventId) || (about !== null && known.has(about.id)));
}

/** What one payment that failed at its renewal and was given back comes to, however often it is told. */
const ONCE = [
  'billing.checkout-closed.v1',
  'billing.subscription-started.v1',
  'billing.payment-received.v1',
  'billing.payment-refunded.v1',
] as const;

const permutations = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));

const received = (notices: readonly Notice[]): Promise<unknown> =>
  notices.reduce<Promise<unknown>>(
    (before, { eventId, type, about }) =>
      before.then(() =>
        bench.vault.inbox.add(
          { source: 'stripe', eventId, type, about: about && `${about.kind} ${about.id}` },
          bench.clock(),
        ),
      ),
    Promise.resolve(),
  );

describe('a paid checkout', () => {
  it('[PAY-02~, PAY-03~] is recorded from its messages: what was paid, and that the subscription runs', async () => {
    const order = await bench.bought('EmbraceMonthly');
    await received(await noticesOf(order));
    await bench.worked();
    const state = await bench.stateOf(order.accountId);
    expect(state.checkouts).toMatchObject([{ outcome: 'paid', sessionId: order.sessionId }]);
    expect(Object.values(state.subscriptions)).toMatchObject([
      { plan: 'EmbraceMonthly', status: 'active', invoice: 'paid', periodEnd: '2026-12-02T09:00:00.000Z' },
    ]);
    const paid = (await bench.eventsOf(order.accountId)).find(({ type }) => type === 'billing.payment-received.v1');
    expect(paid?.data).toMatchObject({ netPence: 4_700, vatPence: 940, grossPence: 5_640, plan: 'EmbraceMonthly' });

    await bench.projected();
    const { rows } = await bench.pool.query('SELECT * FROM read_model.payments WHERE account_id = $1', [
      order.accountId,
    ]);
    expect(rows).toMatchObject([
      {
        name: 'Ada Byron',
        email: `${order.accountId}@example.com`,
        plan: 'EmbraceMonthly',
        gross_pence: 5_640,
        status: 'Active',
        provider_status: 'succeeded',
        refunded_pence: 0,
      },
    ]);
    const { rows: customers } = await bench.pool.query('SELECT * FROM read_model.customers WHERE account_id = $1', [
      order.accountId,
    ]);
    expect(customers).toMatchObject([
      { payment_flag: 1, subscribed_to_payment: 1, free_trial_user: 0, premium: true, trial_ends_at: null },
    ]);
  });

  it(
    `[PAY-04~] is fulfilled once for ${PARALLEL} triggers at once, ${FULFILMENTS} checkouts`,
    async () => {
      for (let turn = 0; turn < FULFILMENTS; turn += 1) {
        await bench.pass(5_000);
        const begun = new Date(bench.clock().getTime() - 1_000);
        const order = await bench.bought(turn % 2 === 0 ? 'EmbraceMonthly' : 'EarlyAccess');
        const abouts = (await noticesOf(order, begun)).flatMap(({ about }) => about ?? []);
        const triggers = Array.from({ length: PARALLEL }, (_, index) => abouts[index % abouts.length] ?? []).flat();
        await Promise.all(
          triggers.map((about, index) => recordFacts(about, `trigger ${turn} ${index}`, bench.provider, bench)),
        );
        const events = await bench.eventsOf(order.accountId);
        const started =
          count(events, 'billing.subscription-started.v1') + count(events, 'billing.early-access-started.v1');
        expect([
          started,
          count(events, 'billing.payment-received.v1'),
          count(events, 'billing.checkout-closed.v1'),
        ]).toEqual([1, 1, 1]);
      }
    },
    300_000 + FULFILMENTS * 2_000,
  );

  it('[PAY-02~] has one effect when a worker dies between reading and recording, or after recording', async () => {
    const order = await bench.bought('EmbraceMonthly');
    await received(await noticesOf(order));
    const dying = bench.workerOver(bench.store, {
      factsAbout: () => new Promise(() => undefined),
    });
    void dying.round();
    await bench.vault.inbox.claim(100, 60_000, bench.clock());
    expect(await bench.worker.round()).toBe(0);
    await bench.pass(61_000);
    await bench.worked();
    await bench.pool.query('UPDATE vault.webhook_inbox SET done_at = NULL, due_at = received_at, attempts = 0');
    await bench.worked();
    const events = await bench.eventsOf(order.accountId);
    expect(count(events, 'billing.subscription-started.v1')).toBe(1);
    expect(count(events, 'billing.payment-received.v1')).toBe(1);
  });
});

describe('the five messages of a payment lifecycle', () => {
  it('[PAY-03] end in one state through inbox and database in all 120 orders, also where each comes twice and once more under another id', async () => {
    const order = await bench.bought('EmbraceMonthly');
    const session = await bench.atProvider<{ subscription: string }>(`/v1/checkout/sessions/${order.sessionId}`);
    const subscription = await bench.atProvider<{ default_payment_method: string | null; latest_invoice: string }>(
      `/v1/subscriptions/${session.subscription}`,
    );
    const charges = await bench.atProvider<{ data: { id: string; payment_method: string; customer: string }[] }>(
      '/v1/charges?limit=1',
    );
    const [charge] = charges.data;
    const first = await noticesOf(order);
    const method = subscription.default_payment_method ?? charge?.payment_method ?? '';
    await bench.control('PUT', `payment-methods/${method}`, { refuses: true });
    await bench.pass(31 * DAY_MS);
    await bench.control('POST', 'refunds', { charge: charge?.id });
    const wanted = [
      'checkout.session.completed',
      'invoice.paid',
      'invoice.payment_failed',
      'customer.subscription.updated',
      'charge.refunded',
    ];
    const notices = [...first, ...(await noticesOf(order))];
    const five = wanted.map((type) => notices.find((each) => each.type === type));
    expect(five.map((each) => each?.type)).toEqual(wanted);
    const prior = await bench.store.readStream(billingStream(order.accountId));
    const states = new Set<string>();
    // What the messages say is not kept: each has the object read as it stands, so the id of the message makes no difference.
    const underAnotherId = ({ eventId, ...notice }: Notice): Notice => ({ ...notice, eventId: `${eventId} again` });
    for (const orderOfFive of permutations(five.flatMap((each) => each ?? []))) {
      await bench.pool.query('DELETE FROM vault.webhook_inbox');
      const store = new InMemoryEventStore();
      await store.append({ streamId: billingStream(order.accountId), expectedVersion: 0, events: prior });
      const worker = bench.workerOver(store);
      for (const notice of [...orderOfFive, ...orderOfFive, ...orderOfFive.map(underAnotherId)]) {
        await received([notice]);
        await worker.round();
      }
      await bench.worked(worker);
      const { payments, subscriptions, checkouts } = await bench.stateOf(order.accountId, store);
      const sorted = (value: object) => JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
      states.add(sorted(payments) + sorted(subscriptions) + JSON.stringify(checkouts));
      const events = await bench.eventsOf(order.accountId, store);
      expect(ONCE.map((type) => [type, count(events, type)])).toEqual(ONCE.map((type) => [type, 1]));
    }
    expect(states.size).toBe(1);
    const [state = ''] = states;
    expect(state).toContain('past_due');
    expect(state).toContain('"refundedPence":5640');
  });
});

describe('the reconciler', () => {
  it('[PAY-06~] heals everything that an hour without messages hid, in one sweep and without doubles', async () => {
    const renewing = await bench.bought('EmbraceMonthly');
    const refunded = await bench.bought('EarlyAccess');
    const disputed = await bench.bought('EmbraceAnnually');
    const left = await bench.ordered('EmbraceMonthly');
    const cancelled = await bench.bought('EmbraceMonthly');
    const all = [renewing, refunded, disputed, left, cancelled];
    const chargeOf = async ({ sessionId }: { sessionId: string }): Promise<string> => {
      const { customer } = await bench.atProvider<{ customer: string }>(`/v1/checkout/sessions/${sessionId}`);
      const { data } = await bench.atProvider<{ data: { id: string }[] }>(`/v1/charges?customer=${customer}`);
      return data[0]?.id ?? '';
    };
    await bench.control('POST', 'refunds', { charge: await chargeOf(refunded) });
    await bench.control('POST', 'disputes', { charge: await chargeOf(disputed) });
    const { subscription } = await bench.atProvider<{ subscription: string }>(
      `/v1/checkout/sessions/${cancelled.sessionId}`,
    );
    await bench.control('POST', `subscriptions/${subscription}/cancel`);
    await bench.pass(HOUR_MS);
    await bench.sandbox.settled();
    for (const { accountId } of all) expect((await bench.stateOf(accountId)).payments).toEqual({});

    const { context } = bench;
    await bench.projected();
    await reconcileJob.handle({}, context);
    await bench.worked();
    const one = async ({ accountId }: { accountId: string }) => bench.stateOf(accountId);
    expect(Object.values((await one(renewing)).subscriptions)).toMatchObject([{ status: 'active' }]);
    expect(Object.values((await one(refunded)).earlyAccess)).toMatchObject([{ over: true }]);
    expect(Object.values((await one(disputed)).payments)).toMatchObject([{ state: 'succeeded' }]);
    expect(JSON.stringify((await one(disputed)).payments)).toContain('"open"');
    expect(Object.values((await one(cancelled)).subscriptions)).toMatchObject([{ status: 'canceled' }]);
    expect((await one(left)).checkouts).toMatchObject([{ outcome: null }]);
    const before = await Promise.all(all.map(({ accountId }) => bench.eventsOf(accountId)));
    for (const events of before) {
      expect(count(events, 'billing.payment-received.v1')).toBeLessThanOrEqual(1);
      expect(count(events, 'billing.checkout-closed.v1')).toBeLessThanOrEqual(1);
    }
    await reconcileJob.handle({}, { ...context, jobId: 'another sweep' });
    await bench.worked();
    expect(await Promise.all(all.map(({ accountId }) => bench.eventsOf(accountId)))).toEqual(before);
  });

  it('[PAY-06~] sees without any message what has run out or renewed', async () => {
    const left = await bench.ordered('EmbraceAnnually');
    const renewing = await bench.bought('EmbraceMonthly');
    await recordFacts({ kind: 'checkout', id: renewing.sessionId }, 'first', bench.provider, bench);
    await bench.pass(32 * DAY_MS);
    await bench.projected();
    expect(await lookAtDue({ ...bench.context, jobId: 'sweep' })).toBeGreaterThan(1);
    await bench.worked();
    expect((await bench.stateOf(left.accountId)).checkouts).toMatchObject([{ outcome: 'expired' }]);
    expect(count(await bench.eventsOf(renewing.accountId), 'billing.subscription-renewed.v1')).toBe(1);
    expect(count(await bench.eventsOf(renewing.accountId), 'billing.payment-received.v1')).toBe(2);
  });

  it('waits while the provider is down and goes on afterwards', async () => {
    const order = await bench.bought('EmbraceMonthly');
    await received(await noticesOf(order));
    bench.sandbox.faults.set({}, { kind: 'retryable-error', times: 1_000 });
    await bench.worker.round();
    expect((await bench.stateOf(order.accountId)).subscriptions).toEqual({});
    bench.sandbox.faults.clear();
    for (let turn = 0; turn < 4; turn += 1) {
      await bench.pass(HOUR_MS);
      await bench.worked();
    }
    expect(Object.values((await bench.stateOf(order.accountId)).subscriptions)).toHaveLength(1);
    await expect(takeMissed(bench.provider, bench.context)).resolves.toBeGreaterThanOrEqual(0);
  });
});

describe('what billing asks of the workers', () => {
  it('ends a subscription at the provider, once, however often it is asked for', async () => {
    const order = await bench.bought('EmbraceMonthly');
    await recordFacts({ kind: 'checkout', id: order.sessionId }, 'paid', bench.provider, bench);
    const [subscriptionId = ''] = Object.keys((await bench.stateOf(order.accountId)).subscriptions);
    await bench.decide(order.accountId, { name: 'Deactivate', at: bench.clock() });
    const { context } = bench;
    for (let turn = 0; turn < 2; turn += 1)
      await deactivationJob.handle({ accountId: order.accountId, subscriptionId }, context);
    const events = await bench.eventsOf(order.accountId);
    expect(count(events, 'billing.subscription-ended.v1')).toBe(1);
  });

  it('reminds of the end of EarlyAccess 30 days before and ends it with its 24 months', async () => {
    const order = await bench.bought('EarlyAccess');
    await recordFacts({ kind: 'checkout', id: order.sessionId }, 'paid', bench.provider, bench);
    const [paymentId = ''] = Object.keys((await bench.stateOf(order.accountId)).earlyAccess);
    const job = { accountId: order.accountId, paymentId };
    await earlyAccessReminderJob.handle(job, bench.context);
    expect(bench.mails).toMatchObject([{ subject: 'Your Early Adopter Offer ends in 30 days' }]);
    await earlyAccessEndJob.handle(job, bench.context);
    expect(count(await bench.eventsOf(order.accountId), 'billing.early-access-ended.v1')).toBe(0);
    await bench.pass(731 * DAY_MS);
    await earlyAccessEndJob.handle(job, bench.context);
    await earlyAccessEndJob.handle(job, bench.context);
    expect(count(await bench.eventsOf(order.accountId), 'billing.early-access-ended.v1')).toBe(1);
    bench.mails.length = 0;
    await earlyAccessReminderJob.handle(job, bench.context);
    expect(bench.mails).toEqual([]);
  });

  it('writes to the customer whose trial was extended or who was moved to subscriber', async () => {
    const accountId = await bench.customer();
    const start = { kind: 'trial', trial: 1, endsAt: '2026-11-16T09:00:00.000Z' } as const;
    await bench.decide(accountId, { name: 'ExtendTrial', start, at: NOW });
    await bench.decide(accountId, { name: 'MigrateToSubscriber', start, at: NOW });
    for (const event of await bench.eventsOf(accountId))
      for (const { data } of billingMailsReactor.react(event as never))
        await billingMailJob.handle(data as never, bench.context);
    const to = `${accountId}@example.com`;
    expect(bench.mails).toMatchObject([
      { to, subject: 'Your free trial runs 14 days longer' },
      { to, subject: 'Your account is moved to a subscription' },
    ]);
    expect(bench.mails[0]?.text).toContain(
      'Our team has extended your free trial by 14 days. It runs until 30 November',
    );
    expect(bench.mails[1]?.text).toContain('Your account opens with its first payment.');
  });

  it('writes to the payer about what was received, failed and ended', async () => {
    const order = await bench.bought('EmbraceMonthly');
    await recordFacts({ kind: 'checkout', id: order.sessionId }, 'paid', bench.provider, bench);
    const stored = await bench.codec.decode<BillingEvent>(await bench.store.readStream(billingStream(order.accountId)));
    for (const event of stored) {
      if (!(billingMailsReactor.handles as readonly string[]).includes(event.type)) continue;
      for (const { data } of billingMailsReactor.react(event as never))
        await billingMailJob.handle(data as never, bench.context);
    }
    expect(bench.mails).toMatchObject([
      { to: `${order.accountId}@example.com`, subject: 'We have received your payment' },
    ]);
    expect(bench.mails[0]?.text).toContain('£56.40');
    expect(bench.mails[0]?.text).toContain('£9.40 VAT');
    expect(NOW.getTime()).toBeLessThan(bench.clock().getTime());
  });
});
