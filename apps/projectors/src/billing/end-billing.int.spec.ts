import { accountStream } from '@keelson/domain/accounts';
import { billingStream, type BillingEvent } from '@keelson/domain/billing';
import { deletionStream } from '@keelson/domain/deletion';
import { billingWorkReactor } from './billing-work.reactor';
import { DEACTIVATION_QUEUE, deactivationJob } from './deactivation.job';
import { END_BILLING_QUEUE, endBillingJob } from './end-billing.job';
import { recordFacts } from './provider-facts';
import { BillingBench } from './testing/billing-bench';

let bench: BillingBench;

beforeAll(async () => {
  bench = await BillingBench.open();
});
afterAll(() => bench.close());

const typesOf = async (accountId: string): Promise<readonly string[]> =>
  (await bench.eventsOf(accountId)).map(({ type }) => type);

async function subscribed() {
  const order = await bench.bought('EmbraceMonthly');
  await recordFacts({ kind: 'checkout', id: order.sessionId }, order.sessionId, bench.provider, bench);
  const [subscriptionId = ''] = Object.keys((await bench.stateOf(order.accountId)).subscriptions);
  return { ...order, subscriptionId };
}

const accessEnds = (accountId: string) =>
  bench.append(deletionStream(accountId), accountId, [{ type: 'deletion.access-ended.v1', data: {} }]);

/** What the reactor makes of the events of a stream. */
async function askedBy(streamId: string) {
  const events = await bench.codec.decode<BillingEvent>(await bench.store.readStream(streamId));
  return events
    .filter(({ type }) => (billingWorkReactor.handles as readonly string[]).includes(type))
    .flatMap((event) => billingWorkReactor.react(event as never));
}

const statusAtProvider = async (subscriptionId: string): Promise<string> =>
  (await bench.atProvider<{ status: string }>(`/v1/subscriptions/${subscriptionId}`)).status;

describe('the end of an account', () => {
  it('[DEL-04~] ends its subscription at the provider, also when that is away at first', async () => {
    const { accountId, subscriptionId } = await subscribed();
    await accessEnds(accountId);
    expect(await askedBy(deletionStream(accountId))).toContainEqual({ queue: END_BILLING_QUEUE, data: { accountId } });
    const { context } = bench;
    for (let turn = 0; turn < 2; turn += 1) await endBillingJob.handle({ accountId }, context);
    const ending = (await askedBy(billingStream(accountId))).filter(({ queue }) => queue === DEACTIVATION_QUEUE);
    expect(ending).toMatchObject([{ data: { accountId, subscriptionId } }]);
    bench.sandbox.faults.set({}, { kind: 'retryable-error', times: 1_000 });
    await expect(deactivationJob.handle({ accountId, subscriptionId }, context)).rejects.toThrow();
    bench.sandbox.faults.clear();
    expect(await statusAtProvider(subscriptionId)).toBe('active');
    await deactivationJob.handle({ accountId, subscriptionId }, context);
    expect(await statusAtProvider(subscriptionId)).toBe('canceled');
    expect((await typesOf(accountId)).filter((type) => type === 'billing.subscription-ended.v1')).toHaveLength(1);
  });

  it('[DEL-04~] is heard for a checkout that is paid while the account goes', async () => {
    const order = await bench.ordered('EmbraceMonthly');
    await accessEnds(order.accountId);
    await endBillingJob.handle({ accountId: order.accountId }, bench.context);
    expect(await typesOf(order.accountId)).not.toContain('billing.deactivation-requested.v1');
    await bench.control('POST', `checkout/sessions/${order.sessionId}/complete`, { outcome: 'paid' });
    await recordFacts({ kind: 'checkout', id: order.sessionId }, 'late', bench.provider, bench);
    const asked = await askedBy(billingStream(order.accountId));
    expect(asked).toContainEqual({ queue: END_BILLING_QUEUE, data: { accountId: order.accountId } });
    await endBillingJob.handle({ accountId: order.accountId }, bench.context);
    expect(await typesOf(order.accountId)).toContain('billing.deactivation-requested.v1');
  });

  it('is not taken for granted: people who stay go on paying', async () => {
    const { accountId } = await subscribed();
    await endBillingJob.handle({ accountId }, bench.context);
    expect(await typesOf(accountId)).not.toContain('billing.deactivation-requested.v1');
  });

  it('[ERASE-02~] leaves what was paid, without the person', async () => {
    const order = await bench.bought('EmbraceMonthly');
    const { accountId } = order;
    const changed = { name: 'Ada', surname: 'Lovelace', sector: 3, phone: '01632960001', phoneDigits: '01632960001' };
    await bench.append(accountStream(accountId), accountId, [{ type: 'accounts.profile-changed.v1', data: changed }]);
    await recordFacts({ kind: 'checkout', id: order.sessionId }, 'paid', bench.provider, bench);
    const paid = async () => {
      await bench.projected();
      const { rows } = await bench.pool.query('SELECT * FROM read_model.payments WHERE account_id = $1', [accountId]);
      return rows as readonly Record<string, unknown>[];
    };
    const [before] = await paid();
    expect(before).toMatchObject({ name: 'Ada Lovelace', email: `${accountId}@example.com`, gross_pence: 5640 });
    await bench.append(deletionStream(accountId), accountId, [
      { type: 'deletion.access-ended.v1', data: {} },
      { type: 'deletion.personal-data-erased.v1', data: {} },
    ]);
    const [after] = await paid();
    const { search, ...rest } = after ?? {};
    const { search: _, ...facts } = before ?? {};
    expect(rest).toEqual({ ...facts, name: 'Erased user', email: '', company_name: '' });
    const { plan, payment_id, invoice_id, invoice_number } = before ?? {};
    expect(search).toBe(
      [' erased user', plan, 'monthly plan', payment_id, invoice_id, invoice_number].join(' ').toLowerCase(),
    );
  });
});
