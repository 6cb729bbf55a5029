import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { NoticeRefused, ProviderRefused } from './payment-provider';
import { stripeProvider } from './stripe-provider';

const SECRET = 'whsec_12345678';
const sdk = new Stripe('sk_live_none', { telemetry: false });

const list = (livemode: boolean): string =>
  JSON.stringify({
    object: 'list',
    data: [{ id: 'in_1', object: 'invoice', livemode, created: 0, currency: 'gbp', status: 'paid', total: 5_640 }],
    has_more: false,
    url: '/v1/invoices',
  });

const event = (livemode: boolean): { readonly raw: Buffer; readonly signature: string } => {
  const payload = JSON.stringify({
    ...{ id: 'evt_1', object: 'event', type: 'invoice.paid', livemode },
    data: { object: { id: 'in_1', object: 'invoice' } },
  });
  const timestamp = Math.floor(Date.now() / 1_000);
  const signature = sdk.webhooks.generateTestHeaderString({ payload, secret: SECRET, timestamp });
  return { raw: Buffer.from(payload), signature };
};

describe('what a test account of the payment provider says', () => {
  let server: Server;
  let apiBase: string;
  let livemode = false;
  beforeAll(async () => {
    server = createServer((_, reply) => reply.setHeader('content-type', 'application/json').end(list(livemode)));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((closed) => server.close(closed)));

  const provider = (liveOnly: boolean) =>
    stripeProvider({ apiBase, secretKey: 'sk_live_1', webhookSecrets: [SECRET], liveOnly });

  it('[PAY-01~] is refused where only live payments count, however well it is signed', async () => {
    const [test, live] = [event(false), event(true)];
    expect(() => provider(true).verifiedNotice(test.raw, test.signature)).toThrow(NoticeRefused);
    expect(provider(true).verifiedNotice(live.raw, live.signature)).toMatchObject({ eventId: 'evt_1' });
    expect(provider(false).verifiedNotice(test.raw, test.signature)).toMatchObject({ eventId: 'evt_1' });
  });

  it('is refused in an answer too', async () => {
    livemode = false;
    await expect(provider(true).invoices('cus_1', 10)).rejects.toMatchObject({ code: 'not_live' });
    await expect(provider(true).invoices('cus_1', 10)).rejects.toBeInstanceOf(ProviderRefused);
    expect(await provider(false).invoices('cus_1', 10)).toHaveLength(1);
    livemode = true;
    expect(await provider(true).invoices('cus_1', 10)).toHaveLength(1);
  });
});
