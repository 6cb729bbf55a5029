import { overviewContract } from '@keelson/contracts/my-financials';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pressEscape } from '../../testing/press-escape';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { customer, haveSession, partner, progressWith } from '../../testing/signed-in';
import type { Financials, Overview } from './my-financials.api';
import acme from './testing/acme.json';
import { cashRows, explainedMargin, stockRows } from './testing/details';

const api = serveApi();
const PAGE = '/dashboard/newDashboardFinance';
const overview = overviewContract.schemas.answer.parse(acme);

const serve = (changes: Partial<Overview> = {}, me = customer) => {
  haveSession(api, me);
  api.on('GET', '/onboarding/progress', { data: progressWith('pending') });
  api.on('GET', '/accounts/acc_1/financials', { data: { ...overview, ...changes } });
};
const changed = (by: Partial<Financials>): Financials => ({ ...(overview.financials as Financials), ...by });
const KPI_TITLES = [
  ...['GM as % of Turnover', 'Profit before tax %', 'Payroll as % Turnover', 'Overheads as % of Turnover'],
  ...['Turnover/Employee', 'Trade debtor days', 'Stock days', 'Trade creditor days'],
];
const loaded = () => screen.findByRole('heading', { name: 'Today’s Numbers' });

describe('My Financials', () => {
  it.each([
    ['xero', 'Cash received vs paid'],
    ['manual', 'Cash received vs paid'],
    ['quickbooks', 'Cash Movements'],
  ] as const)('[FIN-02] calls the cash of %s %s, by day and by month', async (informationFrom, title) => {
    serve({
      informationFrom,
      financials: changed({
        cashFlowMonth: [{ date: '2026-10', 'Cash in': 91_000.4, 'Cash out': 80_000, 'Net movement': 11_000.4 }],
      }),
    });
    const { user, router } = renderApp(PAGE);
    await loaded();
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    const tabs = screen.getByRole('group', { name: `${title} by` });
    expect(tabs).toHaveTextContent('DayMonth');
    expect(screen.getByText('Up to 21 Nov 2026')).toBeVisible();
    expect(screen.getByText('£5,778')).toBeVisible();
    expect(screen.getByRole('group', { name: `${title}, 7 points` })).toBeInTheDocument();
    await user.click(within(tabs).getByRole('button', { name: 'Month' }));
    expect(router.state.location.search).toBe('?cash=month');
    expect(screen.getByText('Up to October 2026')).toBeVisible();
    expect(screen.getByText('£91,000')).toBeVisible();
    expect(screen.getByRole('group', { name: `${title}, 1 points` })).toBeInTheDocument();
  });

  it('[FIN-03] shows the cash balance of today and of the last month end, in pounds', async () => {
    serve({ financials: changed({ todays_balance: 52_000.49, month_balance: -1_250.5 }) });
    const { user } = renderApp(PAGE);
    await loaded();
    const tabs = screen.getByRole('group', { name: 'Cash balance of' });
    expect(tabs).toHaveTextContent('TodayLast Month End');
    expect(screen.getByText('In the bank on 21 Nov 2026')).toBeVisible();
    expect(screen.getByText('£52,000', { selector: '.mf-balance' })).toBeVisible();
    await user.click(within(tabs).getByRole('button', { name: 'Last Month End' }));
    expect(screen.getByText('In the bank at the end of October 2026')).toBeVisible();
    expect(screen.getByText('−£1,251', { selector: '.mf-balance' })).toBeVisible();
  });

  // Which colour a ratio has at 1.5 and 2 is proved beside the calculation, from the ratio before it is rounded.
  it('[FIN-05] shows stock, debtors and creditors of days and month ends, the cover by colour, word and number', async () => {
    const assets = { stock: 36_000.4, debtors: 108_000, cashDebtors: 160_000, creditors: 45_000 };
    const row = { date: '2026-11-21', ...assets, Quick_Ratio: 166_000 / 68_000 };
    serve({
      financials: changed({
        todaysBalances: [
          { ...row, Cover_Ratio: 1.5, coverColour: 'red' },
          { ...row, date: '2026-11-20', Cover_Ratio: 2, coverColour: 'amber' },
          { ...row, date: '2026-11-19', Cover_Ratio: 2.00001, coverColour: 'green' },
          { ...row, date: '2026-11-18', creditors: 0, Cover_Ratio: null, coverColour: null },
        ],
      }),
    });
    const { user } = renderApp(PAGE);
    await loaded();
    const table = screen.getByRole('region', { name: 'Stock, Debtors & Creditors, table' });
    const cells = (name: RegExp) =>
      within(within(table).getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells(/21 Nov 2026/)).toEqual(['£36,000', '£108,000', '£160,000', '£45,000', ' 1.50 Tight', '2.44']);
    expect(cells(/20 Nov 2026/).at(-2)).toBe(' 2.00 Watch');
    expect(cells(/19 Nov 2026/).at(-2)).toBe(' 2.00 Covered');
    expect(cells(/18 Nov 2026/).at(-2)).toBe('-');
    for (const [word, colour] of [
      ['Tight', 'red'],
      ['Watch', 'amber'],
      ['Covered', 'green'],
    ] as const)
      expect(screen.getByText(word).closest('span.mf-cover')).toHaveClass(`mf-cover-${colour}`);
    await user.click(screen.getByRole('button', { name: 'Month End Balances' }));
    expect(cells(/31 Oct 2026/).slice(-2)).toEqual([' 3.56 Covered', '2.44']);
    expect(screen.getByRole('button', { name: 'Today’s Balances' })).toHaveAttribute('aria-pressed', 'false');
  });

  it.each([
    ['FIN-06', 'Sales/Revenue', '£60,000.0', '£56,000.0', '£57,500.0', '£51,111.1'],
    ['FIN-08', 'Gross Margin', '£36,000.0', '£33,200.0', '£34,000.0', '£29,527.8'],
  ] as const)(
    '[%s] shows %s of this year and last, and as moving averages',
    async (_, title, now, before, nowOn, thenOn) => {
      serve();
      const { user } = renderApp(PAGE);
      await loaded();
      const tabs = screen.getByRole('group', { name: `${title} as` });
      expect(tabs).toHaveTextContent('This Year/Last Year12 Month Moving Average');
      const chart = () => within(screen.getByRole('group', { name: `${title}, 12 points` }));
      const october = (values: string) => chart().getByRole('img', { name: `October 2026: ${values}` });
      expect(october(`This Year ${now}, Last Year ${before}`)).toBeInTheDocument();
      expect(chart().getByRole('img', { name: /^March 2027: This Year -, Last Year £/ })).toBeInTheDocument();
      await user.click(within(tabs).getByRole('button', { name: '12 Month Moving Average' }));
      expect(october(`This Year ${nowOn}, Last Year ${thenOn}`)).toBeInTheDocument();
    },
  );

  it('[FIN-07] stacks where the sales of each year went, in percent', async () => {
    serve();
    renderApp(PAGE);
    await loaded();
    const chart = screen.getByRole('group', { name: 'My Money, 3 points' });
    const bars = within(chart).getAllByRole('img');
    expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual([
      'Last Year Minus One (2024/25): Payroll 25.7%, Cost of sales 42.8%, Overheads 23.6%, Profit before tax 7.9%',
      'Last Year (2025/26): Payroll 25.4%, Cost of sales 42.0%, Overheads 21.5%, Profit before tax 11.1%',
      'This Year (2026/27 so far): Payroll 25.0%, Cost of sales 40.0%, Overheads 20.0%, Profit before tax 15.0%',
    ]);
    expect(document.querySelector('.mf-locked .k-chart-legend')).toHaveTextContent(
      'Profit before taxOverheadsCost of salesPayroll',
    );
  });

  it('[FIN-09] charts current assets, liabilities and what is left of them, and capital and reserves or that there are none', async () => {
    serve();
    const { unmount } = renderApp(`${PAGE}?area=balance`);
    await loaded();
    expect(
      screen.getByRole('img', {
        name: 'October 2026: Net Current Assets (liabilities) £134,000.0, Current Liabilities £68,000.0, Current Assets £202,000.0',
      }),
    ).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'October 2026: Capital reserves £159,000.0' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'View data: Capital and Reserves' })).toBeVisible();
    expect(screen.queryByText('No Capital and Reserves data available')).not.toBeInTheDocument();
    unmount();
    serve({ financials: changed({ capitalReserves: [] }) });
    renderApp(`${PAGE}?area=balance`);
    expect(await screen.findByText('No Capital and Reserves data available')).toBeVisible();
  });

  it('[FIN-10] shows the five indicators of profit and loss, each by month or as averages, as the address says', async () => {
    serve();
    const { user, router, unmount } = renderApp(PAGE);
    await loaded();
    const shown = () =>
      KPI_TITLES.slice(0, 5).map(
        (name) => screen.getByRole('region', { name }).querySelector('.mf-kpi-value')?.textContent,
      );
    const periods = () => [...document.querySelectorAll('.mf-kpi .k-micro')].map(({ textContent }) => textContent);
    expect(shown()).toEqual(['59.1%', '13.0%', '25.5%', '20.6%', '£92,000']);
    const ends = ['End of Oct 2026', 'End of Oct 2026', 'End of Oct 2026'];
    expect(periods()).toEqual([...Array.from({ length: 5 }, () => '12 months to Oct 2026'), ...ends]);
    const choose = async (name: string, tab: string) => {
      const tabs = screen.getByRole('group', { name: `${name} over` });
      expect(tabs).toHaveTextContent('Last 12 Months12 Month Moving Average');
      await user.click(within(tabs).getByRole('button', { name: tab }));
      expect(within(tabs).getByRole('button', { name: tab })).toHaveAttribute('aria-pressed', 'true');
    };
    await choose('Payroll as % Turnover', 'Last 12 Months');
    expect(shown()).toEqual(['59.1%', '13.0%', '25.0%', '20.6%', '£92,000']);
    await choose('Turnover/Employee', 'Last 12 Months');
    expect(shown()).toEqual(['59.1%', '13.0%', '25.0%', '20.6%', '£90,000']);
    const { search } = router.state.location;
    expect(search).toBe('?payrollTurnover=months&employeesTurnover=months');
    for (const name of KPI_TITLES.slice(0, 2)) await choose(name, 'Last 12 Months');
    await choose('Overheads as % of Turnover', 'Last 12 Months');
    expect(shown()).toEqual(['60.0%', '15.0%', '25.0%', '20.0%', '£90,000']);
    const alone = Array.from({ length: 4 }, () => 'Oct 2026 alone');
    expect(periods()).toEqual([...alone, 'Oct 2026 alone, times 12', ...ends]);
    unmount();
    renderApp(`${PAGE}${search}`);
    await loaded();
    expect(shown()).toEqual(['59.1%', '13.0%', '25.0%', '20.6%', '£90,000']);
    await choose('Payroll as % Turnover', '12 Month Moving Average');
    expect(shown()).toEqual(['59.1%', '13.0%', '25.5%', '20.6%', '£90,000']);
  });

  it('[FIN-11] shows debtor days, stock days or stock turn, and creditor days', async () => {
    serve();
    const { user } = renderApp(PAGE);
    await loaded();
    for (const [name, value] of [
      ['Trade debtor days', '47.6'],
      ['Stock days', '46.6'],
      ['Trade creditor days', '32.3'],
    ] as const)
      expect(screen.getByRole('region', { name })).toHaveTextContent(value);
    await user.click(screen.getByRole('button', { name: 'Turn' }));
    expect(screen.getByRole('region', { name: 'Stock turn' })).toHaveTextContent('7.83');
    expect(screen.queryByRole('region', { name: 'Stock days' })).not.toBeInTheDocument();
  });

  const serveDetail = (cash: readonly object[] = cashRows) => {
    api.on('GET', '/accounts/acc_1/financials/cash-flow', { data: { rows: cash } });
    api.on('GET', '/accounts/acc_1/financials/balances', { data: { rows: stockRows } });
  };

  const SHEET = 'Balance Sheet for Acme Joinery Ltd';

  it.each([
    ['profit and loss', '', { 'Sales/Revenue': 12, 'My Money': 3, 'Gross Margin': 12 }],
    ['cash, stock and indicators', '', Object.fromEntries(KPI_TITLES.map((title) => [title, 12]))],
    ['today', '?stockAs=turn', { 'Cash received vs paid': 1, 'Stock, Debtors & Creditors': 1, 'Stock turn': 12 }],
    [
      'the balance sheet',
      '?area=balance',
      { 'Current Assets, Current Liabilities and Net Current Assets': 19, 'Capital and Reserves': 19 },
    ],
  ] as const)('[FIN-12] opens full-size chart and table behind every chart of %s', async (_, query, charts) => {
    serve();
    serveDetail();
    renderApp(`${PAGE}${query}`);
    await loaded();
    const buttons = Object.keys(charts).map((chart) => screen.getByRole('button', { name: `View data: ${chart}` }));
    for (const [place, [chart, rows]] of Object.entries<number>(charts).entries()) {
      fireEvent.click(buttons[place] as HTMLElement);
      const dialog = await screen.findByRole('dialog', { name: query === '?area=balance' ? SHEET : chart });
      const table = await within(dialog).findByRole('table');
      expect(within(table).getAllByRole('row')).toHaveLength(rows + 1);
      expect(within(dialog).getByRole('button', { name: 'Save as CSV' })).toBeVisible();
      const isTableAlone = chart === 'Stock, Debtors & Creditors';
      expect(dialog.querySelectorAll('.k-chart-plot')).toHaveLength(isTableAlone ? 0 : 1);
    }
  });

  it('[FIN-14] gives a day of cash 59, a month of an indicator 70, and of more than 5 balance sheets 100 px', async () => {
    serve();
    serveDetail(
      Array.from({ length: 31 }, (_, at) => ({
        ...cashRows[0],
        date: `2026-10-${String(at + 1).padStart(2, '0')}`,
      })),
    );
    const widths = async (address: string) => {
      const { unmount } = renderApp(`${PAGE}${address}`);
      const dialog = await screen.findByRole('dialog');
      await within(dialog).findByRole('table');
      const drawn = dialog.querySelector<HTMLElement>('.k-chart-plot')?.style.width;
      const ticks = dialog.querySelectorAll('.k-chart-axis text').length;
      unmount();
      return [drawn, ticks];
    };
    const zeroAndFive = 6;
    expect((await widths('?view=cash'))[0]).toBe(`${31 * 59}px`);
    expect(await widths('?view=payrollTurnover')).toEqual([`${12 * 70}px`, zeroAndFive]);
    expect(await widths('?view=tradeDebtorDaysList')).toEqual([`${12 * 70}px`, zeroAndFive]);
    expect(await widths('?area=balance&view=capital')).toEqual([`${19 * 100}px`, zeroAndFive]);
    serve({ financials: changed({ capitalReserves: overview.financials?.capitalReserves.slice(-5) ?? [] }) });
    expect((await widths('?area=balance&view=capital'))[0]).toBe('594px');
  });

  it('[FIN-16] fetches cash by day and month, and stock and creditors by day, when somebody looks', async () => {
    serve();
    serveDetail();
    const { user } = renderApp(PAGE);
    await loaded();
    const asked = (what: string) =>
      api.calls('GET', `/accounts/acc_1/financials/${what}`).map(({ url }) => new URL(url).searchParams.get('by'));
    expect([asked('cash-flow'), asked('balances')]).toEqual([[], []]);
    const look = async (button: string) => {
      await user.click(screen.getByRole('button', { name: `View data: ${button}` }));
      await within(await screen.findByRole('dialog')).findByRole('table');
      await pressEscape(user);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    await look('Cash received vs paid');
    expect(asked('cash-flow')).toEqual(['day']);
    await user.click(screen.getByRole('button', { name: 'Month' }));
    await look('Cash received vs paid');
    expect(asked('cash-flow')).toEqual(['day', 'month']);
    await look('Stock, Debtors & Creditors');
    expect(asked('balances')).toEqual(['day']);
  });

  it('[BEYOND-01~] explains a figure of a table in the place of the table, and the way back leads to it', async () => {
    serve();
    api.on('GET', '/accounts/acc_1/financials/explanations/grossMargin', { data: explainedMargin });
    const { user, router } = renderApp(`${PAGE}?view=margin`);
    const dialog = await screen.findByRole('dialog', { name: 'Gross Margin' });
    const october = await within(dialog).findByRole('row', { name: /October 2026/ });
    await user.click(within(october).getByRole('button', { name: '£33,200' }));
    expect(router.state.location.search).toBe('?view=margin&explain=grossMargin&over=month&at=2025-10');
    const explanation = await within(dialog).findByRole('region', { name: 'Explain Gross Margin' });
    expect(await within(explanation).findByText('200 Sales, 31 Oct 2025')).toBeVisible();
    expect(explanation).toHaveTextContent('Turnover − cost of sales£33,200');
    expect(explanation).toHaveTextContent('Imported1 Nov 2025');
    await user.click(within(dialog).getByRole('button', { name: 'Back to the table' }));
    expect(await within(dialog).findByRole('row', { name: /October 2026/ })).toBeVisible();
  });

  it('names how many months a sum is of, and the month whose end the cash stands at (5.26)', async () => {
    const months = ['2026-06', '2026-08'];
    const known = overview.financials as Financials;
    const flags = [{ kind: 'partial', count: 7 }];
    const { movingAverage, balanceSheet } = known.kpis;
    const young = <Each extends object>(kpi: Each) => ({ ...kpi, flags });
    serve({
      financials: changed({
        ...{
          balanceMonth: '2026-09',
          months: 5,
          sales: { ...known.sales, flags: [{ kind: 'monthsMissing', months }] },
        },
        kpis: {
          ...known.kpis,
          movingAverage: {
            ...movingAverage,
            employeesTurnover: young(movingAverage.employeesTurnover),
            payrollTurnover: young(movingAverage.payrollTurnover),
          },
          balanceSheet: { ...balanceSheet, tradeDebtorDaysList: young(balanceSheet.tradeDebtorDaysList) },
        },
      } as Partial<Financials>),
    });
    renderApp(`${PAGE}?balance=monthEnd`);
    expect(await screen.findByText(/In the bank at the end of September 2026/)).toBeVisible();
    expect(screen.getByText(/in 5 of 7 months/)).toBeVisible();
    for (const [name, period] of [
      ['Turnover/Employee', 'Annualised from 7 months to Oct 2026'],
      ['Payroll as % Turnover', '7 months to Oct 2026'],
      ['Trade debtor days', 'End of Oct 2026, annualised from 7 months'],
    ] as const)
      expect(screen.getByRole('region', { name })).toHaveTextContent(period);
  });

  it('[BEYOND-02~] looks back by two clocks, says so, and leads back to today', async () => {
    serve();
    const { user, router } = renderApp(`${PAGE}?asAt=2026-08-31`);
    await loaded();
    const note = screen.getByText('You are looking at an old view:').closest('[role=status]');
    expect(note).toHaveTextContent('figures as at 31 Aug 2026.');
    expect(screen.getByLabelText('As at')).toHaveValue('31/08/2026');
    fireEvent.change(screen.getByLabelText('As known on'), { target: { value: '15/09/2026' } });
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await loaded();
    const asked = api.calls('GET', '/accounts/acc_1/financials').at(-1);
    expect(new URL(asked?.url ?? '').search).toBe('?asAt=2026-08-31&knownOn=2026-09-15');
    await user.click(screen.getByRole('button', { name: 'Back to today' }));
    await loaded();
    expect(router.state.location.search).toBe('');
    expect(screen.queryByText('You are looking at an old view:')).not.toBeInTheDocument();
  });

  it('[FIN-13] relabels the years in Period 1, and says why', async () => {
    serve({ period1: true });
    renderApp(PAGE);
    await loaded();
    expect(
      screen.getByText('In Period 1 of the year, "This Year" figures show the year just completed.'),
    ).toBeVisible();
    expect(screen.getByRole('group', { name: 'Sales/Revenue as' })).toHaveTextContent('Last Year/Last Year Minus One');
    expect(screen.getByRole('img', { name: /^Last Year \(/ })).toBeInTheDocument();
  });

  it('[FIN-01~, FIN-04] leads the owner into learning, and nobody else', async () => {
    serve();
    const { user, router } = renderApp(PAGE);
    await loaded();
    expect(screen.getByRole('button', { name: 'Continue learning' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Improve your Cashflow' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/newDashboardLearning'));
    expect(router.state.location.search).toBe('?rcl=improvecash');
    expect(await screen.findByRole('heading', { name: 'Learning' })).toBeVisible();
  });

  it('[FIN-01~] names the chapter with the least score that is left to learn', async () => {
    serve({}, { ...customer, isPremium: 'true', standing: 'premium' });
    const place = { module_id: 'M2', module_name: 'Finance', chapter_code: 'C1', chapter_name: 'Getting paid' };
    api.on('GET', '/accounts/acc_1/learning-progress', {
      data: { allModulesList: [], current: { ...place, scoring_percentage: 34.44 }, improveCash: null },
    });
    renderApp(PAGE);
    const card = await screen.findByRole('region', { name: 'Current Chapter' });
    expect(await within(card).findByRole('button', { name: 'Continue Getting paid' })).toBeEnabled();
    expect(card).toHaveTextContent('34.4%');
  });

  it('shows a partner the selected customer, read-only and without covers', async () => {
    serve({}, partner);
    renderApp(`${PAGE}?customer=acc_1`);
    await loaded();
    expect(screen.getByText('Acme Joinery Ltd', { selector: '.k-viewed b' })).toBeVisible();
    expect(document.title).toBe('Acme Joinery Ltd: My Finance - Keelson');
    expect(screen.getByRole('button', { name: 'Improve your Cashflow' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Continue learning' })).toBeDisabled();
    expect(screen.queryByText(/to unlock it/)).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Walkthrough' })).not.toBeInTheDocument();
  });

  it('leads to the connection before there are books, and tells how an import stands', async () => {
    serve({ financials: null });
    renderApp(PAGE);
    expect(await screen.findByRole('link', { name: 'Connect your accounts' })).toHaveAttribute(
      'href',
      '/FinanceSystemInt',
    );
  });

  it('says what failed, and tries again', async () => {
    serve();
    api.on('GET', '/accounts/acc_1/financials', { status: 500 });
    const { user } = renderApp(PAGE);
    expect(await screen.findByText('Failed to load dashboard data')).toBeVisible();
    api.on('GET', '/accounts/acc_1/financials', { data: overview });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await loaded();
  });
});
