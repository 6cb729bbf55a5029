import { SERIES_SPANS } from '@keelson/vocabulary';
import { month } from '@keelson/kernel';
import type { FreshDatabase } from '@keelson/test-database';
import { importOf, KeptBooks } from '../ledger/testing/kept-books';
import { productDatabase } from './product-database';
import { startTestApi, type TestApi } from './start-test-api';
import { newAccountId } from './test-sessions';

const [owner, partner] = [newAccountId(), newAccountId()];
const FIRST_IMPORT = new Date('2026-11-02T03:00:00.000Z');
const SECOND_IMPORT = new Date('2026-11-15T03:00:00.000Z');
const NOW = new Date('2026-11-21T09:00:00.000Z');
/** Between the two imports. */
const THEN = new Date('2026-11-10T12:00:00.000Z');
const THAT_DAY = '2026-11-10';
const AS_AT = '2026-10-15';
const MORE_RENT = 1_000;

/** All that the dashboards ask for by two clocks. */
const DASHBOARDS = [
  'dashboard',
  'profit-before-tax',
  'todays-balance',
  'financials',
  ...SERIES_SPANS.flatMap((by) => [`financials/cash-flow?by=${by}`, `financials/balances?by=${by}`]),
  'financials/explanations/profitBeforeTax',
  'financials/base-lines/planner',
  'trial-balance',
  'trust',
];
const RESTATED = ['dashboard', 'profit-before-tax', 'financials', 'trial-balance', 'trust'];

describe('dashboards by two clocks', () => {
  let database: FreshDatabase;
  let api: TestApi;
  let books: KeptBooks;
  let now = NOW;

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database, clock: () => now });
    books = await KeptBooks.open(database, api.services, partner);
  });
  afterAll(async () => {
    await books.close();
    await api.close();
    await database.drop();
  });

  const shown = async (path: string, clocks: Record<string, string> = {}) => {
    const [place = '', query = ''] = path.split('?');
    const { authorization } = api.sessions.introduce({ kind: 'customer', accountId: owner });
    const answer = await api.inject({
      url: `/api/v1/accounts/${owner}/${place}?${query}&${new URLSearchParams(clocks).toString()}`,
      headers: { authorization },
    });
    expect([path, answer.statusCode]).toEqual([path, 200]);
    const data = answer.json<{ data: Record<string, unknown> }>().data;
    // The day that was asked for is repeated, and says nothing about what is known.
    return 'knownOn' in data ? { ...data, knownOn: null } : data;
  };
  const all = (clocks?: Record<string, string>) => Promise.all(DASHBOARDS.map((path) => shown(path, clocks)));
  const profit = async (clocks?: Record<string, string>) =>
    (await shown('profit-before-tax', clocks))['thisYearTODate'];

  it('[BEYOND-02] show what was known on a day as they did on that day, as at today or an earlier one, whatever was restated since', async () => {
    await books.record(owner, FIRST_IMPORT, importOf('i1', FIRST_IMPORT));
    now = THEN;
    const then = await all();
    const thenAsAt = await all({ asAt: AS_AT });
    const [before, beforeAsAt] = [await profit(), await profit({ asAt: AS_AT })];

    await books.record(owner, SECOND_IMPORT, importOf('i2', SECOND_IMPORT, { [month('2026-09')]: MORE_RENT * 100 }));
    now = NOW;
    const today = await all();
    for (const path of RESTATED) {
      const at = DASHBOARDS.indexOf(path);
      expect([path, today[at]]).not.toEqual([path, then[at]]);
    }
    expect(await profit()).toBe(Number(before) - MORE_RENT);
    expect(await profit({ asAt: AS_AT })).toBe(Number(beforeAsAt) - MORE_RENT);
    expect(await profit({ asAt: '2026-09-15' })).toBe(await profit({ asAt: '2026-09-15', knownOn: THAT_DAY }));

    for (const [index, data] of (await all({ knownOn: THAT_DAY })).entries())
      expect([DASHBOARDS[index], data]).toEqual([DASHBOARDS[index], then[index]]);
    for (const [index, data] of (await all({ knownOn: THAT_DAY, asAt: AS_AT })).entries())
      expect([DASHBOARDS[index], data]).toEqual([DASHBOARDS[index], thenAsAt[index]]);
    expect(beforeAsAt).not.toBe(before);
  });
});
