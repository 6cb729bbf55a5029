import { createHash } from 'node:crypto';
import type { AccountId } from '@keelson/kernel';
import type { FreshDatabase } from '@keelson/test-database';
import { productDatabase } from '../../../testing/product-database';
import { startTestApi, type TestApi } from '../../../testing/start-test-api';
import { newAccountId } from '../../../testing/test-sessions';
import { KeptBooks } from '../../testing/kept-books';
import { profit } from '../../testing/typed-figures';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const CSV = 'Month,Payroll,Sales / revenue\nOct 2026,"1,200.50",9000\nSep 2026,,8000.10\n';
const HASH = createHash('sha256').update(CSV).digest('hex');
const NOTHING = { salesAndRevenue: null, costOfSales: null, payroll: null, overheads: null, employees: null };
const OCTOBER = { ...NOTHING, month: '2026-10', payroll: 1200.5, salesAndRevenue: 9000 };
const SEPTEMBER = { ...NOTHING, month: '2026-09', salesAndRevenue: 8000.1 };
const EMPTY = {
  balanceSheetDayWiseData: [],
  balanceSheetMonthWiseData: [],
  balanceSheetLastYearMonthWiseEntity: [],
  balanceSheetLastYearMinusOneMonthWiseEntity: [],
  profitAndLossThisYear: [] as object[],
  profitAndLossLastYear: [] as object[],
  profitAndLossLastYearMinusOneMonthWiseData: [],
  financial_month: 3,
};

let database: FreshDatabase;
let api: TestApi;
let books: KeptBooks;
let now = NOW;

beforeAll(async () => {
  database = await productDatabase();
  api = await startTestApi({ database, clock: () => now });
  books = await KeptBooks.open(database, api.services, newAccountId());
});
afterAll(async () => {
  await books.close();
  await api.close();
  await database.drop();
});
beforeEach(() => {
  now = NOW;
});

interface Answer {
  readonly status: number;
  readonly code?: string;
  readonly data: { readonly acceptance: string | null; readonly figures: readonly { readonly cell: string }[] };
}

async function post(accountId: AccountId, path: string, payload: object): Promise<Answer> {
  const { authorization } = api.sessions.introduce({ kind: 'customer', accountId });
  const url = `/api/v1/accounts/${accountId}/${path}`;
  const answer = await api.inject({ method: 'POST', url, headers: { authorization }, payload });
  // A busy machine says so, and is asked again.
  if (answer.statusCode === 503) return await post(accountId, path, payload);
  return { ...answer.json<Answer>(), status: answer.statusCode };
}

async function preview(accountId: AccountId, csv = CSV) {
  const content = Buffer.from(csv).toString('base64');
  const { data } = await post(accountId, 'finance-data/file', { content, financial_month: 3 });
  return { acceptance: data.acceptance, cells: data.figures.map(({ cell }) => cell) };
}

async function owner(): Promise<AccountId> {
  const accountId = newAccountId();
  await books.show(accountId);
  return accountId;
}

const save = async (accountId: AccountId, rows: object[], file?: object): Promise<string | number> => {
  const payload = { ...EMPTY, profitAndLossThisYear: rows, ...(file && { file }) };
  const { status, code } = await post(accountId, 'finance-data', payload);
  if (status === 200) await books.show(accountId);
  return code ?? status;
};

const recorded = async (accountId: AccountId) => {
  const { rows } = await database.admin(
    `SELECT type, count(*)::int AS events FROM event_store.events WHERE stream_id = 'ledger-${accountId}' GROUP BY type`,
  );
  return Object.fromEntries(rows.map(({ type, events }) => [String(type).split('.')[1] ?? '', Number(events)]));
};

describe('figures saved as those of a file', () => {
  it('[IO-08~] are those that were read from it and shown, and the log holds the hash of its content', async () => {
    const accountId = await owner();
    const file = await preview(accountId);
    expect(file.cells).toHaveLength(3);
    expect(await save(accountId, [OCTOBER, SEPTEMBER], file)).toBe(200);
    expect(await recorded(accountId)).toMatchObject({ 'month-recorded': 2, 'figures-file-accepted': 1 });
    const events = await books.events(accountId);
    expect(events.at(-1)).toMatchObject({
      type: 'ledger.figures-file-accepted.v1',
      data: { contentHash: HASH, figures: 3 },
    });
    // The same once more is nothing new.
    expect(await save(accountId, [OCTOBER, SEPTEMBER], await preview(accountId))).toBe(200);
    expect(await recorded(accountId)).toMatchObject({ 'month-recorded': 2, 'figures-file-accepted': 1 });
  });

  it('[IO-08~] are refused where one is another than was shown, is left out or stands beside them, and recorded as typed without the file', async () => {
    const accountId = await owner();
    const file = await preview(accountId);
    const refused: readonly (readonly [object[], object])[] = [
      [[{ ...OCTOBER, payroll: 1200.51 }, SEPTEMBER], file],
      [[{ ...OCTOBER, payroll: null }, SEPTEMBER], file],
      [[OCTOBER], file],
      [[OCTOBER, SEPTEMBER], { ...file, cells: file.cells.slice(1) }],
      [[OCTOBER, SEPTEMBER], { ...file, cells: [...file.cells, 'profit 2026-10 overheads'] }],
      [[{ ...OCTOBER, overheads: 5 }, SEPTEMBER], file],
      [[OCTOBER, SEPTEMBER, profit('2026-08', 1, null)], file],
    ];
    for (const [rows, claimed] of refused) expect(await save(accountId, rows, claimed)).toBe('FILE_CHANGED');
    expect(await recorded(accountId)).toEqual({});
    expect(await save(accountId, [{ ...OCTOBER, overheads: 5 }, SEPTEMBER])).toBe(200);
    expect(await recorded(accountId)).not.toHaveProperty('figures-file-accepted');
    // What was saved before stands beside the file's figures, as it is.
    expect(await save(accountId, [{ ...OCTOBER, overheads: 5, payroll: 7 }, SEPTEMBER])).toBe(200);
    expect(await save(accountId, [{ ...OCTOBER, overheads: 5 }, SEPTEMBER], file)).toBe(200);
    expect(await recorded(accountId)).toMatchObject({ 'figures-file-accepted': 1 });
  });

  it('[IO-08~] are refused an hour after the file was read, for another account, and for a preview made up', async () => {
    const accountId = await owner();
    const file = await preview(accountId);
    const rows = [OCTOBER, SEPTEMBER];
    const other = await owner();
    expect(await save(other, rows, file)).toBe('FILE_PREVIEW_OVER');
    expect(await save(accountId, rows, { ...file, acceptance: 'A'.repeat(64) })).toBe('FILE_PREVIEW_OVER');
    now = new Date(NOW.getTime() + 3_600_001);
    expect(await save(accountId, rows, file)).toBe('FILE_PREVIEW_OVER');
    now = NOW;
    expect(await save(accountId, rows, file)).toBe(200);
  });

  it('take no file in which a figure is no amount, or which fills nothing in', async () => {
    const accountId = await owner();
    expect(await preview(accountId, 'Month,Payroll\nOct 2026,12.345\n')).toMatchObject({ acceptance: null });
    expect(await preview(accountId, 'Month,Payroll\nOct 2026,-\n')).toMatchObject({ acceptance: null, cells: [] });
  });
});
