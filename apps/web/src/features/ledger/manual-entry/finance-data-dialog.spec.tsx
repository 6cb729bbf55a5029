import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createStore } from '../../../app/store';
import { serveApi } from '../../../testing/serve-api';
import type { FinanceData, FinanceDataBody } from '../ledger.api';
import { emptyForm } from '../testing/books';
import { FinanceDataDialog } from './finance-data-dialog';

const api = serveApi();

const FORM = '/accounts/acc_1/finance-data';

const open = (data: Partial<FinanceData> = {}) => {
  api.on('GET', FORM, { data: { ...emptyForm, ...data } });
  return dialog();
};

const dialog = async () => {
  const onClose = jest.fn();
  const router = createMemoryRouter([
    { path: '/', element: <FinanceDataDialog accountId="acc_1" onClose={onClose} /> },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ]);
  render(
    <Provider store={createStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await screen.findByRole('dialog', { name: 'Enter your finance data' });
  return { user: userEvent.setup({ delay: null }), onClose, router };
};

const NO_BALANCES = {
  ...{ stockMonths: null, debtorsMonths: null, creditorsMonths: null, monthEndCashBalance: null },
  ...{ currentAssets: null, currentLiabilities: null, fixedAssets: null, longTermCreditors: null },
};

const section = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.selectOptions(await screen.findByLabelText('Part of the form'), screen.getByRole('option', { name }));
const cell = (name: string) => screen.getByRole('textbox', { name });
const sent = () => api.calls('POST', FORM).map(({ body }) => body as FinanceDataBody);

describe('the form for own figures', () => {
  it('[INT-06~] offers every part, saves what was typed in its group, and closes', async () => {
    api.on('POST', FORM, { data: { months: 1, days: 1, employeeCounts: 1 } });
    const { user, onClose } = await open();
    const parts = within(await screen.findByLabelText('Part of the form')).getAllByRole('option');
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      'Cash flow: days',
      'Balance sheet: day-wise',
      'Balance sheet: this year',
      'Balance sheet: last year',
      'Balance sheet: last year - 1',
      'Profit and loss: this year',
      'Profit and loss: last year',
      'Profit and loss: last year - 1',
    ]);
    await user.type(cell('Cash in, Sun 22 Nov'), '£4200.99');
    await section(user, 'Balance sheet: day-wise');
    await user.type(cell('Stock, Sun 22 Nov'), '36000');
    await section(user, 'Balance sheet: last year');
    await user.type(cell('Cash, Mar 2026'), '(250)');
    expect(cell('Cash, Mar 2026')).toHaveValue('-250');
    await section(user, 'Profit and loss: last year - 1');
    await user.type(cell('Sales / revenue, Apr 2024'), '12000');
    await user.type(cell('Number of employees, Apr 2024'), '7.5');
    expect(cell('Sales / revenue, Apr 2024')).toHaveValue('12,000');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()).toEqual([
      {
        financial_month: 3,
        balanceSheetDayWiseData: [
          {
            date: '2026-11-22',
            cashInDays: 4200.99,
            cashOutDays: null,
            todays_Balance: null,
            stockDays: 36000,
            debtorsDays: null,
            creditorsDays: null,
          },
        ],
        balanceSheetMonthWiseData: [],
        balanceSheetLastYearMonthWiseEntity: [expect.objectContaining({ month: '2026-03', monthEndCashBalance: -250 })],
        balanceSheetLastYearMinusOneMonthWiseEntity: [],
        profitAndLossThisYear: [],
        profitAndLossLastYear: [],
        profitAndLossLastYearMinusOneMonthWiseData: [
          {
            month: '2024-04',
            salesAndRevenue: 12000,
            costOfSales: null,
            payroll: null,
            overheads: null,
            employees: 7.5,
          },
        ],
      },
    ]);
  });

  it('lays a block of a spreadsheet over the grid, and walks it by arrows and Enter', async () => {
    const { user } = await open();
    await section(user, 'Profit and loss: this year');
    await user.click(cell('Sales / revenue, Apr 2026'));
    await user.paste('£60,000.40\t24000\n"n/a"\t(500)\n61000\t\n');
    expect(cell('Sales / revenue, Apr 2026')).toHaveValue('60,000.40');
    expect(cell('Cost of sales, May 2026')).toHaveValue('-500');
    expect(cell('Sales / revenue, Jun 2026')).toHaveValue('61,000');
    expect(screen.getByRole('status')).toHaveTextContent('5 figures pasted, 1 left out');
    await user.keyboard('{Enter}{ArrowDown}');
    expect(cell('Sales / revenue, Jun 2026')).toHaveFocus();
    await user.keyboard('{End}{ArrowRight}');
    expect(cell('Cost of sales, Jun 2026')).toHaveFocus();
  });

  it('names every figure that cannot be, leads to it, and loses nothing when saving fails', async () => {
    const { user, onClose } = await open();
    await section(user, 'Balance sheet: this year');
    await user.type(cell('Stock, Oct 2026'), '-5');
    await user.type(cell('Cash, Sep 2026'), '900');
    await user.type(cell('Current assets in all, Sep 2026'), '800');
    await section(user, 'Cash flow: days');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('2 figures need your attention');
    expect(summary).toHaveTextContent('Balance sheet: this year, Oct 2026, Stock: Enter 0 or more');
    await user.click(within(summary).getByRole('button', { name: /Sep 2026, Current assets/ }));
    expect(cell('Current assets in all, Sep 2026')).toHaveFocus();
    expect(cell('Current assets in all, Sep 2026')).toHaveAccessibleDescription(
      /cannot be less than stock, debtors and cash/,
    );
    await user.clear(cell('Current assets in all, Sep 2026'));
    await user.clear(cell('Stock, Oct 2026'));
    expect(sent()).toEqual([]);
    api.on('POST', FORM, {
      status: 400,
      code: 'INPUT_INVALID',
      errors: [{ path: 'body.balanceSheetMonthWiseData.0.monthEndCashBalance', message: 'Not this one' }],
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Cash: Not this one')).toBeVisible();
    api.on('POST', FORM, { status: 500, code: 'FAULT' });
    await user.type(cell('Cash, Sep 2026'), '1');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong!'));
    expect(cell('Cash, Sep 2026')).toHaveValue('9,001');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('refuses what is no amount beside its figure, and reads no other amount from it', async () => {
    const { user } = await open();
    await section(user, 'Profit and loss: this year');
    await user.type(cell('Payroll, Oct 2026'), '12a5');
    await user.type(cell('Sales / revenue, Oct 2026'), '1.234');
    await user.type(cell('Sales / revenue, Sep 2026'), '0.99');
    await user.type(cell('Number of employees, Oct 2026'), '-3');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('3 figures need your attention');
    const wording = /Enter an amount in pounds and pence, for example 1,234\.56/;
    expect(cell('Payroll, Oct 2026')).toHaveValue('12a5');
    expect(cell('Payroll, Oct 2026')).toHaveAccessibleDescription(wording);
    expect(cell('Sales / revenue, Oct 2026')).toHaveAccessibleDescription(wording);
    expect(cell('Number of employees, Oct 2026')).toHaveAccessibleDescription(/Enter a number of people/);
    expect(cell('Sales / revenue, Sep 2026')).not.toHaveAccessibleDescription();
    const totals = within(screen.getByRole('table')).getAllByRole('row').at(-1);
    expect(totals).toHaveTextContent(/^Total–/);
    expect(sent()).toEqual([]);
  });

  it('does not overwrite figures that changed elsewhere meanwhile until the owner was told', async () => {
    const told = 'Somebody changed this in the meantime. Please look at it again.';
    api.on('GET', FORM, { data: emptyForm, meta: { version: 5 } });
    const { user, onClose } = await dialog();
    await section(user, 'Balance sheet: this year');
    await user.type(cell('Cash, Sep 2026'), '900');
    const rows = [{ ...NO_BALANCES, month: '2026-09', stockMonths: 40 }];
    api.on('GET', FORM, { data: { ...emptyForm, balanceSheetMonthWiseData: rows }, meta: { version: 6 } });
    api.on('POST', FORM, { status: 412, statusMessage: told });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(told)).toBeVisible();
    await waitFor(() => expect(cell('Stock, Sep 2026')).toHaveValue('40'));
    expect(cell('Cash, Sep 2026')).toHaveValue('900');
    api.on('POST', FORM, { data: { months: 1, days: 0, employeeCounts: 0 } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(api.calls('POST', FORM).map(({ headers }) => headers.get('if-match'))).toEqual(['"5"', '"6"']);
    expect(sent().at(-1)?.balanceSheetMonthWiseData).toEqual([
      { ...NO_BALANCES, month: '2026-09', stockMonths: 40, monthEndCashBalance: 900 },
    ]);
  });

  it('asks before what could not be kept is left behind, and keeps it on another year end', async () => {
    const { user, onClose, router } = await open();
    await section(user, 'Profit and loss: this year');
    await user.type(cell('Payroll, Oct 2026'), '15000');
    api.on('GET', FORM, ({ url }) => ({
      data: { ...emptyForm, financial_month: Number(new URL(url).searchParams.get('financial_month')) },
    }));
    await user.selectOptions(screen.getByLabelText('Your financial year ends in'), 'December');
    await waitFor(() => expect(screen.getByLabelText('Your financial year ends in')).toHaveValue('12'));
    expect(cell('Payroll, Oct 2026')).toHaveValue('15,000');
    await user.click(screen.getByRole('button', { name: 'Finish later' }));
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(onClose).not.toHaveBeenCalled();
    await act(() => router.navigate('/elsewhere'));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
  });

  it('goes on with cells that were typed earlier, and closes without a question once all of them are kept', async () => {
    const earlier = [
      { field: 'profit 2026-10 payroll', value: '15,000' },
      { field: 'financial_month', value: '3' },
    ];
    const savedAt = '2026-11-22T09:00:00.000Z';
    api.on('GET', '/drafts/own-figures', { data: { entries: earlier, savedAt }, meta: { version: 4 } });
    api.on('PUT', '/drafts/own-figures', { data: { savedAt }, meta: { version: 5 } });
    const { user, onClose } = await open();
    await user.selectOptions(await screen.findByLabelText('Part of the form'), 'profit-this-year');
    expect(screen.getByText(/^Continued from/)).toBeVisible();
    expect(cell('Payroll, Oct 2026')).toHaveValue('15,000');
    await user.type(cell('Overheads, Oct 2026'), '900');
    await user.click(screen.getByRole('button', { name: 'Finish later' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const [{ body } = { body: undefined }] = api.calls('PUT', '/drafts/own-figures').slice(-1);
    expect(body).toEqual({
      entries: expect.arrayContaining([...earlier, { field: 'profit 2026-10 overheads', value: '900' }]) as unknown,
    });
  });

  it('has no form where an accounting system brings the figures, and loads on another try', async () => {
    api.on('GET', FORM, { status: 500, code: 'FAULT' });
    const router = createMemoryRouter([
      { path: '/', element: <FinanceDataDialog accountId="acc_1" onClose={() => undefined} /> },
    ]);
    render(
      <Provider store={createStore()}>
        <RouterProvider router={router} />
      </Provider>,
    );
    expect(await screen.findByText('Could not load the figures')).toBeVisible();
    api.on('GET', FORM, { data: { ...emptyForm, informationFrom: 'xero', systemConnected: true } });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Your figures come from your accounting system/)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('a file of figures', () => {
  const FILE = `${FORM}/file`;
  const choose = async (user: ReturnType<typeof userEvent.setup>, file: File) =>
    user.upload(await screen.findByLabelText(/^Choose a file/), file);

  const read = {
    contentHash: 'a'.repeat(64),
    figures: [
      { cell: 'day 2026-11-22 cashInDays', text: '4,200.99' },
      { cell: 'day 2026-11-22 cashOutDays', text: '17' },
    ],
    left: [{ place: 'Days, row 3', text: '22/11/2031', why: 'This date is not one that can be filled in' }],
    acceptance: 'sealed',
  };

  it('fills the form in, names what it left out, and is saved by Save alone, as what was read', async () => {
    api.on('POST', FILE, { data: read });
    api.on('POST', FORM, { data: { months: 0, days: 1, employeeCounts: 0 } });
    const { user } = await open();
    await choose(user, new File(['figures'], 'figures.xlsx'));
    expect(await screen.findByText(/^2 figures read from the file. Check them below/)).toBeVisible();
    expect(screen.getByText('Days, row 3 (“22/11/2031”): This date is not one that can be filled in')).toBeVisible();
    expect(api.calls('POST', FILE)[0]?.body).toEqual({ content: btoa('figures'), financial_month: 3 });
    expect(cell('Cash in, Sun 22 Nov')).toHaveValue('4,200.99');
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.balanceSheetDayWiseData).toMatchObject([{ date: '2026-11-22', cashInDays: 4200.99 }]);
    expect(sent()[0]?.file).toEqual({ acceptance: 'sealed', cells: read.figures.map(({ cell: each }) => each) });
  });

  it('that somebody types over or beside is saved as typed, and says so', async () => {
    api.on('POST', FILE, { data: read });
    api.on('POST', FORM, { status: 409, code: 'FILE_CHANGED', statusMessage: 'These are not the figures' });
    const { user } = await open();
    await choose(user, new File(['figures'], 'figures.csv'));
    await screen.findByText(/Check them below, then save/);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/These are not the figures/)).toBeVisible();
    await user.type(cell('Cash out, Sun 22 Nov'), '5');
    expect(screen.getByText(/You have changed figures by hand since: they are saved as typed/)).toBeVisible();
    api.on('POST', FORM, { data: { months: 0, days: 1, employeeCounts: 0 } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent().map(({ file }) => file !== undefined)).toEqual([true, false]);
    expect(sent()[1]?.balanceSheetDayWiseData).toMatchObject([{ cashInDays: 4200.99, cashOutDays: 175 }]);
  });

  it('that is refused or too large leaves the form as it was and says why', async () => {
    api.on('POST', FILE, { status: 422, code: 'FILE_UNREADABLE', statusMessage: 'This file is damaged' });
    const { user } = await open();
    await choose(user, new File(['a'], 'a.csv'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This file is damaged');
    await choose(user, new File([new Uint8Array(1024 * 1024 + 1)], 'large.csv'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This file is too large');
    expect(api.calls('POST', FILE)).toHaveLength(1);
    expect(cell('Cash in, Sun 22 Nov')).toHaveValue('');
  });
});
