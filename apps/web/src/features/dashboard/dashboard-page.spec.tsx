import { setImmediate } from 'node:timers/promises';
import { dashboardMessages } from '@keelson/contracts/dashboard';
import { myFinancialsMessages } from '@keelson/contracts/my-financials';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { partner } from '../../testing/signed-in';
import { goBy, stopClock, untilSo } from '../../testing/stopped-clock';
import { acmeFigures, acmeProfit, noBenchmark, noProfit, serveDashboard } from './testing/acme-dashboard';

const api = serveApi();
const PAGE = '/dashboard/newDashboard';
const ASKED = '/accounts/acc_1';

const card = (name: string): HTMLElement => {
  const found = screen.getByRole('heading', { name }).closest('section');
  if (!found) throw new Error(`${name} is on no card`);
  return found;
};
const loaded = () => screen.findByRole('heading', { name: 'Last month’s sales' });

/** Where the tips of the needles stand, as a share of the half circle from the left. */
const needles = (region: HTMLElement): readonly string[] =>
  [...region.querySelectorAll('.k-gauge-needle')].map((needle) => {
    const [x = 0, y = 0] = (/L(\S+) (\S+)L/.exec(needle.getAttribute('d') ?? '') ?? []).slice(1).map(Number);
    const hub = needle.parentElement?.querySelector('.k-gauge-hub');
    const [dx, dy] = [x - Number(hub?.getAttribute('cx')), Number(hub?.getAttribute('cy')) - y];
    return (1 - Math.atan2(dy, dx) / Math.PI).toFixed(3);
  });

/** What there is of figures outside charts, and nothing explains. */
const unexplained = (): readonly string[] => {
  const texts = document.createTreeWalker(document.querySelector('.k-dash-page')!, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { parentElement: at, textContent: text } = texts.currentNode;
    const isFigure = /£\d|\d%|\d\.\d/.test(text ?? '') && !at?.closest('svg, .k-sr, .k-goals');
    const marked =
      at?.closest('.k-answer-figure, .k-key-figure, .k-gauge-words') &&
      at.closest('.k-card')?.querySelector('.k-explain');
    if (isFigure && !at?.closest('.k-explained') && !marked) found.push(text ?? '');
  }
  return found;
};

const FINANCES = '/dashboard/newDashboardFinance';

/** Each figure among words, and what pressing it explains. */
const EXPLAINED = [
  'profit of every £1 sold: profitBeforeTaxTurnOver month',
  'profit so far this year: profitBeforeTax yearToDate',
  'the change of last month’s profit: profitBeforeTax month monthBefore',
  'how long cash lasts: monthsOfCosts day',
  'the change of cash in a week: cashBalance day weekBefore',
  'what customers are slow to pay: slowPayers twelveMonths',
  'how long customers take: tradeDebtorDaysList month',
  'the change of last month’s sales: sales month monthBefore',
  'the change of turnover: projectedTurnover yearToDate lastYear',
  'sales so far this year: sales yearToDate',
  'turnover by last year’s seasons: seasonalTurnover yearToDate',
  'the change of marketing this year: marketingSpend yearToDate sameMonths',
  'the change of profit of the year: profitBeforeTax yearToDate sameMonths',
  'profit of the same months last year: profitBeforeTax yearToDate sameMonths',
  'profit as a share of sales: profitBeforeTaxShare yearToDate',
  'profit all last year: profitBeforeTax yearToDate 2026-03',
  'profit last month: profitBeforeTax month 2026-10',
  'profit in that month last year: profitBeforeTax month 2025-10',
  'bank balance on 21 Nov 2026: cashBalance day',
  'the change of the bank balance in a week: cashBalance day weekBefore',
  'the change of the bank balance since the month end: cashBalance day monthEnd',
  'the balance of the last month end: cashBalance month',
  'the waterline: monthlyCosts twelveMonths',
  'the chance of New Car: goalProbability month goal_1',
  'the chance of Take on more Staff: goalProbability month goal_2',
  'the chance of Sell and Retire: goalProbability month goal_3',
  'Turnover: sales twelveMonths',
  'Turnover of the last financial year: sales year 2026-03',
  'Turnover per employee: employeesTurnover twelveMonths',
  'the middle of the sector: employeesTurnover twelveMonths sector',
  'Gross margin: grossmarginTurnOver twelveMonths',
  'Gross margin of the last financial year: grossmarginTurnOver year 2026-03',
  'Average employees: averageEmployees twelveMonths',
  'the latest count: employeeCount month',
];

describe('the dashboard', () => {
  it.each([
    [true, 1],
    [false, 0],
  ])('names Period 1 as My Financials does, period1: %s', async (period1, times) => {
    serveDashboard(api);
    api.on('GET', `${ASKED}/dashboard`, { data: { ...acmeFigures, period1 } });
    renderApp(PAGE);
    await loaded();
    expect(screen.queryAllByText(myFinancialsMessages.periodOne)).toHaveLength(times);
  });

  it('[DASH-04, DASH-02~, DASH-03~] answers profit and cash, and shows each key number with its change', async () => {
    serveDashboard(api);
    renderApp(PAGE);
    await loaded();
    const answers = screen.getByRole('region', { name: 'The three answers' });
    expect(await within(answers).findByText('£9,600')).toBeVisible();
    expect(answers).toHaveTextContent('profit before tax in October, 16.0p of every £1 you sold. £63,000 so far');
    for (const [name, figure, change] of [
      ['Last month’s sales', '£60,000', '+4.0% vs Sep 2026'],
      ['Projected turnover', '£720,000', '+12.5% vs last year'],
      ['Marketing this year', '£8,400', '−16.7% vs the same months last year'],
      ['Profit before tax', '£63,000', '+26.0% vs the same months last year, £50,000'],
    ] as const) {
      expect(card(name)).toHaveTextContent(figure);
      expect(card(name)).toHaveTextContent(change);
    }
    expect(card('Bank balance on 21 Nov 2026')).toHaveTextContent('£52,000');
    expect(card('Bank balance on 21 Nov 2026')).toHaveTextContent('+4.0% vs 7 days ago');
    expect(card('Bank balance on 21 Nov 2026')).toHaveTextContent('−3.7% vs last month end, £54,000');
  });

  it('[BEYOND-02~] looks back by two clocks, says so, and leads back to today', async () => {
    serveDashboard(api);
    const { user, router } = renderApp(PAGE);
    await loaded();
    expect(screen.queryByText(/old view/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Look back' }));
    fireEvent.change(screen.getByLabelText('As at'), { target: { value: '2026-08-31' } });
    fireEvent.change(screen.getByLabelText('As known on'), { target: { value: '2026-09-15' } });
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(router.state.location.search).toBe('?asAt=2026-08-31&knownOn=2026-09-15');
    const note = await screen.findByText('You are looking at an old view:');
    expect(note.closest('[role=status]')).toHaveTextContent('figures as at 31 Aug 2026, as known on 15 Sep 2026.');
    for (const what of ['dashboard', 'todays-balance', 'profit-before-tax']) {
      const asked = api.calls('GET', `${ASKED}/${what}`).at(-1);
      expect(new URL(asked?.url ?? '').search).toBe('?asAt=2026-08-31&knownOn=2026-09-15');
    }
    await user.click(screen.getByRole('button', { name: 'Back to today' }));
    expect(router.state.location.search).toBe('');
    await loaded();
    expect(screen.queryByText(/old view/)).not.toBeInTheDocument();
  });

  it('[BEYOND-01~] has every key number explained beside the page', async () => {
    serveDashboard(api);
    const { user, router } = renderApp(PAGE);
    await loaded();
    for (const [name, address] of [
      ['Explain last month’s sales', '?explain=sales&over=month'],
      ['Explain turnover', '?explain=projectedTurnover&over=yearToDate'],
      ['Explain marketing this year', '?explain=marketingSpend&over=yearToDate'],
      ['Explain profit of the year', '?explain=profitBeforeTax&over=yearToDate'],
      ['Explain profit before tax', '?explain=profitBeforeTax&over=month'],
      ['Explain cash balance', '?explain=cashBalance&over=day'],
    ] as const) {
      await user.click(await screen.findByRole('button', { name }));
      expect(router.state.location.search).toBe(address);
    }
    const places: string[] = [];
    const figures = [...document.querySelectorAll<HTMLElement>('.k-dash-page .k-explained')];
    for (const { title } of figures) {
      fireEvent.click(screen.getByTitle(title));
      places.push(
        `${title.replace('Explain ', '')}: ${router.state.location.search.replace('?explain=', '').replaceAll(/&\w+=/g, ' ')}`,
      );
    }
    expect(places).toEqual(EXPLAINED);
    expect(unexplained()).toEqual([]);
    expect(await screen.findByText('This number cannot be explained right now')).toBeInTheDocument();
  });

  it('[DASH-02] calls the turnover of a complete year what it was; the other three cards are as before', async () => {
    serveDashboard(api);
    const headline = { ...acmeFigures.headline, turnoverIsActual: true };
    api.on('GET', `${ASKED}/dashboard`, { data: { ...acmeFigures, headline } });
    renderApp(PAGE);
    await loaded();
    expect(card('Turnover at year end')).toHaveTextContent('£720,000');
    expect(card('Turnover at year end')).toHaveTextContent('+12.5% vs last year');
    expect(screen.queryByRole('heading', { name: 'Projected turnover' })).not.toBeInTheDocument();
    for (const [name, figure, change] of [
      ['Last month’s sales', '£60,000', '+4.0%'],
      ['Marketing this year', '£8,400', '−16.7%'],
      ['Profit before tax', '£63,000', '+26.0%'],
    ] as const) {
      await waitFor(() => expect(card(name)).toHaveTextContent(figure));
      expect(card(name)).toHaveTextContent(change);
    }
  });

  it('leads on while there are no books, and shows no figure', async () => {
    serveDashboard(api);
    api.on('GET', `${ASKED}/dashboard`, {
      data: { ...acmeFigures, informationFrom: null, asAt: null, months: [] },
    });
    renderApp(PAGE);
    expect(
      await screen.findByText(
        'Acme Joinery Ltd has no figures here yet. They appear once your accounts are connected.',
      ),
    ).toBeVisible();
    expect(await screen.findByRole('link', { name: /next step|See your steps/ })).toHaveAttribute(
      'href',
      '/onboardingProgressInfo',
    );
    expect(screen.queryByText(/£/)).not.toBeInTheDocument();
  });

  it('tells that an import runs, that one failed, and that the last month is missing', async () => {
    serveDashboard(api);
    const standing = (status: string, message: string | null = null) => ({
      data: { ...acmeFigures, upToDate: false, import: { ...acmeFigures.import, status, message } },
    });
    api.on('GET', `${ASKED}/dashboard`, standing('started'));
    const first = renderApp(PAGE);
    expect(await screen.findByText('Your accounts are being read. Figures follow by themselves.')).toBeVisible();
    first.unmount();
    api.on('GET', `${ASKED}/dashboard`, standing('failed', 'Xero did not answer'));
    const second = renderApp(PAGE);
    expect(await screen.findByText(/did not finish: Xero did not answer. What came before is shown/)).toBeVisible();
    second.unmount();
    api.on('GET', `${ASKED}/dashboard`, standing('finished'));
    renderApp(PAGE);
    expect(
      await screen.findByText('October 2026 is not in your accounts yet. Figures are to 31 Oct 2026.'),
    ).toBeVisible();
  });

  it('[BEYOND-03~] tells that an import changed months that were shown, and leads to what it changed', async () => {
    serveDashboard(api);
    const changed = { ...acmeFigures, import: { ...acmeFigures.import, restated: 2 } };
    api.on('GET', `${ASKED}/dashboard`, { data: changed });
    renderApp(PAGE);
    const note = await screen.findByText(/^The import of 22 Nov 2026, 06:00 changed 2 amounts of months/);
    expect(within(note).getByRole('link')).toHaveAttribute('href', '/dashboard/trust');
  });

  it('[DASH-12] lets the card whose read failed say so and try again, without a popup', async () => {
    serveDashboard(api);
    api.on('GET', `${ASKED}/profit-before-tax`, { status: 500 });
    api.on('GET', `${ASKED}/todays-balance`, { status: 500 });
    api.on('GET', `${ASKED}/benchmark`, { status: 500 });
    api.on('GET', `${ASKED}/goals`, { status: 500 });
    const { user } = renderApp(PAGE);
    await loaded();
    for (const [name, failure] of [
      ['Profit before tax', 'Could not load profit before tax'],
      ['Bank balance', 'Could not load the bank balance'],
      ['How do you compare?', 'Could not load the comparison'],
      ['Goals', 'Could not load goals'],
    ] as const) {
      const inCard = within(card(name));
      expect(await inCard.findByText(failure)).toBeVisible();
      expect(inCard.getByRole('button', { name: 'Try again' })).toBeVisible();
    }
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(card('Last month’s sales')).toHaveTextContent('£60,000');
    serveDashboard(api);
    await user.click(within(card('Profit before tax')).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(card('Profit before tax')).toHaveTextContent('£63,000'));
  });

  it('[DASH-12~] keeps who may not look and what is not there apart from other failures', async () => {
    serveDashboard(api);
    const shown: string[] = [];
    for (const status of [403, 404, 500]) {
      api.on('GET', `${ASKED}/dashboard`, { status });
      const { unmount } = renderApp(PAGE);
      const alert = await screen.findByRole('alert');
      shown.push(alert.querySelector('.k-state-title')?.textContent.trim() ?? '');
      unmount();
    }
    expect(shown).toEqual([
      'You may not see this dashboard',
      'There is no such account',
      'Failed to load dashboard data',
    ]);
  });

  it('[DASH-12~] leads to the sign-in when the session has ended', async () => {
    serveDashboard(api);
    api.on('GET', `${ASKED}/dashboard`, { status: 401 });
    const { path } = renderApp(PAGE);
    await waitFor(() => expect(path()).toBe('/auth/signIn'));
  });

  const importing = { ...acmeFigures, import: { ...acmeFigures.import, status: 'started' } };

  it("[DASH-03, LIMIT-01~] shows NA for 'no data' while an import runs, and asks again every five seconds", async () => {
    const path = `${ASKED}/profit-before-tax`;
    const asked = () => api.calls('GET', path).length;
    serveDashboard(api);
    api.on('GET', path, { data: noProfit, statusMessage: 'no data' });
    api.on('GET', `${ASKED}/dashboard`, { data: importing });
    const { router } = renderApp('/dashboard/info');
    await screen.findByRole('heading', { name: 'About your dashboard' });
    stopClock();
    await act(() => router.navigate(PAGE));
    const profit = () =>
      screen.queryByRole('heading', { name: 'Profit before tax' }) ? card('Profit before tax').textContent : '';
    await untilSo(() => profit().includes('NA'));
    for (const text of ['NA all last year', 'NA last month', 'NA in that month last year'])
      expect(profit()).toContain(text);
    const before = asked();
    goBy(4_900);
    expect(asked()).toBe(before);
    goBy(200);
    await untilSo(() => asked() === before + 1);
    api.on('GET', path, { data: acmeProfit });
    await act(() => setImmediate());
    goBy(5_100);
    await untilSo(() => profit().includes('£63,000'));
    for (const text of ['£90,000 all last year', '£9,600 last month', '£7,000 in that month last year'])
      expect(profit()).toContain(text);
    const enough = asked();
    goBy(20_000);
    await act(() => setImmediate());
    expect(asked()).toBe(enough);
  });

  it('[DASH-07] puts turnover per employee beside the sector, and the company in four numbers', async () => {
    serveDashboard(api);
    const { user } = renderApp(PAGE);
    await loaded();
    const gauge = await screen.findByRole('img', { name: /Turnover per employee £92,000, middle third of the sector/ });
    expect(gauge).toBeVisible();
    expect(card('How do you compare?')).toHaveTextContent('9 companies of Construction');
    expect(card('How do you compare?')).toHaveTextContent('£92,000 middle third (trailing 12 months to 31 Oct 2026)');
    const four = card('Acme Joinery Ltd in four numbers');
    for (const text of ['£690,000', '£92,000', '59.1%', '7.5']) expect(four).toHaveTextContent(text);
    expect(within(four).getByRole('button', { name: 'Update Employee Numbers' })).toBeVisible();
    expect(within(four).getByText('What-If..?')).toBeVisible();
    expect(within(card('How do you compare?')).getByRole('button', { name: 'How do you compare?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Read More' }));
    expect(await screen.findByRole('dialog', { name: 'Why Turnover by Employee?' })).toBeVisible();
  });

  it.each([noBenchmark.Message, 'No comparative data available for the given sector', ''])(
    '[DASH-10] says in its own spelling that there is nothing to compare with when told "%s"',
    async (Message) => {
      expect(dashboardMessages.noComparison).toBe('No comparitive data available for the given sector');
      serveDashboard(api);
      api.on('GET', `${ASKED}/benchmark`, { data: { ...noBenchmark, Message } });
      renderApp(PAGE);
      expect(await screen.findByText('No comparative data available for this Sector..!!')).toBeVisible();
      expect(screen.queryByRole('img', { name: /of the sector/ })).not.toBeInTheDocument();
    },
  );

  it('[DASH-06, DASH-11] compares six metrics, each third on a gauge, explains each, and warns of a needle outside', async () => {
    serveDashboard(api);
    const { user } = renderApp(PAGE);
    await loaded();
    await user.click(await screen.findByRole('button', { name: 'How do you compare?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'How do you compare?' }));
    const menu = within(await dialog.findByRole('navigation', { name: 'Metrics' }));
    const WARNING = "**This average doesn't lies in the range";
    for (const [name, gauge, warned] of [
      ['Gross margin as turnover', /upper third of the sector/, false],
      ['Turnover per employee', /£92,000, middle third/, false],
      ['Payroll as turnover', /lower third of the sector/, false],
      ['Profit before tax', /middle third/, false],
      ['Trade debtor days', /47\.6 days, middle third/, true],
      ['Trade creditor days', undefined, false],
    ] as const) {
      await user.click(menu.getByRole('button', { name }));
      const view = within(dialog.getByRole('region', { name }));
      const gauges = view.queryAllByRole('img').map((each) => each.getAttribute('aria-label') ?? '');
      expect(gauges[0] ?? 'none').toMatch(gauge ?? /^none$/);
      const onAverage = ['upper', 'middle', 'lower'].map((third) => `The ${third} third on average`);
      expect(gauges.slice(1).map((label) => label.split(':')[0])).toEqual(gauge ? onAverage : []);
      expect(view.queryAllByText(WARNING)).toHaveLength(warned ? 1 : 0);
      const averages = [155, 92.2, 22.2];
      expect(needles(screen.getByRole('region', { name }))).toEqual(
        gauge ? [...(warned ? [] : [92.5]), ...averages].map((angle) => (angle / 180).toFixed(3)) : [],
      );
      await user.click(view.getByRole('button', { name: 'Learn' }));
      const learn = await screen.findByRole('dialog', { name });
      await user.click(within(learn).getAllByRole('button', { name: 'Close' }).at(-1) ?? learn);
      await waitFor(() => expect(learn).not.toBeInTheDocument());
    }
    expect(menu.getAllByRole('button')).toHaveLength(6);
    expect(dialog.getByText('No comparative data available for this Sector..!!')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Back To Dashboard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    [{ advice: 'overdrawn', cash: -1_234.56 }, 'Together they were £1,235 overdrawn on 31 Oct 2026.', FINANCES],
    [
      { advice: 'runningOut', recentProfit: -9_000, cash: 20_000, monthlyCosts: 26_500 },
      'lost £9,000 before tax. Only £20,000 stood in the bank on 31 Oct 2026, less than two months of wages and overheads at £26,500 a month.',
      FINANCES,
    ],
    [
      { advice: 'slowPayers', slowPayers: 17_260.27, debtorDays: 47.6 },
      'Bring in the £17,260 that customers are slow to payThey take 47.6 days; at 40 days',
      FINANCES,
    ],
    [{ advice: 'losses', recentProfit: -9_000 }, 'The last three months lost £9,000 before tax.', FINANCES],
    [{ advice: 'paidInTime', debtorDays: 31.25 }, 'Customers pay you in 31.3 days, within 40.', FINANCES],
    [{ advice: 'costs' }, 'Look at where each £100 of sales goes', FINANCES],
    [{ advice: 'enterFigures' }, 'There is too little yet to say', '/dashboard/UpdatePage'],
  ] as const)('says what to do next by the figures of one basis: %j', async (given, words, to) => {
    serveDashboard(api);
    const nothing = { cash: null, recentProfit: null, monthlyCosts: null, slowPayers: null, debtorDays: null };
    api.on('GET', `${ASKED}/dashboard`, { data: { ...acmeFigures, next: { ...nothing, targetDays: 40, ...given } } });
    renderApp(PAGE);
    await loaded();
    const next = screen.getByRole('heading', { name: 'What should I do next?' }).parentElement!;
    expect(next).toHaveTextContent(words);
    expect(within(next).getByRole('link')).toHaveAttribute('href', to);
    // Each figure opens; praise has its figure.
    const shown = Object.values({ ...nothing, ...given }).filter((value) => typeof value === 'number');
    expect(within(next).queryAllByRole('button')).toHaveLength(shown.length);
    if (given.advice !== 'paidInTime') expect(next).not.toHaveTextContent('Customers pay you');
  });

  it('shows a partner the selected customer, with nothing to set', async () => {
    serveDashboard(api, partner);
    renderApp(`${PAGE}?customer=acc_1`);
    await loaded();
    expect(screen.getByText(acmeFigures.companyName, { selector: '.k-viewed b' })).toBeVisible();
    expect(document.title).toBe(`${acmeFigures.companyName}: Dashboard - Keelson`);
    expect(screen.queryByRole('button', { name: 'Set Goals' })).not.toBeInTheDocument();
    expect(screen.getByText(/that customers are slow to pay/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See your figures' })).not.toBeInTheDocument();
  });
});
