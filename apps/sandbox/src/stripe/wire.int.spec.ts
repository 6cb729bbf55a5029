import Stripe from 'stripe';
import { type RunningStripeSandbox, startStripeSandbox } from './index';
import { checkedStripe, plainStripe } from './testing/checked-stripe';
import { complete, control, openShop, sessionFor } from './testing/shop';
import { idOf } from './testing/id-of';

describe('the API on the wire', () => {
  let sandbox: RunningStripeSandbox;
  let stripe: Stripe;
  let faults: string[];
  let now: Date;

  beforeEach(async () => {
    now = new Date('2026-11-21T10:00:00Z');
    sandbox = await startStripeSandbox({ tickEvery: 0, clock: () => now });
    ({ stripe, faults } = checkedStripe(sandbox));
  });
  afterEach(async () => {
    expect(faults).toEqual([]);
    await sandbox.close();
  });

  const raw = (path: string, init: RequestInit = {}) =>
    fetch(`${sandbox.address}${path}`, {
      ...init,
      headers: {
        authorization: `Bearer ${sandbox.secretKey}`,
        ...(init.headers as Record<string, string> | undefined),
      },
    });

  it('answers the same request under one key once', async () => {
    const plain = plainStripe(sandbox);
    const create = () => plain.customers.create({ email: 'a@example.com' }, { idempotencyKey: 'key-1' });
    const [one, other] = [await create(), await create()];
    expect(other.id).toBe(one.id);
    expect(other.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect((await stripe.customers.list()).data).toHaveLength(1);
    await expect(
      stripe.customers.create({ email: 'b@example.com' }, { idempotencyKey: 'key-1' }),
    ).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
    now = new Date(now.getTime() + 86_400_000);
    expect((await create()).id).not.toBe(one.id);
  });

  it('keeps no answer of a request that was malformed', async () => {
    const options = { idempotencyKey: 'key-2' };
    await expect(stripe.customers.create({ unknown: 'x' } as object, options)).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'unknown',
    });
    expect((await stripe.customers.create({ name: 'A' }, options)).name).toBe('A');
  });

  it('says what is missing, unknown or not there', async () => {
    const wrong = (path: string, body: string) =>
      raw(path, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    const missing = await wrong('/v1/checkout/sessions', 'mode=payment');
    expect(missing.status).toBe(400);
    expect(await missing.json()).toMatchObject({ error: { code: 'parameter_missing', param: 'line_items' } });
    const nested = await wrong('/v1/customers', 'address[planet]=Mars');
    expect(await nested.json()).toMatchObject({ error: { code: 'parameter_unknown', param: 'address[planet]' } });
    await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    await expect(stripe.rawRequest('GET', '/v1/nothing')).rejects.toMatchObject({ statusCode: 404 });
  });

  it('lets nobody in without the secret key, and takes it as Bearer or Basic', async () => {
    const { stripe: stranger } = checkedStripe(sandbox, 'sk_test_of_another');
    await expect(stranger.customers.list()).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    expect((await fetch(`${sandbox.address}/v1/customers`)).status).toBe(401);
    const basic = Buffer.from(`${sandbox.secretKey}:`).toString('base64');
    expect((await raw('/v1/customers', { headers: { authorization: `Basic ${basic}` } })).status).toBe(200);
  });

  it('refuses another version of the API', async () => {
    expect((await raw('/v1/customers', { headers: { 'stripe-version': '2023-08-16' } })).status).toBe(400);
  });

  it('turns pages in both directions', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 7; index += 1) ids.unshift((await stripe.customers.create({ name: `C${index}` })).id);
    const first = await stripe.customers.list({ limit: 3 });
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 3));
    expect(first.has_more).toBe(true);
    const last = await stripe.customers.list({ limit: 4, starting_after: ids[2] ?? '' });
    expect(last.data.map(({ id }) => id)).toEqual(ids.slice(3));
    expect(last.has_more).toBe(false);
    const back = await stripe.customers.list({ limit: 2, ending_before: ids[3] ?? '' });
    expect(back.data.map(({ id }) => id)).toEqual(ids.slice(1, 3));
    expect((await stripe.customers.list({ limit: 2 }).autoPagingToArray({ limit: 100 })).map(({ id }) => id)).toEqual(
      ids,
    );
    await expect(stripe.customers.list({ starting_after: 'cus_none' })).rejects.toMatchObject({ statusCode: 404 });
    const seconds = Math.floor(now.getTime() / 1000);
    expect((await stripe.customers.list({ created: { gt: seconds } })).data).toEqual([]);
    expect((await stripe.customers.list({ created: { gte: seconds }, limit: 100 })).data).toHaveLength(7);
  });

  it('merges metadata and takes away what is cleared', async () => {
    const { id } = await stripe.customers.create({ metadata: { one: '1', two: '2' }, description: 'd' });
    const after = await stripe.customers.update(id, { metadata: { two: '', three: '3' }, description: '' });
    expect(after).toMatchObject({ metadata: { one: '1', three: '3' }, description: null });
    expect(await stripe.customers.del(id)).toMatchObject({ deleted: true });
  });

  it('expands only what can be expanded', async () => {
    const shop = await openShop(stripe);
    const found = await stripe.prices.list({ lookup_keys: ['monthly'], expand: ['data.product'] });
    expect(found.data[0]?.product).toMatchObject({ object: 'product', name: 'Embrace' });
    await expect(stripe.prices.retrieve(shop.monthly.id, { expand: ['nickname'] })).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it('gives a lookup key to one price and moves it only on demand', async () => {
    const shop = await openShop(stripe);
    const params = { currency: 'gbp', product: idOf(shop.monthly.product), unit_amount: 1, lookup_key: 'monthly' };
    await expect(stripe.prices.create(params)).rejects.toMatchObject({ param: 'lookup_key' });
    const taken = await stripe.prices.create({ ...params, transfer_lookup_key: true });
    expect((await stripe.prices.list({ lookup_keys: ['monthly'] })).data.map(({ id }) => id)).toEqual([taken.id]);
    expect(await stripe.prices.update(taken.id, { active: false })).toMatchObject({ active: false });
    expect(await stripe.products.update(taken.product as string, { name: 'New' })).toMatchObject({ name: 'New' });
    expect(await stripe.taxRates.update(shop.vat.id, { active: false })).toMatchObject({ active: false });
    expect((await stripe.taxRates.list({ active: true })).data).toEqual([]);
    expect((await stripe.products.list({ active: true })).data).toHaveLength(1);
  });

  it('lists everything of a customer', async () => {
    const shop = await openShop(stripe);
    const customer = await stripe.customers.create({ email: 'a@example.com' });
    await complete(sandbox, (await sessionFor(stripe, shop, shop.monthly, { customer: customer.id })).id);
    const of = { customer: customer.id };
    const [intents, charges, invoices, subscriptions, sessions, methods] = await Promise.all([
      stripe.paymentIntents.list(of),
      stripe.charges.list(of),
      stripe.invoices.list({ ...of, status: 'paid' }),
      stripe.subscriptions.list({ ...of, price: shop.monthly.id }),
      stripe.checkout.sessions.list({ ...of, status: 'complete' }),
      stripe.customers.listPaymentMethods(customer.id),
    ]);
    for (const list of [intents, charges, invoices, subscriptions, sessions, methods])
      expect(list.data).toHaveLength(1);
    const payments = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intents.data[0]?.id ?? '' },
    });
    expect(payments.data).toMatchObject([{ invoice: invoices.data[0]?.id }]);
    expect((await stripe.invoices.listLineItems(invoices.data[0]?.id ?? '')).data).toHaveLength(1);
    expect(await stripe.paymentIntents.retrieve(intents.data[0]?.id ?? '')).toMatchObject({ status: 'succeeded' });
    expect(await stripe.paymentMethods.retrieve(methods.data[0]?.id ?? '')).toMatchObject({ customer: customer.id });
    const again = await stripe.customers.retrieve(customer.id, { expand: ['subscriptions'] });
    expect(again).toMatchObject({ subscriptions: { data: [{ id: subscriptions.data[0]?.id }] } });
  });

  it('fails on purpose in every way a provider fails', async () => {
    const once = (kind: string) => control(sandbox, 'PUT', '/faults', { answers: { kind, times: 1 } });
    const impatient = new Stripe(sandbox.secretKey, {
      host: '127.0.0.1',
      port: sandbox.port,
      protocol: 'http',
      telemetry: false,
      maxNetworkRetries: 0,
    });
    await once('rate-limit');
    await expect(stripe.customers.list()).rejects.toMatchObject({
      type: 'StripeRateLimitError',
      headers: { 'retry-after': '2' },
    });
    await once('server-error');
    await expect(impatient.customers.list()).rejects.toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
    await once('expired-key');
    await expect(impatient.customers.list()).rejects.toMatchObject({ code: 'api_key_expired', statusCode: 401 });
    await once('retryable-error');
    expect((await plainStripe(sandbox).customers.list()).data).toEqual([]);
    expect(await control(sandbox, 'GET', '/faults')).toMatchObject({ answers: { kind: 'none' } });
  });

  it('goes wrong only for what a fault is about, where it says so', async () => {
    const plain = plainStripe(sandbox);
    const [one, other] = [await plain.customers.create({ name: 'A' }), await plain.customers.create({ name: 'B' })];
    await control(sandbox, 'PUT', '/faults', { answers: { kind: 'server-error', times: 2, of: one.id } });
    expect((await plain.customers.retrieve(other.id)).id).toBe(other.id);
    await expect(plain.customers.retrieve(one.id)).rejects.toMatchObject({ statusCode: 500 });
    await control(sandbox, 'PUT', '/faults', { answers: { kind: 'none' } });
    expect((await plain.customers.retrieve(one.id)).id).toBe(one.id);
  });

  it('finds customers by what was noted on them, page by page, and takes cards off them', async () => {
    const noted = { metadata: { accountId: 'acc_1' } };
    const made = [await stripe.customers.create(noted), await stripe.customers.create(noted)];
    await stripe.customers.create({ metadata: { accountId: 'acc_2' } });
    const query = "metadata['accountId']:'acc_1'";
    const first = await stripe.customers.search({ query, limit: 1 });
    expect([first.data.map(({ id }) => id), first.has_more]).toEqual([[made[0]?.id], true]);
    const second = await stripe.customers.search({ query, limit: 1, page: first.next_page ?? '' });
    expect([second.data.map(({ id }) => id), second.next_page]).toEqual([[made[1]?.id], null]);
    await expect(stripe.customers.search({ query: "name:'A'" })).rejects.toMatchObject({ statusCode: 400 });

    const shop = await openShop(stripe);
    const customer = made[0]?.id ?? '';
    await complete(sandbox, (await sessionFor(stripe, shop, shop.monthly, { customer })).id);
    const [card] = (await stripe.customers.listPaymentMethods(customer)).data;
    const holder = { billing_details: { name: 'Nobody', email: '', address: { city: 'Leeds' } } };
    expect((await stripe.paymentMethods.update(card?.id ?? '', holder)).billing_details).toMatchObject({
      ...{ name: 'Nobody', email: null, address: { city: 'Leeds', line1: null } },
    });
    expect((await stripe.paymentMethods.detach(card?.id ?? '')).customer).toBeNull();
    expect((await stripe.customers.listPaymentMethods(customer)).data).toEqual([]);
    await expect(stripe.paymentMethods.detach(card?.id ?? '')).rejects.toMatchObject({ statusCode: 400 });
    await expect(stripe.paymentMethods.update(card?.id ?? '', holder)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('does the work once when its reply is lost', async () => {
    await control(sandbox, 'PUT', '/faults', { answers: { kind: 'lost-reply', times: 1 } });
    const made = await plainStripe(sandbox).customers.create({ email: 'a@example.com' });
    expect(made.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect((await stripe.customers.list()).data.map(({ id }) => id)).toEqual([made.id]);
  });

  it('stays by a failure that it kept under a key', async () => {
    await control(sandbox, 'PUT', '/faults', { answers: { kind: 'kept-error', times: 1 } });
    const create = () => plainStripe(sandbox).customers.create({ name: 'A' }, { idempotencyKey: 'unlucky' });
    await expect(create()).rejects.toMatchObject({ statusCode: 500 });
    await expect(create()).rejects.toMatchObject({ statusCode: 500 });
    expect((await stripe.customers.list()).data).toEqual([]);
  });

  it('is reached by this machine and its own pages only', async () => {
    const post = (path: string, origin: string) =>
      fetch(`${sandbox.address}${path}`, { method: 'POST', headers: { origin } }).then(({ status }) => status);
    expect(await post('/_sandbox/payouts', 'http://evil.example')).toBe(403);
    expect(await post('/_sandbox/payouts', sandbox.address)).toBe(400);
  });
});
