import { WATCHED_FIGURES } from '@keelson/contracts/ledger';
import { evolveBooks } from '@keelson/domain/ledger';
import { type AccountId, month } from '@keelson/kernel';
import type { FreshDatabase } from '@keelson/test-database';
import { readSheet } from 'read-excel-file/node';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { newAccountId } from '../testing/test-sessions';
import { READS, TRIAL, WRITES } from './testing/finance-routes';
import { importOf, KeptBooks, LACKING, REGISTERED } from './testing/kept-books';
import { balance, groupsOf, profit, typed } from './testing/typed-figures';
import { zipParts } from './testing/zip-parts';
import type { TrialBalance } from './trial-balance/trial-balance';
import { productDatabase } from '../testing/product-database';

type Who = { readonly authorization: string };
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Change = { readonly figure: string; readonly before: number | null; readonly after: number | null };

const FIRST_IMPORT = new Date('2026-11-02T03:00:00.000Z');
const SECOND_IMPORT = new Date('2026-11-15T03:00:00.000Z');
const NOW = new Date('2026-11-21T09:00:00.000Z');
const SEPTEMBER = month('2026-09');
const own = newAccountId();
const typing = newAccountId();
const counting = newAccountId();
const partner = newAccountId();
const other = newAccountId();

let database: FreshDatabase;
let api: TestApi;
let books: KeptBooks;
let now = NOW;

beforeAll(async () => {
  database = await productDatabase();
  api = await startTestApi({ database, clock: () => now });
  books = await KeptBooks.open(database, api.services, partner);
  await books.record(own, FIRST_IMPORT, importOf('i1', FIRST_IMPORT));
  for (const each of [typing, counting]) await books.show(each);
});
afterAll(async () => {
  await books.close();
  await api.close();
  await database.drop();
});
beforeEach(() => {
  now = NOW;
});

const as = (accountId: string): Who => api.sessions.introduce({ kind: 'customer', accountId: accountId as AccountId });
async function call(method: Method, path: string, payload?: object, accountId = own, who: Who = as(accountId)) {
  const { authorization } = who;
  const url = `/api/v1/accounts/${accountId}/${path}`;
  const answer = await api.inject({ method, url, headers: { authorization }, ...(payload && { payload }) });
  // The rows follow what was recorded.
  if (method !== 'GET' && answer.statusCode < 400) await books.show(accountId);
  const type = String(answer.headers['content-type']);
  const json = type.includes('json') ? answer.json<{ data: never; code?: string }>() : { data: undefined as never };
  return { status: answer.statusCode, answer, ...json };
}
const get = async <Data = Record<string, unknown>>(path: string, accountId = own): Promise<Data> => {
  const { status, data } = await call('GET', path, undefined, accountId);
  expect([path, status]).toEqual([path, 200]);
  return data;
};
const SLOTS = ['last_year_minus_one', 'last_year', 'this_year'] as const;

describe('the trial balance of three years', () => {
  it('[TB-02~] has twelve columns a year with their periods, values, totals and a header', async () => {
    const table = await get<TrialBalance>('trial-balance');
    expect(table).toMatchObject({
      companyName: '=Acme',
      financial_month: 3,
      cycleLastRun: FIRST_IMPORT.toISOString(),
      informationFrom: 'xero',
      outOfBalance: [{ month: '2026-10', difference: 12.34 }],
    });
    const years = [table.lastyearMinusOne, table.LastYear, table.presentMonths];
    expect(years.map((columns) => [columns[0]?.date, columns[11]?.date])).toEqual([
      ['2024-04', '2025-03'],
      ['2025-04', '2026-03'],
      ['2026-04', '2027-03'],
    ]);
    for (const columns of years)
      expect(columns.map(({ period }) => period)).toEqual(Array.from({ length: 12 }, (_, at) => `P${at + 1}`));
    const row = (code: string) => table.rows.find(({ account_code }) => account_code === code);
    const passed = (values: readonly number[]) => [...values, ...Array<null>(12 - values.length).fill(null)];
    expect(row('200')?.this_year).toEqual(passed([1, 2, 3, 4, 5, 6, 7].map((months) => -60_000 * months)));
    expect(table).toMatchObject({ view: 'asAt', totals: { this_year: passed([0, 0, 0, 0, 0, 0, 12.34]) } });
    const moved = await get<TrialBalance>('trial-balance?view=movement');
    const movementOf = (code: string) => moved.rows.find(({ account_code }) => account_code === code)?.this_year;
    expect(movementOf('200')).toEqual(passed(Array<number>(7).fill(-60_000)));
    expect([movementOf('090'), moved.totals, moved.outOfBalance]).toEqual([
      undefined,
      table.totals,
      table.outOfBalance,
    ]);
    expect(row('090')?.last_year).toEqual(Array<number>(12).fill(52_000));
    expect(row('999')).toMatchObject({ unmapped: true, account_name: 'Odds & ends <b>' });
    for (const slot of SLOTS)
      table.totals[slot].forEach((total, at) => {
        const values = table.rows.flatMap((each) => each[slot][at] ?? []);
        const sum = values.reduce((whole, value) => whole + Math.round(value * 100), 0) / 100;
        expect([slot, at, total]).toEqual([slot, at, values.length === 0 ? null : sum]);
      });
    expect(await get('trial-balance?informationFrom=quickbooks')).toMatchObject({ rows: [], cycleLastRun: null });
    expect(await get('trial-balance', typing)).toMatchObject({ ...REGISTERED, rows: [], informationFrom: null });
    expect([await get('trust', typing), await get('placements', typing)]).toMatchObject([REGISTERED, REGISTERED]);
  });

  it('[TB-02~] [IO-05~] comes as Report.xlsx whose cells are texts and numbers, none a formula', async () => {
    const { answer } = await call('GET', 'trial-balance/report');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="Report.xlsx"',
    });
    const rows = await readSheet(answer.rawPayload, { trim: false });
    const table = await get<TrialBalance>('trial-balance');
    const [[company], year, cycle, headings = [], ...lines] = rows as [unknown[], ...unknown[][]];
    expect([company, year?.[1], cycle?.[1]]).toEqual(["'=Acme", 'Out of balance: 2026-10 by 12.34', 'As at']);
    expect(headings).toHaveLength(3 + 36);
    expect(new Set(headings).size).toBe(39);
    const names = lines.map((line) => line[1]).filter((name) => String(name).startsWith("'"));
    expect(names.sort()).toEqual([
      "'\tOffice Equipment",
      expect.stringMatching(/^'\s*Inventory$/),
      "'+Prepayments",
      "'-PAYE Payable",
      '\'=HYPERLINK("http://evil.example";"Rent")',
      "'@Loan",
    ]);
    expect(lines).toHaveLength(table.rows.length + 1);
    lines.slice(0, -1).forEach((line, at) => {
      const told = table.rows[at];
      expect(line.slice(3)).toEqual(SLOTS.flatMap((slot) => told?.[slot] ?? []));
    });
    expect(lines.at(-1)?.slice(3)).toEqual(SLOTS.flatMap((slot) => table.totals[slot]));
    const xml = zipParts(answer.rawPayload);
    const sheet = xml.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).toContain('<row');
    expect([...xml.values()].join('')).not.toMatch(/<f[ >/]|t="str"/);
    const types = new Set(
      [...sheet.matchAll(/<c [^>]*?(?:t="(\w+)")?[^>]*?>/g)].map((cell) => /t="(\w+)"/.exec(cell[0])?.[1]),
    );
    expect([...types].filter((type) => type !== undefined && type !== 'n')).toEqual([
      expect.stringMatching(/^(s|inlineStr)$/),
    ]);
  });
});

describe('figures that are typed in', () => {
  it('[INT-06~] come back in their eight groups, and are months of the books like any others', async () => {
    expect(await get('finance-data', typing)).toMatchObject({
      financial_month: 12,
      systemConnected: false,
      savedAt: null,
    });
    expect(await get('finance-data?financial_month=3', typing)).toMatchObject({
      dayOptions: { length: 31, 0: '2026-11-21' },
      monthOptions: { length: 7, 6: '2026-10' },
      pastMonths: { length: 24, 0: '2024-04' },
    });
    const saved = await call('POST', 'finance-data', { ...typed, username: 'ann@example.com' }, typing);
    expect(saved).toMatchObject({ status: 200, data: { months: 3, days: 1, employeeCounts: 2 } });
    const form = await get('finance-data', typing);
    expect(groupsOf(form)).toEqual(typed);
    expect(form['savedAt']).toBe(NOW.toISOString());
    const folded = (await books.events(typing)).reduce(evolveBooks, null);
    expect(folded).toMatchObject({
      source: 'manual',
      yearEndMonth: 3,
      headcounts: { '2026-03': '7', '2026-10': '7.5' },
    });
    const october = folded?.months.find((each) => each.month === '2026-10');
    const amounts = new Map(october?.lines.map(([ref, ...values]) => [folded?.accounts[ref - 1]?.id, values]));
    expect(Object.fromEntries(amounts)).toMatchObject({
      sales: [-60_000_00, 0],
      overheads: [12_000_00, 0],
      cash: [null, 52_000_00],
      otherCurrentAssets: [null, 6_000_00],
      otherCurrentLiabilities: [null, -23_000_00],
      reserves: [null, -159_000_00],
    });
    const { rows, totals } = await get<TrialBalance>('trial-balance', typing);
    expect(rows.find(({ account_name }) => account_name === 'Sales / revenue')?.last_year[11]).toBe(-54_000.01);
    expect(totals.this_year[6]).toBe(0);
    expect(await get('trust', typing)).toMatchObject({ outOfBalance: [], doesNotBalance: [] });
    expect(await call('POST', 'finance-data', typed, typing)).toMatchObject({
      data: { months: 0, days: 0, employeeCounts: 0 },
    });
    const nothing = { salesAndRevenue: null, costOfSales: null, payroll: null, overheads: null, employees: null };
    const back = Object.fromEntries(Object.keys(typed).map((group) => [group, []]));
    const taken = {
      ...back,
      financial_month: 3,
      profitAndLossLastYearMinusOneMonthWiseData: [{ month: '2025-03', ...nothing }],
    };
    await call('POST', 'finance-data', taken, typing);
    expect(groupsOf(await get('finance-data', typing))).toEqual({
      ...typed,
      profitAndLossLastYearMinusOneMonthWiseData: [],
    });
  });

  it('are refused where the form does not offer the date or a total is less than its parts', async () => {
    const strange = { ...typed, profitAndLossThisYear: [profit('2026-11', 1, null)] };
    expect((await call('POST', 'finance-data', strange, typing)).answer.body).toContain('2026-11');
    const small = { ...typed, balanceSheetMonthWiseData: [{ ...balance('2026-10', 1), currentAssets: 1 }] };
    expect((await call('POST', 'finance-data', small, typing)).status).toBe(400);
  });

  it('wait until the accounting system is disconnected, and how an import stands is told from its request on', async () => {
    const status = async () => {
      const { importStatus, standing, system: named } = await get('import-status', other);
      return [importStatus, standing, named];
    };
    const row = { importId: 'i9', askedAt: NOW };
    const system = { connectionId: 'c1', provider: 'xero', organisationId: 'o', organisationName: 'Acme' } as const;
    await books.show(other);
    await books.connection(other, { type: 'connections.system-connected.v1', data: system }, row);
    expect(await status()).toEqual(['pending', 'importPending', 'xero']);
    const [start, open, chart] = importOf('i9', NOW) as [never, never, never];
    await books.record(other, NOW, [start, open, chart]);
    expect(await status()).toEqual(['started', 'importing', 'xero']);
    expect(await get('finance-data', other)).toMatchObject({ informationFrom: 'xero', systemConnected: true });
    expect(await call('POST', 'finance-data', typed, other)).toMatchObject({ status: 409, code: 'SYSTEM_CONNECTED' });
    const failure = { code: 'unreachable', system: 'xero' } as const;
    await books.record(other, NOW, [{ name: 'FailImport', importId: 'i9', failure, at: NOW }]);
    const failed = { standing: 'importFailed', message: 'Xero could not be reached. What came is kept.' };
    expect(await get('import-status', other)).toMatchObject({ ...failed, importStatus: 'error' });
    const reason = { connectionId: 'c1', reason: 'asked' } as const;
    await books.connection(
      other,
      { type: 'connections.system-disconnected.v1', data: reason },
      { importId: null, askedAt: null },
    );
    expect(await get('finance-data', other)).toMatchObject({ informationFrom: 'xero', systemConnected: false });
    expect(await status()).toEqual(['error', 'disconnected', 'xero']);
    expect(await call('POST', 'finance-data', typed, other)).toMatchObject({ status: 200, data: { months: 3 } });
    expect(await get('finance-data', other)).toMatchObject({ ...typed, informationFrom: 'manual' });
  });

  it('[DASH-08~] are people by month of three years, kept by themselves where there are no books', async () => {
    const years = await get<Record<string, { date: string; employeeCount: number | null }[]>>(
      'employee-counts',
      counting,
    );
    expect(Object.values(years).map(({ length }) => length)).toEqual([11, 12, 12]);
    expect(years['thisYear']?.at(-1)?.date).toBe('2026-11');
    const entries = {
      thisYear: [{ date: '2026-10', employeeCount: 7.25, username: 'x' }],
      lastYear: [{ date: '2025-10', employeeCount: 6 }],
      lastYearMinusOne: [],
    };
    expect(await call('POST', 'employee-counts', entries, counting)).toMatchObject({
      status: 200,
      data: { changed: 2 },
    });
    const count = async (slot: string, of: string) =>
      (await get<typeof years>('employee-counts', counting))[slot]?.find(({ date }) => date === of)?.employeeCount;
    expect([await count('thisYear', '2026-10'), await count('lastYear', '2025-10')]).toEqual([7.25, 6]);
    const back = { thisYear: [{ date: '2026-10', employeeCount: null }], lastYear: [], lastYearMinusOne: [] };
    expect(await call('POST', 'employee-counts', back, counting)).toMatchObject({ data: { changed: 1 } });
    expect(await count('thisYear', '2026-10')).toBeNull();
    const half = { ...back, thisYear: [{ date: '2026-10', employeeCount: 1.005 }] };
    expect((await call('POST', 'employee-counts', half, counting)).status).toBe(400);
    const refusedAt = async (date: string, employeeCount: number | null) => {
      const body = { ...back, thisYear: [back.thisYear[0], { date, employeeCount }] };
      const { status, answer } = await call('POST', 'employee-counts', body, counting);
      const { errors = [] } = answer.json<{ errors?: { path: string; message: string }[] }>();
      return [status, ...errors.map(({ path, message }) => `${path}: ${message}`)];
    };
    expect(await refusedAt('2026-12', 5)).toEqual([400, 'body.thisYear.1.employeeCount: This month has not begun yet']);
    expect(await refusedAt('2026-11', 0)).toEqual([
      400,
      expect.stringMatching(/^body.thisYear.1.employeeCount: Enter more than 0/),
    ]);
    expect(await refusedAt('2026-12', null)).toEqual([200]);
  });

  it('include what turns a net amount into one with VAT', async () => {
    expect(await get('vat-multiplier')).toEqual({ vatMultiplier: '1.20', setByCustomer: false });
    for (const vatMultiplier of ['1.31', '0.9', '1.200', 'x'])
      expect((await call('PUT', 'vat-multiplier', { vatMultiplier })).status).toBe(400);
    expect((await call('PUT', 'vat-multiplier', { vatMultiplier: '1.05' }, typing)).status).toBe(200);
    expect(await get('vat-multiplier', typing)).toEqual({ vatMultiplier: '1.05', setByCustomer: true });
  });
});

describe('where an account counts', () => {
  it('[BEYOND-09~] is previewed in every figure, accepted as it was shown, and undone', async () => {
    const { accounts } = await get<{ accounts: { ref: number; account_code: string; placedBy: string }[] }>(
      'placements',
    );
    const rent = accounts.find(({ account_code }) => account_code === '469')?.ref ?? 0;
    expect(accounts.find(({ account_code }) => account_code === '999')).toMatchObject({
      placement: null,
      placedBy: 'none',
    });
    const preview = async (to: string) =>
      (await get<{ figures: Change[] }>(`placements/${rent}/preview?category=${to}`)).figures;
    const shown = await preview('costOfSales');
    expect(shown.map(({ figure }) => figure)).toEqual([...WATCHED_FIGURES]);
    const changed = shown.filter(({ before, after }) => before !== after).map(({ figure }) => figure);
    expect(changed).toEqual(
      expect.arrayContaining(['grossMarginPercent', 'overheadsPercent', 'stockDays', 'stockTurn']),
    );
    expect(changed).not.toContain('profitBeforeTax');
    expect(await call('DELETE', `placements/${rent}`)).toMatchObject({ status: 409, code: 'NOTHING_TO_UNDO' });
    const accepted = await call('PUT', `placements/${rent}`, { category: 'costOfSales', tag: null });
    expect(accepted).toMatchObject({
      status: 200,
      data: { placedBy: 'override', placement: { category: 'costOfSales' } },
    });
    expect((await preview('rules')).map(({ before, after }) => [after, before])).toEqual(
      shown.map(({ before, after }) => [before, after]),
    );
    expect(await call('DELETE', `placements/${rent}`)).toMatchObject({ status: 200, data: { placedBy: 'type' } });
    expect(await preview('costOfSales')).toEqual(shown);
    const types = (await books.events(own)).slice(-2).map(({ type }) => type);
    expect(types).toEqual(['ledger.account-placed.v1', 'ledger.placement-undone.v1']);
    expect((await call('GET', 'placements/777/preview?category=tax')).status).toBe(404);
    expect((await call('PUT', `placements/${rent}`, { category: 'payroll', tag: 'interest' })).status).toBe(400);
  });
});

describe('what can be trusted', () => {
  it('[BEYOND-03~] [BEYOND-10~] [BEYOND-02~] tells a restatement with its effect, and an earlier day as it was known', async () => {
    const clocked = ['trial-balance', 'trust'];
    now = new Date('2026-11-10T12:00:00.000Z');
    const then = await Promise.all(clocked.map((path) => get(path)));
    expect(then[1]).toMatchObject({ restatements: [], missingMonths: [LACKING], overridden: 0 });
    await books.record(own, SECOND_IMPORT, importOf('i2', SECOND_IMPORT, { [SEPTEMBER]: 1_000_00 }));
    now = NOW;
    const trust = await get<{ restatements: { lines: object[]; figures: Change[] }[]; figures: object[] }>('trust');
    expect(trust).toMatchObject({
      companyName: '=Acme',
      expectedMonth: '2026-10',
      lastImport: {
        importStatus: 'finished',
        finishedAt: SECOND_IMPORT.toISOString(),
        months: 35,
        changedMonths: 1,
        accounts: 18,
      },
      outOfBalance: [{ month: '2026-10', difference: 12.34 }],
      unmapped: [{ account_code: '999', movement: 12.34, balance: 12.34 }],
      restatements: [{ importId: 'i2', at: SECOND_IMPORT.toISOString(), furtherLines: 0 }],
    });
    const [restated] = trust.restatements;
    expect(restated?.lines).toEqual([
      {
        month: '2026-09',
        ref: 5,
        account_code: '469',
        account_name: expect.stringContaining('HYPERLINK') as never,
        before: 11_700,
        now: 12_700,
      },
      {
        month: '2026-09',
        ref: 10,
        account_code: '090',
        account_name: 'Business Bank Account',
        before: 52_000,
        now: 51_000,
      },
    ]);
    expect(restated?.figures.map(({ figure }) => figure)).toEqual([...WATCHED_FIGURES]);
    const effect = new Map(
      restated?.figures.map(({ figure, before, after }) => [figure, (after ?? 0) - (before ?? 0)]),
    );
    expect([effect.get('profitBeforeTax'), effect.get('turnover')]).toEqual([-1_000, 0]);
    expect(effect.get('overheadsPercent')).toBeGreaterThan(0);
    expect(trust.figures).toHaveLength(4 + WATCHED_FIGURES.length + 1);
    expect(trust.figures[0]).toMatchObject({ title: 'Last month’s sales', asAt: '2026-10', late: false });
    expect(await Promise.all(clocked.map((path) => get(`${path}?knownOn=2026-11-10`)))).toEqual(then);
    expect(await get('trial-balance?knownOn=2026-11-01')).toMatchObject({ rows: [], informationFrom: null });
  });
});

describe('who reads and writes', () => {
  it('[ROLE-02~, TB-02~] is the owner; partner and staff read, and for everybody else there is nothing', async () => {
    await database.admin(`INSERT INTO read_model.connections (account_id, repeats) VALUES ('${own}', false)`);
    const events = (await books.events(own)).length;
    const who = {
      partner: api.sessions.introduce({ kind: 'partner', accountId: partner }),
      stranger: api.sessions.introduce({ kind: 'partner' }),
      customer: api.sessions.introduce({ kind: 'customer' }),
      superAdmin: api.sessions.introduce({ kind: 'superAdmin' }),
      manager: api.sessions.introduce({ kind: 'admin', permissions: ['customers.manage'] }),
      admin: api.sessions.introduce({ kind: 'admin' }),
    };
    const answers = async (method: Method, path: string, payload?: object) => {
      const entries = Object.entries(who).map(async ([name, each]) => [
        name,
        (await call(method, path, payload, own, each)).status,
      ]);
      return Object.fromEntries((await Promise.all(entries)) as [string, number][]);
    };
    const readers = { partner: 200, stranger: 404, customer: 404, superAdmin: 200 };
    for (const path of READS)
      expect([path, await answers('GET', path)]).toEqual([path, { ...readers, manager: 403, admin: 403 }]);
    for (const path of TRIAL)
      expect([path, await answers('GET', path)]).toEqual([path, { ...readers, manager: 200, admin: 403 }]);
    const nobody = { partner: 403, stranger: 403, customer: 404, superAdmin: 403, manager: 403, admin: 403 };
    for (const [method, path, payload] of WRITES)
      expect([path, await answers(method, path, payload)]).toEqual([path, nobody]);
    const kept = await get<Record<string, { date: string; employeeCount: number | null }[]>>('employee-counts');
    const [first, ...rest] = kept['thisYear'] ?? [];
    const changed = { ...kept, thisYear: [{ ...first, employeeCount: 99.5 }, ...rest] };
    expect(await answers('POST', 'employee-counts', kept)).toEqual({ ...nobody, partner: 200, stranger: 404 });
    expect(await answers('POST', 'employee-counts', changed)).toEqual({ ...nobody, stranger: 404 });
    expect(await books.events(own)).toHaveLength(events);
  });
});
