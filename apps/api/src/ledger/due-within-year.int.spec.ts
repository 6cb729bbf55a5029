import type { FreshDatabase } from '@keelson/test-database';
import { productDatabase } from '../testing/product-database';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { newAccountId } from '../testing/test-sessions';
import { importOf, KeptBooks } from './testing/kept-books';

const IMPORTED = new Date('2026-11-02T03:00:00.000Z');
const NOW = new Date('2026-11-21T09:00:00.000Z');
const [owner, neighbour, partner] = [newAccountId(), newAccountId(), newAccountId()];
const LOAN = 'Bank loan of the van';

interface Placed {
  readonly accounts: readonly {
    readonly ref: number;
    readonly account_code: string;
    readonly balance: number | null;
    readonly dueWithinYear: { readonly stated: number | null; readonly assumed: boolean } | null;
  }[];
}
interface Overview {
  readonly financials: {
    readonly balanceSheet: readonly { readonly month: string }[];
    readonly flags: readonly { readonly kind: string }[];
  };
}
interface Explained {
  readonly value: number;
  readonly groups: readonly { readonly lines: readonly { readonly account: string; readonly amount: number }[] }[];
}

/** The worked example's import, its loan being one whose name alone puts it after one year. */
const imported = importOf('i1', IMPORTED).map((command) =>
  command.name === 'RecordAccounts'
    ? {
        ...command,
        accounts: command.accounts.map((each) =>
          each.code === '900' ? { ...each, type: 'LIABILITY', name: LOAN } : each,
        ),
      }
    : command,
);

let database: FreshDatabase;
let api: TestApi;
let books: KeptBooks;

beforeAll(async () => {
  database = await productDatabase();
  api = await startTestApi({ database, clock: () => NOW });
  books = await KeptBooks.open(database, api.services, partner);
  for (const each of [owner, neighbour]) await books.record(each, IMPORTED, imported);
});
afterAll(async () => {
  await books.close();
  await api.close();
  await database.drop();
});

const inject = (method: 'GET' | 'PUT', path: string, payload?: object, as = owner) =>
  api.inject({
    method,
    url: `/api/v1/accounts/${owner}/${path}`,
    headers: { authorization: api.sessions.introduce({ kind: 'customer', accountId: as }).authorization },
    ...(payload && { payload }),
  });
const get = async <Data>(path: string): Promise<Data> => (await inject('GET', path)).json<{ data: Data }>().data;
const accountOf = async (code: string) =>
  (await get<Placed>('placements')).accounts.find(({ account_code }) => account_code === code);

async function state(ref: number, amount: number | null, as = owner) {
  const answer = await inject('PUT', `placements/${ref}/due-within-year`, { amount }, as);
  await books.show(owner);
  return { status: answer.statusCode, ...answer.json<{ code?: string; data?: { dueWithinYear: object | null } }>() };
}

/** What the pages show that a split changes, and what it must not change. */
async function shown() {
  const { balanceSheet, flags } = (await get<Overview>('financials')).financials;
  const ends = await get<{ rows: { date?: string; month?: string; Quick_Ratio: number }[] }>(
    'financials/balances?by=month',
  );
  const explained = await get<Explained>('financials/explanations/currentLiabilities?over=month');
  const loan = explained.groups.flatMap(({ lines }) => lines).filter(({ account }) => account.startsWith(LOAN));
  return {
    sheet: balanceSheet.find(({ month }) => month === '2026-10'),
    quickRatio: ends.rows[0]?.Quick_Ratio,
    explained: explained.value,
    loan: loan.map(({ account, amount }) => [account, amount]),
    isFlagged: flags.some(({ kind }) => kind === 'splitUnknown'),
  };
}

const WHOLE = { current_liabilities: 68_000, creditors_balance_sheet: 60_000, netAssets: 159_000 };

describe('the part of a loan that is due within a year', () => {
  it('moves in the balance sheet, the quick ratio and the explanation, and moves back', async () => {
    const { ref = 0, ...loan } = (await accountOf('900')) ?? {};
    expect(loan).toMatchObject({ balance: -60_000, dueWithinYear: { stated: null, assumed: true } });
    const before = await shown();
    expect(before).toMatchObject({ sheet: WHOLE, explained: 68_000, loan: [], isFlagged: true });

    expect(await state(ref, 12_000.5)).toMatchObject({
      status: 200,
      data: { dueWithinYear: { stated: 12_000.5, assumed: false } },
    });
    expect(await accountOf('900')).toMatchObject({ balance: -60_000, dueWithinYear: { stated: 12_000.5 } });
    const split = await shown();
    expect(split).toMatchObject({
      sheet: { current_liabilities: 80_000.5, creditors_balance_sheet: 47_999.5, netAssets: 159_000 },
      explained: 80_000.5,
      loan: [[`${LOAN}, the part due within a year`, 12_000.5]],
      isFlagged: false,
    });
    // (202,000 - 36,000) / 68,000, then / 80,000.50.
    expect([before.quickRatio, split.quickRatio]).toEqual([expect.closeTo(2.44, 2), expect.closeTo(2.07, 2)]);

    expect(await state(ref, null)).toMatchObject({ status: 200, data: { dueWithinYear: { stated: null } } });
    expect(await shown()).toEqual(before);
  });

  it('is refused for another account, for what is no loan, above what is owed and below zero', async () => {
    const loan = (await accountOf('900'))?.ref ?? 0;
    const bank = (await accountOf('090'))?.ref ?? 0;
    const events = (await books.events(owner)).length;
    expect(await state(loan, 100, neighbour)).toMatchObject({ status: 404 });
    expect(await state(777, 100)).toMatchObject({ status: 404, code: 'UNKNOWN_ACCOUNT' });
    expect(await state(bank, 100)).toMatchObject({ status: 409, code: 'NOT_LONG_TERM' });
    expect(await state(loan, 60_000.01)).toMatchObject({ status: 409, code: 'MORE_THAN_OWED' });
    expect(await state(loan, -0.01)).toMatchObject({ status: 400 });
    expect(await state(loan, 1.005)).toMatchObject({ status: 400 });
    expect(await books.events(owner)).toHaveLength(events);
    expect(await state(loan, 60_000)).toMatchObject({ status: 200 });
  });
});
