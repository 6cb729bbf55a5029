import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { type RunningStripeSandbox, startStripeSandbox } from '../index';
import { plainStripe } from '../testing/checked-stripe';
import { openShop, sessionFor } from '../testing/shop';

describe('the hosted pages', () => {
  let data: string;
  let sandbox: RunningStripeSandbox;
  let stripe: Stripe;

  beforeEach(async () => {
    data = await mkdtemp(join(tmpdir(), 'hosted-'));
    sandbox = await startStripeSandbox({ tickEvery: 0, data });
    stripe = plainStripe(sandbox);
  });
  afterEach(async () => {
    await sandbox.close();
    await rm(data, { recursive: true });
  });

  const post = async (url: string | null, body: object): Promise<Record<string, unknown>> =>
    (await (
      await fetch(url ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json()) as Record<string, unknown>;
  const card = { email: 'a@example.com', number: '4000 0025 0000 3155', expiry: '12/49', code: '987', name: 'Ada' };

  it('keeps no card number and no security code, whatever happens', async () => {
    const shop = await openShop(stripe);
    const session = await sessionFor(stripe, shop, shop.single);
    expect(await post(session.url, { ...card, number: '4111 1111 1111 1111' })).toMatchObject({
      faults: { number: expect.stringContaining('test cards') as string },
    });
    await post(session.url, { ...card, number: '4000000000000002' });
    const { next } = await post(session.url, card);
    const done = await post(`${sandbox.address}${String(next)}`, { outcome: 'complete' });
    expect(done).toEqual({ next: `http://localhost/ok?session=${session.id}` });
    await sandbox.close();
    const kept = await readFile(join(data, 'journal.jsonl'), 'utf8');
    expect(kept).toContain('"last4":"3155"');
    expect(kept.replace(/\D/g, ' ')).not.toMatch(/\d{16}|4000 ?0025/);
    expect(kept).not.toMatch(/4000[ -]?0025|4111[ -]?1111|4000000000000002|["': ]987["', }]/);
    sandbox = await startStripeSandbox({ tickEvery: 0, data });
  });

  it('charges once when the button is pressed twice', async () => {
    const shop = await openShop(stripe);
    const session = await sessionFor(stripe, shop, shop.monthly);
    const good = { ...card, number: '4242 4242 4242 4242' };
    const answers = await Promise.all([post(session.url, good), post(session.url, good)]);
    expect(answers.map(({ next }) => next).sort()).toEqual([
      `/c/pay/${session.id}`,
      `http://localhost/ok?session=${session.id}`,
    ]);
    expect((await stripe.charges.list()).data).toHaveLength(1);
  });

  it('shows names as text, whatever is in them', async () => {
    const session = await stripe.checkout.sessions.create({
      mode: 'payment',
      success_url: 'http://localhost/ok',
      line_items: [
        { price_data: { currency: 'gbp', unit_amount: 1, product_data: { name: '<script>"&\'' } }, quantity: 1 },
      ],
    });
    const page = await (await fetch(session.url ?? '')).text();
    expect(page).toContain('&lt;script&gt;&quot;&amp;&#39;');
    expect(page).not.toContain('<script>"');
  });

  it('shows an invoice, and nothing where there is nothing', async () => {
    const shop = await openShop(stripe);
    const session = await sessionFor(stripe, shop, shop.monthly);
    await post(session.url, { ...card, number: '4242424242424242' });
    const [invoice] = (await stripe.invoices.list()).data;
    const page = await fetch(invoice?.hosted_invoice_url ?? '');
    expect(await page.text()).toContain('£56.40');
    expect((await fetch(`${sandbox.address}/invoices/in_none`)).status).toBe(404);
    expect((await fetch(`${sandbox.address}/c/pay/cs_none`)).status).toBe(404);
  });
});
