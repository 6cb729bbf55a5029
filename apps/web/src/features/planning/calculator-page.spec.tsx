import { screen, waitFor, within } from '@testing-library/react';
import { pressEscape } from '../../testing/press-escape';
import { acmeCash, savedCash } from '../../testing/cash-release';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { customer, haveSession, partner, superAdmin } from '../../testing/signed-in';

const api = serveApi();
const PAGE = '/dashboard/newDashboardCalculator';
const CASH = '/accounts/acc_1/cash-release';
const [OWN, PARTNERS] = ['acc_1', 'acc_1cp'].map((id) => `/accounts/${id}/saved-calculations/cashRelease`) as [
  ...[string, string],
];
const premium = { ...customer, isPremium: 'true', standing: 'premium' } as const;
const DATES = [
  { storedDate: '2026-11-22T14:03:40.000Z', name: '' },
  { storedDate: '2026-11-22T14:03:00.000Z', name: 'Before Christmas' },
  { storedDate: '2026-11-21T09:00:00.000Z', name: '' },
];
const RESULTS = {
  ...{ totalPotentialCashReleased: 38_227.4, cashReleasedInstock: 6_000, cashReleasedInTradeCreditors: 18_912.33 },
  ...{ cashReleasedInTradeDebtors: 13_315.07, revisedCreditor: 63_912.33, revisedDebtors: 94_684.93 },
  ...{ revisedStock: 30_000, revisedStockTurn: 9.6 },
};

const serve = (read = acmeCash, me: Parameters<typeof haveSession>[1] = premium): void => {
  haveSession(api, me);
  api.on('GET', CASH, ({ url }) => ({ data: new URL(url).searchParams.has('created') ? savedCash : read }));
  api.on('GET', OWN, { data: { savedBy: 'owner', dates: DATES } });
  api.on('GET', PARTNERS, { data: { savedBy: 'partner', dates: [] } });
  api.on('POST', `${CASH}/calculation`, { data: RESULTS });
  api.on('POST', CASH, { data: { saved: true, storedDate: '2026-11-23T10:00:00.000Z' } });
};

const button = (name: string) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole('textbox', { name });
const opened = async (address = `${PAGE}?tool=cash&step=results`) => {
  const app = renderApp(address);
  await screen.findByRole('textbox', { name: 'Stock turn increase %' });
  return app;
};
const fill = async ({ user }: ReturnType<typeof renderApp>, texts: readonly string[] = ['20', '40', '45']) => {
  const names = ['Stock turn increase %', 'Target debtor days', 'Target creditor payment terms in days'];
  for (const [index, text] of texts.entries()) {
    await user.clear(box(names[index] ?? ''));
    await user.type(box(names[index] ?? ''), text);
  }
};
const total = () => screen.getByTestId('total-released').textContent;
const sent = () => api.calls('POST', CASH).map(({ body }) => body);

describe('cash release', () => {
  it('[CASH-01] asks three questions, and shows inputs and results after Next, with Reset, Calculate, Save and How to use', async () => {
    serve();
    const app = renderApp(`${PAGE}?tool=cash`);
    const { user, path } = app;
    expect(await screen.findByText('By when do you want customers to have paid?')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Calculate' })).not.toBeInTheDocument();
    await user.click(button('Next'));
    expect(await screen.findByRole('button', { name: 'Calculate' })).toBeDisabled();
    expect(path()).toBe(PAGE);
    for (const name of ['How to use', 'Reset']) expect(button(name)).toBeEnabled();
    await user.click(button('How to use'));
    expect(await screen.findByRole('dialog', { name: 'How to use: cash release' })).toBeVisible();
    await pressEscape(user);
    await fill(app);
    expect(total()).toBe('+£38,227');
    await user.click(await screen.findByRole('button', { name: 'Calculate' }));
    await waitFor(() => expect(button('Save')).toBeEnabled());
    await user.click(button('Save'));
    expect(await screen.findByText('Saved Successfully!')).toBeVisible();
    await user.click(button('Reset'));
    expect(await screen.findByText('Data reset successfully')).toBeVisible();
    expect(total()).toBe('£0');
  });

  it('[CASH-02~, CASH-03] follows what is typed at once: the total, each line, and the comparison with the balance sheet', async () => {
    serve();
    const app = await opened();
    expect(total()).toBe('£0');
    await fill(app);
    expect(total()).toBe('+£38,227');
    expect(screen.getByText('more in the bank').closest('section')).toHaveClass('plan-total-more');
    const released = ['From stock', 'From trade debtors', 'From trade creditors'].map(
      (name) => button(`Explain ${name}`).closest('section')?.textContent,
    );
    expect(released).toEqual([
      'From stock+£6,000£36,000 to £30,000',
      'From trade debtors+£13,315£108,000 to £94,685',
      'From trade creditors+£18,912£45,000 to £63,912',
    ]);
    const table = within(screen.getByRole('region', { name: 'Against your balance sheet, 31 Oct 2026' }));
    const cells = table.getAllByRole('row').map((row) => within(row).queryAllByRole('cell'));
    expect(cells.slice(1, 4).map((row) => row.map(({ textContent }) => textContent))).toEqual([
      ['£36,000', '£30,000', '+£6,000', '8.00 times a year', '9.60 times a year'],
      ['£108,000', '£94,685', '+£13,315', '45.6 days', '40.0 days'],
      ['£45,000', '£63,912', '+£18,912', '31.7 days', '45.0 days'],
    ]);
    expect(screen.getByRole('slider', { name: 'Target debtor days, slider' })).toHaveAttribute(
      ...(['aria-valuetext', '40 days, +£13,315 released'] as const),
    );
    expect(api.calls('POST', `${CASH}/calculation`)).toEqual([]);
    await fill(app, ['0', '60', '0']);
    expect([total(), screen.getByText('less in the bank').tagName]).toEqual(['−£34,027', 'B']);
    expect(screen.getByText('less in the bank').closest('section')).toHaveClass('plan-total-less');
  });

  it('[CASH-05] calculates and saves only what is changed and live, sends the base that was shown, and says when nothing changed since', async () => {
    serve();
    const app = await opened();
    expect([button('Calculate'), button('Save')].map((each) => (each as HTMLButtonElement).disabled)).toEqual([
      ...[true, true],
    ]);
    await fill(app);
    expect(button('Save')).toBeDisabled();
    await app.user.click(button('Calculate'));
    await waitFor(() => expect(button('Save')).toBeEnabled());
    await app.user.type(screen.getByLabelText('Name for the saved date, if you like'), 'Spring');
    await app.user.click(button('Save'));
    expect(await screen.findByText('Saved Successfully!')).toBeVisible();
    expect(sent()).toEqual([
      {
        ...{ noOfMonthsThisYear: 7, sales: 420_000, costOfSales: 168_000, overheads: 84_000, vatRatio: 1.2 },
        ...{ currentBalanceSheetFigureInStock: 36_000, currentBalanceSheetFigureInTradeDebtors: 108_000 },
        ...{ currentBalanceSheetFigureInTradeCreditors: 45_000, increaseSTockTurnByPercentage: 20 },
        ...{ targetDebtorDays: 40, negotiate60DayTerms: 45, name: 'Spring' },
      },
    ]);
    api.on('POST', CASH, { status: 409, code: 'UNCHANGED', responseMessage: 'Please update the value!' });
    await app.user.click(button('Save'));
    expect(await screen.findByText('Please update the value!')).toBeVisible();
    await fill(app, ['21']);
    expect(button('Save')).toBeDisabled();
    await app.user.selectOptions(screen.getByLabelText('Your saved dates'), '22 Nov 2026, 14:03:00, Before Christmas');
    expect(await screen.findByText(/it comes to the same, to the penny/)).toBeVisible();
    for (const name of ['Calculate', 'Save']) expect(button(name)).toBeDisabled();
    await app.user.click(button('Reset'));
    expect(await screen.findByText('Data reset successfully')).toBeVisible();
    expect(
      [box('Stock turn increase %'), box('Target debtor days')].map((each) => (each as HTMLInputElement).value),
    ).toEqual([...['0', '0']]);
  });

  it('[CASH-06] says that the limit of the day is reached in the style of a success, without a number, and saves nothing', async () => {
    serve();
    const app = await opened();
    await fill(app);
    await app.user.click(button('Calculate'));
    await waitFor(() => expect(button('Save')).toBeEnabled());
    api.on('POST', CASH, { data: { saved: false, storedDate: null }, responseMessage: 'limit reached' });
    await app.user.click(button('Save'));
    const popup = await screen.findByText('Your limit has been exceeded for today');
    expect(popup).toBeVisible();
    expect(popup.closest('.k-toast')?.parentElement).toHaveAttribute('role', 'status');
    expect(screen.queryByText('Saved Successfully!')).not.toBeInTheDocument();
  });

  it('[CASH-04] lists what the owner and what the partner saved, and opens either read-only without Calculate and Save', async () => {
    serve();
    const [PARTNERS_DATE, PARTNERS_CASH] = ['2026-11-20T10:30:00.000Z', '/accounts/acc_1cp/cash-release'];
    const theirs = { ...savedCash, increaseSTockTurnByPercentage: 35 };
    api.on('GET', PARTNERS, {
      data: { savedBy: 'partner', dates: [{ storedDate: PARTNERS_DATE, name: 'With your adviser' }] },
    });
    api.on('GET', PARTNERS_CASH, {
      data: { ...theirs, saved: { ...savedCash.saved!, storedDate: PARTNERS_DATE, savedBy: 'partner' } },
    });
    const app = await opened();
    const list = await screen.findByLabelText('Your saved dates');
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(4));
    expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Live figures',
      '22 Nov 2026, 14:03:40',
      '22 Nov 2026, 14:03:00, Before Christmas',
      '21 Nov 2026, 09:00',
    ]);
    const partners = screen.getByLabelText('Saved by the channel partner');
    await waitFor(() => expect(within(partners).getAllByRole('option')).toHaveLength(2));

    const isReadOnly = async (increase: string): Promise<void> => {
      await waitFor(() => expect(box('Stock turn increase %')).toHaveValue(increase));
      for (const name of ['Stock turn increase %', 'Target debtor days', 'Target creditor payment terms in days']) {
        expect(box(name)).toHaveAttribute('readonly');
        expect(screen.getByRole('slider', { name: `${name}, slider` })).toBeDisabled();
      }
      for (const name of ['Calculate', 'Save']) expect(button(name)).toBeDisabled();
    };
    await app.user.selectOptions(list, '22 Nov 2026, 14:03:00, Before Christmas');
    expect(await screen.findByText(/it comes to the same, to the penny/)).toBeVisible();
    await isReadOnly('20');
    expect(total()).toBe('+£38,227');
    await app.user.selectOptions(partners, '20 Nov 2026, 10:30, With your adviser');
    await isReadOnly('35');
    expect(api.calls('GET', PARTNERS_CASH).map(({ url }) => new URL(url).searchParams.get('created'))).toEqual([
      PARTNERS_DATE,
    ]);
    await app.user.click(button('Back to live figures'));
    await waitFor(() => expect(box('Stock turn increase %')).toHaveValue('0'));
    expect(box('Stock turn increase %')).not.toHaveAttribute('readonly');
  });

  it('says where a list of saved dates is empty', async () => {
    serve();
    await opened();
    await waitFor(() =>
      expect(screen.getByLabelText('Saved by the channel partner')).toHaveTextContent('Nothing saved yet'),
    );
  });

  it.each([
    ['-100', 'Enter more than −100 and at most 1,000 percent'],
    ['1.25', 'Enter one decimal at most'],
    ['lots', 'Enter a number, for example 20'],
  ])('answers %s beside the box, and computes nothing', async (text, message) => {
    serve();
    const app = await opened();
    await fill(app, [text]);
    expect(box('Stock turn increase %')).toHaveAccessibleDescription(new RegExp(message.replace('+', '\\+')));
    expect(screen.queryByTestId('total-released')).not.toBeInTheDocument();
    expect(button('Calculate')).toBeDisabled();
  });

  it('explains a result step by step', async () => {
    serve();
    const app = await opened();
    await fill(app);
    await app.user.click(button('Explain From trade debtors'));
    const panel = within(await screen.findByRole('dialog', { name: /From trade debtors/ }));
    expect(panel.getByText('Sales of a year × VAT multiplier × target days ÷ 365')).toBeInTheDocument();
    expect(panel.getAllByText('£94,684.93').length).toBeGreaterThan(0);
    expect(panel.getByText('Formulas 5.12, version 1')).toBeInTheDocument();
  });

  it('says that there is no data before there are books', async () => {
    serve({ ...acmeCash, noOfMonthsThisYear: 0, months: [], sales: null });
    renderApp(`${PAGE}?tool=cash&step=results`);
    expect(await screen.findByText('No data available')).toBeVisible();
  });

  it('[ROLE-02~] lets the partner work on the chosen customer, and save as partner', async () => {
    serve(acmeCash, partner);
    const app = await opened(`${PAGE}?tool=cash&step=results&customer=acc_1`);
    expect(screen.getByLabelText('Saved by the customer')).toBeVisible();
    expect(screen.getByLabelText('Saved by you as channel partner')).toBeVisible();
    await fill(app);
    await app.user.click(button('Calculate'));
    await waitFor(() => expect(button('Save')).toBeEnabled());
    await app.user.click(button('Save'));
    expect(await screen.findByText('Saved Successfully!')).toBeVisible();
    expect(api.calls('POST', CASH).map(({ url }) => new URL(url).search)).toEqual(['?isChannelPartner=true']);
  });

  it('[ROLE-02~] lets a super admin look, and nothing else', async () => {
    serve(acmeCash, superAdmin);
    await opened(`${PAGE}?tool=cash&step=results&customer=acc_1`);
    expect(box('Target debtor days')).toHaveAttribute('readonly');
    for (const name of ['Calculate', 'Save', 'Reset', 'How to use'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('asks partners and super admins for a customer', async () => {
    serve(acmeCash, partner);
    renderApp(`${PAGE}?tool=cash`);
    expect(await screen.findByText('Choose a customer first')).toBeVisible();
  });
});
