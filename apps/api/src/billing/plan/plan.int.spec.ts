import { randomUUID } from 'node:crypto';
import { BillingBench, type Customer } from '../testing/billing-bench';
import { recorded } from '../../testing/recorded';

const DAY_MS = 86_400_000;

let bench: BillingBench;

beforeAll(async () => {
  bench = await BillingBench.open();
});
afterAll(() => bench.close());
beforeEach(() => {
  bench.sandbox.faults.clear();
  bench.rewind();
});

async function paying(price = 'EmbraceMonthly'): Promise<Customer> {
  const customer = await bench.customer();
  await customer.checkout({ price });
  const [session] = await bench.sessionsOf(customer.id);
  await bench.complete(session?.id ?? '');
  await bench.record(customer.id, session?.id ?? '');
  return customer;
}

const planOf = async (customer: Customer) => (await customer.get('plan')).data;
const typesOf = async ({ id }: Customer) => (await bench.eventsOf(id)).map(({ type }) => type);
const quoteFor = async (customer: Customer, plan = 'EmbraceAnnually') =>
  (await customer.post('plan/quote', { plan })).data as { quotedAt: string; chargedPence: number };

describe('the own plan', () => {
  it('is told in every state', async () => {
    const onTrial = await bench.customer();
    expect(await planOf(onTrial)).toMatchObject({
      state: 'trial',
      plan: null,
      until: '2026-11-16T09:00:00.000Z',
      changeTo: null,
      request: null,
      deleteAt: null,
    });
    bench.pass(14 * DAY_MS);
    expect(await planOf(onTrial)).toMatchObject({ state: 'trial-ended' });
    bench.rewind();
    expect(await planOf(await paying())).toMatchObject({
      state: 'active',
      plan: { plan: 'EmbraceMonthly', netPence: 4_700, vatPence: 940, grossPence: 5_640 },
      until: '2026-12-02T09:00:00.000Z',
      changeTo: { plan: 'EmbraceAnnually', grossPence: 54_120 },
    });
    expect(await planOf(await paying('EarlyAccess'))).toMatchObject({
      state: 'early-access',
      plan: { plan: 'EarlyAccess', grossPence: 43_200 },
      until: '2028-11-02T09:00:00.000Z',
      changeTo: null,
    });
    const facts = {
      subscriptionId: 'sub_1',
      plan: 'EmbraceAnnually',
      startedAt: '2026-11-02T09:00:00.000Z',
      periodStart: '2026-11-02T09:00:00.000Z',
      periodEnd: '2027-11-02T09:00:00.000Z',
    };
    const standings = [
      ['past-due', { status: 'past_due', cancelAtPeriodEnd: false, invoice: 'failed' }],
      ['ending', { status: 'active', cancelAtPeriodEnd: true, invoice: 'paid' }],
      ['ended', { status: 'canceled', cancelAtPeriodEnd: true, invoice: 'paid' }],
    ] as const;
    for (const [state, standing] of standings) {
      const customer = await bench.customer();
      const type = `billing.subscription-${state === 'ended' ? 'ended' : 'started'}.v1`;
      await recorded(bench.api, `billing-${customer.id}`, customer.id, { type, data: { ...facts, ...standing } });
      expect(await planOf(customer)).toMatchObject({ state, changeTo: null });
    }
    const migrated = await bench.customer();
    const moved = { type: 'billing.migrated-to-subscriber.v1', data: {} };
    await recorded(bench.api, `billing-${migrated.id}`, migrated.id, moved);
    expect(await planOf(migrated)).toMatchObject({ state: 'migrated', plan: null });
  });

  it('names the next payment, and none where none is to come', async () => {
    expect((await (await paying()).get('upcoming-payment')).data).toEqual({
      payment: {
        at: '2026-12-02T09:00:00.000Z',
        netPence: 4_700,
        vatPence: 940,
        grossPence: 5_640,
        chargedPence: 5_640,
      },
    });
    for (const customer of [await paying('EarlyAccess'), await bench.customer()])
      expect((await customer.get('upcoming-payment')).data).toEqual({ payment: null });
  });

  it('is told while the provider is away, and the next payment once it is back', async () => {
    const customer = await paying();
    bench.sandbox.faults.set({}, { kind: 'retryable-error', times: 50 });
    expect(await planOf(customer)).toMatchObject({ state: 'active' });
    expect(await customer.get('upcoming-payment')).toMatchObject({ responseCode: 503, code: 'PAYMENTS_UNAVAILABLE' });
    expect(await customer.post('plan/quote', { plan: 'EmbraceAnnually' })).toMatchObject({ responseCode: 503 });
    expect(await customer.post('plan/end')).toMatchObject({ responseCode: 200 });
    bench.sandbox.faults.clear();
    bench.pass(60_000);
    expect(await customer.get('upcoming-payment')).toMatchObject({ responseCode: 200 });
  });
});

describe('a change of plan', () => {
  it('comes to what was quoted, and is recorded before the provider is asked', async () => {
    const customer = await paying();
    bench.pass(10 * DAY_MS);
    const quote = await quoteFor(customer);
    expect(quote).toMatchObject({
      plan: 'EmbraceAnnually',
      netPence: 41_967,
      vatPence: 8_393,
      grossPence: 50_360,
      chargedPence: 50_360,
      creditPence: 0,
      nextPaymentAt: '2027-11-12T09:00:00.000Z',
    });
    bench.pass(60_000);
    const { quotedAt, chargedPence } = quote;
    const body = { plan: 'EmbraceAnnually', quotedAt, chargedPence };
    const key = randomUUID();
    const first = await customer.post('plan', body, key);
    expect(first).toMatchObject({ responseCode: 200, data: { requestId: expect.any(String) as string } });
    // The same key again is the same request; another one has to wait for its answer.
    expect((await customer.post('plan', body, key)).data).toEqual(first.data);
    expect(await customer.post('plan', body)).toMatchObject({ responseCode: 409, code: 'REQUEST_PENDING' });
    expect(await customer.post('plan/end')).toMatchObject({ responseCode: 409, code: 'REQUEST_PENDING' });
    const asked = (await bench.eventsOf(customer.id)).filter(({ type }) => type === 'billing.plan-change-requested.v1');
    expect(asked).toMatchObject([
      { data: { proratedAt: quotedAt, netPence: 41_967, grossPence: 50_360, chargedPence } },
    ]);
    expect(await planOf(customer)).toMatchObject({
      state: 'active',
      plan: { plan: 'EmbraceMonthly' },
      changeTo: null,
      request: { kind: 'change', outcome: 'pending', plan: 'EmbraceAnnually' },
    });
  });

  it('is refused where its amount is not the quoted one, or the quote is too old or of the future', async () => {
    const customer = await paying();
    const { quotedAt, chargedPence } = await quoteFor(customer);
    const plan = 'EmbraceAnnually';
    const wrong = { plan, quotedAt, chargedPence: chargedPence - 1 };
    expect(await customer.post('plan', wrong)).toMatchObject({ responseCode: 409, code: 'QUOTE_OVER' });
    const ahead = { plan, quotedAt: '2026-11-03T09:00:00.000Z', chargedPence };
    expect(await customer.post('plan', ahead)).toMatchObject({ responseCode: 409, code: 'QUOTE_OVER' });
    bench.pass(31 * 60_000);
    expect(await customer.post('plan', { plan, quotedAt, chargedPence })).toMatchObject({ code: 'QUOTE_OVER' });
    expect(await typesOf(customer)).not.toContain('billing.plan-change-requested.v1');
  });

  it('is refused in words where there is nothing to change', async () => {
    const refusals = [
      [await bench.customer(), 'EmbraceAnnually', 'NO_SUBSCRIPTION'],
      [await paying('EarlyAccess'), 'EmbraceAnnually', 'FIXED_TERM'],
      [await paying(), 'EmbraceMonthly', 'SAME_PLAN'],
      [await paying(), 'EarlyAccess', 'PLAN_NOT_FOR_UPGRADE'],
    ] as const;
    for (const [customer, plan, code] of refusals) {
      expect(await customer.post('plan/quote', { plan })).toMatchObject({ responseCode: 409, code });
      const body = { plan, quotedAt: '2026-11-02T09:00:00.000Z', chargedPence: 0 };
      expect(await customer.post('plan', body)).toMatchObject({ responseCode: 409, code });
    }
  });
});

describe('the end of a subscription', () => {
  it('is the own one, asked for once under one key', async () => {
    const [customer, other] = [await paying(), await paying()];
    const key = randomUUID();
    const first = await customer.post('plan/end', undefined, key);
    expect(await customer.post('plan/end', undefined, key)).toMatchObject({ responseCode: 200, data: first.data });
    expect((await typesOf(customer)).filter((type) => type === 'billing.end-requested.v1')).toHaveLength(1);
    expect(await typesOf(other)).not.toContain('billing.end-requested.v1');
    expect(await customer.post('plan/keep')).toMatchObject({ responseCode: 409, code: 'REQUEST_PENDING' });
    expect(await other.post('plan/keep')).toMatchObject({ responseCode: 409, code: 'NOT_ENDING' });
    expect((await (await paying('EarlyAccess')).post('plan/end')).code).toBe('FIXED_TERM');
  });

  it('and everything else about it waits while the account is being deleted', async () => {
    const customer = await paying();
    const { quotedAt, chargedPence } = await quoteFor(customer);
    const deleteAt = '2026-11-09T09:00:00.000Z';
    const deletion = { type: 'deletion.requested.v1', data: { by: 'staff', deleteAt } };
    await recorded(bench.api, `deletion-${customer.id}`, customer.id, deletion);
    expect(await planOf(customer)).toMatchObject({ state: 'active', changeTo: null, deleteAt });
    const change = { plan: 'EmbraceAnnually', quotedAt, chargedPence };
    for (const answer of [
      await customer.post('plan/quote', { plan: 'EmbraceAnnually' }),
      await customer.post('plan', change),
      await customer.post('plan/end'),
      await customer.post('plan/keep'),
    ])
      expect(answer).toMatchObject({ responseCode: 409, code: 'UNDER_DELETION' });
  });
});
