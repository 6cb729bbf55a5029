import { type AddressInfo, createServer } from 'node:net';
import { connectionsTable } from '@keelson/read-models/connections';
import { peerFiguresTable } from '@keelson/read-models/figures';
import { ledgersTable } from '@keelson/read-models/ledger';
import { watchedSectionsTable } from '@keelson/read-models/sections';
import { importOf, KeptBooks } from '../../ledger/testing/kept-books';
import { typed } from '../../ledger/testing/typed-figures';
import { AccountsBench, START } from '../testing/accounts-bench';
import type { Browser, Reply } from '../testing/browser';

/** Where nothing listens. */
async function deadAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

describe('with the payment provider, the register, the content service, the launcher, Xero and QuickBooks away', () => {
  let bench: AccountsBench;
  let books: KeptBooks;
  let owner: { readonly id: string; readonly email: string };
  let browser: Browser;

  beforeAll(async () => {
    const away = await deadAddress();
    const client = { clientId: 'id', clientSecret: 'secret' };
    const addresses = { authorizeUrl: away, tokenUrl: away, revokeUrl: away, apiUrl: away };
    bench = await AccountsBench.open(
      {
        content: { source: 'strapi', url: away, token: '' },
        companiesHouse: { baseUrl: away, apiKey: 'key' },
        launcher: { url: away, key: 'key' },
        payments: { apiBase: away, secretKey: 'sk_test_1', webhookSecrets: ['whsec_1'] },
        accounting: {
          xero: { ...client, identityUrl: away, apiUrl: away, scopes: ['offline_access'] },
          quickbooks: { ...client, ...addresses },
        },
      },
      [connectionsTable, ledgersTable, peerFiguresTable, watchedSectionsTable] as never,
    );
    books = await KeptBooks.open(bench.database, bench.api.services, 'acc_nobody');
    owner = await bench.customer();
    await books.record(owner.id, START, importOf('i1', START));
    await bench.database.admin(
      `INSERT INTO read_model.connections (account_id, partner_id, repeats) VALUES ('${owner.id}', 'acc_nobody', true)`,
    );
    browser = await bench.signedIn(owner);
  });
  afterAll(async () => {
    await books.close();
    await bench.close();
  });

  const own = (path: string): string => `/api/v1/accounts/${owner.id}/${path}`;

  it('[LOAD-06~] people sign in, see their figures and type new ones in', async () => {
    expect(browser.jwt).toBeDefined();
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
    const consents = `/api/v1/finance-connections/consents/${provider}`;
    const { data } = await browser.post(consents, {});
    const state = new URL(String(data['consentUrl'])).searchParams.get('state');
    expect(
      await browser.post(`${consents}/return`, { state, code: `code of ${provider}`, realmId: '1' }),
    ).toMatchObject({
      status: 503,
      code: 'SYSTEM_UNAVAILABLE',
    });
  });
});
