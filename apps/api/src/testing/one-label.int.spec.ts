import type { Books } from '@keelson/calculators';
import { ACME_TODAY, acme } from '@keelson/calculators/testing';
import { generatedCompany } from '@keelson/calculators/testing/generated';
import type { FreshDatabase } from '@keelson/test-database';
import { customerOf } from './customer-of';
import { productDatabase } from './product-database';
import { startTestApi, type TestApi } from './start-test-api';
import { newAccountId } from './test-sessions';

type Json = Readonly<Record<string, unknown>>;
type Row = Readonly<Record<string, number | null>>;

/** Answers that pages show, by their path. */
const PATHS = [
  ...['dashboard', 'profit-before-tax', 'todays-balance', 'financials', 'benchmark', 'benchmark/metrics'],
  ...['employeesTurnover', 'grossmarginTurnOver', 'profitBeforeTaxTurnOver', 'payrollTurnover', 'sales'].map(
    (figure) => `financials/explanations/${figure}?over=twelveMonths`,
  ),
  ...['sales', 'profitBeforeTax', 'tradeDebtorDaysList', 'tradeCreditorDaysList'].map(
    (figure) => `financials/explanations/${figure}?over=month`,
  ),
  ...['sales', 'profitBeforeTax'].map((figure) => `financials/explanations/${figure}?over=yearToDate`),
] as const;

/** Where each label stands first on the pages: a path of the API, and the way to the number in its answer. */
const at = (path: string, ...way: readonly (string | number | ((rows: readonly Json[]) => Json | undefined))[]) => ({
  path,
  way,
});
const metric = (key: string) =>
  at('benchmark/metrics', 'metrics', (all) => all.find((each) => each['key'] === key), 'value');
const kpi = (tab: string, name: string) =>
  at('financials', 'financials', 'kpis', tab, name, 'rows', (rows) => rows.at(-1), 'Turnover');
const explained = (figure: string, over: string) => at(`financials/explanations/${figure}?over=${over}`, 'value');
const lastMonth = (column: string) => at('dashboard', 'months', (rows) => rows.at(-1), column);

/** On the page only while the advice on what to do next stands on it. */
const ADVISED_DAYS = at('dashboard', 'next', 'debtorDays');

const LABELS = {
  'Turnover per employee': [
    at('dashboard', 'keyNumbers', 'turnoverPerEmployee'),
    at('benchmark', 'turnoverByEmplyee'),
    metric('turnOverPerEmp'),
    kpi('movingAverage', 'employeesTurnover'),
    explained('employeesTurnover', 'twelveMonths'),
  ],
  'Gross margin %': [
    at('dashboard', 'keyNumbers', 'grossMarginPercent'),
    metric('gmAsTurnover'),
    kpi('movingAverage', 'grossmarginTurnOver'),
    explained('grossmarginTurnOver', 'twelveMonths'),
  ],
  'Profit before tax %': [
    metric('profitBeforeTax'),
    kpi('movingAverage', 'profitBeforeTaxTurnOver'),
    explained('profitBeforeTaxTurnOver', 'twelveMonths'),
  ],
  'Payroll %': [
    metric('payrollAsTurnover'),
    kpi('movingAverage', 'payrollTurnover'),
    explained('payrollTurnover', 'twelveMonths'),
  ],
  'Trade debtor days': [
    metric('tradeDebtorsDays'),
    kpi('balanceSheet', 'tradeDebtorDaysList'),
    explained('tradeDebtorDaysList', 'month'),
    ADVISED_DAYS,
  ],
  'Trade creditor days': [
    metric('tradeCreditorsDays'),
    kpi('balanceSheet', 'tradeCreditorDaysList'),
    explained('tradeCreditorDaysList', 'month'),
  ],
  'Turnover of twelve months': [at('dashboard', 'keyNumbers', 'turnover'), explained('sales', 'twelveMonths')],
  'Sales of the last month': [
    at('dashboard', 'headline', 'totalSalesLastMonth'),
    lastMonth('sales'),
    explained('sales', 'month'),
  ],
  'Profit of the last month': [
    at('profit-before-tax', 'profitBeforeTaxLastMonth'),
    lastMonth('profitBeforeTax'),
    explained('profitBeforeTax', 'month'),
  ],
  'Cash balance': [at('todays-balance', 'todaysBalance'), at('financials', 'financials', 'todays_balance')],
  'Sales this year': [
    at('dashboard', 'headline', 'turnoverThisYear'),
    at('financials', 'financials', 'sales', 'total'),
  ],
} as const;

function numberAt(answer: unknown, way: (typeof LABELS)['Cash balance'][number]['way']): number | null {
  const found = way.reduce<unknown>((value, step) => {
    if (value === null || value === undefined) return null;
    return typeof step === 'function' ? step(value as readonly Json[]) : (value as Row)[step];
  }, answer);
  return typeof found === 'number' ? found : null;
}

const isSame = (one: number | null, other: number | null): boolean =>
  one === null || other === null ? one === other : Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(other));

describe('one label, one number (5.26)', () => {
  let database: FreshDatabase;
  let api: TestApi;
  let now = new Date(`${ACME_TODAY}T12:00:00.000Z`);

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database, clock: () => now });
    for (const name of ['ledgers', 'peer-figures', 'partner-relations', 'watched-sections'])
      await database.admin(
        `INSERT INTO read_model.checkpoints (projection, kind, version, position) VALUES ($1, 'projection', 1, 1000000)`,
        [name],
      );
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  /** What the pages of a company ask for, by path. */
  async function answersOf(books: Books): Promise<ReadonlyMap<string, unknown>> {
    const [owner, partner] = [newAccountId(), newAccountId()];
    await database.admin(
      `INSERT INTO read_model.ledgers (account_id, books, import_status, company_name, version) VALUES ($1, $2, 'finished', 'Any', 1)`,
      [owner, JSON.stringify(books)],
    );
    await customerOf(database, owner, partner);
    const { authorization } = api.sessions.introduce({ kind: 'customer', accountId: owner });
    const answers = new Map<string, unknown>();
    for (const path of PATHS) {
      const answer = await api.inject({ url: `/api/v1/accounts/${owner}/${path}`, headers: { authorization } });
      expect([path, answer.statusCode]).toEqual([path, 200]);
      answers.set(path, answer.json<{ data: unknown }>().data);
    }
    return answers;
  }

  /** Labels with more than one number; and how many numbers there were. */
  async function held(books: Books) {
    const answers = await answersOf(books);
    const labels = Object.entries(LABELS).map(([label, places]) => ({
      label,
      numbers: places
        .map((place) => [place, numberAt(answers.get(place.path), place.way)] as const)
        .filter(([place, number]) => place !== ADVISED_DAYS || number !== null)
        .map(([, number]) => number),
    }));
    return {
      apart: labels.filter(({ numbers: [first = null, ...others] }) => others.some((each) => !isSame(first, each))),
      numbers: labels.flatMap(({ numbers }) => numbers).filter((each) => each !== null).length,
    };
  }

  it('reads the same under each label on all pages, of Acme', async () => {
    expect(await held(acme)).toEqual({ apart: [], numbers: Object.values(LABELS).flat().length });
  });

  it.each(Array.from({ length: 12 }, (_, seed) => seed * 5))(
    'reads the same under each label on all pages, of generated company %i, whatever it lacks',
    async (seed) => {
      const { books, today } = generatedCompany(seed);
      now = new Date(`${today}T12:00:00.000Z`);
      expect((await held(books)).apart).toEqual([]);
    },
  );
});
