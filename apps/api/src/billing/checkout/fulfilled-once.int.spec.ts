import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import Stripe from 'stripe';
import { eventually } from '../../testing/eventually';
import { testMasterKeys } from '../../testing/start-test-api';
import { BillingBench, type Customer, NOW, SECRETS } from '../testing/billing-bench';

const PROJECTS = join(__dirname, '../../../../..');
const RUN_TYPESCRIPT = join(PROJECTS, 'libs/event-store/src/conformance/processes/run-typescript.cjs');
const INBOX_PROCESS = join(PROJECTS, 'apps/projectors/src/billing/testing/inbox.process.ts');
/** Of the provider's messages, and of the landing page, at the same time. */
const PARALLEL = 25;

const sdk = new Stripe('sk_test_none', { telemetry: false });

interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly data: { readonly object: { readonly id: string; readonly customer?: string } };
}

describe('a checkout that messages and the landing page tell of at once', () => {
  let bench: BillingBench;
  const workers: ChildProcess[] = [];
  beforeAll(async () => {
    bench = await BillingBench.open();
    const { projector: projectorUrl, keys: keysUrl } = bench.database.urls;
    const { address: apiBase, secretKey } = bench.sandbox;
    const masterKey = testMasterKeys[0]?.secret.toString('base64');
    const settings = { projectorUrl, keysUrl, masterKey, apiBase, secretKey, now: NOW.toISOString() };
    for (let each = 0; each < 2; each += 1) {
      const worker = fork(RUN_TYPESCRIPT, [INBOX_PROCESS], {
        env: { ...process.env, INBOX_PROCESS: JSON.stringify(settings) },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        execArgv: [],
      });
      workers.push(worker);
      await once(worker, 'message');
    }
  }, 300_000);
  afterAll(async () => {
    for (const worker of workers) {
      const ended = once(worker, 'exit');
      worker.kill('SIGKILL');
      await ended;
    }
    await bench.close();
  });

  const ordered = async (price: 'EarlyAccess' | 'EmbraceMonthly') => {
    const customer = await bench.customer();
    const { data } = await customer.checkout({ price });
    const [session] = await bench.sessionsOf(customer.id);
    return { customer, checkoutId: String(data['checkoutId']), sessionId: session?.id ?? '' };
  };
  type Order = Awaited<ReturnType<typeof ordered>>;

  const settle = async ({ sessionId }: Order, outcome: 'succeeded' | 'failed'): Promise<void> => {
    const answer = await fetch(`${bench.sandbox.address}/_sandbox/checkout/sessions/${sessionId}/settle`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome }),
    });
    expect(answer.status).toBe(200);
  };

  const messagesOf = async ({ sessionId }: Order): Promise<readonly ProviderEvent[]> => {
    const { customer } = await bench.atProvider<{ customer: string }>(`/v1/checkout/sessions/${sessionId}`);
    const { data } = await bench.atProvider<{ data: ProviderEvent[] }>('/v1/events?limit=100');
    return data.filter(({ data: { object } }) => object.customer === customer);
  };

  /** One message as the provider sends it, each time under an id of its own, as if it had been told of anew. */
  const told = async (event: ProviderEvent, again: number): Promise<number> => {
    const payload = JSON.stringify(again === 0 ? event : { ...event, id: `${event.id}_again_${again}` });
    const timestamp = Math.floor(Date.now() / 1_000);
    const signature = sdk.webhooks.generateTestHeaderString({ payload, secret: SECRETS[0], timestamp });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const url = '/api/v1/billing/webhooks/stripe';
    return (await bench.api.inject({ method: 'POST', url, headers, payload })).statusCode;
  };

  const landed = async (customer: Customer, checkoutId: string) =>
    (await customer.get(`checkout-sessions/${checkoutId}`)).data['outcome'];

  /** Everything that can be told of the order, many times and at once, until the workers have done all of it. */
  const triggered = async (order: Order): Promise<ReadonlySet<unknown>> => {
    const messages = await messagesOf(order);
    expect(messages.length).toBeGreaterThan(0);
    const [statuses, outcomes] = await Promise.all([
      Promise.all(
        Array.from({ length: PARALLEL }, (_, index) =>
          told(messages[index % messages.length] as ProviderEvent, Math.floor(index / messages.length)),
        ),
      ),
      Promise.all(Array.from({ length: PARALLEL }, () => landed(order.customer, order.checkoutId))),
    ]);
    expect(new Set(statuses)).toEqual(new Set([200]));
    await eventually('the workers to have looked at everything', async () => {
      const { rows } = await bench.database.admin('SELECT FROM vault.webhook_inbox WHERE done_at IS NULL');
      return rows.length === 0;
    });
    return new Set(outcomes);
  };

  const recorded = async ({ customer }: Order): Promise<Readonly<Record<string, number>>> => {
    const counts: Record<string, number> = {};
    for (const { type } of await bench.eventsOf(customer.id)) counts[type] = (counts[type] ?? 0) + 1;
    return counts;
  };
  const ASKED = { 'billing.checkout-requested.v1': 1, 'billing.checkout-opened.v1': 1 };

  it('[PAY-04] is fulfilled once, by whether the money is there, and where it comes or fails later by that', async () => {
    const paid = await ordered('EmbraceMonthly');
    await bench.complete(paid.sessionId);
    expect(await triggered(paid)).toEqual(new Set(['paid']));
    expect(await recorded(paid)).toEqual({
      ...ASKED,
      'billing.checkout-closed.v1': 1,
      'billing.subscription-started.v1': 1,
      'billing.payment-received.v1': 1,
    });
    await triggered(paid);
    expect((await recorded(paid))['billing.payment-received.v1']).toBe(1);

    const [comes, fails] = [await ordered('EarlyAccess'), await ordered('EarlyAccess')];
    for (const promised of [comes, fails]) {
      await bench.complete(promised.sessionId, 'promised');
      const session = await bench.atProvider(`/v1/checkout/sessions/${promised.sessionId}`);
      expect(session).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
      expect(await triggered(promised)).toEqual(new Set(['pending']));
      expect(await recorded(promised)).toEqual(ASKED);
      expect((await promised.customer.get('subscription')).data).toMatchObject({ payment_status: 'Trial' });
    }
    await settle(comes, 'succeeded');
    await settle(fails, 'failed');
    expect((await messagesOf(comes)).map(({ type }) => type)).toContain('checkout.session.async_payment_succeeded');
    expect((await messagesOf(fails)).map(({ type }) => type)).toContain('checkout.session.async_payment_failed');
    expect(await triggered(comes)).toEqual(new Set(['paid']));
    expect(await triggered(fails)).toEqual(new Set(['failed']));
    expect(await recorded(comes)).toEqual({
      ...ASKED,
      'billing.checkout-closed.v1': 1,
      'billing.early-access-started.v1': 1,
      'billing.payment-received.v1': 1,
    });
    expect(await recorded(fails)).toEqual({
      ...ASKED,
      'billing.checkout-closed.v1': 1,
      'billing.payment-failed.v1': 1,
    });
    expect((await comes.customer.get('subscription')).data).toMatchObject({ payment_status: 'Paid' });
    expect((await fails.customer.get('subscription')).data).toMatchObject({ payment_status: 'Trial' });
  }, 300_000);
});
