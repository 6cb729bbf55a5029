import { ACME_TODAY, acme } from '@keelson/calculators/testing';
import { type CalculationSaved, calculationsStream } from '@keelson/domain/planning';
import type { FreshDatabase } from '@keelson/test-database';
import { ACME_DETAIL as SENT } from '../testing/acme-detail';
import { customerOf } from '../testing/customer-of';
import { productDatabase } from '../testing/product-database';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { newAccountId, type TestIdentity } from '../testing/test-sessions';
import { PlanningModule } from './planning.module';

const [nell, omar] = [newAccountId(), newAccountId()];
const MONTHS = ['2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'];

interface Answered {
  readonly status: number;
  readonly code: string | undefined;
  readonly responseMessage: string;
  readonly data: Readonly<Record<string, unknown>>;
}
type Changes = Readonly<Record<string, number | null>>;

/** What is sent with changes, by the codes of the accounts. */
const changed = (changes: Changes) => ({
  ...SENT,
  summaryDetaileAccountObject2: Object.fromEntries(
    Object.entries(SENT.summaryDetaileAccountObject2).map(([group, lines]) => [
      group,
      lines.map((line) => ({ ...line, changeBy: line.id in changes ? changes[line.id] : 0 })),
    ]),
  ),
});
/** Sales +5 %, cost of sales −2 %, salaries +3 %, advertising −12.5 %: but for the insurance as in formulas 5.14. */
const CHANGED = changed({ 'acc-200': 5, 'acc-310': -2, 'acc-477': 3, 'acc-400': -12.5 });
const SUMMARY = [
  ['Sales', 720_000, 36_000, 756_000, 5],
  ['Cost of Sales', 288_000, -5_760, 282_240, -2],
  ['Gross Margin', 432_000, 41_760, 473_760, 10],
  ['Payroll', 180_000, 5_400, 185_400, 3],
  ['Overheads', 144_000, -1_800, 142_200, -1],
  ['Profit Before Tax', 108_000, 38_160, 146_160, 35],
];

describe('the detailed profit and loss', () => {
  let database: FreshDatabase;
  let api: TestApi;
  let now = new Date();

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database, modules: [PlanningModule], clock: () => now });
    await database.admin(
      `INSERT INTO read_model.checkpoints (projection, kind, version, position) SELECT name, 'projection', 1, 1000000
       FROM unnest(ARRAY['ledgers', 'what-if-inputs', 'saved-calculations', 'partner-relations']) AS name`,
    );
  });
  beforeEach(() => {
    now = new Date(`${ACME_TODAY}T12:00:00.000Z`);
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  const keepBooks = (id: string, books: object | null) =>
    database.admin(
      `INSERT INTO read_model.ledgers (account_id, books, import_status, company_name, version) VALUES ($1, $2, 'finished', 'Young Ltd', 1)
       ON CONFLICT (account_id) DO UPDATE SET books = excluded.books`,
      [id, books && JSON.stringify(books)],
    );
  /** A customer of Nell's, with these books. */
  const customerWith = async (books: object | null = acme): Promise<string> => {
    const id = newAccountId();
    await keepBooks(id, books);
    await customerOf(database, id, nell);
    return id;
  };
  const owner = (id: string): TestIdentity => ({ kind: 'customer', accountId: id as never });
  const partner: TestIdentity = { kind: 'partner', accountId: nell };
  const call = async (method: 'GET' | 'POST', url: string, as: TestIdentity, sent?: object): Promise<Answered> => {
    const { authorization } = api.sessions.introduce(as);
    const answer = await api.inject({
      ...{ method, url: `/api/v1/accounts/${url}`, headers: { authorization } },
      ...(sent && { payload: sent }),
    });
    return { ...answer.json<Omit<Answered, 'status'>>(), status: answer.statusCode };
  };
  const read = (id: string, as = owner(id)) => call('GET', `${id}/detailed-profit-and-loss`, as);
  const calculate = (id: string, sent: object = CHANGED, as = owner(id)) =>
    call('POST', `${id}/detailed-profit-and-loss/calculation`, as, sent);
  const save = (id: string, sent: object = CHANGED, as = owner(id)) =>
    call('POST', `${id}/detailed-profit-and-loss`, as, sent);
  const datesOf = (list: string, as: TestIdentity) =>
    call('GET', `${list}/saved-calculations/detailedProfitAndLoss`, as);
  const reopen = (list: string, storedDate: string, as: TestIdentity) =>
    call('GET', `${list}/detailed-profit-and-loss?created=${encodeURIComponent(storedDate)}`, as);
  const eventsOf = async (id: string) => {
    const { store, codec } = api.services;
    return codec.decode<CalculationSaved>(await store.readStream(calculationsStream(id)));
  };
  /** The rows follow what was recorded. */
  const project = async (id: string): Promise<void> => {
    await database.admin('DELETE FROM read_model.saved_calculations WHERE account_id = $1', [id]);
    for (const { data } of await eventsOf(id)) {
      const { tool, savedBy, savedAt, name, ...kept } = data;
      await database.admin('INSERT INTO read_model.saved_calculations VALUES ($1, $2, $3, $4, $5, $6, $7)', [
        ...[`${id} ${tool} ${savedBy} ${savedAt}`, id, tool, savedBy, savedAt, name, JSON.stringify(kept)],
      ]);
    }
  };
  const summaryIn = ({ data }: Answered) =>
    (data['summary'] as Record<string, number>[]).map((row) => [
      ...[row['accountName'], row['totalAnnualizedValue'], row['totalImpact'], row['totalResultingPL']],
      row['totalChangeByPercentage'],
    ]);
  const linesIn = ({ data }: Answered, group: string) =>
    (data['account'] as Record<string, Record<string, number>[]>)[group]!.map((line) => [
      ...[line['id'], line['cummulativePLValue'], line['annualised'], line['changeBy'], line['impact']],
      line['resultingPAndL'],
    ]);

  it('[DPL-01~, DPL-02~] lists the accounts of the books in four groups, as a year, with nothing changed', async () => {
    const answer = await read(await customerWith());
    expect(answer).toMatchObject({
      status: 200,
      data: {
        ...{ companyName: 'Acme', informationFrom: 'xero', linesFrom: 'books', noOfMonthsThisYear: 7, otherIncome: 0 },
        ...{ months: MONTHS, period1: false, saved: null },
      },
    });
    expect(linesIn(answer, 'overheads')).toEqual([
      ['acc-400', 8_400, 14_400, 0, 0, 14_400],
      ['acc-469', 75_600, 129_600, 0, 0, 129_600],
    ]);
    expect(summaryIn(answer).map(([name, annualised]) => [name, annualised])).toEqual(
      SUMMARY.map(([name, annualised]) => [name, annualised]),
    );
  });

  it('[DPL-02~] tells what each account came to month by month, which what is typed or saved as a sum does not have', async () => {
    const ann = await customerWith();
    const monthlyIn = ({ data }: Answered, group: string) =>
      (data['account'] as Record<string, { id: string; monthly: (number | null)[] }[]>)[group]!.map((line) => [
        ...[line.id, line.monthly],
      ]);
    const live = await read(ann);
    expect(live.data).toMatchObject({ months: MONTHS, yearStart: '2026-04' });
    expect(monthlyIn(live, 'overheads')).toEqual([
      ['acc-400', MONTHS.map(() => 1_200)],
      ['acc-469', [5_800, 15_800, 8_100, 13_500, 9_900, 11_700, 10_800]],
    ]);
    // As clients do that send back what they were told.
    const { account: summaryDetaileAccountObject2, noOfMonthsThisYear, otherIncome } = live.data;
    const { data } = await save(ann, { summaryDetaileAccountObject2, noOfMonthsThisYear, otherIncome });
    await project(ann);
    const saved = await reopen(ann, String(data['storedDate']), owner(ann));
    expect(saved.data).toMatchObject({ months: MONTHS, yearStart: null });
    expect(monthlyIn(saved, 'overheads').map(([, monthly]) => monthly)).toEqual([[], []]);
  });

  it('[DPL-03~] computes accounts and summary: one decimal, an empty box as 0, a total in whole percent', async () => {
    const ann = await customerWith();
    const answer = await calculate(ann);
    expect(answer.status).toBe(200);
    expect(summaryIn(answer)).toEqual(SUMMARY);
    const uneven = await calculate(ann, changed({ 'acc-400': 12.34, 'acc-469': null }));
    expect(linesIn(uneven, 'overheads').map((line) => line.slice(3))).toEqual([
      [12.3, 1_771.2, 16_171.2],
      [0, 0, 129_600],
    ]);
    expect(summaryIn(uneven)[4]).toEqual(['Overheads', 144_000, 1_771.2, 145_771.2, 1]);
  });

  it.each([
    [1_000.1, 'Enter −1,000 to 1,000 percent'],
    [-1_000.1, 'Enter −1,000 to 1,000 percent'],
    ['12.5', 'A number with one decimal, such as −12.5'],
  ])('refuses a change by %s beside its account', async (changeBy, message) => {
    const answer = await save(await customerWith(), changed({ 'acc-477': changeBy as never }));
    const path = 'body.summaryDetaileAccountObject2.payroll.0.changeBy';
    expect(answer).toMatchObject({ status: 400, errors: [{ path, message }] });
  });

  it('[DPL-05] takes the accounts of the last import first, what was typed where there are none, and has no data otherwise', async () => {
    const young = await customerWith(null);
    expect((await read(young)).data).toMatchObject({ linesFrom: null, months: [], summary: [], noOfMonthsThisYear: 0 });
    expect(await save(young)).toMatchObject({ status: 409, code: 'FIGURES_UNKNOWN' });
    expect(await calculate(young)).toMatchObject({ status: 409, code: 'FIGURES_UNKNOWN' });
    const year = { months: 6, sales: 300_000, costOfSales: 100_000, payroll: 50_000, overheads: 20_000 };
    const imported = await customerWith();
    for (const account of [young, imported])
      await database.admin(
        `INSERT INTO read_model.what_if_inputs (account_id, inputs, version, saved_at) VALUES ($1, $2, 1, $3)`,
        [...[account, JSON.stringify({ thisYear: year, lastYear: year }), now.toISOString()]],
      );
    expect((await read(imported)).data).toMatchObject({ linesFrom: 'books', noOfMonthsThisYear: 7 });
    const typed = await read(young);
    expect(typed.data).toMatchObject({
      ...{ linesFrom: 'typed', months: [], yearStart: null, noOfMonthsThisYear: 6, otherIncome: 0 },
      account: { salesRevenueIncome: [{ monthly: [] }] },
    });
    expect(linesIn(typed, 'salesRevenueIncome')).toEqual([['sales', 3_000, 6_000, 0, 0, 6_000]]);
    expect(summaryIn(typed).at(-1)).toEqual(['Profit Before Tax', 2_600, 0, 2_600, 0]);
  });

  it('saves no figures that nobody has: what was shown must be what the books say now', async () => {
    const ann = await customerWith();
    const { payroll, ...groups } = SENT.summaryDetaileAccountObject2;
    const raised = payroll.map((line) => ({ ...line, cummulativePLValue: 1 }));
    for (const wrong of [
      { ...SENT, otherIncome: 1 },
      { ...SENT, noOfMonthsThisYear: 6 },
      { ...SENT, summaryDetaileAccountObject2: { ...groups, payroll: [] } },
      { ...SENT, summaryDetaileAccountObject2: { ...groups, payroll: raised } },
    ]) {
      expect(await save(ann, wrong)).toMatchObject({ status: 409, code: 'FIGURES_CHANGED' });
      expect(await calculate(ann, wrong)).toMatchObject({ status: 409, code: 'FIGURES_CHANGED' });
    }
    expect(await eventsOf(ann)).toEqual([]);
  });

  it('[BEYOND-11~] saves what it computed itself, and reopens it to the penny after the books have changed', async () => {
    const ann = await customerWith();
    const told = { totalImpact: 1, totalAnnualizedValue: 1, totalResultingPL: 1, totalChangeByPercentage: 1 };
    const summaryDetaileSummaryObject1 = [{ id: 'sales', accountName: 'Sales', ...told }];
    const { data } = await save(ann, { ...CHANGED, summaryDetaileSummaryObject1, userId: 'ann', name: ' Spring ' });
    expect(data).toEqual({ saved: true, storedDate: now.toISOString() });
    const [event] = await eventsOf(ann);
    expect(event?.data).toMatchObject({
      ...{ tool: 'detailedProfitAndLoss', savedBy: 'owner', name: 'Spring', formulaVersion: 1, months: MONTHS },
      inputs: { 'acc-200': 5, 'acc-310': -2, 'acc-477': 3, 'acc-400': -12.5 },
      results: { summary: { profitBeforeTax: { resulting: 14_616_000, changeBy: 35 } } },
    });
    expect(event?.data.importIds).toContain('import-2026-10');
    await project(ann);
    await keepBooks(ann, { ...acme, months: acme.months.slice(0, -3) });
    const reopened = await reopen(ann, String(data['storedDate']), owner(ann));
    expect(reopened.data).toMatchObject({
      ...{ noOfMonthsThisYear: 7, months: MONTHS, linesFrom: 'books' },
      saved: { name: 'Spring', savedBy: 'owner', formulaVersion: 1, reopened: 'equal' },
    });
    expect(summaryIn(reopened)).toEqual(SUMMARY);
    expect(linesIn(reopened, 'overheads')[0]).toEqual(['acc-400', 8_400, 14_400, -12.5, -1_800, 12_600]);
  });

  it('says of one whose formula is gone, or that comes out otherwise, what was saved then', async () => {
    const ann = await customerWith();
    const { data } = await save(ann);
    await project(ann);
    const change = (path: string, value: string) =>
      database.admin(
        `UPDATE read_model.saved_calculations SET kept = jsonb_set(kept::jsonb, $2, $3)::json WHERE account_id = $1`,
        [...[ann, path, value]],
      );
    await change('{results,summary,profitBeforeTax,resulting}', '14616001');
    const different = await reopen(ann, String(data['storedDate']), owner(ann));
    expect(different.data).toMatchObject({ saved: { reopened: 'different' } });
    expect(summaryIn(different)).toEqual([
      ...SUMMARY.slice(0, -1),
      ['Profit Before Tax', 108_000, 38_160, 146_160.01, 35],
    ]);
    await change('{formulaVersion}', '99');
    const gone = await reopen(ann, String(data['storedDate']), owner(ann));
    expect(gone.data).toMatchObject({ saved: { reopened: 'formulaGone', formulaVersion: 99 } });
    expect(linesIn(gone, 'overheads')[0]).toEqual(['acc-400', 8_400, 14_400, -12.5, -1_800, 12_600]);
  });

  it('[DPL-06~][LIMIT-05~] lets exactly ten of fifty through that are saved at once, and answers the others with 200', async () => {
    const ann = await customerWith();
    const answers = await Promise.all(Array.from({ length: 50 }, () => save(ann)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await eventsOf(ann)).toHaveLength(10);
    const limited = answers.filter(({ responseMessage }) => responseMessage === 'limit reached');
    expect(limited).toHaveLength(40);
    expect(limited[0]?.data).toEqual({ saved: false, storedDate: null });
    expect((await save(ann, CHANGED, partner)).data).toMatchObject({ saved: true });
  });

  it('[DPL-06~] lists what the owner and what the partner saved apart', async () => {
    const ann = await customerWith();
    await save(ann, { ...CHANGED, name: 'First' });
    await call('POST', `${ann}/detailed-profit-and-loss?isChannelPartner=true`, partner, changed({ 'acc-200': 1 }));
    await project(ann);
    const storedDate = now.toISOString();
    for (const as of [owner(ann), partner, { kind: 'superAdmin' } as TestIdentity]) {
      expect((await datesOf(ann, as)).data).toEqual({ savedBy: 'owner', dates: [{ storedDate, name: 'First' }] });
      expect((await datesOf(`${ann}cp`, as)).data).toEqual({ savedBy: 'partner', dates: [{ storedDate, name: '' }] });
      const ofPartner = await reopen(`${ann}cp`, storedDate, as);
      expect(summaryIn(ofPartner)[0]).toEqual(['Sales', 720_000, 7_200, 727_200, 1]);
      expect(ofPartner.data).toMatchObject({ saved: { savedBy: 'partner' } });
    }
    expect(await reopen(ann, '2026-01-01T00:00:00.000Z', owner(ann))).toMatchObject({ code: 'SAVED_NOT_FOUND' });
  });

  it('[ROLE-02~] is worked with by owner and own partner, read by super admins, and closed to everybody else', async () => {
    const [ann, bob] = [await customerWith(), await customerWith()];
    await save(ann);
    await project(ann);
    const superAdmin: TestIdentity = { kind: 'superAdmin' };
    const acting: TestIdentity = { kind: 'superAdmin', actingAs: ann as never };
    for (const as of [superAdmin, acting, { kind: 'admin' } as TestIdentity]) {
      expect((await save(ann, CHANGED, as)).status).toBe(403);
      expect((await calculate(ann, CHANGED, as)).status).toBe(403);
    }
    expect([(await read(ann, superAdmin)).status, (await read(ann, acting)).status]).toEqual([200, 200]);
    const strangers: TestIdentity[] = [owner(bob), { kind: 'partner', accountId: omar }];
    for (const as of strangers) {
      for (const answer of [await read(ann, as), await datesOf(ann, as), await reopen(ann, now.toISOString(), as)])
        expect(answer.status).toBe(404);
      expect((await save(ann, CHANGED, as)).status).toBe(404);
      expect((await calculate(ann, CHANGED, as)).status).toBe(404);
    }
    const basic: TestIdentity = { ...owner(ann), standing: 'basic' };
    for (const answer of [
      await read(ann, basic),
      await save(ann, CHANGED, basic),
      await calculate(ann, CHANGED, basic),
    ])
      expect(answer.status).toBe(403);
    await save(ann, CHANGED, partner);
    const last = (await eventsOf(ann)).at(-1);
    expect([last?.metadata.actor, last?.metadata.subjectId]).toEqual([{ kind: 'partner', id: nell }, ann]);
    expect(await eventsOf(bob)).toEqual([]);
  });
});
