import { setImmediate } from 'node:timers/promises';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { goBy, stopClock, untilSo } from '../../testing/stopped-clock';
import { acmeFigures, noProfit, serveDashboard } from './testing/acme-dashboard';

const api = serveApi();
const PAGE = '/dashboard/newDashboard';
const ASKED = '/accounts/acc_1';

const card = (name: string): HTMLElement => {
  const found = screen.getByRole('heading', { name }).closest('section');
  if (!found) throw new Error(`${name} is on no card`);
  return found;
};
const loaded = () => screen.findByRole('heading', { name: 'Last month’s sales' });

describe('the months that the dashboard stands on', () => {
  it('tells the pace of this year from the seasons of last year, and neither of a complete year (5.26)', async () => {
    serveDashboard(api);
    renderApp(PAGE);
    await loaded();
    expect(card('Projected turnover')).toHaveTextContent('£720,000at this year’s pace');
    expect(card('Projected turnover')).toHaveTextContent('£780,000 if it follows last year’s seasons');
    cleanup();
    const headline = { ...acmeFigures.headline, turnoverIsActual: true, turnoverBySeason: null };
    api.on('GET', `${ASKED}/dashboard`, { data: { ...acmeFigures, headline } });
    renderApp(PAGE);
    await loaded();
    expect(card('Turnover at year end')).not.toHaveTextContent(/pace|seasons/);
  });

  it('shows no NA and asks for profits no more where no import runs (5.26)', async () => {
    const path = `${ASKED}/profit-before-tax`;
    const asked = () => api.calls('GET', path).length;
    serveDashboard(api);
    const headline = { ...acmeFigures.headline, totalSalesLastMonth: null, totalSalesLastMonthChangePercent: null };
    api.on('GET', `${ASKED}/dashboard`, { data: { ...acmeFigures, headline } });
    api.on('GET', path, { data: noProfit, statusMessage: 'no data' });
    const { router } = renderApp('/dashboard/info');
    await screen.findByRole('heading', { name: 'About your dashboard' });
    stopClock();
    await act(() => router.navigate(PAGE));
    const profit = () =>
      screen.queryByRole('heading', { name: 'Profit before tax' }) ? card('Profit before tax').textContent : '';
    await untilSo(() => profit().includes('- all last year'));
    expect(document.body).not.toHaveTextContent(/\bNA\b/);
    const before = asked();
    goBy(20_000);
    await act(() => setImmediate());
    expect(asked()).toBe(before);
  });

  it('names the months that comparisons stand on, and the month shown where a newer one is missing (5.26)', async () => {
    serveDashboard(api);
    const figures = {
      ...{ ...acmeFigures, today: '2026-12-05', upToDate: false },
      headline: { ...acmeFigures.headline, monthsThisYear: 6, monthsOverThisYear: 8, monthsLastYear: 10 },
      keyNumbers: { ...acmeFigures.keyNumbers, months: 7 },
    };
    api.on('GET', `${ASKED}/dashboard`, { data: figures });
    const { user, ...first } = renderApp(PAGE);
    const sales = await screen.findByRole('heading', { name: 'Sales in October 2026' });
    expect(sales.closest('section')).toHaveTextContent('November 2026 is not in your accounts yet.');
    expect(sales.closest('section')).toHaveTextContent('+4.0% vs Sep 2026');
    expect(card('Projected turnover')).toHaveTextContent('at this year’s pace, from 6 of 8 months');
    expect(card('Projected turnover')).toHaveTextContent('vs last year, annualised from 10 of 12 months');
    expect(card('Marketing this year')).toHaveTextContent('vs the same 6 of 8 months last year');
    await waitFor(() => expect(card('Profit before tax')).toHaveTextContent('This year, 6 of 8 months'));
    expect(card('Profit before tax')).toHaveTextContent('£90,000 last year, 10 of 12 months');
    expect(card('Profit before tax')).toHaveTextContent('£9,600 in October 2026');
    const four = card('Acme Joinery Ltd in four numbers');
    expect(four).toHaveTextContent('Annualised from 7 months to 31 Oct 2026');
    expect(four).toHaveTextContent('last financial year £640,000, annualised from 10 of 12 months');
    expect(four).toHaveTextContent('last financial year 58.2%, 10 of 12 months');
    expect(document.body).not.toHaveTextContent(/last month’s sales|all last year/i);
    expect(card('How do you compare?')).toHaveTextContent('(annualised from 7 months to 31 Oct 2026)');
    await user.click(await screen.findByRole('button', { name: 'How do you compare?' }));
    const dialog = await screen.findByRole('dialog', { name: 'How do you compare?' });
    expect(await within(dialog).findByText('Annualised from 7 months to 31 Oct 2026')).toBeVisible();
    first.unmount();
    const old = renderApp(`${PAGE}?asAt=2026-12-01`);
    await waitFor(() => expect(card('How do you compare?')).toHaveTextContent('£92,000 middle third'));
    expect(card('How do you compare?')).not.toHaveTextContent('2026');
    old.unmount();
    const typed = { ...figures, informationFrom: 'manual', keyNumbers: { ...acmeFigures.keyNumbers, months: 0 } };
    api.on('GET', `${ASKED}/dashboard`, { data: typed });
    renderApp(PAGE);
    expect(
      await screen.findByText('November 2026 has not been entered yet. Figures are to 31 Oct 2026.'),
    ).toBeVisible();
    expect(card('Acme Joinery Ltd in four numbers')).toHaveTextContent('31 Oct 2026: too few of them are known');
  });
});
