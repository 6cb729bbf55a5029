import { randomUUID } from 'node:crypto';
import type { Books } from '@keelson/calculators';
import { ACME_TODAY, acme } from '@keelson/calculators/testing';
import { generatedCompany } from '@keelson/calculators/testing/generated';
import { type LedgerEvent, ledgerStream } from '@keelson/domain/ledger';
import { sectionsStream } from '@keelson/domain/my-financials';
import { calendarDate } from '@keelson/kernel';
import { readSheet } from 'read-excel-file/node';
import type { FreshDatabase } from '@keelson/test-database';
import { customerOf } from '../testing/customer-of';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { newAccountId } from '../testing/test-sessions';
import { placedNumbers, unplacedNumbers, walkFigures } from './testing/explained-everywhere';
import { productDatabase } from '../testing/product-database';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const [owner, other, newcomer, beginner, adviser] = [
  newAccountId(),
  newAccountId(),
  newAccountId(),
  newAccountId(),
  newAccountId(),
];

interface Explained {
  readonly imports: readonly object[];
  readonly groups: readonly { readonly lines: readonly object[] }[];
}

describe('My Financials over the API', () => {
  let database: FreshDatabase;
  let api: TestApi;
  let now = NOW;

  const keep = async (accountId: string, books: Books | null, status = 'finished') => {
    await customerOf(database, accountId, adviser);
    await database.admin(
      `INSERT INTO read_model.ledgers
         (account_id, books, import_status, import_id, import_started_at, import_message, last_imported_at, report, company_name, version)
       VALUES ($1, $2, $3, 'imp', null, null, '2026-11-21T06:00:00Z', null, 'Registered Ltd', 1)`,
      [accountId, books && JSON.stringify(books), status],
    );
  };

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database, clock: () => now });
    await database.admin(
      `INSERT INTO read_model.checkpoints (projection, kind, version, position)
       SELECT name, 'projection', 1, 1000000 FROM unnest(ARRAY['ledgers', 'watched-sections', 'peer-figures', 'partner-relations']) name`,
    );
    await keep(owner, acme);
    await keep(other, { ...acme, organisationName: 'Other Ltd' });
    await keep(newcomer, null, 'none');
    await keep(beginner, { ...acme, months: acme.months.slice(-4), days: [], bankDays: [], headcounts: {} });
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
  });
  beforeEach(() => {
    now = NOW;
  });

  const asOwner = (accountId = owner) => api.sessions.introduce({ kind: 'customer', accountId });
  const get = async (path: string, { authorization }: { authorization: string } = asOwner(), account = owner) => {
    const url = `/api/v1/accounts/${account}/financials${path}`;
    const answer = await api.inject({ method: 'GET', url, headers: { authorization } });
    return { status: answer.statusCode, ...answer.json<{ data: never; code?: string }>() };
  };

  it('answers the worked example under the specified names', async () => {
    const { status, data }: { status: number; data: Record<string, never> } = await get('');
    expect(status).toBe(200);
    expect(data).toMatchObject({
      company: 'Acme',
      informationFrom: 'xero',
      period1: false,
      asAt: '2026-11-21',
      import: { status: 'finished', months: 36, lastImportedAt: '2026-11-21T06:00:00.000Z' },
      financials: {
        lastMonth: '2026-10',
        months: 7,
        years: { thisYear: { from: '2026-04', to: '2027-03' }, lastYear: { from: '2025-04' } },
        todays_balance: 52_000,
        month_balance: 52_000,
        balanceDay: '2026-11-21',
        cashFlowDay: [{ date: '2026-11-20', 'Cash in': 4_200, 'Cash out': 3_150, 'Net movement': 1_050 }],
        sales: { total: 420_000, flags: [] },
        myMoney: [{ Year: 'lastYearMinusOne' }, { Year: 'lastYear' }, { Year: 'thisYear' }],
      },
    });
  });

  it('[FIN-05~] tells stock, debtors, creditors and the cover of days and month ends', async () => {
    const { data }: { data: { financials: Record<string, readonly object[]> } } = await get('');
    const row = { stock: 36_000, debtors: 108_000, cashDebtors: 160_000, creditors: 45_000, coverColour: 'green' };
    expect(data.financials['monthEndBalances']?.[0]).toMatchObject({ date: '2026-10-31', ...row });
    expect(data.financials['monthEndBalances']?.[0]).toHaveProperty('Quick_Ratio', expect.closeTo(2.44, 2));
    expect(data.financials['todaysBalances']?.[0]).toMatchObject({ date: '2026-11-21', ...row });
    expect(data.financials['monthEndBalances']).toHaveLength(5);
  });

  it('[FIN-10~, FIN-11~] gives the indicators of the worked example', async () => {
    const {
      data,
    }: {
      data: {
        financials: { kpis: Record<string, Record<string, { rows: { Turnover: number }[] }>> };
      };
    } = await get('');
    const latest = (variant: string, key: string) => data.financials.kpis[variant]?.[key]?.rows.at(-1)?.Turnover;
    expect(latest('movingAverage', 'grossmarginTurnOver')).toBeCloseTo(59.1304, 3);
    expect(latest('movingAverage', 'employeesTurnover')).toBe(92_000);
    expect(latest('last12Months', 'grossmarginTurnOver')).toBe(60);
    expect(latest('balanceSheet', 'tradeDebtorDaysList')).toBeCloseTo(47.6087, 3);
    expect(latest('balanceSheet', 'stockTurnDaysList')).toBeCloseTo(46.5957, 3);
    expect(latest('balanceSheet', 'stockTurnList')).toBeCloseTo(7.8333, 3);
    expect(latest('balanceSheet', 'tradeCreditorDaysList')).toBeCloseTo(32.2818, 3);
  });

  it('[FIN-16~] fetches every day and month of cash and balances when asked', async () => {
    const rowsOf = async (path: string) => ((await get(path)) as { data: { rows: { date: string }[] } }).data.rows;
    expect(await rowsOf('/cash-flow?by=day')).toHaveLength(1);
    expect((await rowsOf('/cash-flow?by=month')).at(-1)).toMatchObject({ date: '2026-10', 'Cash in': null });
    expect((await rowsOf('/balances?by=day')).map(({ date }) => date)).toEqual(['2026-11-21', '2026-11-14']);
    expect(await rowsOf('/balances?by=month')).toHaveLength(36);
    expect((await get('/balances?by=year')).status).toBe(400);
  });

  it('gives the balance sheet of a day gone by as a workbook, and none in the name of somebody else', async () => {
    const file = (authorization: string, query = '') =>
      api.inject({
        ...{ method: 'GET', url: `/api/v1/accounts/${owner}/financials/balance-sheet/file${query}` },
        headers: { authorization },
      });
    const answer = await file(asOwner().authorization, '?asAt=2026-06-30');
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
      ...[200, 'attachment; filename="Balance-sheet.xlsx"'],
    ]);
    expect((await readSheet(answer.rawPayload))[2]?.at(-1)).toBe('Jun 2026');
    const acting = api.sessions.introduce({ kind: 'superAdmin', actingAs: owner });
    expect((await file(acting.authorization)).statusCode).toBe(403);
    expect((await file(asOwner(other).authorization)).statusCode).toBe(404);
  });

  it('[BEYOND-01~] explains a figure by lines of the trial balance that add up to it', async () => {
    const { data }: { data: Explained } = await get('/explanations/tradeDebtorDaysList');
    expect(data).toMatchObject({
      unit: 'days',
      rule: '5.8',
      version: 2,
      month: '2026-10',
      source: 'xero',
      inputs: [
        { name: 'tradeDebtors', value: 108_000, before: 108_000 },
        { name: 'turnover', value: 690_000 },
        { name: 'months', value: 12 },
        { name: 'vatMultiplier', value: 1.2 },
      ],
    });
    expect(data.imports).toHaveLength(12);
    expect(data.imports[0]).toEqual({ id: 'import-2026-10', recordedAt: '2026-11-01T03:00:00.000Z' });
    expect(data.groups[0]?.lines).toEqual([
      { code: '610', account: 'Accounts Receivable', date: '2026-10-31', amount: 108_000 },
    ]);
    const day = await get('/explanations/cashIn?over=day&at=2026-11-20');
    expect(day.data).toMatchObject({ value: 4_200, groups: [{ name: 'received', lines: [{ amount: 4_200 }] }] });
    const september = await get('/explanations/sales?over=month&at=2026-09');
    expect(september.data).toMatchObject({ value: 60_000, month: '2026-09' });
    expect((await get('/explanations/constructor')).status).toBe(400);
    expect((await get('/explanations/sales?at=2026-13')).status).toBe(400);
  });

  it('[BEYOND-01~] explains every figure that dashboard and My Financials have, by formula, inputs, lines and import', async () => {
    expect(unplacedNumbers()).toEqual([]);
    const walked = async (books: Books, today: string, which: 'all' | 'ends') => {
      const accountId = newAccountId();
      now = new Date(`${today}T12:00:00.000Z`);
      await keep(accountId, books);
      const { authorization } = asOwner(accountId);
      return walkFigures(async (path) => {
        const url = `/api/v1/accounts/${accountId}/${path}`;
        return (await api.inject({ method: 'GET', url, headers: { authorization } })).json<{ data: unknown }>().data;
      }, which);
    };
    // With bank days of a whole month, and counts of employees a year before, so that each kind of figure is there.
    const bankDays = acme.bankDays.flatMap((day) => [{ ...day, date: calendarDate('2026-10-01') }, day]);
    const headcounts = Object.fromEntries(acme.months.map(({ month }) => [month, '7.5']));
    const companies = [
      { books: { ...acme, bankDays, headcounts }, today: ACME_TODAY, which: 'all' as const },
      ...[0, 1, 2].map((seed) => ({ ...generatedCompany(seed), which: 'ends' as const })),
    ];
    const seen = new Set<string>();
    for (const { books, today, which } of companies) {
      const { problems, paths } = await walked(books, today, which);
      expect(problems).toEqual([]);
      paths.forEach((path) => seen.add(path));
    }
    expect(placedNumbers().filter((path) => !seen.has(path))).toEqual([]);
    expect(new Set(companies.map(({ books }) => books.source))).toEqual(new Set(['xero', 'quickbooks', 'manual']));
  });

  it('[FIN-13~] says when it is Period 1, and that a day before is none', async () => {
    now = new Date('2026-04-10T12:00:00.000Z');
    expect((await get('')).data).toMatchObject({
      period1: true,
      financials: { months: 12, years: { thisYear: { from: '2025-04', to: '2026-03' } } },
    });
    now = NOW;
    expect((await get('?asAt=2026-04-10')).data).toMatchObject({ period1: true, asAt: '2026-04-11' });
    expect((await get('?asAt=2027-04-10')).data).toMatchObject({ asAt: '2026-11-21' });
  });

  it('[BEYOND-02~] leaves out what became known after a day', async () => {
    const opened: LedgerEvent = {
      type: 'ledger.opened.v1',
      data: { source: 'xero', organisationId: 'o', organisationName: 'Acme', yearEndMonth: 3, vatRegistered: true },
    };
    const { store, codec } = api.services;
    const events = await codec.encode([opened], {
      commandId: randomUUID(),
      commandHash: 'none',
      correlationId: randomUUID(),
      causationId: randomUUID(),
      actor: { kind: 'system', id: 'import' },
      subjectId: owner,
      partitionKey: owner,
    });
    await store.append({ streamId: ledgerStream(owner), expectedVersion: 0, events });
    now = new Date('2026-12-05T12:00:00.000Z');
    expect((await get('?knownOn=2000-01-01')).data).toMatchObject({ financials: null, knownOn: '2000-01-01' });
    expect((await get('?knownOn=2026-11-30')).data).toMatchObject({ company: 'Acme', financials: { lastMonth: null } });
    expect((await get('')).data).toMatchObject({ financials: { lastMonth: '2026-10', months: 7 } });
  });

  it('[FIN-06~] averages what there is for a young company, and says so', async () => {
    const { data }: { data: { financials: { sales: { movingAverage: Record<string, number | null>[] } } } } = await get(
      '',
      asOwner(beginner),
      beginner,
    );
    const october = data.financials.sales.movingAverage.find(({ month }) => (month as unknown) === '2026-10');
    expect(october).toMatchObject({ 'This Year': 60_000, 'Last Year': null });
  });

  it('shows nothing of another account, and a partner and super admins what is theirs to see', async () => {
    const paths = ['', '/cash-flow?by=day', '/balances?by=month', '/explanations/sales'];
    for (const path of paths) expect((await get(path, asOwner(), other)).status).toBe(404);
    const nell = api.sessions.introduce({ kind: 'partner', accountId: adviser });
    const stranger = api.sessions.introduce({ kind: 'partner' });
    const boss = api.sessions.introduce({ kind: 'superAdmin' });
    for (const path of paths) {
      expect((await get(path, nell, other)).status).toBe(200);
      expect((await get(path, stranger, other)).status).toBe(404);
      expect((await get(path, boss, other)).status).toBe(200);
    }
    const admin = api.sessions.introduce({ kind: 'admin', permissions: ['customers.manage'] });
    expect((await get('', admin, other)).status).toBe(403);
    const fresh = await get('', asOwner(newcomer), newcomer);
    expect(fresh.data).toMatchObject({
      company: 'Registered Ltd',
      financials: null,
      informationFrom: null,
      import: { status: 'none' },
    });
    expect((await get('/explanations/sales', asOwner(newcomer), newcomer)).data).toMatchObject({ value: null });
  });
  it('[FIN-17~] remembers for the account which sections its owner opened, once each, and covers nothing for others', async () => {
    const watch = async (section: string, who: { authorization: string } = asOwner(), account = owner) => {
      const url = `/api/v1/accounts/${account}/financials/watched-sections/${section}`;
      const answer = await api.inject({ method: 'PUT', url, headers: { authorization: who.authorization } });
      return { status: answer.statusCode, data: answer.json<{ data: object }>().data };
    };
    const stored = async (account = owner) => (await api.services.store.readStream(sectionsStream(account))).length;
    const locked = async (who = asOwner()) =>
      ((await get('', who)).data as { lockedSections: string[] }).lockedSections;
    expect(await locked()).toEqual(['myMoney', 'balanceSheet', 'kpis']);
    expect(await watch('kpis')).toMatchObject({ status: 200, data: { lockedSections: ['myMoney', 'balanceSheet'] } });
    expect(await watch('kpis')).toMatchObject({ status: 200, data: { lockedSections: ['myMoney', 'balanceSheet'] } });
    expect(await stored()).toBe(1);
    await database.admin(`INSERT INTO read_model.watched_sections VALUES ($1, '["kpis"]')`, [owner]);
    expect(await locked()).toEqual(['myMoney', 'balanceSheet']);
    expect((await watch('constructor')).status).toBe(400);
    expect((await watch('myMoney', asOwner(), other)).status).toBe(404);
    for (const kind of ['partner', 'superAdmin'] as const) {
      const looker = api.sessions.introduce(kind === 'partner' ? { kind, accountId: adviser } : { kind });
      expect(await locked(looker)).toEqual([]);
      expect((await watch('myMoney', looker)).status).toBe(403);
    }
    expect([await stored(), await stored(other)]).toEqual([1, 0]);
  });
});
