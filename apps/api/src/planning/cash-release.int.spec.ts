import { ACME_TODAY, acme } from '@keelson/calculators/testing';
import { addMonths, month } from '@keelson/kernel';
import { calculationMessages as texts } from '@keelson/contracts/planning';
import { type CalculationSaved, calculationsStream } from '@keelson/domain/planning';
import type { FreshDatabase } from '@keelson/test-database';
import { ACME_CASH_BASE as BASE, ACME_CASH_RELEASE } from '../testing/acme-cash-release';
import { customerOf } from '../testing/customer-of';
import { productDatabase } from '../testing/product-database';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { newAccountId, type TestIdentity } from '../testing/test-sessions';
import { PlanningModule } from './planning.module';

const [nell, omar] = [newAccountId(), newAccountId()];
const INPUTS = { increaseSTockTurnByPercentage: 20, targetDebtorDays: 40, negotiate60DayTerms: 45 };
const SENT = { ...ACME_CASH_RELEASE, username: 'ann@example.com' };
const about = (value: number) => expect.closeTo(value, 2) as number;
const RESULTS = {
  ...{ totalPotentialCashReleased: about(38_227.4), cashReleasedInstock: about(6_000), revisedStock: about(30_000) },
  ...{ cashReleasedInTradeDebtors: about(13_315.07), revisedDebtors: about(94_684.93), revisedStockTurn: about(9.6) },
  ...{ cashReleasedInTradeCreditors: about(18_912.33), revisedCreditor: about(63_912.33) },
};

interface Answered {
  readonly status: number;
  readonly code: string | undefined;
  readonly responseMessage: string;
  readonly data: Readonly<Record<string, unknown>>;
}

describe('cash release', () => {
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
  const read = (id: string, as = owner(id)) => call('GET', `${id}/cash-release`, as);
  const calculate = (id: string, sent: object = SENT, as = owner(id)) =>
    call('POST', `${id}/cash-release/calculation`, as, sent);
  const save = (id: string, sent: object = SENT, as = owner(id)) => call('POST', `${id}/cash-release`, as, sent);
  const datesOf = (list: string, as: TestIdentity) => call('GET', `${list}/saved-calculations/cashRelease`, as);
  const reopen = (list: string, storedDate: string, as: TestIdentity) =>
    call('GET', `${list}/cash-release?created=${encodeURIComponent(storedDate)}`, as);
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
  const withDays = (targetDebtorDays: number) => ({ ...SENT, targetDebtorDays });

  it('[CASH-02~] starts from the books, with nothing changed', async () => {
    const ann = await customerWith();
    expect(await read(ann)).toMatchObject({
      status: 200,
      data: {
        ...{ ...BASE, informationFrom: 'xero', companyName: 'Acme', balanceMonth: '2026-10', period1: false },
        ...{ increaseSTockTurnByPercentage: 0, targetDebtorDays: 0, negotiate60DayTerms: 0, saved: null },
        ...{ totalPotentialCashReleased: 0, revisedStock: 36_000, revisedStockTurn: 8 },
        months: ['2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'],
      },
    });
  });

  it('[CASH-03~] computes the example of formulas 5.12, and refuses what nobody changed or knows', async () => {
    const ann = await customerWith();
    expect(await calculate(ann)).toMatchObject({ status: 200, data: RESULTS });
    const none = { increaseSTockTurnByPercentage: 0, targetDebtorDays: 0, negotiate60DayTerms: 0 };
    expect(await calculate(ann, { ...SENT, ...none })).toMatchObject({ status: 409, code: 'NOTHING_CHANGED' });
    const unsure = await customerWith({ ...acme, vatMultiplier: null });
    const asShown = { ...SENT, vatRatio: null };
    expect(await calculate(unsure, asShown)).toMatchObject({ status: 409, code: 'FIGURES_UNKNOWN' });
    expect(await save(unsure, asShown)).toMatchObject({ status: 409, code: 'FIGURES_UNKNOWN' });
  });

  it('has no data before there are books, and none of balances that were never imported', async () => {
    for (const books of [null, { ...acme, months: [] }]) {
      const young = await customerWith(books);
      expect((await read(young)).data).toMatchObject({ months: [], sales: null, totalPotentialCashReleased: null });
      expect(await save(young)).toMatchObject({ status: 409, code: 'FIGURES_UNKNOWN' });
    }
  });

  it('is of the year just completed while no month of the new one is over (4.69)', async () => {
    const ann = await customerWith();
    now = new Date('2026-04-20T12:00:00.000Z');
    const { data } = await read(ann);
    expect(data).toMatchObject({ period1: true, noOfMonthsThisYear: 12, sales: 650_000, balanceMonth: '2026-03' });
  });

  it.each([
    [{ increaseSTockTurnByPercentage: -100 }, 'Enter more than −100 and at most 1,000 percent'],
    [{ targetDebtorDays: 366 }, 'Enter 0 to 365 days'],
    [{ negotiate60DayTerms: 0.25 }, 'Enter one decimal at most'],
    [{ negotiate60DayTerms: '45' }, 'Enter a number, for example 20'],
    [{ name: 'x'.repeat(61) }, 'Enter at most 60 characters'],
  ])('refuses %j beside its field', async (wrong, message) => {
    const answer = await save(await customerWith(), { ...SENT, ...wrong });
    expect(answer).toMatchObject({ status: 400, errors: [{ path: `body.${Object.keys(wrong)[0]}`, message }] });
  });

  it('[BEYOND-11~] saves what it computed itself, and reopens it to the penny after books and day have changed', async () => {
    const ann = await customerWith();
    const { data } = await save(ann, { ...SENT, name: ' Before Christmas ' });
    expect(data).toEqual({ saved: true, storedDate: now.toISOString() });
    const [event] = await eventsOf(ann);
    expect(event?.data).toMatchObject({
      ...{ savedBy: 'owner', name: 'Before Christmas', formulaVersion: 1, balanceMonth: '2026-10' },
      base: { sales: 42_000_000, vatMultiplier: '1.2' },
      results: { total: 3_822_740, tradeDebtorsReleased: 1_331_507 },
    });
    expect(event?.data.importIds).toContain('import-2026-10');
    await project(ann);
    await keepBooks(ann, { ...acme, months: acme.months.filter((of) => of.month < addMonths(month('2026-10'), -3)) });
    now = new Date('2027-02-01T12:00:00.000Z');
    expect((await read(ann)).data).not.toMatchObject(BASE);
    expect((await reopen(ann, String(data['storedDate']), owner(ann))).data).toMatchObject({
      ...{ ...BASE, ...INPUTS, ...RESULTS, balanceMonth: '2026-10' },
      saved: { name: 'Before Christmas', savedBy: 'owner', formulaVersion: 1, reopened: 'equal' },
    });
  });

  it('says of a saved calculation whose formula is gone, or that comes out otherwise, what was saved then', async () => {
    const ann = await customerWith();
    const { data } = await save(ann);
    await project(ann);
    const storedDate = String(data['storedDate']);
    const change = (path: string, value: string) =>
      database.admin(
        `UPDATE read_model.saved_calculations SET kept = jsonb_set(kept::jsonb, $2, $3)::json WHERE account_id = $1`,
        [...[ann, path, value]],
      );
    await change('{results,total}', '3822741');
    const shown = { totalPotentialCashReleased: 38_227.41, saved: { reopened: 'different' } };
    expect((await reopen(ann, storedDate, owner(ann))).data).toMatchObject(shown);
    await change('{formulaVersion}', '99');
    expect((await reopen(ann, storedDate, owner(ann))).data).toMatchObject({
      ...shown,
      saved: { reopened: 'formulaGone', formulaVersion: 99 },
    });
  });

  it('saves no figures that nobody has: what was shown must be what the books say now', async () => {
    const ann = await customerWith();
    for (const wrong of [{ sales: 999_999 }, { vatRatio: 1 }, { currentBalanceSheetFigureInStock: 36_000.01 }]) {
      expect(await save(ann, { ...SENT, ...wrong })).toMatchObject({ status: 409, code: 'FIGURES_CHANGED' });
      expect(await calculate(ann, { ...SENT, ...wrong })).toMatchObject({ status: 409, code: 'FIGURES_CHANGED' });
    }
    expect(await eventsOf(ann)).toEqual([]);
    expect((await save(ann, { ...SENT, vatRatio: 20 })).status).toBe(200);
  });

  it('[CASH-05~] answers an unchanged save with the specified text', async () => {
    const ann = await customerWith();
    await save(ann);
    expect(await save(ann)).toMatchObject({
      status: 409,
      code: 'UNCHANGED',
      responseMessage: 'Please update the value!',
    });
    expect(await save(ann, withDays(41))).toMatchObject({ status: 200, responseMessage: 'success' });
    expect(await eventsOf(ann)).toHaveLength(2);
  });

  it('[CASH-06~][LIMIT-05] saves ten on a day of London and answers the eleventh with 200 and "limit reached", without a number', async () => {
    const ann = await customerWith();
    now = new Date('2026-07-01T21:00:00.000Z');
    for (let count = 1; count <= 10; count += 1) {
      const { data } = await read(ann);
      const shown = Object.fromEntries(Object.keys(BASE).map((name) => [name, data[name]]));
      expect((await save(ann, { ...shown, ...INPUTS, targetDebtorDays: count })).data).toMatchObject({ saved: true });
    }
    const { data } = await read(ann);
    const shown = { ...Object.fromEntries(Object.keys(BASE).map((name) => [name, data[name]])), ...INPUTS };
    now = new Date('2026-07-01T22:59:59.999Z');
    const { status, responseMessage, data: limited } = await save(ann, shown);
    expect([status, responseMessage, limited]).toEqual([200, 'limit reached', { saved: false, storedDate: null }]);
    for (const text of [texts.limitReached, texts.limitExceeded]) expect(text).not.toMatch(/\d|\bten\b/);
    expect(await eventsOf(ann)).toHaveLength(10);
    expect(await save(ann, shown, partner)).toMatchObject({ status: 200, data: { saved: true } });
    now = new Date('2026-07-01T23:00:00.000Z');
    expect((await save(ann, shown)).data).toMatchObject({ saved: true });
  });

  it('[LIMIT-05~] lets exactly ten of fifty through that are saved at once', async () => {
    const ann = await customerWith();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => save(ann, withDays(index + 1))));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const events = await eventsOf(ann);
    expect(events).toHaveLength(10);
    expect(answers.filter(({ data }) => data['saved'] === true)).toHaveLength(10);
    expect(answers.filter(({ responseMessage }) => responseMessage === 'limit reached')).toHaveLength(40);
    expect(new Set(events.map(({ data }) => data.savedAt)).size).toBe(10);
  });

  it('[CASH-04~] lists what the owner and what the partner saved apart, the newest first', async () => {
    const ann = await customerWith();
    await save(ann, { ...SENT, name: 'First' });
    now = new Date(now.getTime() + 60_000);
    await save(ann, withDays(41));
    await call('POST', `${ann}/cash-release?isChannelPartner=true`, partner, withDays(42));
    await project(ann);
    const [first, second] = [`${ACME_TODAY}T12:00:00.000Z`, `${ACME_TODAY}T12:01:00.000Z`];
    for (const as of [owner(ann), partner, { kind: 'superAdmin' } as TestIdentity]) {
      expect((await datesOf(ann, as)).data).toEqual({
        savedBy: 'owner',
        dates: [
          { storedDate: second, name: '' },
          { storedDate: first, name: 'First' },
        ],
      });
      expect((await datesOf(`${ann}cp`, as)).data).toEqual({
        savedBy: 'partner',
        dates: [{ storedDate: second, name: '' }],
      });
      expect((await reopen(`${ann}cp`, second, as)).data).toMatchObject({
        targetDebtorDays: 42,
        saved: { savedBy: 'partner' },
      });
      expect((await reopen(ann, second, as)).data).toMatchObject({ targetDebtorDays: 41, saved: { savedBy: 'owner' } });
      expect(await reopen(`${ann}cp`, first, as)).toMatchObject({ status: 404, code: 'SAVED_NOT_FOUND' });
    }
  });

  it('[ROLE-02~] is worked with by owner and own partner, read by super admins, and closed to everybody else', async () => {
    const [ann, bob] = [await customerWith(), await customerWith()];
    await save(ann);
    await project(ann);
    const superAdmin: TestIdentity = { kind: 'superAdmin' };
    const acting: TestIdentity = { kind: 'superAdmin', actingAs: ann as never };
    for (const as of [superAdmin, acting, { kind: 'admin' } as TestIdentity]) {
      expect((await save(ann, withDays(50), as)).status).toBe(403);
      expect((await calculate(ann, SENT, as)).status).toBe(403);
    }
    expect([(await read(ann, superAdmin)).status, (await read(ann, acting)).status]).toEqual([200, 200]);
    const strangers: TestIdentity[] = [owner(bob), { kind: 'partner', accountId: omar }];
    for (const as of strangers) {
      for (const answer of [await read(ann, as), await datesOf(ann, as), await datesOf(`${ann}cp`, as)])
        expect(answer.status).toBe(404);
      expect(await reopen(ann, `${ACME_TODAY}T12:00:00.000Z`, as)).toMatchObject({ status: 404 });
      expect((await save(ann, withDays(50), as)).status).toBe(404);
      expect((await calculate(ann, SENT, as)).status).toBe(404);
    }
    const basic: TestIdentity = { ...owner(ann), standing: 'basic' };
    for (const answer of [await read(ann, basic), await save(ann, withDays(50), basic), await datesOf(ann, basic)])
      expect(answer.status).toBe(403);
    expect((await eventsOf(ann)).map(({ metadata }) => [metadata.subjectId, metadata.partitionKey])).toEqual([
      [ann, ann],
    ]);
    const saved = await save(ann, withDays(51), partner);
    expect(saved.data).toMatchObject({ saved: true });
    const last = (await eventsOf(ann)).at(-1);
    expect([last?.metadata.actor, last?.metadata.subjectId]).toEqual([{ kind: 'partner', id: nell }, ann]);
    expect(await eventsOf(bob)).toEqual([]);
  });
});
