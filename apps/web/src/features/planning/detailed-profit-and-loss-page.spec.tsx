import { screen, waitFor, within } from '@testing-library/react';
import { pressEscape } from '../../testing/press-escape';
import { acmeDetail, savedDetail } from '../../testing/detailed-profit-and-loss';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { customer, haveSession, partner, superAdmin } from '../../testing/signed-in';

const api = serveApi();
const PAGE = '/dashboard/newDashboardCalculator/DetailedPL';
const DETAIL = '/accounts/acc_1/detailed-profit-and-loss';
const [OWN, PARTNERS] = ['acc_1', 'acc_1cp'].map(
  (id) => `/accounts/${id}/saved-calculations/detailedProfitAndLoss`,
) as [...[string, string]];
const premium = { ...customer, isPremium: 'true', standing: 'premium' } as const;
const GROUPS = ['Sales / Revenue - Income', 'Cost of Sales', 'Payroll', 'Overheads'];

const serve = (read = acmeDetail, me: Parameters<typeof haveSession>[1] = premium): void => {
  haveSession(api, me);
  api.on('GET', DETAIL, ({ url }) => ({ data: new URL(url).searchParams.has('created') ? savedDetail : read }));
  api.on('GET', OWN, {
    data: { savedBy: 'owner', dates: [{ storedDate: '2026-11-22T14:03:00.000Z', name: 'Trim overheads' }] },
  });
  api.on('GET', PARTNERS, { data: { savedBy: 'partner', dates: [] } });
  api.on('POST', `${DETAIL}/calculation`, { data: { account: read.account, summary: read.summary } });
  api.on('POST', DETAIL, { data: { saved: true, storedDate: '2026-11-23T10:00:00.000Z' } });
};

const opened = async (address = PAGE) => {
  const app = renderApp(address);
  await screen.findByTestId('profit-before-tax');
  return app;
};
type App = Awaited<ReturnType<typeof opened>>;
const button = (name: string) => screen.getByRole('button', { name });
const tab = (group: string) =>
  within(screen.getByRole('group', { name: 'Groups' })).getByRole('button', { name: new RegExp(`^${group}`) });
const box = (account: string) => screen.getByRole('textbox', { name: `Change ${account} by percent` });
const profit = () => screen.getByTestId('profit-before-tax').textContent;
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.trim());
const accounts = () => within(screen.getByRole('region', { name: / by account$/ }));
const summaryRow = (name: string) => {
  const row = screen.getAllByRole('row', { name: new RegExp(`^${name} ?£`) }).at(-1);
  if (row === undefined) throw new Error(`There is no row ${name}`);
  return cellsOf(row);
};
const change = async ({ user }: App, group: string, account: string, text: string) => {
  await user.click(tab(group));
  await user.clear(box(account));
  await user.type(box(account), text);
  await user.tab();
};
const calculateAll = async ({ user }: App) => {
  for (const group of GROUPS) {
    await user.click(tab(group));
    await user.click(button('Calculate'));
    await waitFor(() => expect(tab(group)).toHaveAccessibleName(/(?<!not )calculated$/));
  }
};
const sent = (path: string) => api.calls('POST', path).map(({ body }) => body);

describe('the detailed profit and loss', () => {
  it('[DPL-01, DPL-02] has four tabs with six columns and a total, and the summary of a year', async () => {
    serve();
    const { user } = await opened();
    expect(
      within(screen.getByRole('group', { name: 'Groups' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(GROUPS.map((group) => `${group}-not calculated yet`));
    await user.click(tab('Overheads'));
    expect(
      accounts()
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([...['Account', 'Cumulative P&L Value', '£ Annualised', 'Change By %', '£ Impact', '£ Resulting P&L']]);
    expect(
      accounts()
        .getAllByRole('row')
        .slice(1)
        .map((row) => [within(row).getByRole('rowheader').textContent, ...cellsOf(row)]),
    ).toEqual([
      ['Advertising', '£8,400', '£14,400', '%', '-', '£14,400'],
      ['Insurance', '£3,500', '£6,000', '%', '-', '£6,000'],
      ['Motor expenses', '£37,100', '£63,600', '%', '-', '£63,600'],
      ['Rent', '£35,000', '£60,000', '%', '-', '£60,000'],
      ['Total', '£84,000', '£144,000', '0%', '-', '£144,000'],
    ]);
    expect(summaryRow('Gross Margin')).toEqual(['-0%', '£432,000']);
    expect(summaryRow('Profit Before Tax')).toEqual(['-0%', '£108,000']);
  });

  it('[DPL-03] follows what is typed: one decimal, an empty box as 0, steps of a tenth, whole percent in totals', async () => {
    serve();
    const app = await opened();
    await change(app, 'Sales', 'Sales', '5');
    await change(app, 'Cost of Sales', 'Cost of Goods Sold', '-2');
    await change(app, 'Payroll', 'Salaries', '3');
    await change(app, 'Overheads', 'Advertising', '-12.54');
    await change(app, 'Overheads', 'Insurance', '5');
    expect(box('Advertising')).toHaveValue('−12.5');
    expect([profit(), summaryRow('Profit Before Tax')]).toEqual(['£145,860', ['+£37,860+35%', '£145,860']]);
    expect(summaryRow('Overheads')).toEqual(['−£1,500−1%', '£142,500']);
    await app.user.clear(box('Insurance'));
    expect(profit()).toBe('£146,160');
    await app.user.type(box('Insurance'), '{ArrowUp}{ArrowUp}');
    expect(box('Insurance')).toHaveValue('+0.2');
    await app.user.type(box('Insurance'), '{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(box('Insurance')).toHaveValue('−0.1');
    expect(api.calls('POST', `${DETAIL}/calculation`)).toEqual([]);
  });

  it('[DPL-04] saves only once all four groups are calculated, and what is changed afterwards waits again', async () => {
    serve();
    const app = await opened();
    await change(app, 'Overheads', 'Advertising', '-12.5');
    expect(button('Save')).toBeDisabled();
    expect(
      screen.getByText(
        'Save opens when Sales / Revenue - Income, Cost of Sales, Payroll and Overheads are calculated.',
      ),
    ).toBeVisible();
    await calculateAll(app);
    expect(button('Save')).toBeEnabled();
    await change(app, 'Payroll', 'Salaries', '1');
    expect(button('Save')).toBeDisabled();
    await app.user.click(button('Calculate'));
    await waitFor(() => expect(button('Save')).toBeEnabled());
    await app.user.type(screen.getByLabelText('Name for the saved date, if you like'), 'Spring');
    await app.user.click(button('Save'));
    expect(await screen.findByText('successfully Saved')).toBeVisible();
    const shown = (id: string, accountName: string, cummulativePLValue: number, changeBy = 0) => [
      { id, accountName, cummulativePLValue, changeBy },
    ];
    expect(sent(DETAIL)).toEqual([
      {
        ...{ noOfMonthsThisYear: 7, otherIncome: 0, name: 'Spring' },
        summaryDetaileAccountObject2: {
          salesRevenueIncome: shown('acc-200', 'Sales', 420_000),
          costOfSales: shown('acc-310', 'Cost of Goods Sold', 168_000),
          payroll: shown('acc-477', 'Salaries', 105_000, 1),
          overheads: [
            ...shown('acc-400', 'Advertising', 8_400, -12.5),
            ...shown('acc-433', 'Insurance', 3_500),
            ...shown('acc-449', 'Motor expenses', 37_100),
            ...shown('acc-469', 'Rent', 35_000),
          ],
        },
      },
    ]);
    await app.user.click(button('Reset'));
    expect(await screen.findByText('Reset Successfully!')).toBeVisible();
    expect([profit(), button('Save').hasAttribute('disabled')]).toEqual(['£108,000', true]);
  });

  it('[DPL-04~, DPL-06~] opens a saved date read-only, with Calculate and Save off, and goes back to live figures', async () => {
    serve();
    const app = await opened();
    await app.user.selectOptions(screen.getByLabelText('Your saved dates'), '22 Nov 2026, 14:03, Trim overheads');
    expect(await screen.findByText(/it comes to the same, to the penny/)).toBeVisible();
    await app.user.click(tab('Overheads'));
    expect([box('Advertising').getAttribute('value'), profit()]).toEqual(['−12.5', '£109,800']);
    expect(box('Advertising')).toHaveAttribute('readonly');
    for (const name of ['Calculate', 'Save']) expect(button(name)).toBeDisabled();
    expect(screen.getByLabelText('Saved by the channel partner')).toHaveTextContent('Nothing saved yet');
    await app.user.click(button('Reset'));
    await waitFor(() => expect(profit()).toBe('£108,000'));
    expect(box('Advertising')).not.toHaveAttribute('readonly');
  });

  it('shows what was saved then of one that comes out otherwise by now', async () => {
    serve();
    const summary = savedDetail.summary.map((row) =>
      row.id === 'profitBeforeTax' ? { ...row, totalResultingPL: 109_800.01, totalChangeByPercentage: 2 } : row,
    );
    const saved = savedDetail.saved && { ...savedDetail.saved, reopened: 'different' as const };
    api.on('GET', DETAIL, { data: { ...savedDetail, summary, saved } });
    const { user } = await opened(`${PAGE}?saved=2026-11-22T14:03:00.000Z`);
    expect(within(screen.getByRole('main')).getByText(/worked out again it comes to something else/)).toBeVisible();
    const printed = document.querySelector('.k-print-sheet');
    expect(printed).toHaveTextContent('Detailed P&L: Acme Joinery Ltd');
    expect(printed).toHaveTextContent('worked out again it comes to something else. Formula version 1.');
    await user.click(screen.getByTitle('Explain Profit Before Tax, summary'));
    expect(within(await screen.findByRole('dialog')).getAllByText('£109,800.01').length).toBeGreaterThan(0);
  });

  it('[DPL-06~] says that the limit of the day is reached, and what a refusal says', async () => {
    serve();
    const app = await opened();
    await calculateAll(app);
    api.on('POST', DETAIL, { data: { saved: false, storedDate: null }, responseMessage: 'limit reached' });
    await app.user.click(button('Save'));
    expect(await screen.findByText('Your limit has been exceeded for today')).toBeVisible();
    api.on('POST', DETAIL, { status: 409, code: 'FIGURES_CHANGED', responseMessage: 'The figures changed' });
    await waitFor(() => expect(button('Save')).toBeEnabled());
    await app.user.click(button('Save'));
    expect(await screen.findByText('The figures changed')).toBeVisible();
    expect(screen.queryByText('successfully Saved')).not.toBeInTheDocument();
  });

  it.each([
    ['12,5x', 'A number with one decimal, such as −12.5'],
    ['2000', 'Enter −1,000 to 1,000 percent'],
  ])('answers %s beside its account, and keeps nobody from the other groups', async (text, message) => {
    serve();
    const app = await opened();
    await change(app, 'Payroll', 'Salaries', text);
    expect(box('Salaries')).toHaveAccessibleDescription(message);
    expect([button('Calculate').hasAttribute('disabled'), profit()]).toEqual([true, '£108,000']);
    await app.user.click(tab('Overheads'));
    await app.user.click(button('Calculate'));
    await waitFor(() => expect(tab('Overheads')).toHaveAccessibleName(/(?<!not )calculated$/));
  });

  it('finds an account, and changes all that are shown by the same', async () => {
    serve();
    const app = await opened();
    await app.user.click(tab('Overheads'));
    await app.user.type(screen.getByRole('searchbox', { name: 'Find an account' }), 'in');
    expect(screen.queryByRole('rowheader', { name: 'Rent' })).not.toBeInTheDocument();
    await app.user.type(screen.getByRole('textbox', { name: 'Change all by percent' }), '-10');
    await app.user.click(button('Apply'));
    expect(box('Advertising')).toHaveValue('−10.0');
    expect(summaryRow('Overheads')).toEqual(['−£2,040−1%', '£141,960']);
    await app.user.type(screen.getByRole('searchbox', { name: 'Find an account' }), 'zzz');
    expect(screen.getByText('No account is called so.')).toBeVisible();
  });

  it('explains an account, a total and the profit step by step', async () => {
    serve();
    const app = await opened();
    await change(app, 'Overheads', 'Advertising', '-12.5');
    await app.user.click(screen.getByTitle('Explain Advertising, £ Resulting P&L'));
    const panel = () => screen.findByRole('dialog');
    expect(within(await panel()).getByText('£ annualised × change by ÷ 100, to the penny')).toBeInTheDocument();
    expect(within(await panel()).getByText('Formulas 5.14, version 1')).toBeInTheDocument();
    await pressEscape(app.user);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await app.user.click(screen.getByTitle('Explain Total of Overheads, £ Resulting P&L'));
    expect(within(await panel()).getAllByText('Motor expenses').length).toBe(2);
    await pressEscape(app.user);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await app.user.click(screen.getByTitle('Explain Profit Before Tax, summary'));
    expect(within(await panel()).getByText('Other income, held as it is')).toBeInTheDocument();
  });

  it('[DPL-05~] says that the lines were typed, that a group is not known, and that there is no data', async () => {
    const payroll = acmeDetail.account.payroll.map((line) => ({
      ...{ ...line, cummulativePLValue: null, annualised: null, impact: null, resultingPAndL: null },
    }));
    serve({ ...acmeDetail, linesFrom: 'typed', months: [], account: { ...acmeDetail.account, payroll } });
    const first = await opened();
    expect(screen.getByText('The accounts have no lines yet.')).toBeVisible();
    expect(screen.getByText(/^A group is not known for every month/)).toBeVisible();
    expect(profit()).toBe('-');
    await calculateAll(first);
    expect(button('Save')).toBeDisabled();
    first.unmount();
    const none = { salesRevenueIncome: [], costOfSales: [], payroll: [], overheads: [] };
    serve({ ...acmeDetail, linesFrom: null, noOfMonthsThisYear: 0, months: [], account: none, summary: [] });
    const second = renderApp(PAGE);
    expect(await screen.findByText('No data available')).toBeVisible();
    second.unmount();
    api.on('GET', DETAIL, { status: 503, responseMessage: 'Down' });
    renderApp(PAGE);
    expect(await screen.findByText('The figures could not be loaded')).toBeVisible();
  });

  it('tells how it is used', async () => {
    serve();
    const { user } = await opened();
    await user.click(button('How to Use'));
    expect(await screen.findByRole('dialog', { name: 'How to Use: detailed P&L' })).toBeVisible();
  });

  it('[ROLE-02~, DPL-06] lets the partner work on the chosen customer and save as partner, beside both lists and up to the limit', async () => {
    serve(acmeDetail, partner);
    const app = await opened(`${PAGE}?customer=acc_1`);
    await waitFor(() => expect(screen.getByLabelText('Saved by the customer')).toHaveTextContent('Trim overheads'));
    expect(screen.getByLabelText('Saved by you as channel partner')).toHaveTextContent('Nothing saved yet');
    await calculateAll(app);
    await app.user.click(button('Save'));
    expect(await screen.findByText('successfully Saved')).toBeVisible();
    api.on('POST', DETAIL, { data: { saved: false, storedDate: null }, responseMessage: 'limit reached' });
    await waitFor(() => expect(button('Save')).toBeEnabled());
    await app.user.click(button('Save'));
    expect(await screen.findByText('Your limit has been exceeded for today')).toBeVisible();
    expect(api.calls('POST', DETAIL).map(({ url }) => new URL(url).search)).toEqual([
      ...['?isChannelPartner=true', '?isChannelPartner=true'],
    ]);
  });

  it('[ROLE-02~] lets a super admin look, and nothing else', async () => {
    serve(acmeDetail, superAdmin);
    await opened(`${PAGE}?customer=acc_1`);
    expect(box('Sales')).toHaveAttribute('readonly');
    for (const name of ['Calculate', 'Save', 'Reset', 'How to Use', 'Apply'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('asks partners and super admins for a customer', async () => {
    serve(acmeDetail, partner);
    renderApp(PAGE);
    expect(await screen.findByText('Choose a customer first')).toBeVisible();
  });
});
