import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Breakers } from '@keelson/integrations';
import { CommandBus } from '@nestjs/cqrs';
import { Launch } from '../connections/staff/launch.command';
import { importOf, KeptBooks } from '../ledger/testing/kept-books';
import { typed } from '../ledger/testing/typed-figures';
import { AccountsBench, START } from './accounts-bench';
import type { Browser, Reply } from './browser';

/** A service outside that is away, and counts who asks nevertheless. */
class Outside {
  asked = 0;
  away = true;

  private constructor(private readonly server: Server) {}

  static async open(): Promise<Outside> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const outside = new Outside(server);
    server.on('request', (_request, response) => {
      outside.asked += 1;
      const headers = { 'content-type': 'application/json' };
      if (outside.away) response.writeHead(503, headers).end('{}');
      else response.writeHead(200, headers).end(JSON.stringify({ items: [], total_results: 0 }));
    });
    return outside;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

const PROVIDERS = ['companies-house', 'content', 'launcher', 'quickbooks', 'stripe', 'xero'] as const;
type Provider = (typeof PROVIDERS)[number];

/** After so many failures in a row a provider is spared for so long. */
const [FAILURES, REST_MS] = [6, 10_000];

describe('with the payment provider, the register, the content service, the launcher, Xero and QuickBooks away', () => {
  let bench: AccountsBench;
  let books: KeptBooks;
  let owner: { readonly id: string; readonly email: string };
  let browser: Browser;
  let outside: Readonly<Record<Provider, Outside>>;

  beforeAll(async () => {
    const opened = PROVIDERS.map(async (name) => [name, await Outside.open()] as const);
    outside = Object.fromEntries(await Promise.all(opened)) as Record<Provider, Outside>;
    const client = { clientId: 'id', clientSecret: 'secret' };
    const { quickbooks, xero } = outside;
    const intuit = { authorizeUrl: quickbooks.url, tokenUrl: quickbooks.url, revokeUrl: quickbooks.url };
    bench = await AccountsBench.open({
      content: { source: 'strapi', url: outside.content.url, token: '' },
      companiesHouse: { baseUrl: outside['companies-house'].url, apiKey: 'key' },
      launcher: { url: outside.launcher.url, key: 'key', hosts: [] },
      payments: { apiBase: outside.stripe.url, secretKey: 'sk_test_1', webhookSecrets: ['whsec_1'], liveOnly: false },
      accounting: {
        xero: { ...client, identityUrl: xero.url, apiUrl: xero.url, scopes: ['offline_access'] },
        quickbooks: { ...client, ...intuit, apiUrl: quickbooks.url },
      },
    });
    books = await KeptBooks.open(bench.database, bench.api.services, 'acc_nobody');
    owner = await bench.customer();
    await books.record(owner.id, START, importOf('i1', START));
    await bench.database.admin(`INSERT INTO read_model.connections (account_id, repeats) VALUES ('${owner.id}', true)`);
    browser = await bench.signedIn(owner);
  });
  afterAll(async () => {
    await books.close();
    await bench.close();
    for (const each of Object.values(outside)) each.close();
  });

  const own = (path: string): string => `/api/v1/accounts/${owner.id}/${path}`;

  const consented = async (provider: string): Promise<Reply> => {
    const consents = `/api/v1/finance-connections/consents/${provider}`;
    const { data } = await browser.post(consents, {});
    const state = new URL(String(data['consentUrl'])).searchParams.get('state');
    return browser.post(`${consents}/return`, { state, code: randomUUID(), realmId: '1' });
  };
  const launch = () => {
    const commandId = randomUUID();
    const ids = { commandId, correlationId: commandId, causationId: commandId };
    const actor = { kind: 'admin' as const, id: 'acc_staff' };
    const context = { ...ids, actor, subjectId: owner.id, occurredAt: bench.now };
    return bench.api.app.get(CommandBus, { strict: false }).execute(new Launch(owner.id, 'xero', context));
  };
  /** What people do that needs a provider; the same search is not asked twice. */
  const needs: Readonly<Record<Provider, (visit: number) => Promise<unknown>>> = {
    'companies-house': (visit) => browser.get(`/api/v1/companies?companyName=acme${visit}`),
    content: () => browser.get('/api/v1/content/home'),
    launcher: launch,
    quickbooks: () => consented('quickbooks'),
    stripe: () => browser.post('/api/v1/billing/checkout-sessions', { price: 'EmbraceMonthly' }),
    xero: () => consented('xero'),
  };
  const away = (): readonly string[] =>
    bench.api.app
      .get(Breakers, { strict: false })
      .standings()
      .flatMap(({ name, awaySince }) => (awaySince === null ? [] : [name]));
  const asked = () => PROVIDERS.map((name) => [name, outside[name].asked] as const);

  it('[LOAD-06] each is spared by a breaker of its own, and people sign in, see figures and type new ones in', async () => {
    for (const [at, name] of PROVIDERS.entries()) {
      for (let visit = 0; visit < 2 * FAILURES; visit += 1) await needs[name](visit);
      expect([name, outside[name].asked]).toEqual([name, FAILURES]);
      expect(away()).toEqual(PROVIDERS.slice(0, at + 1));
    }

    browser = await bench.signedIn(owner);
    const pages = [
      'dashboard',
      'todays-balance',
      'profit-before-tax',
      'benchmark',
      'financials',
      'financials/cash-flow?by=month',
      'financials/balances?by=month',
      'trial-balance',
      'placements',
      'trust',
      'finance-data',
      'import-status',
      'finance-connections',
    ];
    const seen = await Promise.all(pages.map(async (page) => [page, (await browser.get(own(page))).status]));
    expect(seen).toEqual(pages.map((page) => [page, 200]));
    const [day] = typed.balanceSheetDayWiseData;
    const form = { ...typed, balanceSheetDayWiseData: [{ ...day, date: '2026-11-01' }], username: owner.email };
    expect(await browser.post(own('finance-data'), form)).toMatchObject({ status: 200 });
    await books.show(owner.id);
    expect((await browser.get(own('finance-data'))).data).toMatchObject({
      profitAndLossThisYear: typed.profitAndLossThisYear,
    });
    expect(asked()).toEqual(PROVIDERS.map((name) => [name, FAILURES]));

    // The one that comes back is used again; each of the others is tried once.
    bench.pass(REST_MS);
    outside['companies-house'].away = false;
    for (const name of PROVIDERS) for (let visit = 0; visit < 3; visit += 1) await needs[name](100 + visit);
    expect(away()).toEqual(PROVIDERS.filter((name) => name !== 'companies-house'));
    expect(asked()).toEqual(PROVIDERS.map((name) => [name, FAILURES + (name === 'companies-house' ? 3 : 1)]));
    outside['companies-house'].away = true;
  });

  it.each<readonly [string, () => Promise<Reply>, string]>([
    [
      'opening a payment',
      () => browser.post('/api/v1/billing/checkout-sessions', { price: 'EmbraceMonthly' }),
      'Payments cannot be taken at the moment. Please try again in a few minutes',
    ],
    ['the company search', () => browser.get('/api/v1/companies?companyName=acme'), 'Error loading company names'],
    ['a page of the content service', () => browser.get('/api/v1/content/home'), 'Something went wrong!'],
  ])('%s says what is wrong and when to come again, also while nobody is asked', async (_what, ask, words) => {
    for (let visits = 0; visits < 8; visits += 1) {
      const answer = await ask();
      expect([answer.status, answer.statusMessage]).toEqual([503, words]);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it.each(['xero', 'quickbooks'])('the return from %s says that it does not answer', async (provider) => {
    expect(await consented(provider)).toMatchObject({ status: 503, code: 'SYSTEM_UNAVAILABLE' });
  });
});
