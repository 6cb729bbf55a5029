import { ACME_TODAY, acme } from '@keelson/calculators/testing';
import type { inputsContract } from '@keelson/contracts/planning';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { type InputsSaved, planningStream } from '@keelson/domain/planning';
import type { FreshDatabase } from '@keelson/test-database';
import { sizeOf } from '@keelson/test-database/run';
import fc from 'fast-check';
import { customerOf } from '../testing/customer-of';
import { productDatabase } from '../testing/product-database';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { newAccountId, type TestIdentity } from '../testing/test-sessions';
import { PlanningModule } from './planning.module';

const NOW = new Date(`${ACME_TODAY}T12:00:00.000Z`);
const [nell, omar] = [newAccountId(), newAccountId()];

const SENT = {
  ...{ noOfMonthsThisYear: 7, salesYTD: 420_000.5, costOfSalesYTD: 168_000, payrollYTD: 0, overheadCostsYTD: -12.34 },
  ...{ noOfMonthsLastYear: 12, salesLastYear: 650_000, costOfSalesLastYear: 273_000.01, payrollCostLastYear: 165_000 },
  overheadCostsLastYear: 12_000_000,
};
const READ = {
  ...{ No_of_months_this_year: 7, sales_YTD: 420_000.5, cost_of_sales_YTD: 168_000, payroll_YTD: 0 },
  ...{ overhead_costs_YTD: -12.34, No_of_months_last_year: 12, sales_last_year: 650_000 },
  ...{ cost_of_sales_last_year: 273_000.01, payroll_cost_last_year: 165_000, overhead_costs_last_year: 12_000_000 },
};

interface Answered {
  readonly status: number;
  readonly code: string | undefined;
  readonly data: AnswerInputOf<typeof inputsContract>;
  readonly version: number | undefined;
  readonly errors: readonly { readonly path: string; readonly message: string }[] | undefined;
}

describe('what-if inputs', () => {
  let database: FreshDatabase;
  let api: TestApi;

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database, modules: [PlanningModule], clock: () => NOW });
    await database.admin(
      `INSERT INTO read_model.checkpoints (projection, kind, version, position)
       SELECT name, 'projection', 1, 1000000 FROM unnest(ARRAY['ledgers', 'what-if-inputs', 'partner-relations']) AS name`,
    );
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  /** A customer of Nell's, with these books. */
  const customerWith = async (books: object | null): Promise<string> => {
    const id = newAccountId();
    await database.admin(
      `INSERT INTO read_model.ledgers (account_id, books, import_status, company_name, version) VALUES ($1, $2, 'finished', 'Young Ltd', 1)`,
      [id, books && JSON.stringify(books)],
    );
    await customerOf(database, id, nell);
    return id;
  };
  const call = async (method: 'GET' | 'PUT', of: string, as: TestIdentity, sent?: object, ifMatch?: string) => {
    const { authorization } = api.sessions.introduce(as);
    const answer = await api.inject({
      ...{ method, url: `/api/v1/accounts/${of}/what-if-inputs` },
      headers: { authorization, ...(ifMatch !== undefined && { 'if-match': ifMatch }) },
      ...(sent && { payload: sent }),
    });
    const { code, data, meta, errors } = answer.json<Omit<Answered, 'status'> & { meta?: { version?: number } }>();
    return { status: answer.statusCode, code, data, version: meta?.version, errors } as Answered;
  };
  const owner = (id: string): TestIdentity => ({ kind: 'customer', accountId: id as never });
  const read = (id: string, as = owner(id)) => call('GET', id, as);
  const save = (id: string, sent: object = SENT, ifMatch?: string, as = owner(id)) =>
    call('PUT', id, as, sent, ifMatch);
  const eventsOf = async (id: string) => {
    const { store, codec } = api.services;
    return codec.decode<InputsSaved>(await store.readStream(planningStream(id)));
  };
  /** The row follows what was recorded. */
  const project = async (id: string): Promise<void> => {
    const events = await eventsOf(id);
    const { data } = events.at(-1)!;
    await database.admin('DELETE FROM read_model.what_if_inputs WHERE account_id = $1', [id]);
    await database.admin('INSERT INTO read_model.what_if_inputs VALUES ($1, $2, $3, $4)', [
      ...[id, JSON.stringify(data), events.length, NOW.toISOString()],
    ]);
  };

  it('[PLAN-07~] are empty before anything is typed, then read as they were typed, to the penny', async () => {
    const ann = await customerWith(null);
    const before = await read(ann);
    expect(before).toMatchObject({ status: 200, version: 0, data: { data_flag: 'NODATA', savedAt: null } });
    expect(new Set(Object.values(before.data.input_values))).toEqual(new Set([null]));
    expect(await save(ann)).toMatchObject({ status: 200, version: 1, data: { changed: true } });
    await project(ann);
    expect(await read(ann)).toMatchObject({
      version: 1,
      data: { data_flag: 'NODATA', informationFrom: null, input_values: READ, savedAt: NOW.toISOString() },
    });
    expect(await save(ann)).toMatchObject({ status: 200, version: 1, data: { changed: false } });
    expect(await eventsOf(ann)).toHaveLength(1);
  });

  it('are the same amounts when they are typed, stored and read back, whatever they are', async () => {
    const ann = await customerWith(null);
    const amount = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }).map((of) => of / 100);
    const months = fc.integer({ min: 0, max: 12 });
    const sent = fc.record({
      ...{ noOfMonthsThisYear: months, salesYTD: amount, costOfSalesYTD: amount, payrollYTD: amount },
      ...{ overheadCostsYTD: amount, noOfMonthsLastYear: months, salesLastYear: amount, costOfSalesLastYear: amount },
      ...{ payrollCostLastYear: amount, overheadCostsLastYear: amount },
    });
    await fc.assert(
      fc.asyncProperty(sent, async (figures) => {
        expect((await save(ann, figures)).status).toBe(200);
        await project(ann);
        const { input_values } = (await read(ann)).data;
        expect([input_values.sales_YTD, input_values.overhead_costs_last_year]).toEqual([
          figures.salesYTD,
          figures.overheadCostsLastYear,
        ]);
        expect(Object.values(input_values).sort()).toEqual(Object.values(figures).sort());
      }),
      { numRuns: Math.min(40, sizeOf('TYPED_ENTRIES')) },
    );
  });

  it('[PLAN-07~] refuse what is missing, no amount or no number of months, beside its field and in the specified words', async () => {
    const ann = await customerWith(null);
    const wrong = { ...SENT, noOfMonthsThisYear: 13, noOfMonthsLastYear: -1, salesYTD: null, payrollYTD: 0.001 };
    const { status, errors } = await save(ann, wrong);
    expect(status).toBe(400);
    expect(Object.fromEntries((errors ?? []).map(({ path, message }) => [path, message]))).toEqual({
      'body.noOfMonthsThisYear': 'Months should not be greater than 12',
      'body.noOfMonthsLastYear': 'Months should not be less than 0',
      'body.salesYTD': 'required !!',
      'body.payrollYTD': 'Enter whole pence at most',
    });
    expect((await save(ann, { ...SENT, noOfMonthsThisYear: 6.5 })).errors).toMatchObject([
      { message: 'Enter whole months, for example 7' },
    ]);
    expect(await eventsOf(ann)).toEqual([]);
  });

  it('[PLAN-07~] come from the books where these tell the years, and take nothing beside them', async () => {
    const ann = await customerWith(acme);
    await database.admin(`INSERT INTO read_model.what_if_inputs VALUES ($1, $2, 3, 'x')`, [
      ann,
      JSON.stringify({ thisYear: { months: 1 }, lastYear: { months: 1 } }),
    ]);
    const { data } = await read(ann);
    expect(data).toMatchObject({
      ...{ data_flag: 'DATA', informationFrom: 'xero', period1: false, savedAt: null },
      months: { thisYear: expect.arrayContaining(['2026-04', '2026-10']) as object },
      input_values: {
        ...{ No_of_months_this_year: 7, sales_YTD: 420_000, cost_of_sales_YTD: 168_000, payroll_YTD: 105_000 },
        ...{ overhead_costs_YTD: 84_000, No_of_months_last_year: 12, sales_last_year: 650_000 },
      },
    });
    expect(await save(ann)).toMatchObject({ status: 409, code: 'FIGURES_FROM_BOOKS' });
    expect(await eventsOf(ann)).toEqual([]);
  });

  it('say when another device saved meanwhile', async () => {
    const ann = await customerWith(null);
    expect((await save(ann, SENT, '"0"')).status).toBe(200);
    expect(await save(ann, { ...SENT, salesYTD: 1 }, '"0"')).toMatchObject({ status: 412, code: 'STALE_VERSION' });
    expect((await save(ann, { ...SENT, salesYTD: 1 }, '"1"')).status).toBe(200);
    expect((await eventsOf(ann)).map(({ data }) => data.thisYear.sales)).toEqual([42_000_050, 100]);
  });

  it('are read by those who read the figures, and changed by the owner alone', async () => {
    const [ann, bob] = [await customerWith(null), await customerWith(null)];
    await save(ann);
    await project(ann);
    for (const as of [{ kind: 'partner', accountId: nell }, { kind: 'superAdmin' }] as TestIdentity[]) {
      expect(await read(ann, as)).toMatchObject({ status: 200, data: { input_values: READ } });
      expect((await save(ann, SENT, undefined, as)).status).toBe(403);
    }
    expect((await read(ann, { kind: 'partner', accountId: omar })).status).toBe(404);
    expect((await read(ann, owner(bob))).status).toBe(404);
    expect((await read(ann, { kind: 'admin' })).status).toBe(403);
    expect((await save(ann, SENT, undefined, owner(bob))).status).toBe(404);
    expect(await eventsOf(bob)).toEqual([]);
  });
});
