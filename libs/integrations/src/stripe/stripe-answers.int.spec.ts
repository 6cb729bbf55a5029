import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PROVIDER_BREAKER } from '../circuit-breaker';
import { ProviderFailed, ProviderRefused, ProviderUnavailable } from './payment-provider';
import { stripeProvider } from './stripe-provider';

const LIST = JSON.stringify({ object: 'list', data: [], has_more: false, url: '/v1/invoices' });

/** A payment provider of its own, and what stands before it and answers in its place. */
class Provided {
  static readonly all: Provided[] = [];

  asked = 0;
  readonly #key = `sk_test_${Provided.all.push(this)}`;
  readonly #payments;

  constructor(
    url: string,
    public status: number,
    public body: string,
  ) {
    this.#payments = stripeProvider({ apiBase: url, secretKey: this.#key, webhookSecrets: [] });
  }

  static of(authorization = ''): Provided | undefined {
    return Provided.all.find((each) => authorization === `Bearer ${each.#key}`);
  }

  /** The outcome of a call, and how often it asked. */
  async call(): Promise<{ readonly outcome: unknown; readonly asked: number }> {
    const before = this.asked;
    const outcome = await this.#payments.invoices('cus_1', 10).catch((error: unknown) => error);
    return { outcome, asked: this.asked - before };
  }
}

describe('an answer of the payment provider', () => {
  let server: Server;
  let url: string;

  beforeAll(async () => {
    server = createServer((request, response) => {
      const provided = Provided.of(request.headers.authorization);
      if (provided) provided.asked += 1;
      response
        .writeHead(provided?.status ?? 500, { 'content-type': 'application/json' })
        .end(provided?.body ?? 'nobody asked for');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('with 503 is no success and counts for the breaker, whatever its body', async () => {
    const bodies = ['{}', '{"error":null}', '{"error":"busy"}', LIST, 'null', '[]', '"busy"', '<html></html>', ''];
    await Promise.all(
      bodies.map(async (body) => {
        const provided = new Provided(url, 503, body);
        while (provided.asked < PROVIDER_BREAKER.failures)
          expect((await provided.call()).outcome).toBeInstanceOf(ProviderUnavailable);
        Object.assign(provided, { status: 200, body: LIST });
        expect(await provided.call()).toEqual({ outcome: expect.any(ProviderUnavailable) as Error, asked: 0 });
      }),
    );
  });

  it('of another status than 2xx without an error is refused, and the provider is up', async () => {
    for (const status of [302, 400, 401, 404, 418]) {
      const provided = new Provided(url, status, '{}');
      for (let turn = 0; turn <= PROVIDER_BREAKER.failures; turn += 1)
        expect(await provided.call()).toEqual({ outcome: expect.any(ProviderRefused) as Error, asked: 1 });
      Object.assign(provided, { status: 200, body: LIST });
      expect(await provided.call()).toEqual({ outcome: [], asked: 1 });
    }
    expect((await new Provided(url, 500, '{}').call()).outcome).toBeInstanceOf(ProviderFailed);
  });

  it('that is no object is none, even with 200', async () => {
    const outcomes = ['null', '[]', '"ok"', '7'].map((body) => new Provided(url, 200, body).call());
    for (const { outcome } of await Promise.all(outcomes)) expect(outcome).toBeInstanceOf(ProviderUnavailable);
  });

  it('keeps the error that the provider names', async () => {
    const error = { type: 'invalid_request_error', code: 'coupon_expired', message: 'no' };
    for (const status of [400, 402])
      expect((await new Provided(url, status, JSON.stringify({ error })).call()).outcome).toMatchObject({
        code: 'coupon_expired',
      });
  });
});
