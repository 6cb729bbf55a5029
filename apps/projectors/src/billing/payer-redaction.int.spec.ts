import { randomUUID } from 'node:crypto';
import { billingStream, type BillingEvent } from '@keelson/domain/billing';
import { deletionStream } from '@keelson/domain/deletion';
import { billingWorkReactor } from './billing-work.reactor';
import { PAYER_REDACTION_QUEUE, payerRedactionJob } from './payer-redaction.job';
import { recordFacts } from './provider-facts';
import { BillingBench, type Bought } from './testing/billing-bench';

interface Customer {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: object | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly deleted?: true;
}

interface Card {
  readonly id: string;
  readonly customer: string | null;
  readonly billing_details: Readonly<Record<string, unknown>>;
}

let bench: BillingBench;

beforeAll(async () => {
  bench = await BillingBench.open();
});
afterAll(() => bench.close());
afterEach(() => bench.sandbox.faults.clear());

const accessEnds = (accountId: string) =>
  bench.append(deletionStream(accountId), accountId, [{ type: 'deletion.access-ended.v1', data: {} }]);

const redact = (accountId: string) => payerRedactionJob.handle({ accountId }, bench.context);

const customerAt = (id: string) => bench.atProvider<Customer>(`/v1/customers/${id}`);
const cardsOf = async (id: string) =>
  (await bench.atProvider<{ data: Card[] }>(`/v1/customers/${id}/payment_methods`)).data;

const customerOf = async ({ accountId }: Bought): Promise<string> => (await bench.stateOf(accountId)).customerId ?? '';

async function paid(): Promise<Bought & { readonly customerId: string }> {
  const order = await bench.bought('EmbraceMonthly');
  await recordFacts({ kind: 'checkout', id: order.sessionId }, order.sessionId, bench.provider, bench);
  return { ...order, customerId: await customerOf(order) };
}

const NOBODY = { name: 'Erased user', email: null, phone: null, address: null };

describe('the payment provider’s record of an erased person', () => {
  it('[ERASE-02~] loses name, address and cards, also when the provider is away at first; whose payments they were stays readable', async () => {
    const { accountId, customerId, sessionId } = await paid();
    expect(await customerAt(customerId)).toMatchObject({ email: `${accountId}@example.com`, name: 'Ada' });
    const [card] = await cardsOf(customerId);
    expect(card?.billing_details).not.toMatchObject({ name: 'Erased user' });
    const before = await bench.provider.factsAbout({ kind: 'checkout', id: sessionId });
    await accessEnds(accountId);
    bench.sandbox.faults.set({}, { kind: 'retryable-error', times: 1_000 });
    await expect(redact(accountId)).rejects.toThrow();
    bench.sandbox.faults.clear();
    for (let turn = 0; turn < 2; turn += 1) await redact(accountId);
    const after = await customerAt(customerId);
    expect(after).toMatchObject({ ...NOBODY, metadata: { accountId } });
    expect(after.deleted).toBeUndefined();
    expect(await cardsOf(customerId)).toEqual([]);
    const gone = await bench.atProvider<Card>(`/v1/payment_methods/${card?.id ?? ''}`);
    expect(gone).toMatchObject({ customer: null, billing_details: NOBODY });
    expect(await bench.provider.factsAbout({ kind: 'checkout', id: sessionId })).toEqual(before);
    const subscription = before?.facts.subscription?.subscriptionId ?? '';
    expect((await bench.provider.factsAbout({ kind: 'subscription', id: subscription }))?.accountId).toBe(accountId);
  });

  it('is found at the provider where its number never came to us, and of no other account', async () => {
    const accountId = await bench.customer();
    const payer = { accountId, email: `${accountId}@example.com`, name: 'Ada' };
    const lost = await bench.provider.customerOf(payer);
    const other = await paid();
    await accessEnds(accountId);
    await redact(accountId);
    expect(await customerAt(lost)).toMatchObject({ ...NOBODY, metadata: { accountId } });
    expect(await customerAt(other.customerId)).toMatchObject({ name: 'Ada', email: `${other.accountId}@example.com` });
    expect(await cardsOf(other.customerId)).toHaveLength(1);
  });

  it('cannot be written anew by a checkout that was open: it is closed', async () => {
    const order = await bench.ordered('EmbraceMonthly');
    await accessEnds(order.accountId);
    await redact(order.accountId);
    expect(await bench.provider.checkout(order.sessionId)).toMatchObject({ state: 'expired', url: null });
    expect(await customerAt(await customerOf(order))).toMatchObject(NOBODY);
  });

  it('is left alone while its account is kept, and looked at again after the end, and after a payment that was under way', async () => {
    const { accountId, customerId } = await paid();
    await redact(accountId);
    expect(await customerAt(customerId)).toMatchObject({ name: 'Ada' });
    await accessEnds(accountId);
    const [ended] = await bench.store.readStream(deletionStream(accountId));
    const looks = await asked(deletionStream(accountId));
    expect(looks.map(({ startAfter }) => startAfter?.getTime())).toEqual([
      undefined,
      (ended?.occurredAt.getTime() ?? 0) + 3_600_000,
    ]);
    expect(new Set(looks.map(({ key }) => key)).size).toBe(2);
    expect(await asked(billingStream(accountId))).toHaveLength(1);
  });
});

/** What the reactor asks for about the payer by the events of a stream. */
async function asked(streamId: string) {
  const events = await bench.codec.decode<BillingEvent>(await bench.store.readStream(streamId));
  return events
    .filter(({ type }) => (billingWorkReactor.handles as readonly string[]).includes(type))
    .flatMap((event) => billingWorkReactor.react({ ...event, eventId: randomUUID() } as never))
    .filter(({ queue }) => queue === PAYER_REDACTION_QUEUE);
}
