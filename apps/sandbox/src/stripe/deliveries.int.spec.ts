import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { type RunningStripeSandbox, startStripeSandbox, type StripeSandboxOptions } from './index';
import { plainStripe } from './testing/checked-stripe';
import { complete, control, openShop, sessionFor } from './testing/shop';

interface Arrival {
  readonly body: string;
  readonly signature: string;
}

describe('deliveries of events', () => {
  let receiver: Server;
  let arrivals: Arrival[];
  let status: number;
  let sandbox: RunningStripeSandbox;
  let data: string;

  beforeEach(async () => {
    [arrivals, status] = [[], 200];
    receiver = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        arrivals.push({ body, signature: String(request.headers['stripe-signature']) });
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
    data = await mkdtemp(join(tmpdir(), 'stripe-'));
    await start();
  });
  afterEach(async () => {
    await sandbox.close();
    await new Promise((done) => receiver.close(done));
    await rm(data, { recursive: true });
  });

  async function start(more: StripeSandboxOptions = {}): Promise<void> {
    const { port } = receiver.address() as AddressInfo;
    sandbox = await startStripeSandbox({
      tickEvery: 0,
      webhookUrl: `http://127.0.0.1:${port}/hook`,
      webhookSecret: 'whsec_test',
      data,
      ...more,
    });
  }
  const typeOf = ({ body }: Arrival): string => (JSON.parse(body) as Stripe.Event).type;
  const until = async (condition: () => boolean): Promise<void> => {
    const deadline = Date.now() + 60_000;
    while (!condition() && Date.now() < deadline) await new Promise((done) => setTimeout(done, 10));
    expect(condition()).toBe(true);
  };
  const undelivered = async (): Promise<Stripe.Event[]> =>
    (await plainStripe(sandbox).events.list({ delivery_success: false, limit: 100 })).data;

  it('signs what it sends so that the SDK believes it, and nothing else', async () => {
    await plainStripe(sandbox).customers.create({ name: 'Ada – with a dash' });
    await until(() => arrivals.length === 1);
    const [{ body, signature }] = arrivals as [Arrival];
    const { webhooks } = plainStripe(sandbox);
    expect(webhooks.constructEvent(Buffer.from(body), signature, 'whsec_test')).toMatchObject({
      type: 'customer.created',
      request: { idempotency_key: expect.stringContaining('stripe-node-retry') as string },
    });
    expect(() => webhooks.constructEvent(body, signature, 'whsec_other')).toThrow();
    expect(() => webhooks.constructEvent(body.replace('Ada', 'Eve'), signature, 'whsec_test')).toThrow();
  });

  it('tells everything of a purchase, in order', async () => {
    const stripe = plainStripe(sandbox);
    const shop = await openShop(stripe);
    await complete(sandbox, (await sessionFor(stripe, shop, shop.single)).id);
    await until(() => arrivals.some((each) => typeOf(each) === 'checkout.session.completed'));
    expect(
      arrivals
        .map(typeOf)
        .filter((type) => !/^(product|price)\./.test(type))
        .sort(),
    ).toEqual(['charge.succeeded', 'checkout.session.completed', 'payment_intent.created', 'payment_intent.succeeded']);
    await sandbox.settled();
    expect(await undelivered()).toEqual([]);
  });

  it('tries again with pauses, and says what did not arrive', async () => {
    await sandbox.close();
    await start({ retryPauses: [0.05, 0.05] });
    status = 500;
    await plainStripe(sandbox).customers.create({ name: 'A' });
    await until(() => arrivals.length === 3);
    await sandbox.settled();
    const [event] = await undelivered();
    expect(event).toMatchObject({ type: 'customer.created', pending_webhooks: 1 });
    status = 200;
    await control(sandbox, 'POST', `/events/${event?.id ?? ''}/deliver`);
    await until(() => arrivals.length === 4);
    await sandbox.settled();
    expect(await undelivered()).toEqual([]);
    expect(await plainStripe(sandbox).events.retrieve(event?.id ?? '')).toMatchObject({ pending_webhooks: 0 });
  });

  it('drops, doubles and shuffles on demand', async () => {
    const stripe = plainStripe(sandbox);
    await control(sandbox, 'PUT', '/faults', { webhooks: { drop: true } });
    await stripe.customers.create({ name: 'lost' });
    await sandbox.settled();
    expect(arrivals).toEqual([]);
    expect(await undelivered()).toHaveLength(1);
    await control(sandbox, 'PUT', '/faults', { webhooks: { drop: false, duplicate: true, shuffle: true } });
    for (let index = 0; index < 5; index += 1) await stripe.products.create({ name: `P${index}` });
    const products = () => arrivals.filter((each) => typeOf(each) === 'product.created');
    await until(() => products().length === 10);
    expect(new Set(products().map(({ body }) => body)).size).toBe(5);
    await control(sandbox, 'DELETE', '/faults');
  });

  it('knows everything again after a restart, and goes on delivering', async () => {
    const stripe = plainStripe(sandbox);
    const shop = await openShop(stripe);
    const session = await sessionFor(stripe, shop, shop.monthly);
    status = 500;
    await complete(sandbox, session.id);
    await sandbox.settled();
    await sandbox.close();
    expect(await readFile(join(data, 'journal.jsonl'), 'utf8')).not.toMatch(/4242424242424242/);
    status = 200;
    arrivals.length = 0;
    await start();
    const again = await plainStripe(sandbox).checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
    expect(again).toMatchObject({ status: 'complete', subscription: { status: 'active' } });
    await until(() => arrivals.some((each) => typeOf(each) === 'checkout.session.completed'));
  });

  it('tells an address of one’s own only what it asked for', async () => {
    const { port } = receiver.address() as AddressInfo;
    const stripe = plainStripe(sandbox);
    const endpoint = await stripe.webhookEndpoints.create({
      url: `http://127.0.0.1:${port}/other`,
      enabled_events: ['product.created'],
    });
    await stripe.customers.create({ name: 'A' });
    await stripe.products.create({ name: 'P' });
    await until(() => arrivals.length === 3);
    const other = arrivals.filter(({ body, signature }) => {
      try {
        return Boolean(stripe.webhooks.constructEvent(body, signature, endpoint.secret ?? ''));
      } catch {
        return false;
      }
    });
    expect(other.map(typeOf)).toEqual(['product.created']);
    expect(await stripe.webhookEndpoints.update(endpoint.id, { disabled: true })).toMatchObject({ status: 'disabled' });
    expect((await stripe.webhookEndpoints.list()).data).toHaveLength(2);
    expect(await stripe.webhookEndpoints.del(endpoint.id)).toMatchObject({ deleted: true });
  });
});
