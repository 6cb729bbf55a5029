import { SWEEP_STREAM, type SweepFinished } from '@keelson/domain/reconciliation';
import { FIRST_SWEEP_FROM, windowsOf } from './sweep';
import { playMoneyMonth } from './testing/money-month';
import { SweepBench } from './testing/sweep-bench';

jest.setTimeout(600_000);

const DAY_MS = 86_400_000;

let bench: SweepBench;

beforeAll(async () => {
  bench = await SweepBench.open();
});
afterAll(() => bench.close());
beforeEach(() => {
  bench.billing.sandbox.faults.clear();
});

const sameAsStated = async (): Promise<void> => {
  const { recorded, stated } = await bench.bothSides();
  expect(recorded).toBe(stated);
};

describe('a sweep of the provider’s books', () => {
  it('[EVENT-09~] records what was ordered, charged and moved, with what each belongs to, and nothing twice', async () => {
    const yearly = await bench.billing.bought('EmbraceAnnually');
    const yearlyCharge = await bench.lastCharge();
    const once = await bench.billing.bought('EarlyAccess');
    const onceCharge = await bench.lastCharge();
    const byHand = await bench.billing.control('POST', 'charges', { amount: 1_200, description: 'By telephone' });

    expect(await bench.swept()).toEqual({ read: 6, recorded: 6 });
    expect(await bench.factsAbout(yearlyCharge)).toMatchObject({
      ...{ orderId: yearly.checkoutId, sessionId: yearly.sessionId, accountId: yearly.accountId },
      ...{ amountPence: 54_120, refundedPence: 0, status: 'succeeded', disputed: false, currency: 'gbp' },
      invoiceId: expect.stringMatching(/^in_/) as string,
    });
    expect(await bench.factsAbout(onceCharge)).toMatchObject({
      ...{ orderId: once.checkoutId, sessionId: once.sessionId, accountId: once.accountId, amountPence: 43_200 },
    });
    const { transactionId } = (await bench.factsAbout(String(byHand['id']))) as { transactionId: string };
    expect(await bench.factsAbout(transactionId)).toMatchObject({
      ...{ category: 'charge', amountPence: 1_200, feePence: 38, netPence: 1_162, payoutId: null },
    });
    expect(await bench.swept()).toEqual({ read: 6, recorded: 0 });
    await sameAsStated();
  });

  it('[EVENT-09~] follows refunds, disputes, payouts and renewals', async () => {
    const monthly = await bench.billing.bought('EmbraceMonthly');
    const charge = await bench.lastCharge();
    await bench.swept();
    await bench.billing.control('POST', 'refunds', { charge, amount: 640 });
    await bench.billing.control('POST', 'disputes', { charge });
    await bench.billing.pass(32 * DAY_MS);
    await bench.swept();
    await sameAsStated();
    expect(await bench.factsAbout(charge)).toMatchObject({ refundedPence: 640, disputed: true });
    const { customer } = await bench.billing.atProvider<{ customer: string }>(
      `/v1/checkout/sessions/${monthly.sessionId}`,
    );
    expect(await bench.factsAbout(await bench.lastCharge(customer))).toMatchObject({
      ...{ accountId: monthly.accountId, orderId: null, sessionId: null, amountPence: 5_640 },
    });
  });

  it('waits for a provider that asks to slow down, and goes on where it was cut', async () => {
    await bench.billing.bought('EmbraceMonthly');
    bench.billing.sandbox.faults.set({}, { kind: 'rate-limit', times: 2 });
    const cut = AbortSignal.abort(new Error('the process ends'));
    await expect(bench.swept(cut)).rejects.toThrow('the process ends');
    expect((await bench.swept()).recorded).toBe(2);
    await sameAsStated();
  });

  it('notes each part that it has read, one after the other, up to now', async () => {
    const events = await bench.billing.codec.decode<SweepFinished>(await bench.billing.store.readStream(SWEEP_STREAM));
    const first = events.slice(0, windowsOf(FIRST_SWEEP_FROM, new Date('2026-11-02T09:00:00.000Z')).length);
    expect(first.at(0)?.data.from).toBe(FIRST_SWEEP_FROM.toISOString());
    expect(first.at(-1)?.data.until).toBe('2026-11-02T09:00:00.000Z');
    for (const [index, { data }] of events.entries())
      expect(data.from).toBe(events[index - 1]?.data.until ?? FIRST_SWEEP_FROM.toISOString());
  });
});

describe('a month of payouts', () => {
  let everything: SweepBench;

  // Its charges are older than what was swept there.
  beforeAll(async () => {
    everything = bench;
    bench = await SweepBench.open();
  });
  afterAll(async () => {
    await bench.close();
    bench = everything;
  });

  it('[EVENT-09~] agrees on each payout with the report that the provider makes itself', async () => {
    await playMoneyMonth(bench.billing);
    await bench.swept();
    await sameAsStated();

    // From here on nothing of ours but what was recorded: the report's own columns, in pounds.
    const answer = await fetch(`${bench.billing.sandbox.address}/_sandbox/payout-report`);
    const [header = '', ...lines] = (await answer.text()).trim().split('\n');
    const columns = header.split(',');
    const reported = new Map<string, { lines: number; gross: bigint; fee: bigint; net: bigint }>();
    for (const line of lines) {
      const cells = line.split(',');
      const cell = (name: string): string => cells[columns.indexOf(name)] ?? '';
      const pence = (name: string): bigint => BigInt(cell(name).replace('.', ''));
      const before = reported.get(cell('automatic_payout_id')) ?? { lines: 0, gross: 0n, fee: 0n, net: 0n };
      reported.set(cell('automatic_payout_id'), {
        lines: before.lines + 1,
        gross: before.gross + pence('gross'),
        fee: before.fee + pence('fee'),
        net: before.net + pence('net'),
      });
    }

    const facts = [...(await bench.recorded()).facts.values()];
    const payouts = facts.flatMap((each) => (each.type === 'reconciliation.payout-stated.v1' ? [each.data] : []));
    const transactions = facts.flatMap((each) =>
      each.type === 'reconciliation.transaction-stated.v1' && each.data.category !== 'payout' ? [each.data] : [],
    );
    const ours = new Map(
      payouts
        .filter(({ automatic }) => automatic)
        .map(({ payoutId, amountPence }) => {
          const parts = transactions.filter((each) => each.payoutId === payoutId);
          const sumOf = (name: 'amountPence' | 'feePence' | 'netPence') =>
            parts.reduce((sum, each) => sum + BigInt(each[name]), 0n);
          expect(sumOf('netPence')).toBe(BigInt(amountPence));
          const totals = { gross: sumOf('amountPence'), fee: sumOf('feePence'), net: sumOf('netPence') };
          return [payoutId, { lines: parts.length, ...totals }];
        }),
    );
    expect(ours.size).toBeGreaterThan(4);
    expect(payouts.filter(({ automatic }) => !automatic)).toMatchObject([{ reconciliation: 'not_applicable' }]);
    expect(ours).toEqual(reported);
  });
});

describe('messages of the provider', () => {
  it('[EVENT-09~] have what they are about recorded, charges and payouts, without a sweep', async () => {
    await bench.billing.bought('EmbraceMonthly');
    const charge = await bench.lastCharge();
    await bench.billing.control('POST', 'refunds', { charge, amount: 100 });
    await bench.billing.pass(4 * DAY_MS);
    await bench.billing.pass(DAY_MS);
    await bench.told();
    await sameAsStated();
  });
});
