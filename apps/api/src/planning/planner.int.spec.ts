import { ACME_TODAY, acme } from '@keelson/calculators/testing';
import { type CalculationSaved, calculationsStream } from '@keelson/domain/planning';
import type { FreshDatabase } from '@keelson/test-database';
import { ACME_PLAN as SENT, ACME_PLAN_BASE as BASE } from '../testing/acme-plan';
import { customerOf } from '../testing/customer-of';
import { productDatabase } from '../testing/product-database';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { newAccountId, type TestIdentity } from '../testing/test-sessions';
import { PlanningModule } from './planning.module';

const [nell, omar] = [newAccountId(), newAccountId()];
const about = (value: number, places = 2) => expect.closeTo(value, places) as number;
const row = (previousYear: number, projectedCurrentYear: number, impact: number) => ({
  ...{ previousYear: about(previousYear, 1), projectedCurrentYear: about(projectedCurrentYear, 1) },
  impact: about(impact, 1),
});
/** The example of formulas 5.13. */
const RESULTS = {
  ...{
    total_cost_of_sales: row(42, 40, 38.04),
    gross_margin: row(58, 60, 61.96),
    total_payroll: row(25.38, 25, 24.28),
  },
  ...{ total_overheads: row(21.54, 20, 16.81), profit_before_tax: row(11.08, 15, 20.88) },
  profit_before_tax_amount: row(72_000, 108_000, 160_992),
  last_year_annualized_values: {
    ...{ sales: 650_000, cost_of_sales: 273_000, payroll: 165_000, overheads: 140_000, profit_before_tax: 72_000 },
  },
  update_calculated_values: {
    changed_slider_values: { price: 2, sales: 5, costOfSales: -3, payroll: 4, overheads: -10 },
    revised_values: {
      ...{ sales: 771_120, cost_of_sales: 293_328, payroll: 187_200, overheads: 129_600, profit_before_tax: 160_992 },
    },
    pie_chart_values: {
      ...{ 'Sales Growth': 21_600, 'Price Increase': 15_120, 'Cost of Sales Reduction': 9_072 },
      ...{ 'Payroll Reduction': -7_200, 'Overhead Reduction': 14_400 },
    },
    ...{ total_profit_and_loss_changes_by: 52_992, EBITDA: 160_992 },
  },
};
const SLIDERS = {
  ...{ currentPrice: 2, currentSales: 5, currentCostOfSales: -3, currentPayroll: 4, currentOverheads: -10 },
};
const TYPED = {
  thisYear: { months: 7, sales: 42_000_000, costOfSales: 16_800_000, payroll: 10_500_000, overheads: 8_400_000 },
  lastYear: { months: 12, sales: 65_000_000, costOfSales: 27_300_000, payroll: 16_500_000, overheads: 14_000_000 },
};

interface Answered {
  readonly status: number;
  readonly code: string | undefined;
  readonly responseMessage: string;
  readonly data: Readonly<Record<string, unknown>>;
}

describe('the What-If Scenario Planner', () => {
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
  const keepTyped = (id: string, inputs: object) =>
    database.admin(
      `INSERT INTO read_model.what_if_inputs VALUES ($1, $2, 1, '2026-11-01T09:00:00.000Z')
       ON CONFLICT (account_id) DO UPDATE SET inputs = excluded.inputs`,
      [id, JSON.stringify(inputs)],
    );
  /** A customer of Nell's, with these books. */
  const customerWith = async (books: object | null = acme): Promise<string> => {
    const id = newAccountId();
    await keepBooks(id, books);
    await customerOf(database, id, nell);
    return id;
  };
  const customerWhoTyped = async (inputs: object = TYPED): Promise<string> => {
    const id = await customerWith(null);
    await keepTyped(id, inputs);
    return id;
  };
  const owner = (id: string): TestIdentity => ({ kind: 'customer', accountId: id as never });
  const partner: TestIdentity = { kind: 'partner', accountId: nell };
  const superAdmin: TestIdentity = { kind: 'superAdmin' };
  const call = async (method: 'GET' | 'POST', url: string, as: TestIdentity, sent?: object): Promise<Answered> => {
    const { authorization } = api.sessions.introduce(as);
    const answer = await api.inject({
      ...{ method, url: `/api/v1/accounts/${url}`, headers: { authorization } },
      ...(sent && { payload: sent }),
    });
    return { ...answer.json<Omit<Answered, 'status'>>(), status: answer.statusCode };
  };
  const read = (id: string, as = owner(id)) => call('GET', `${id}/what-if-planner`, as);
  const cutDown = (id: string, as = owner(id)) => call('GET', `${id}/what-if-planner/cut-down`, as);
  const calculate = (id: string, sent: object = SENT, as = owner(id)) =>
    call('POST', `${id}/what-if-planner/calculation`, as, sent);
  const save = (id: string, sent: object = SENT, as = owner(id)) => call('POST', `${id}/what-if-planner`, as, sent);
  const datesOf = (list: string, as: TestIdentity) => call('GET', `${list}/saved-calculations/planner`, as);
  const reopen = (list: string, storedDate: unknown, as: TestIdentity) =>
    call('GET', `${list}/what-if-planner?created=${encodeURIComponent(String(storedDate))}`, as);
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

  it('starts from the books, with nothing changed', async () => {
    const ann = await customerWith();
    expect(await read(ann)).toMatchObject({
      status: 200,
      data: {
        ...{ ...BASE, figuresFrom: 'books', informationFrom: 'xero', companyName: 'Acme', period1: false, saved: null },
        ...{ currentPrice: 0, currentSales: 0, currentCostOfSales: 0, currentPayroll: 0, currentOverheads: 0 },
        calculation: { profit_before_tax_amount: row(72_000, 108_000, 108_000) },
        months: ['2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'],
      },
    });
  });

  it('[PLAN-03~, PLAN-04~] computes the example of formulas 5.13, from books and from typed figures alike', async () => {
    const [ann, typist] = [await customerWith(), await customerWhoTyped()];
    expect(await calculate(ann)).toMatchObject({ status: 200, data: RESULTS });
    expect((await read(typist)).data).toMatchObject({ figuresFrom: 'typed', months: [], salesYTD: 420_000 });
    const typed = { ...SENT, depreciationAndInterestYTD: null };
    expect(await calculate(typist, typed)).toMatchObject({ status: 200, data: RESULTS });
    expect((await save(typist, typed)).data).toMatchObject({ saved: true });
    expect((await eventsOf(typist))[0]?.data).toMatchObject({
      importIds: [],
      months: [],
      results: { ebitda: 16_099_200 },
    });
    await project(typist);
    const reopened = await reopen(typist, now.toISOString(), owner(typist));
    expect(reopened.data).toMatchObject({ figuresFrom: 'typed', saved: { reopened: 'equal' } });
  });

  it('[PLAN-06~] shows an example where there are neither books nor typed figures, which cannot be saved', async () => {
    const young = await customerWith(null);
    const { data } = await read(young);
    expect(data).toMatchObject({ figuresFrom: 'example', salesYTD: 420_000, months: [], informationFrom: null });
    const shown = Object.fromEntries(Object.keys(BASE).map((name) => [name, data[name]]));
    for (const answer of [
      await save(young, { ...shown, ...SLIDERS }),
      await calculate(young, { ...shown, ...SLIDERS }),
    ])
      expect(answer).toMatchObject({ status: 409, code: 'FIGURES_UNKNOWN' });
    expect(await eventsOf(young)).toEqual([]);
  });

  it('[PLAN-08~] has no data where the typed figures have no month', async () => {
    const young = await customerWhoTyped({ ...TYPED, thisYear: { ...TYPED.thisYear, months: 0 } });
    expect((await read(young)).data).toMatchObject({ figuresFrom: 'typed', noOfMonthsThisYear: 0, calculation: null });
    const shown = { ...SENT, noOfMonthsThisYear: 0, depreciationAndInterestYTD: null };
    expect(await save(young, shown)).toMatchObject({ status: 409, code: 'FIGURES_UNKNOWN' });
  });

  it('is of the year just completed while no month of the new one is over (4.69)', async () => {
    const ann = await customerWith();
    now = new Date('2026-04-20T12:00:00.000Z');
    expect((await read(ann)).data).toMatchObject({ period1: true, noOfMonthsThisYear: 12, salesYTD: 650_000 });
  });

  it.each([
    [{ currentPrice: -100 }, 'Cannot Compute'],
    [{ currentOverheads: 1_001 }, 'Enter whole percent, from −100 to 1,000'],
    [{ currentSales: 0.5 }, 'Enter whole percent, from −100 to 1,000'],
    [{ currentSales: '5' }, 'Enter a number, for example 20'],
    [{ name: 'x'.repeat(61) }, 'Enter at most 60 characters'],
  ])('[PLAN-01~] refuses %j beside its field', async (wrong, message) => {
    const answer = await save(await customerWith(), { ...SENT, ...wrong });
    expect(answer).toMatchObject({ status: 400, errors: [{ path: `body.${Object.keys(wrong)[0]}`, message }] });
  });

  it('[BEYOND-11~] saves what it computed itself, and reopens it to the penny after books and day have changed', async () => {
    const ann = await customerWith();
    const { data } = await save(ann, { ...SENT, name: ' Trim overheads ' });
    expect(data).toEqual({ saved: true, storedDate: now.toISOString() });
    const [event] = await eventsOf(ann);
    expect(event?.data).toMatchObject({
      ...{ tool: 'planner', savedBy: 'owner', name: 'Trim overheads', formulaVersion: 1, balanceMonth: null },
      base: { thisYear: { months: 7, sales: 42_000_000 }, lastYear: { months: 12 }, addedBack: 0 },
      results: { profitBeforeTax: 16_099_200, change: 5_299_200 },
    });
    expect(event?.data.importIds).toContain('import-2026-10');
    await project(ann);
    await keepBooks(ann, { ...acme, months: acme.months.filter((of) => of.month < '2026-07') });
    now = new Date('2027-02-01T12:00:00.000Z');
    expect((await read(ann)).data).not.toMatchObject(BASE);
    expect((await reopen(ann, data['storedDate'], owner(ann))).data).toMatchObject({
      ...{ ...BASE, ...SLIDERS, calculation: RESULTS, figuresFrom: 'books' },
      saved: { name: 'Trim overheads', savedBy: 'owner', formulaVersion: 1, reopened: 'equal' },
    });
  });

  it('shows of a saved plan whose formula is gone, or that comes out otherwise, what was saved then', async () => {
    const ann = await customerWith();
    const { data } = await save(ann);
    await project(ann);
    const change = (path: string, value: string) =>
      database.admin(
        `UPDATE read_model.saved_calculations SET kept = jsonb_set(kept::jsonb, $2, $3)::json WHERE account_id = $1`,
        [ann, path, value],
      );
    await change('{results,profitBeforeTax}', '16099201');
    const shown = { calculation: { profit_before_tax_amount: { impact: 160_992.01 } } };
    const open = async () => (await reopen(ann, data['storedDate'], owner(ann))).data;
    expect(await open()).toMatchObject({ ...shown, saved: { reopened: 'different' } });
    await change('{formulaVersion}', '99');
    expect(await open()).toMatchObject({ ...shown, saved: { reopened: 'formulaGone', formulaVersion: 99 } });
  });

  it('saves no figures that nobody has, and nothing that is not changed', async () => {
    const ann = await customerWith();
    for (const wrong of [{ salesYTD: 999_999 }, { noOfMonthsLastYear: 11 }, { depreciationAndInterestYTD: null }]) {
      expect(await save(ann, { ...SENT, ...wrong })).toMatchObject({ status: 409, code: 'FIGURES_CHANGED' });
      expect(await calculate(ann, { ...SENT, ...wrong })).toMatchObject({ status: 409, code: 'FIGURES_CHANGED' });
    }
    const still = { currentPrice: 0, currentSales: 0, currentCostOfSales: 0, currentPayroll: 0, currentOverheads: 0 };
    expect(await save(ann, { ...SENT, ...still })).toMatchObject({ status: 409, code: 'NOTHING_CHANGED' });
    expect(await eventsOf(ann)).toEqual([]);
  });

  it.each([
    ['on an ordinary day', `${ACME_TODAY}T12:00:00.000Z`, `${ACME_TODAY}T23:59:59.999Z`],
    ['when clocks go forward', '2027-03-28T00:30:00.000Z', '2027-03-28T22:59:59.999Z'],
    ['when clocks go back', '2026-10-24T23:00:00.000Z', '2026-10-25T23:59:59.999Z'],
  ])(
    '[LIMIT-05] lets exactly ten of fifty through that are saved at once, %s, and ten more from midnight in London',
    async (_, at, lastInstant) => {
      const ann = await customerWith();
      /** What the page shows on the day, with the sliders moved. */
      const sentNow = async (): Promise<object> => {
        const { data: shown } = await read(ann);
        return { ...Object.fromEntries(Object.keys(BASE).map((name) => [name, shown[name]])), ...SLIDERS };
      };
      const fiftyAt = async (instant: Date): Promise<number> => {
        now = instant;
        const sent = await sentNow();
        const answers = await Promise.all(Array.from({ length: 50 }, () => save(ann, sent)));
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
        const limited = answers.filter(({ responseMessage }) => responseMessage === 'limit reached');
        const saved = answers.filter(({ data }) => data['saved'] === true);
        expect(saved.length + limited.length).toBe(50);
        return saved.length;
      };
      expect(await fiftyAt(new Date(at))).toBe(10);
      expect(await fiftyAt(new Date(lastInstant))).toBe(0);
      expect(await fiftyAt(new Date(Date.parse(lastInstant) + 1))).toBe(10);
      expect((await eventsOf(ann)).filter(({ data }) => data.savedBy === 'owner')).toHaveLength(20);
      expect((await save(ann, await sentNow(), partner)).data).toMatchObject({ saved: true });
    },
  );

  it('[PLAN-05~] lists what the owner and what the partner saved apart, the newest first', async () => {
    const ann = await customerWith();
    await save(ann, { ...SENT, name: 'First' });
    now = new Date(now.getTime() + 60_000);
    await save(ann, { ...SENT, currentPrice: 3 });
    await call('POST', `${ann}/what-if-planner?isChannelPartner=true`, partner, { ...SENT, currentPrice: 4 });
    await project(ann);
    const [first, second] = [`${ACME_TODAY}T12:00:00.000Z`, `${ACME_TODAY}T12:01:00.000Z`];
    for (const as of [owner(ann), partner, superAdmin]) {
      expect((await datesOf(ann, as)).data).toEqual({
        savedBy: 'owner',
        dates: [second, first].map((storedDate) => ({ storedDate, name: storedDate === first ? 'First' : '' })),
      });
      expect((await datesOf(`${ann}cp`, as)).data).toMatchObject({
        savedBy: 'partner',
        dates: [{ storedDate: second }],
      });
      expect((await reopen(`${ann}cp`, second, as)).data).toMatchObject({
        currentPrice: 4,
        saved: { savedBy: 'partner' },
      });
      expect((await reopen(ann, second, as)).data).toMatchObject({ currentPrice: 3, saved: { savedBy: 'owner' } });
      expect(await reopen(`${ann}cp`, first, as)).toMatchObject({ status: 404, code: 'SAVED_NOT_FOUND' });
    }
  });

  it('[ROLE-02~] is worked with by owner and own partner, read by super admins, and closed to everybody else', async () => {
    const [ann, bob] = [await customerWith(), await customerWith()];
    await save(ann);
    await project(ann);
    const acting: TestIdentity = { kind: 'superAdmin', actingAs: ann as never };
    for (const as of [superAdmin, acting, { kind: 'admin' } as TestIdentity]) {
      expect((await save(ann, SENT, as)).status).toBe(403);
      expect((await calculate(ann, SENT, as)).status).toBe(403);
    }
    expect([(await read(ann, superAdmin)).status, (await read(ann, acting)).status]).toEqual([200, 200]);
    const strangers: TestIdentity[] = [owner(bob), { kind: 'partner', accountId: omar }];
    for (const as of strangers) {
      const asked = [
        await read(ann, as),
        await datesOf(ann, as),
        await save(ann, SENT, as),
        await calculate(ann, SENT, as),
      ];
      for (const answer of [...asked, await reopen(ann, `${ACME_TODAY}T12:00:00.000Z`, as)])
        expect(answer.status).toBe(404);
    }
    expect((await cutDown(ann, owner(bob))).status).toBe(404);
    for (const as of [partner, superAdmin]) expect((await cutDown(ann, as)).status).toBe(403);
    expect((await save(ann, SENT, partner)).data).toMatchObject({ saved: true });
    const last = (await eventsOf(ann)).at(-1);
    expect([last?.metadata.actor, last?.metadata.subjectId, last?.data.savedBy]).toEqual([
      ...[{ kind: 'partner', id: nell }, ann, 'partner'],
    ]);
    expect(await eventsOf(bob)).toEqual([]);
  });

  it('[PLAN-06~] gives accounts without a plan this year alone, its payroll and overheads as one sum', async () => {
    const ann = await customerWith();
    const basic: TestIdentity = { ...owner(ann), standing: 'basic' };
    for (const answer of [await read(ann, basic), await save(ann, SENT, basic), await calculate(ann, SENT, basic)])
      expect(answer.status).toBe(403);
    expect((await cutDown(ann, basic)).data).toEqual({
      ...{ companyName: 'Acme', figuresFrom: 'books', period1: false, noOfMonthsThisYear: 7 },
      ...{ salesYTD: 420_000, costOfSalesYTD: 168_000, otherCostsYTD: 189_000 },
      months: ['2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'],
    });
  });
});
