import { randomUUID } from 'node:crypto';
import { BillingBench } from '../testing/billing-bench';
import { sizeOf } from '@keelson/test-database/run';

const HOUR_MS = 3_600_000;
/** How often the provider's answer is lost; 1,000 in the full run. */
const LOST_REPLIES = sizeOf('LOST_REPLIES');

let bench: BillingBench;

beforeAll(async () => {
  bench = await BillingBench.open();
});
afterAll(() => bench.close());
beforeEach(() => {
  bench.sandbox.faults.clear();
  bench.rewind();
});

describe('opening a checkout', () => {
  it.each([
    ['EarlyAccess', 'payment', 43_200],
    ['EmbraceMonthly', 'subscription', 5_640],
    ['EmbraceAnnually', 'subscription', 54_120],
  ])('[SIGNUP-11~, SIGNUP-12~] leads to the provider for %s', async (price, mode, amount) => {
    const customer = await bench.customer();
    const { responseCode, data } = await customer.checkout({ price, quantity: 1, mode });
    expect(responseCode).toBe(200);
    const [session] = await bench.sessionsOf(customer.id);
    expect(session).toMatchObject({ mode, amount_total: amount, currency: 'gbp', status: 'open' });
    expect(data['url']).toContain(session?.id);
  });

  it.each([
    // Nobody upgrades to the offer, which is for new accounts.
    ['EarlyAccess', 'payment', 'EARLY60', false],
    ['EmbraceMonthly', 'subscription', 'WELCOME10', true],
  ] as const)(
    '[SIGNUP-12] takes each published field for %s, by %s, token and coupon where there are any',
    async (price, mode, couponCode, upgrade) => {
      const addresses = { successUrl: 'https://a.example/paid', cancelUrl: 'https://a.example/left' };
      const published = (id: string) => ({ price, quantity: 1, mode, ...addresses, email: `${id}@example.com` });
      const without = await bench.customer();
      expect((await without.checkout(published(without.id))).responseCode).toBe(200);
      const customer = await bench.customer();
      const body = { ...published(customer.id), token: 'tok_1', couponCode, upgradeUser: String(upgrade) };
      const { responseCode, data } = await customer.checkout(body);
      expect(responseCode).toBe(200);
      const [full] = await bench.sessionsOf(without.id);
      const [session] = await bench.sessionsOf(customer.id);
      const customer_details = expect.objectContaining({ email: `${customer.id}@example.com` }) as object;
      expect(session).toMatchObject({ mode, status: 'open', customer_details });
      expect(session?.amount_total).toBeLessThan(full?.amount_total ?? 0);
      const { data: outcome } = await customer.get(`checkout-sessions/${String(data['checkoutId'])}`);
      expect(outcome).toMatchObject({ plan: price, couponCode, upgrade });
    },
  );

  it('[PAY-07] takes amount, currency, price, e-mail and addresses from nobody but the server', async () => {
    const plain = await bench.customer();
    await plain.checkout({ price: 'EmbraceMonthly' });
    const [expected] = await bench.sessionsOf(plain.id);
    const tampered = [
      { successUrl: 'https://evil.example/', cancelUrl: 'https://evil.example/' },
      { email: 'somebody.else@example.com' },
      { quantity: 2, mode: 'payment' },
      { token: 'x' },
    ];
    for (const changes of tampered) {
      const customer = await bench.customer();
      const { responseCode } = await customer.checkout({ price: 'EmbraceMonthly', ...changes });
      expect(responseCode).toBe(200);
      const [session] = await bench.sessionsOf(customer.id);
      expect(session).toMatchObject({
        mode: expected?.mode,
        amount_total: 5_640,
        currency: 'gbp',
        success_url: expect.stringMatching(
          /^http:\/\/localhost:3000\/successSignup\?checkout=[0-9a-f-]{36}$/,
        ) as string,
        cancel_url: expect.stringMatching(/^http:\/\/localhost:3000\/successSignup\?checkout=/) as string,
        customer_details: expect.objectContaining({ email: `${customer.id}@example.com` }) as object,
      });
    }
    const customer = await bench.customer();
    for (const changes of [{ price: '1' }, { amount: 1 }, { currency: 'usd' }, { unit_amount: 1 }])
      expect((await customer.checkout({ price: 'EarlyAccess', ...changes })).responseCode).toBe(400);
    expect(await bench.sessionsOf(customer.id)).toEqual([]);
  });

  it('[SIGNUP-06~] reduces the first payment by a coupon, and refuses one that is none', async () => {
    const customer = await bench.customer();
    const refused = await customer.checkout({ price: 'EmbraceMonthly', couponCode: 'EARLY60' });
    expect(refused).toMatchObject({ responseCode: 400, responseMessage: 'Invalid coupon code' });
    await customer.checkout({ price: 'EmbraceMonthly', couponCode: 'welcome10' });
    expect(await bench.sessionsOf(customer.id)).toMatchObject([{ amount_subtotal: 4_700, amount_total: 5_076 }]);
  });

  it('[PAY-05~] asked for again, by the same key or another, leads to the same page', async () => {
    const customer = await bench.customer();
    const key = randomUUID();
    const first = await customer.checkout({ price: 'EmbraceMonthly' }, key);
    const again = await customer.checkout({ price: 'EmbraceMonthly' }, key);
    const others = await Promise.all(Array.from({ length: 5 }, () => customer.checkout({ price: 'EmbraceMonthly' })));
    expect(new Set([first, again, ...others].map(({ data }) => data['url'])).size).toBe(1);
    expect(await bench.sessionsOf(customer.id)).toHaveLength(1);
  });

  it('closes the page of another plan, so that nobody pays twice', async () => {
    const customer = await bench.customer();
    await customer.checkout({ price: 'EmbraceMonthly' });
    await customer.checkout({ price: 'EarlyAccess' });
    const sessions = await bench.sessionsOf(customer.id);
    expect(sessions.map(({ mode, status }) => [mode, status]).sort()).toEqual([
      ['payment', 'open'],
      ['subscription', 'expired'],
    ]);
  });

  it(
    `[PAY-05~] makes one checkout when the answer is lost after the work, ${LOST_REPLIES} times`,
    async () => {
      for (let turn = 0; turn < LOST_REPLIES; turn += 1) {
        const customer = await bench.customer();
        // Customer, session: whichever answer is lost.
        await bench.atProvider('/v1/prices');
        bench.sandbox.faults.set({}, { kind: 'lost-reply', times: 1 + (turn % 2) });
        const { responseCode } = await customer.checkout({ price: 'EmbraceMonthly' });
        expect(responseCode).toBe(200);
        expect(await bench.sessionsOf(customer.id)).toHaveLength(1);
      }
    },
    300_000 + LOST_REPLIES * 1_000,
  );

  it('[PAY-05~] does not ask again under another key while it is not known what became of the first', async () => {
    const customer = await bench.customer();
    bench.sandbox.faults.set({}, { kind: 'lost-reply', times: 50 });
    expect(await customer.checkout({ price: 'EmbraceMonthly' })).toMatchObject({ responseCode: 503 });
    bench.sandbox.faults.clear();
    bench.pass(60_000);
    expect(await customer.checkout({ price: 'EmbraceMonthly' })).toMatchObject({ responseCode: 200 });
    expect(await bench.sessionsOf(customer.id)).toHaveLength(1);
    expect((await bench.stateOf(customer.id)).checkouts).toHaveLength(1);
  });

  it('[PAY-05~] takes a failure that the provider keeps for its key as final, and begins anew under another', async () => {
    const customer = await bench.customer();
    await customer.checkout({ price: 'EmbraceMonthly' });
    bench.sandbox.faults.set({}, { kind: 'kept-error', times: 1 });
    expect((await customer.checkout({ price: 'EmbraceAnnually' })).responseCode).toBe(200);
    const { checkouts } = await bench.stateOf(customer.id);
    const annual = checkouts.filter(({ plan }) => plan === 'EmbraceAnnually');
    expect(annual.map(({ outcome }) => outcome).at(-1)).toBeNull();
    const open = (await bench.sessionsOf(customer.id)).filter(({ status }) => status === 'open');
    expect(open).toHaveLength(1);
  });

  it('begins anew after a day, once nobody knows of the first', async () => {
    const customer = await bench.customer();
    await customer.checkout({ price: 'EmbraceMonthly' });
    bench.pass(25 * HOUR_MS);
    await bench.sandbox.tick();
    expect(await customer.checkout({ price: 'EmbraceMonthly' })).toMatchObject({ responseCode: 200 });
    const sessions = await bench.sessionsOf(customer.id);
    expect(sessions.map(({ status }) => status).sort()).toEqual(['expired', 'open']);
  });

  it('waits as long as the provider asks and says when it is down', async () => {
    const customer = await bench.customer();
    bench.sandbox.faults.set({}, { kind: 'rate-limit', times: 1 });
    expect(await customer.checkout({ price: 'EmbraceMonthly' })).toMatchObject({ responseCode: 200 });
    bench.sandbox.faults.set({}, { kind: 'retryable-error', times: 50 });
    expect(await customer.checkout({ price: 'EarlyAccess' })).toMatchObject({
      responseCode: 503,
      code: 'PAYMENTS_UNAVAILABLE',
    });
    bench.pass(60_000);
  });
});

describe('the outcome of a checkout', () => {
  it('[PAY-04~, SIGNUP-14~] is told to its owner alone, and asking makes the workers look', async () => {
    const customer = await bench.customer();
    const { data } = await customer.checkout({ price: 'EmbraceMonthly', upgradeUser: 'true' });
    const path = `checkout-sessions/${String(data['checkoutId'])}`;
    expect((await customer.get(path)).data).toMatchObject({ outcome: 'open', popup: 'trial-activated' });
    expect((await (await bench.customer()).get(path)).responseCode).toBe(404);

    const [session] = await bench.sessionsOf(customer.id);
    await bench.complete(session?.id ?? '');
    await Promise.all(Array.from({ length: 10 }, () => customer.get(path)));
    expect((await customer.get(path)).data).toMatchObject({
      outcome: 'paid',
      recorded: false,
      popup: 'payment-received',
    });
    const { rows } = await bench.database.admin(`SELECT about FROM vault.webhook_inbox WHERE about = $1`, [
      `checkout ${session?.id}`,
    ]);
    expect(rows).toHaveLength(1);
    expect((await bench.eventsOf(customer.id)).map(({ type }) => type)).not.toContain('billing.payment-received.v1');

    await bench.record(customer.id, session?.id ?? '');
    expect((await customer.get(path)).data).toMatchObject({ outcome: 'paid', recorded: true });
    expect((await bench.eventsOf(customer.id)).map(({ type }) => type)).toContain('billing.upgraded.v1');
    expect((await customer.get('subscription')).data).toMatchObject({
      current_plan: 'EmbraceMonthly',
      payment_status: 'Paid',
      renews: true,
      freeTrailUser: 0,
      remaining_trial_time: null,
      subscription_end_date: '2026-12-02T09:00:00.000Z',
      account_api_id: expect.stringMatching(/^cus_/) as string,
      cycle_id: expect.stringMatching(/^sub_/) as string,
    });
    expect((await customer.get('details')).data).toMatchObject({
      price: { plan: 'EmbraceMonthly', grossPence: 5_640 },
    });
    expect((await customer.get('invoices')).data).toMatchObject([{ status: 'paid', netPence: 4_700, vatPence: 940 }]);
    expect(await customer.checkout({ price: 'EarlyAccess' })).toMatchObject({
      responseCode: 409,
      code: 'ALREADY_PAID',
    });
  });

  it('leaves what was ordered chosen, on every device, until it is paid', async () => {
    const customer = await bench.customer();
    const chosen = async () => (await customer.get('details')).data['chosen'];
    expect(await chosen()).toBeNull();
    await customer.checkout({ price: 'EmbraceAnnually' });
    expect(await chosen()).toEqual({ plan: 'EmbraceAnnually', couponCode: null });
    await customer.checkout({ price: 'EmbraceMonthly', couponCode: 'welcome10' });
    expect(await chosen()).toEqual({ plan: 'EmbraceMonthly', couponCode: 'WELCOME10' });
    const [session] = await bench.sessionsOf(customer.id);
    await bench.complete(session?.id ?? '');
    await bench.record(customer.id, session?.id ?? '');
    expect(await chosen()).toBeNull();
  });

  it('an end of the subscription that names another account ends nothing', async () => {
    const [customer, other] = [await bench.customer(), await bench.customer()];
    for (const each of [customer, other]) {
      await each.checkout({ price: 'EmbraceMonthly' });
      const [session] = await bench.sessionsOf(each.id);
      await bench.complete(session?.id ?? '');
      await bench.record(each.id, session?.id ?? '');
    }
    const [own, foreign] = await Promise.all(
      [customer, other].map(async (each) => {
        const { data } = await each.get('subscription');
        return { accountApiId: String(data['account_api_id']), cycleId: String(data['cycle_id']) };
      }),
    );
    if (!own || !foreign) throw new Error('neither has a subscription');
    const named = [
      { accountApiId: foreign.accountApiId },
      { accountApiId: 'cus_unknown' },
      { accountApiId: '' },
      { cycleId: foreign.cycleId },
      { cycleId: 'sub_unknown' },
      { cycleId: '' },
      { ...own, cycleId: foreign.cycleId },
      { ...own, accountApiId: foreign.accountApiId },
    ];
    for (const each of named) {
      const before = await bench.eventsOf(customer.id);
      const answer = await customer.post(`deactivate-subscription?${new URLSearchParams(each).toString()}`);
      expect([each, answer.responseCode]).toEqual([each, 404]);
      expect(await bench.eventsOf(customer.id)).toEqual(before);
    }
    const ended = await customer.post(`deactivate-subscription?${new URLSearchParams(own).toString()}`);
    expect(ended.responseCode).toBe(200);
    expect((await bench.eventsOf(customer.id)).map(({ type }) => type)).toContain('billing.deactivation-requested.v1');
  });

  it('leaves a declined card open for another try', async () => {
    const customer = await bench.customer();
    const { data } = await customer.checkout({ price: 'EarlyAccess' });
    const [session] = await bench.sessionsOf(customer.id);
    await bench.complete(session?.id ?? '', 'declined');
    await bench.record(customer.id, session?.id ?? '');
    expect((await bench.stateOf(customer.id)).payments).toMatchObject({});
    expect((await customer.get(`checkout-sessions/${String(data['checkoutId'])}`)).data).toMatchObject({
      outcome: 'open',
    });
    await bench.complete(session?.id ?? '');
    await bench.record(customer.id, session?.id ?? '');
    expect((await customer.get('subscription')).data).toMatchObject({
      current_plan: 'EarlyAccess',
      payment_status: 'Paid',
      renews: false,
      subscription_end_date: '2028-11-02T09:00:00.000Z',
    });
    const types = (await bench.eventsOf(customer.id)).map(({ type }) => type);
    expect(types.filter((type) => type === 'billing.payment-received.v1')).toHaveLength(1);
    expect(types).toContain('billing.payment-failed.v1');
  });
});

describe('the box of a trial', () => {
  it('counts down and offers the upgrade', async () => {
    const customer = await bench.customer();
    expect((await customer.get('subscription')).data).toMatchObject({
      current_plan: null,
      payment_status: 'Trial',
      remaining_trial_time: 14 * 86_400,
      upgrade_possible: true,
    });
    expect(await customer.post('skip-payment')).toMatchObject({ responseCode: 409, code: 'NOTHING_TO_SKIP' });
    expect((await customer.get('invoices')).data).toEqual([]);
  });
});
