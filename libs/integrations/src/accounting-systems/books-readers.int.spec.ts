import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, calendarDate, month } from '@keelson/kernel';
import type { AccountingProvider } from '@keelson/vocabulary';
import {
  QUICKBOOKS_SANDBOX_CLIENT,
  type RunningQuickBooksSandbox,
  startQuickBooksSandbox,
} from '../../../../apps/sandbox/src/quickbooks';
import { type RunningXeroSandbox, startXeroSandbox, XERO_SANDBOX_CLIENT } from '../../../../apps/sandbox/src/xero';
import type {
  AccessTokens,
  AccountingSystem,
  BooksReader,
  ConsentTokens,
  ProviderBankDay,
} from '../accounting/accounting-system';
import type { CallAllowances, CallCeiling } from '../accounting/call-allowances';
import { accountingSystems } from './index';

interface Reference {
  readonly months: readonly { readonly month: string; readonly accounts: readonly Line[] }[];
}
interface Line {
  readonly code: string;
  readonly balance: number;
  readonly movement: number;
}

const BOOKS = join(__dirname, '../../../../apps/sandbox/src/books/reference/trial-balance-36m.json');
const reference = JSON.parse(readFileSync(BOOKS, 'utf8')) as Reference;
const NOW = new Date('2026-11-22T10:00:00Z');
const TODAY = calendarDate('2026-11-22');
const SCOPES = [
  'offline_access',
  'accounting.settings.read',
  'accounting.reports.trialbalance.read',
  'accounting.reports.banksummary.read',
  'accounting.banktransactions.read',
];
const ALL = ['trading', 'sole-trader', 'empty', 'unbalanced'] as const;
const PROVIDERS: readonly AccountingProvider[] = ['xero', 'quickbooks'];
/** What the readers count their calls under. */
const ceilings = new Map<string, CallCeiling>();
const unlimited: CallAllowances = {
  enter: (bucket, ceiling) => {
    ceilings.set(bucket, ceiling);
    return Promise.resolve({ admitted: true, leave: 'leave' });
  },
  leave: () => Promise.resolve(),
};
/** What the providers allow at once and, by the milliseconds of a span, within one. */
const ALLOWED = {
  'xero ORGANISATION': { inFlight: 5, within: { 60_000: 60, 86_400_000: 5_000 } },
  xero: { inFlight: Infinity, within: { 60_000: 10_000 } },
  'quickbooks ORGANISATION': { inFlight: 10, within: { 60_000: 500 } },
};
const net = ({ date, received, spent }: ProviderBankDay) => [date, received - spent];
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** One suite for every accounting system: what stands on them cannot tell one from the other. */
describe('the readers of books', () => {
  let xero: RunningXeroSandbox;
  let quickbooks: RunningQuickBooksSandbox;
  let systems: Readonly<Record<AccountingProvider, AccountingSystem>>;

  beforeAll(async () => {
    const options = { clock: () => NOW, latency: 0, limitsLifted: true };
    xero = await startXeroSandbox(options);
    quickbooks = await startQuickBooksSandbox(options);
    const { authorizeUrl, tokenUrl, revokeUrl } = quickbooks;
    const offered = {
      xero: { ...XERO_SANDBOX_CLIENT, identityUrl: xero.address, apiUrl: xero.address, scopes: SCOPES },
      quickbooks: { ...QUICKBOOKS_SANDBOX_CLIENT, authorizeUrl, tokenUrl, revokeUrl, apiUrl: quickbooks.address },
    };
    const surroundings = { allowances: unlimited, clock: () => NOW, pause: () => Promise.resolve() };
    const made = accountingSystems(offered, 'http://localhost:3000', surroundings);
    if (!made.xero || !made.quickbooks) throw new Error('both systems are configured');
    systems = { xero: made.xero, quickbooks: made.quickbooks };
  });
  afterAll(() => Promise.all([xero.close(), quickbooks.close()]));

  /** What a person does on the page of the provider, and the exchange of the code that comes back. */
  async function consent(provider: AccountingProvider, company: string) {
    const request = { state: 'state-1', codeVerifier: 'v'.repeat(64) };
    const form = new URLSearchParams({ decision: 'allow', organisation: company });
    const page = systems[provider].consentUrl(request);
    const answer = await fetch(page, { method: 'POST', body: form, redirect: 'manual' });
    const { searchParams } = new URL(answer.headers.get('location') ?? '');
    expect(searchParams.get('state')).toBe('state-1');
    const code = searchParams.get('code') ?? '';
    const tokens = await systems[provider].exchange({ code, codeVerifier: request.codeVerifier });
    const [organisation] = await systems[provider].organisations(tokens.accessToken, searchParams.get('realmId'));
    if (organisation === undefined) throw new Error('the consent reaches nothing');
    return { tokens, organisation };
  }
  async function reader(provider: AccountingProvider, company: string): Promise<BooksReader> {
    const { tokens, organisation } = await consent(provider, company);
    return systems[provider].reader(organisation.organisationId, kept(systems[provider], tokens));
  }
  const spoil = (provider: AccountingProvider, kind: 'expired' | 'rate-limit' | 'server-error' | 'cut', times = 1) =>
    ({ xero, quickbooks })[provider].faults.set({ kind, times });

  it.each(PROVIDERS)('[OAUTH-06~] %s: counts each call below all that the provider allows', async (provider) => {
    const books = await reader(provider, 'trading');
    const asks = [
      () => books.organisation(),
      () => books.accounts(),
      () => books.month(month('2026-10')),
      () => books.asAt(TODAY),
    ];
    for (const ask of asks) {
      ceilings.clear();
      await ask();
      const counted = new Map(
        [...ceilings].map(([bucket, ceiling]) => [bucket.replace(/ .+/, ' ORGANISATION'), ceiling]),
      );
      const allowed = Object.entries(ALLOWED).filter(([bucket]) => bucket.startsWith(provider));
      expect(new Set(counted.keys())).toEqual(new Set(allowed.map(([bucket]) => bucket)));
      for (const [bucket, { inFlight, within }] of allowed) {
        const ceiling = counted.get(bucket);
        expect(ceiling?.inFlight).toBeLessThan(inFlight);
        // No span sees more than what had been saved up and what is added in it.
        const most = ceiling?.rates.map(({ spanMs, burst, refill }) => [spanMs, burst + refill]) ?? [];
        expect(most.map(([span]) => span)).toEqual(Object.keys(within).map(Number));
        for (const [span, calls = NaN] of most)
          expect(calls).toBeLessThan((within as Record<number, number>)[span ?? 0] ?? NaN);
      }
    }
  });

  it.each(PROVIDERS)('%s: reads months of the trading company as the reference has them', async (provider) => {
    const books = await reader(provider, 'trading');
    expect(await books.organisation()).toMatchObject({ name: 'Sandbox Trading Ltd', yearEndMonth: 3 });
    const codes = new Map((await books.accounts()).map(({ id, code }) => [id, code]));
    for (const { month: of, accounts } of reference.months.filter((_, at) => at % 12 === 5 || at > 34)) {
      const lines = await books.month(month(of));
      const expected = new Map(accounts.map((line) => [line.code, line]));
      for (const { accountId, movement, balance } of lines) {
        const line = expected.get(codes.get(accountId) ?? '');
        expect([of, codes.get(accountId), balance ?? 0]).toEqual([of, line?.code, line?.balance]);
        if (movement !== null) expect([of, line?.code, movement]).toEqual([of, line?.code, line?.movement]);
      }
      const told = lines.filter(({ balance }) => balance !== null && balance !== 0).length;
      expect(told).toBe(accounts.filter(({ balance }) => balance !== 0).length);
    }
  });

  it.each(PROVIDERS)('%s: has balances that add up on any day, but for the month that does not', async (provider) => {
    for (const company of ALL) {
      const books = await reader(provider, company);
      for (const day of [TODAY, calendarDate('2026-10-31'), calendarDate('2026-04-13')])
        expect(sum((await books.asAt(day)).map(({ balance }) => balance))).toBe(0);
      const july = await books.month(month('2026-07'));
      expect(sum(july.map(({ balance }) => balance ?? 0))).toBe(company === 'unbalanced' ? 3741 : 0);
    }
  });

  it('tells the same money through the bank, whichever system it is read from, transfers left out', async () => {
    for (const company of ALL) {
      const [one, other] = await Promise.all(PROVIDERS.map((provider) => reader(provider, company)));
      const days = await one?.bankDays(addDays(TODAY, -30), TODAY);
      expect(days).toHaveLength(31);
      expect(days).toEqual(await other?.bankDays(addDays(TODAY, -30), TODAY));
      expect(await Promise.all([one?.tellsTransfers(), other?.tellsTransfers()])).toEqual([true, true]);
    }
  });

  it('assumes transfers from equal amounts where a consent to Xero does not reach them, and goes on', async () => {
    const client = { ...XERO_SANDBOX_CLIENT, identityUrl: xero.address, apiUrl: xero.address };
    const scopes = SCOPES.filter((scope) => !scope.includes('banktransactions'));
    const surroundings = { allowances: unlimited, clock: () => NOW, pause: () => Promise.resolve() };
    const narrow = accountingSystems({ xero: { ...client, scopes } }, 'http://localhost:3000', surroundings).xero;
    if (!narrow) throw new Error('Xero is configured');
    const both = systems;
    systems = { ...systems, xero: narrow };
    for (const company of ALL) {
      const books = await reader('xero', company);
      const days = await books.bankDays(addDays(TODAY, -30), TODAY);
      expect(await books.tellsTransfers()).toBe(false);
      await expect(books.asAt(TODAY)).resolves.toBeDefined();
      systems = both;
      const marked = await (await reader('quickbooks', company)).bankDays(addDays(TODAY, -30), TODAY);
      systems = { ...both, xero: narrow };
      expect(days.map(net)).toEqual(marked.map(net));
      // Xero tells sums of a day: a transfer on a day of other payments cannot be told from them.
      if (company === 'sole-trader') expect(days.filter(({ transferAssumed }) => transferAssumed)).toHaveLength(1);
    }
    systems = both;
  });

  it.each(PROVIDERS)('%s: tells whether the company is registered for VAT', async (provider) => {
    const told = await Promise.all(ALL.map(async (company) => (await reader(provider, company)).organisation()));
    expect(told.map(({ vatRegistered }) => vatRegistered)).toEqual([true, false, false, true]);
  });

  it.each(PROVIDERS)('%s: goes on after a token that is over, an outage and a line that breaks', async (provider) => {
    const books = await reader(provider, 'trading');
    for (const kind of ['expired', 'server-error', 'cut', 'rate-limit'] as const) {
      spoil(provider, kind);
      expect((await books.asAt(TODAY)).length).toBeGreaterThan(20);
    }
    spoil(provider, 'expired', 2);
    await expect(books.asAt(TODAY)).rejects.toMatchObject({ name: 'ReconnectRequired' });
    spoil(provider, 'server-error', 3);
    await expect(books.asAt(TODAY)).rejects.toMatchObject({ name: 'ProviderUnavailable' });
  });

  it.each(PROVIDERS)('%s: takes consent back', async (provider) => {
    const { tokens, organisation } = await consent(provider, 'empty');
    const { organisationId } = organisation;
    await systems[provider].revoke({ organisationId, ...tokens, keep: () => Promise.resolve() });
    expect(await systems[provider].refresh(tokens.refreshToken)).toBeNull();
  });
});

/** Refreshes a token that was turned down, as the product's own keeping of tokens does. */
function kept(system: AccountingSystem, first: ConsentTokens): AccessTokens {
  let tokens = first;
  return {
    async current(refused) {
      if (refused === tokens.accessToken) tokens = (await system.refresh(tokens.refreshToken)) ?? tokens;
      return tokens.accessToken;
    },
  };
}
