import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as fc from 'fast-check';
import { accountingSystems } from './accounting-systems';
import { CircuitBreaker, PROVIDER_BREAKER } from './circuit-breaker';
import { strapiContent } from './cms';
import { companiesHouse } from './companies-house';
import { httpLauncher } from './launcher';
import { stripeProvider } from './stripe';

const START = Date.parse('2026-11-22T10:00:00.000Z');
const { failures, restMs } = PROVIDER_BREAKER;

describe('a breaker', () => {
  const walk = fc.array(fc.oneof(fc.constantFrom('ask up', 'ask down'), fc.nat(2 * restMs)), { maxLength: 80 });

  it('lets nobody ask while a provider rests, one when it has rested, and everybody once it is up', () => {
    fc.assert(
      fc.property(walk, (steps) => {
        let now = START;
        const breaker = new CircuitBreaker(PROVIDER_BREAKER, () => new Date(now));
        let inARow = 0;
        let failingSince = 0;
        let restsUntil = 0;
        for (const step of steps) {
          if (typeof step === 'number') {
            now += step;
            continue;
          }
          const rests = inARow >= failures && now < restsUntil;
          expect(breaker.state).toBe(inARow < failures ? 'closed' : rests ? 'open' : 'half-open');
          expect(breaker.away?.since.getTime()).toBe(inARow < failures ? undefined : failingSince);
          if (rests) expect(breaker.away?.nextTry.getTime()).toBe(restsUntil);
          const waitMs = breaker.waitMs();
          expect(waitMs).toBe(rests ? restsUntil - now : 0);
          if (rests) continue;
          if (inARow >= failures) expect(breaker.waitMs()).toBe(restMs);
          if (step === 'ask up') breaker.succeeded();
          else breaker.failed();
          if (inARow === 0) failingSince = now;
          inARow = step === 'ask up' ? 0 : inARow + 1;
          restsUntil = now + restMs;
        }
      }),
    );
  });
});

describe('[LOAD-06~] every provider', () => {
  let server: Server;
  let url: string;
  let now = START;
  const provider = { asked: 0, status: 503 };
  const clock = () => new Date(now);

  beforeAll(async () => {
    server = createServer((_request, response) => {
      provider.asked += 1;
      response.writeHead(provider.status, { 'content-type': 'application/json' }).end('{}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  /** A call to each, which fails whatever comes back. */
  const calls = (): Readonly<Record<string, () => Promise<unknown>>> => {
    const client = { clientId: 'id', clientSecret: 'secret' };
    const allowances = {
      enter: async () => ({ admitted: true as const, leave: '1' }),
      leave: async () => undefined,
    };
    const { xero, quickbooks } = accountingSystems(
      {
        xero: { ...client, identityUrl: url, apiUrl: url, scopes: [] },
        quickbooks: { ...client, authorizeUrl: url, tokenUrl: url, revokeUrl: url, apiUrl: url },
      },
      'http://localhost:3000',
      { allowances, clock, pause: () => Promise.resolve() },
    );
    const register = companiesHouse({ baseUrl: url, apiKey: 'key', clock });
    const content = strapiContent({ url, token: '', clock });
    const launcher = httpLauncher({ url, key: 'key', hosts: [], local: true, clock });
    const payments = stripeProvider({ apiBase: url, secretKey: 'sk_test_1', webhookSecrets: [], clock });
    const back = { code: 'code', codeVerifier: 'v' };
    return {
      'Companies House': () => register.search({ form: 'privateLimitedCompany', name: 'acme', limit: 10 }),
      'the content service': () => content.page('home'),
      'the launcher': () => launcher.launch({ accountName: 'Acme', username: 'a@example.com', tag: 'xero' }),
      Stripe: () => payments.customerOf({ accountId: 'acc_1', email: 'a@example.com', name: 'Acme' }),
      Xero: async () => xero?.exchange(back),
      QuickBooks: async () => quickbooks?.exchange(back),
    };
  };

  it.each(['Companies House', 'the content service', 'the launcher', 'Stripe', 'Xero', 'QuickBooks'])(
    'is spared while it is down, tried by one after a rest, and asked again once it answers: %s',
    async (name) => {
      const call = calls()[name] ?? (() => Promise.reject(new Error('nobody')));
      const askedBy = async (callers: number): Promise<number> => {
        const before = provider.asked;
        await Promise.allSettled(Array.from({ length: callers }, () => call()));
        return provider.asked - before;
      };
      provider.status = 503;
      let asked = 0;
      for (let round = 0; round < failures; round += 1) asked += await askedBy(1);
      expect(asked).toBe(failures);
      expect(await askedBy(5)).toBe(0);
      now += restMs - 1;
      expect(await askedBy(5)).toBe(0);
      now += 1;
      expect(await askedBy(5)).toBe(1);
      now += restMs;
      provider.status = 400;
      expect(await askedBy(1)).toBe(1);
      expect(await askedBy(3)).toBe(3);
    },
  );
});
