import { accountingSystems, type OfferedSystems } from '@keelson/integrations/accounting-systems';
import type { AccountingSystem, BooksReader } from '@keelson/integrations/accounting';
import { addDays, addMonths, lastCompleteMonth, londonDate } from '@keelson/kernel';
import {
  askQuickBooks,
  askXero,
  expectedPages,
  type Told,
  type ToldAccount,
} from '../../../../libs/calculators/src/testing/raw-answers';
import { startQuickBooksSandbox } from '../../../sandbox/src/quickbooks';
import { startXeroSandbox } from '../../../sandbox/src/xero';

const TODAY = londonDate(new Date());
const MONTHS = Array.from({ length: 36 }, (_, at) => addMonths(lastCompleteMonth(TODAY), at - 35));
const DAYS = [addDays(TODAY, -7), TODAY];
const BANK_DAYS = Array.from({ length: 31 }, (_, at) => addDays(TODAY, at - 30));

const unlimited = {
  enter: async () => ({ admitted: true as const, leave: '1' }),
  leave: async () => undefined,
};

const systemsOf = (offered: OfferedSystems) =>
  accountingSystems(offered, 'http://localhost:3000', { allowances: unlimited });

/** What the product's reader of a company brings, after a consent. */
async function readBy(system: AccountingSystem, organisation: string): Promise<Told> {
  const codeVerifier = 'v'.repeat(64);
  const allowed = await fetch(system.consentUrl({ state: 'state', codeVerifier }), {
    method: 'POST',
    body: new URLSearchParams({ decision: 'allow', organisation }),
    redirect: 'manual',
  });
  const returned = new URL(allowed.headers.get('location') ?? '').searchParams;
  const { accessToken } = await system.exchange({ code: returned.get('code') ?? '', codeVerifier });
  const [company] = await system.organisations(accessToken, returned.get('realmId'));
  return toldTo(system, system.reader(company?.organisationId ?? '', { current: async () => accessToken }));
}

async function toldTo({ provider }: AccountingSystem, reader: BooksReader): Promise<Told> {
  const { name, yearEndMonth, vatRegistered } = await reader.organisation();
  const accounts: readonly ToldAccount[] = await reader.accounts();
  const months: Told['months'] extends ReadonlyMap<infer Key, infer Lines> ? Map<Key, Lines> : never = new Map();
  for (const month of MONTHS) {
    const lines = await reader.month(month);
    months.set(month, new Map(lines.map(({ accountId, movement, balance }) => [accountId, [movement, balance]])));
  }
  const days: typeof months = new Map();
  for (const day of DAYS) {
    const lines = await reader.asAt(day);
    days.set(day, new Map(lines.map(({ accountId, balance }) => [accountId, [null, balance]])));
  }
  const banks = await reader.bankDays(BANK_DAYS[0]!, TODAY);
  const bankDays = new Map(banks.map(({ date, received, spent }) => [date, [received, spent] as const]));
  return { source: provider, name, yearEndMonth, vatRegistered, accounts, months, days, bankDays };
}

const COMPANIES = ['trading', 'sole-trader', 'empty', 'unbalanced'];

describe('every figure of 36 months, by what the readers bring and by the raw answers', () => {
  it('is the same from Xero', async () => {
    const sandbox = await startXeroSandbox({ limitsLifted: true, latency: 0 });
    const { address } = sandbox;
    const client = { clientId: sandbox.client.clientId, clientSecret: sandbox.client.clientSecret };
    const reports = ['trialbalance', 'banksummary'].map((report) => `accounting.reports.${report}.read`);
    const scopes = ['offline_access', 'accounting.settings.read', 'accounting.banktransactions.read', ...reports];
    const { xero } = systemsOf({ xero: { ...client, identityUrl: address, apiUrl: address, scopes } });
    for (const company of COMPANIES) {
      const raw = expectedPages(await askXero({ address, ...client }, company, MONTHS, DAYS, BANK_DAYS), TODAY);
      expect(expectedPages(await readBy(xero!, company), TODAY)).toEqual(raw);
      expect(raw.headline.salesLastMonth ?? 'none').toMatch(company === 'empty' ? 'none' : /^£[1-9]/);
    }
    await sandbox.close();
  });

  it('is the same from QuickBooks', async () => {
    const sandbox = await startQuickBooksSandbox({ limitsLifted: true, latency: 0 });
    const { address } = sandbox;
    const client = { clientId: sandbox.client.clientId, clientSecret: sandbox.client.clientSecret };
    const { quickbooks } = systemsOf({
      quickbooks: {
        ...client,
        authorizeUrl: `${address}/connect/oauth2`,
        tokenUrl: `${address}/oauth2/v1/tokens/bearer`,
        revokeUrl: `${address}/v2/oauth2/tokens/revoke`,
        apiUrl: address,
      },
    });
    for (const company of COMPANIES) {
      const raw = expectedPages(await askQuickBooks({ address, ...client }, company, MONTHS, DAYS, BANK_DAYS), TODAY);
      expect(expectedPages(await readBy(quickbooks!, company), TODAY)).toEqual(raw);
      expect(raw.headline.salesLastMonth ?? 'none').toMatch(company === 'empty' ? 'none' : /^£[1-9]/);
    }
    await sandbox.close();
  });
});
