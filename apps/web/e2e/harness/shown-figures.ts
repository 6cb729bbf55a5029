import { expect, type Locator, type Page } from '@playwright/test';
import type { ExpectedPages } from '../../../../libs/calculators/src/testing/raw-answers';

type Shown = string | null;

/** A table behind a chart of My Financials: the address that opens it, and its rows. */
interface Sheet {
  readonly address: Readonly<Record<string, string>>;
  readonly title: string;
  readonly rows: readonly (readonly Shown[])[];
}

const inWords = (date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(date)).replace('Sept ', 'Sep ');
const longMonth = (month: string): string => inWords(`${month}-01`, { month: 'long', year: 'numeric' });
const fullDay = (date: string): string => inWords(date, { day: 'numeric', month: 'short', year: 'numeric' });

const PROFIT_KPIS = [
  ['grossmarginTurnOver', 'GM as % of Turnover', 'grossMargin'],
  ['profitBeforeTaxTurnOver', 'Profit before tax %', 'profitBeforeTax'],
  ['payrollTurnover', 'Payroll as % Turnover', 'payroll'],
  ['overheadsTurnover', 'Overheads as % of Turnover', 'overheads'],
  ['employeesTurnover', 'Turnover/Employee', 'turnoverPerEmployee'],
] as const;

const BALANCE_KPIS = [
  ['tradeDebtorDaysList', 'Trade debtor days', 'debtorDays'],
  ['stockTurnDaysList', 'Stock days', 'stockDays'],
  ['stockTurnList', 'Stock turn', 'stockTurn'],
  ['tradeCreditorDaysList', 'Trade creditor days', 'creditorDays'],
] as const;

function profitSheets({ years: [thisYear = [], lastYear = []] }: ExpectedPages): readonly Sheet[] {
  return (
    [
      ['sales', 'Sales/Revenue', 'sales', 'salesAverage'],
      ['margin', 'Gross Margin', 'grossMargin', 'grossMarginAverage'],
    ] as const
  ).flatMap(([view, title, own, average]) =>
    (
      [
        ['years', own],
        ['average', average],
      ] as const
    ).map(([choice, figure]) => ({
      address: { view, [view]: choice },
      title,
      rows: thisYear.map((point, at) => [longMonth(point.month), point[figure], lastYear[at]?.[figure] ?? null]),
    })),
  );
}

const kpiSheets = ({ profitKpis, balanceKpis }: ExpectedPages): readonly Sheet[] => [
  ...PROFIT_KPIS.flatMap(([view, title, kpi]) => [
    {
      address: { view, [view]: 'months' },
      title,
      rows: profitKpis.map(({ month, own }) => [longMonth(month), own[kpi]]),
    },
    {
      address: { view, [view]: 'average' },
      title,
      rows: profitKpis.map(({ month, twelve }) => [longMonth(month), twelve[kpi]]),
    },
  ]),
  ...BALANCE_KPIS.map(([view, title, kpi]) => ({
    address: { view },
    title,
    rows: balanceKpis.map((point) => [longMonth(point.month), point[kpi]]),
  })),
];

function balanceSheet({ balanceSheet: months }: ExpectedPages, company: string): Sheet {
  const begins = months.findIndex(({ fixedAssets }) => fixedAssets !== null);
  return {
    address: { view: 'assets', area: 'balance' },
    title: `Balance Sheet for ${company}`,
    rows: months
      .slice(Math.max(0, begins))
      .map(({ month, ...column }) => [
        longMonth(month),
        column.fixedAssets,
        column.currentAssets,
        column.currentLiabilities,
        column.netCurrentAssets,
        column.longTermCreditors,
        column.netAssets,
        column.capitalAndReserves,
      ]),
  };
}

/** In and out of the bank accounts, by day and by month; the two kinds of systems have names of their own for it. */
function cashSheets({ source, flow: { days, months } }: ExpectedPages): readonly Sheet[] {
  const title = source === 'quickbooks' ? 'Cash Movements' : 'Cash received vs paid';
  return [
    {
      address: { view: 'cash' },
      title,
      rows: days.map(({ date, received, spent, net }) => [fullDay(date), received, spent, net]),
    },
    {
      address: { view: 'cash', cash: 'month' },
      title,
      // A month of which nothing is known is left out.
      rows: months
        .filter(({ net }) => net !== null)
        .map(({ month, received, spent, net }) => [longMonth(month), received, spent, net]),
    },
  ];
}

const YEARS = ['This Year', 'Last Year', 'Last Year Minus One'];
const YEARS_IN_PERIOD_ONE = ['Last Year', 'Last Year Minus One', 'Last Year Minus Two'];

/** The oldest first; each year’s name ends with the years of the calendar that it is in. */
function myMoney({ myMoney: years, period1 }: ExpectedPages): readonly RegExp[] {
  const names = period1 ? YEARS_IN_PERIOD_ONE : YEARS;
  const rows = years.flatMap((year, at) => {
    if (year === null) return [];
    const { payroll, costOfSales, overheads, profitBeforeTax } = year;
    const parts = [payroll, costOfSales, overheads, profitBeforeTax].map((part) => `${part.replace('-', '−')}%`);
    return [new RegExp(`^${names[at] ?? ''} \\([^)]+\\)${parts.join('')}$`)];
  });
  return rows.reverse();
}

const positionRow = ({
  date,
  stock,
  debtors,
  cashDebtors,
  creditors,
  cover,
  quick,
}: ExpectedPages['positions']['days'][0]) =>
  [fullDay(date), stock, debtors, cashDebtors, creditors, cover, quick] as const;

const textOf = (cells: readonly Shown[]): string => cells.map((cell) => cell ?? '-').join('');

/** Goes to another address of the page that is open, without loading it anew. */
async function address(page: Page, query: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((wanted) => {
    const to = new URL(location.href);
    const customer = to.searchParams.get('customer');
    to.search = new URLSearchParams({ ...(customer !== null && { customer }), ...wanted }).toString();
    const before = history.state as { readonly idx: number };
    history.pushState({ ...before, idx: before.idx + 1, key: to.search }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, query);
}

const rowsOf = (page: Page, title: string): Locator =>
  page
    .getByRole('dialog', { name: title })
    .getByRole('region', { name: `${title}, table` })
    .locator('tbody tr');

/** The rows once they are so many: asked at each frame, since the tests’ own pauses are longer than a table takes. */
async function expectRows(page: Page, { address: at, title, rows }: Sheet): Promise<void> {
  await address(page, at);
  const texts = rows.map(textOf);
  const found = rowsOf(page, title);
  await page.evaluate(
    async ([label, wanted]) => {
      for (const until = performance.now() + 3_000; performance.now() < until;) {
        const shown = document.querySelectorAll(`[aria-label="${label}"] tbody tr`);
        if ([...shown].map(({ textContent }) => textContent).join() === wanted) return;
        await new Promise(requestAnimationFrame);
      }
    },
    [`${title}, table`, texts.join()] as const,
  );
  await expect(found, JSON.stringify(at)).toHaveText(texts);
}

/** Holds the charts’ tables of My Financials, which is open, and what it says of cash, against what must be there. */
export async function expectMyFinancials(page: Page, expected: ExpectedPages, company: string): Promise<void> {
  const { cash, positions } = expected;
  const balance = page.locator('.mf-balance');
  await address(page, { balance: 'monthEnd' });
  await expect(balance).toHaveText(cash.monthEnd ?? '-');
  await address(page, {});
  await expect(balance).toHaveText(cash.today ?? '-');
  for (const sheet of [...profitSheets(expected), balanceSheet(expected, company), ...cashSheets(expected)])
    await expectRows(page, sheet);
  await address(page, { view: 'money' });
  await expect(rowsOf(page, 'My Money')).toHaveText([...myMoney(expected)]);
  const title = 'Stock, Debtors & Creditors';
  const rows = positions.monthEnds.map(positionRow);
  await expectRows(page, { address: { view: 'stock', stock: 'monthEnd' }, title, rows });
  await address(page, { view: 'stock' });
  for (const row of positions.days)
    await expect(rowsOf(page, title).filter({ hasText: fullDay(row.date) })).toHaveText(textOf(positionRow(row)));
  await address(page, {});
}

/** Holds each month of every indicator against what must be there. */
export async function expectEveryKpi(page: Page, expected: ExpectedPages): Promise<void> {
  for (const sheet of kpiSheets(expected)) await expectRows(page, sheet);
  await address(page, {});
}

/** Holds the latest point of every indicator, as its card shows it, against what must be there. */
export async function expectLatestKpis(page: Page, { profitKpis, balanceKpis }: ExpectedPages): Promise<void> {
  const [profit, balance] = [profitKpis.at(-1), balanceKpis.at(-1)];
  const days = [balance?.debtorDays, balance?.stockDays, balance?.creditorDays];
  for (const [tab, of] of [
    ['average', profit?.twelve],
    ['months', profit?.own],
  ] as const) {
    await address(page, Object.fromEntries(PROFIT_KPIS.map(([name]) => [name, tab])));
    const latest = [...PROFIT_KPIS.map(([, , kpi]) => of?.[kpi]), ...days];
    await expect(page.locator('.mf-kpi-value')).toHaveText(latest.map((figure) => figure ?? '-'));
  }
  const turn = balance?.stockTurn ?? null;
  if (turn !== null)
    await expect(page.getByRole('region', { name: 'Stock days' })).toContainText(`turns ${turn} times`);
}

/** Holds the effect of an import that changed past months, on the page of trust, against both sets of figures. */
export async function expectEffects(page: Page, before: ExpectedPages, after: ExpectedPages): Promise<void> {
  const table = page.getByRole('table', { name: 'Figures before and after the change' });
  const latest = ({ profitKpis, balanceKpis }: ExpectedPages) => ({
    ...profitKpis.at(-1)?.twelve,
    ...balanceKpis.at(-1),
  });
  const [was, is] = [latest(before), latest(after)];
  for (const [, title, kpi] of [...PROFIT_KPIS, ...BALANCE_KPIS]) {
    const row = table.getByRole('row').filter({ has: page.getByText(title, { exact: true }) });
    await expect(row).toContainText(was[kpi] ?? '-');
    await expect(row).toContainText(is[kpi] === was[kpi] ? 'no change' : (is[kpi] ?? '-'));
  }
}

const changed = (change: Shown, against = ''): string => {
  if (change === null) return 'No figure to compare with';
  return `${change.startsWith('−') || change === '0.0%' ? '' : '+'}${change}${against}`;
};

/** Holds the figures of the dashboard, which is open, against what must be there. */
export async function expectDashboard(page: Page, { headline, cash, card }: ExpectedPages): Promise<void> {
  const main = page.getByRole('main');
  const cardOf = (title: string | RegExp): Locator =>
    main.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  const key = async (title: string | RegExp, figure: Shown, ...more: readonly string[]): Promise<void> => {
    await expect(cardOf(title).locator('.k-key-figure')).toHaveText(figure ?? '-');
    for (const text of more) await expect(cardOf(title)).toContainText(text);
  };
  await key(/^(Last month’s sales|Sales in .+)$/, headline.salesLastMonth, changed(headline.salesLastMonthChange));
  await key(/^(Projected turnover|Turnover at year end)$/, headline.turnover, changed(headline.turnoverChange));
  const bySeason = headline.turnoverBySeason === null ? [] : [`${headline.turnoverBySeason} if it follows`];
  await key(/^(Projected turnover|Turnover at year end)$/, headline.turnover, ...bySeason);
  await key('Marketing this year', headline.marketingSpend, changed(headline.marketingSpendChange));
  await key('Profit before tax', headline.profitThisYear, `${headline.profitLastYear ?? '-'} `);
  const answers = page.getByRole('region', { name: 'The three answers' }).locator('.k-answer-figure');
  await expect(answers).toHaveText([headline.profitLastMonth ?? '-', cash.today ?? cash.monthEnd ?? '-']);
  const today = cardOf(/^(Today’s|Bank) balance/);
  await expect(today.locator('.k-dash-balance')).toHaveText(cash.today ?? cash.monthEnd ?? '-');
  await expect(today).toContainText(changed(cash.weekChange, ' vs 7 days ago'));
  await expect(today).toContainText(changed(cash.monthEndChange, ` vs last month end, ${cash.monthEnd ?? '-'}`));
  const four = main.locator('.k-four dd.k-strong');
  await expect(four).toHaveText([card.turnover ?? '-', card.turnoverPerEmployee ?? '-', card.grossMargin ?? '-', /./]);
}
