import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pressEscape } from '../../testing/press-escape';
import { linesOfMonth } from '../../testing/base-lines';
import { acmeDetail, savedDetail } from '../../testing/detailed-profit-and-loss';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { customer, haveSession, superAdmin } from '../../testing/signed-in';

const api = serveApi();
const PAGE = '/dashboard/newDashboardCalculator/DetailedPL';
const DETAIL = '/accounts/acc_1/detailed-profit-and-loss';
const LINES = '/accounts/acc_1/financials/base-lines/detailedProfitAndLoss';
const SAVED = '2026-11-22T14:03:00.000Z';
const premium = { ...customer, isPremium: 'true', standing: 'premium' } as const;

const serve = (read = acmeDetail, me: Parameters<typeof haveSession>[1] = premium): void => {
  haveSession(api, me);
  api.on('GET', DETAIL, ({ url }) => ({ data: new URL(url).searchParams.has('created') ? savedDetail : read }));
  for (const [list, savedBy] of [
    ['acc_1', 'owner'],
    ['acc_1cp', 'partner'],
  ])
    api.on('GET', `/accounts/${list}/saved-calculations/detailedProfitAndLoss`, {
      data: { savedBy, dates: savedBy === 'owner' ? [{ storedDate: SAVED, name: '' }] : [] },
    });
  api.on('GET', LINES, ({ url }) => ({
    data: linesOfMonth(new URL(url).searchParams.get('month') ?? 'none'),
  }));
};

const opened = async (address = PAGE) => {
  const app = renderApp(address);
  await screen.findByTestId('profit-before-tax');
  await app.user.click(screen.getByRole('button', { name: 'By month' }));
  return app;
};
const group = (name: string) =>
  within(screen.getByRole('group', { name: 'Groups' })).getByRole('button', { name: new RegExp(`^${name}`) });
const table = () => within(screen.getByRole('region', { name: / by month$/ }));
const rows = () =>
  table()
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent.trim()));
const panel = () => within(screen.getByRole('dialog'));
const closePanel = async ({ user }: Awaited<ReturnType<typeof opened>>) => {
  await pressEscape(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

describe('the detailed profit and loss by month', () => {
  it('[DPL-02~] has a column for each month between account and change, whose sums are those of the totals', async () => {
    serve();
    const { user } = await opened();
    await user.click(group('Overheads'));
    expect(screen.getByRole('button', { name: 'By month' })).toHaveAttribute('aria-pressed', 'true');
    expect(rows()).toEqual([
      [
        ...['Account', 'P1 Apr', 'P2 May', 'P3 Jun', 'P4 Jul', 'P5 Aug', 'P6 Sep', 'P7 Oct'],
        ...['Cumulative P&L Value', '£ Annualised', 'Change By %'],
      ],
      [
        ...['Advertising', '£900', '£1,050', '£1,200', '£1,250', '£1,100', '£1,400', '£1,500'],
        ...['£8,400', '£14,400', '%'],
      ],
      ['Insurance', ...Array<string>(7).fill('£500'), '£3,500', '£6,000', '%'],
      ['Motor expenses', ...Array<string>(7).fill('£5,300'), '£37,100', '£63,600', '%'],
      ['Rent', ...Array<string>(7).fill('£5,000'), '£35,000', '£60,000', '%'],
      [
        ...['Total', '£11,700', '£11,850', '£12,000', '£12,050', '£11,900', '£12,200', '£12,300'],
        ...['£84,000', '£144,000', '0%'],
      ],
    ]);
    expect(table().getByRole('table').closest('[tabindex="0"]')).toHaveAccessibleName('Overheads by month');
    await user.click(screen.getByRole('button', { name: 'Totals' }));
    expect(screen.getByRole('region', { name: 'Overheads by account' })).toBeVisible();
  });

  it('[DPL-03~] takes changes like the totals, finds accounts, and shows the same in both views', async () => {
    serve();
    const { user } = await opened();
    await user.click(group('Overheads'));
    await user.type(screen.getByRole('textbox', { name: 'Change Advertising by percent' }), '-12.54');
    await user.tab();
    expect(screen.getByTestId('profit-before-tax')).toHaveTextContent('£109,800');
    expect(rows().at(-1)?.at(-1)).toBe('−1%');
    await user.type(screen.getByRole('searchbox', { name: 'Find an account' }), 'rent');
    expect(rows().map(([name]) => name)).toEqual(['Account', 'Rent', 'Total']);
    await user.clear(screen.getByRole('searchbox', { name: 'Find an account' }));
    await user.click(screen.getByRole('button', { name: 'Totals' }));
    expect(screen.getByRole('textbox', { name: 'Change Advertising by percent' })).toHaveValue('−12.5');
  });

  it('[BEYOND-01~] explains every month of every account and total by its lines of the books and their import', async () => {
    serve();
    const app = await opened();
    await app.user.click(group('Overheads'));
    const names = table()
      .getAllByRole('button')
      .map(({ title }) => title)
      .filter((title) => title.endsWith(' 2026'));
    expect(names).toHaveLength(5 * 7);
    for (const [title, value, line] of [
      ['Explain Advertising, October 2026', '£1,500.00', 'One of acc-400'],
      ['Explain Total of Overheads, April 2026', '£11,700.00', 'One of acc-469'],
    ] as const) {
      await app.user.click(screen.getByTitle(title));
      await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(line));
      expect(panel().getAllByText(value).length).toBeGreaterThan(0);
      expect(panel().getByText('Formulas 5.14, version 1')).toBeInTheDocument();
      expect(screen.getByRole('dialog')).not.toHaveTextContent('what was kept is');
      await closePanel(app);
    }
    expect(api.calls('GET', LINES).map(({ url }) => new URL(url).search)).toEqual(['?month=2026-10', '?month=2026-04']);
  });

  it('tells a month that nothing is known of from one without an amount', async () => {
    const [salaries] = acmeDetail.account.payroll;
    const monthly = [15_000, 0, null, 15_000, 15_000, 15_000, 15_000];
    const payroll = salaries ? [{ ...salaries, cummulativePLValue: null, annualised: null, monthly }] : [];
    serve({ ...acmeDetail, account: { ...acmeDetail.account, payroll } });
    const { user } = await opened();
    await user.click(group('Payroll'));
    expect(rows()[1]?.slice(0, 5)).toEqual(['Salaries', '£15,000', '£0', '-', '£15,000']);
    expect(rows()[2]?.slice(0, 5)).toEqual(['Total', '£15,000', '£0', '-', '£15,000']);
    fireEvent.click(screen.getByTitle('Explain Salaries, May 2026'));
    expect(await screen.findByText('The books have nothing of this account in the month.')).toBeInTheDocument();
  });

  it('counts the periods from the start of the year where months are missing, and says where a group is empty', async () => {
    const months = acmeDetail.months.slice(2, 4);
    const fewer = Object.fromEntries(
      Object.entries(acmeDetail.account).map(([name, lines]) => [
        ...[name, lines.map((line) => ({ ...line, monthly: line.monthly.slice(2, 4) }))],
      ]),
    ) as typeof acmeDetail.account;
    serve({ ...acmeDetail, months, account: { ...fewer, payroll: [] } });
    const { user } = await opened();
    expect(rows()[0]?.slice(1, 3)).toEqual(['P3 Jun', 'P4 Jul']);
    await user.click(group('Payroll'));
    expect(table().getByText('No account of this group has an amount this year.')).toBeVisible();
    expect(rows().at(-1)?.slice(0, 3)).toEqual(['Total', '£0', '£0']);
  });

  it('says that saved and typed sums have no months, and keeps the view when live figures are back', async () => {
    serve();
    const { user } = await opened();
    await user.selectOptions(screen.getByLabelText('Your saved dates'), '22 Nov 2026, 14:03');
    expect(await screen.findByText('A saved date has no months by themselves')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Totals' }));
    expect(screen.getByRole('region', { name: / by account$/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'By month' }));
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await screen.findByRole('region', { name: / by month$/ })).toBeVisible();
  });

  it('says so of figures that were typed as sums', async () => {
    serve({ ...savedDetail, saved: null, linesFrom: 'typed', months: [] });
    await opened();
    expect(screen.getByText('Typed sums have no months by themselves')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Integrate Finance' }).length).toBeGreaterThan(1);
  });

  it('[ROLE-02~] shows the months to a super admin, who changes nothing', async () => {
    serve(acmeDetail, superAdmin);
    await opened(`${PAGE}?customer=acc_1`);
    expect(rows()[1]?.slice(0, 2)).toEqual(['Sales', '£60,000']);
    expect(screen.getByRole('textbox', { name: 'Change Sales by percent' })).toHaveAttribute('readonly');
  });
});
