import { screen, waitFor, within } from '@testing-library/react';
import { annField, ONLY_PAGE } from '../../../testing/customer-row';
import { renderApp } from '../../../testing/render-app';
import { CONFIRMED } from '../../../testing/own-password';
import { admin, customer, haveSession, partner } from '../../../testing/signed-in';
import { serveApi } from '../../../testing/serve-api';
import { accounts, changes, emptyForm, trialBalance, trust } from '../testing/books';

const api = serveApi();

const UPDATE = '/dashboard/newDashboardAdmin/UserUpdateFinanace';
const rowOf = (text: string) => screen.getByText(text).closest('tr') as HTMLElement;

describe('Update Financials', () => {
  const open = (search: string) => {
    haveSession(api, admin);
    return renderApp(`${UPDATE}${search}`);
  };

  it('[TB-01] [TB-02~] shows the trial balance by month of either system, with its header', async () => {
    api.on('GET', '/accounts/acc_9/trial-balance', { data: trialBalance });
    const { user } = open('?customer=acc_9');
    for (const name of ['QuickBooks', 'Xero']) {
      await user.click(await screen.findByRole('button', { name }));
      expect(await screen.findByRole('heading', { name: 'Trial Balance By Month' })).toBeVisible();
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    }
    const asked = (name: string) =>
      api.calls('GET', '/accounts/acc_9/trial-balance').map(({ url }) => new URL(url).searchParams.get(name));
    expect(asked('informationFrom')).toEqual([null, 'quickbooks', 'xero']);
    const views = within(screen.getByRole('group', { name: 'View' }));
    expect(views.getByRole('button', { name: 'As at' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(views.getByRole('button', { name: 'Movement' }));
    await waitFor(() => expect(asked('view')).toEqual([null, null, null, 'movement']));
    await user.click(views.getByRole('button', { name: 'As at' }));
    const table = await screen.findByRole('table', { name: 'Trial Balance By Month' });
    expect(screen.getByText('Financial year end month').nextSibling).toHaveTextContent('March');
    expect(screen.getByText('Company name').nextSibling).toHaveTextContent('Acme Joinery Ltd');
    expect(screen.getByText('Cycle last run').nextSibling).toHaveTextContent(/\S/);
    expect(screen.getByText('Out of balance', { selector: 'dt' }).nextSibling).toHaveTextContent('Apr 24 by 0.50');
    const heads = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(heads.slice(0, 6)).toEqual(['Code', 'Name', 'Type', 'Last year minus one', 'Last year', 'This year']);
    expect(heads.slice(6)).toHaveLength(36);
    expect(heads.slice(6, 8)).toEqual(['P1 Apr 24Out of balance', 'P2 May 24']);
    expect(within(rowOf('Sales')).getAllByText('−60,000.00')).toHaveLength(31);
    expect(rowOf('Suspense')).toHaveTextContent('Unmapped');
    expect(within(rowOf('Total')).getAllByText('0.50')).toHaveLength(12);
    expect(within(rowOf('Total')).getAllByText('-')).toHaveLength(5);
  });

  it('[TB-02] [LIMIT-04~] has sub types for QuickBooks and the report, and says that nothing came', async () => {
    const quickbooks = {
      ...trialBalance,
      informationFrom: 'quickbooks',
      rows: trialBalance.rows.map((row) => ({ ...row, account_sub_type: 'ServiceFeeIncome' })),
    };
    api.on('GET', '/accounts/acc_9/trial-balance', ({ url }) => ({
      data: new URL(url).searchParams.get('informationFrom') === 'xero' ? { ...trialBalance, rows: [] } : quickbooks,
    }));
    const { user, router } = open('?customer=acc_9');
    expect(await screen.findByRole('columnheader', { name: 'Sub Type' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'QuickBooks' })).toHaveAttribute('aria-pressed', 'true');
    const heads = within(screen.getByRole('table', { name: 'Trial Balance By Month' }))
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent.split(' ')[0]);
    expect(heads.slice(0, 4)).toEqual(['Code', 'Name', 'Type', 'Sub']);
    const year = Array.from({ length: 12 }, (_, at) => `P${at + 1}`);
    expect(heads.slice(7)).toEqual([...year, ...year, ...year]);
    expect(within(rowOf('Total')).getAllByText('-').length + within(rowOf('Total')).getAllByText('0.50').length).toBe(
      17,
    );
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:report';
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    api.on('GET', '/accounts/acc_9/trial-balance/report', { document: 'PK' });
    await user.click(screen.getByRole('button', { name: 'Report.xlsx' }));
    expect(await screen.findByText('Report.xlsx saved')).toBeVisible();
    expect(saved).toEqual(['Report.xlsx']);
    click.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Xero' }));
    expect(await screen.findByText('DATA IS NOT AVAILABLE AT THE MOMENT !!!')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Report.xlsx' })).toBeDisabled();
    expect(router.state.location.search).toBe('?customer=acc_9&source=xero');
  });

  it('[INT-05~, SESS-06~] names the customer and asks for the own password before it launches an integration', async () => {
    const launches = '/accounts/acc_9/integration-launches';
    api.on('GET', '/accounts/acc_9/trial-balance', { data: trialBalance });
    api.on('POST', launches, { status: 502, statusMessage: 'Launch URL not found in the input string.' });
    api.on('POST', '/session/step-up', { status: 403, statusMessage: 'Your password is wrong' });
    const { user } = open('?customer=acc_9');
    const button = await screen.findByRole('button', { name: 'Launch integration with Xero' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Launch integration with Xero for Acme Joinery Ltd' });
    expect(within(dialog).getByText(/The launch is written to this customer’s history/)).toBeVisible();
    const password = within(dialog).getByLabelText('Your password');
    await user.click(within(dialog).getByRole('button', { name: 'Launch' }));
    expect(within(dialog).getAllByText('Enter your password').length).toBeGreaterThan(0);
    await user.type(password, 'nope{Enter}');
    expect(await within(dialog).findByText('Your password is wrong')).toBeVisible();
    expect(api.calls('POST', launches)).toEqual([]);

    api.on('POST', '/session/step-up', CONFIRMED);
    await user.clear(password);
    await user.type(password, 'Harbour7{Enter}');
    expect(await within(dialog).findByText('Launch URL not found in the input string.')).toBeVisible();
    expect(api.calls('POST', '/session/step-up').at(-1)?.body).toEqual({
      password: 'Harbour7',
      route: 'connections.launch',
      target: { accountId: 'acc_9', Tags: 'xero' },
    });
    expect(api.calls('POST', launches).map(({ body }) => body)).toEqual([{ Tags: 'xero' }]);
    expect(api.calls('POST', launches)[0]?.headers.get('confirmation')).toBe('confirmation-1');

    // The page was served without a launcher's host, and goes nowhere.
    api.on('POST', launches, { data: { launchUrl: 'https://elsewhere.example.com/launch/1' } });
    await user.click(within(dialog).getByRole('button', { name: 'Launch' }));
    expect(await within(dialog).findByText('API Error. Please try again.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('finds the customer first, and loads on another try', async () => {
    api.on('GET', '/customers', ({ url }) => ({
      data: {
        rows: new URL(url).searchParams.get('search') === 'field' ? [annField] : [],
        matching: 1,
        ...ONLY_PAGE,
        totals: { customers: 1, onTrial: 1, underDeletion: 0 },
      },
    }));
    api.on('GET', '/accounts/acc_9/trial-balance', { status: 500, code: 'FAULT' });
    const { user } = open('');
    expect(await screen.findByText('No User is Found')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'field');
    await user.click(await screen.findByRole('link', { name: /Field & Sons/ }));
    expect(await screen.findByText('Could not load the trial balance')).toBeVisible();
    api.on('GET', '/accounts/acc_9/trial-balance', { data: trialBalance });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Trial Balance By Month' })).toBeVisible();
  });
});

const OVERTAKEN = 'Somebody changed this in the meantime. Please look at it again.';

describe('update your figures', () => {
  it('opens the form from the address, sets the VAT multiplier and shows the trial balances', async () => {
    haveSession(api, customer);
    api.on('GET', '/accounts/acc_1/vat-multiplier', { data: { vatMultiplier: '1.20', setByCustomer: false } });
    api.on('PUT', '/accounts/acc_1/vat-multiplier', { data: { vatMultiplier: '1.05' } });
    api.on('GET', '/accounts/acc_1/trial-balance', { data: trialBalance });
    api.on('GET', '/accounts/acc_1/finance-data', { data: emptyForm });
    const { user, router } = renderApp('/dashboard/UpdatePage');
    const multiplier = await screen.findByLabelText('Multiplier');
    await user.clear(multiplier);
    await user.type(multiplier, '1.4');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(multiplier).toHaveAccessibleDescription(/^Enter a multiplier from 1\.00 to 1\.30/);
    await user.clear(multiplier);
    await user.type(multiplier, '1.05');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved Successfully!')).toBeVisible();
    expect(api.calls('PUT', '/accounts/acc_1/vat-multiplier')[0]?.body).toEqual({ vatMultiplier: '1.05' });
    expect(await screen.findByRole('table', { name: 'Trial Balance By Month' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Enter your finance data' }));
    expect(await screen.findByRole('dialog', { name: 'Enter your finance data' })).toBeVisible();
    expect(router.state.location.search).toBe('?form=finance-data');
  });

  it('does not overwrite a multiplier that changed elsewhere meanwhile until the owner was told', async () => {
    const VAT = '/accounts/acc_1/vat-multiplier';
    haveSession(api, customer);
    api.on('GET', VAT, { data: { vatMultiplier: '1.20', setByCustomer: false }, meta: { version: 3 } });
    api.on('GET', '/accounts/acc_1/trial-balance', { data: trialBalance });
    const { user } = renderApp('/dashboard/UpdatePage');
    const multiplier = await screen.findByLabelText('Multiplier');
    await user.clear(multiplier);
    await user.type(multiplier, '1.05');
    api.on('GET', VAT, { data: { vatMultiplier: '1.10', setByCustomer: true }, meta: { version: 4 } });
    api.on('PUT', VAT, { status: 412, statusMessage: OVERTAKEN });
    const read = api.calls('GET', VAT).length;
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(OVERTAKEN)).toBeVisible();
    await waitFor(() => expect(api.calls('GET', VAT).length).toBeGreaterThan(read));
    expect(screen.getByLabelText('Multiplier')).toHaveValue('1.05');
    await waitFor(() =>
      expect(screen.getByLabelText('Multiplier')).toHaveAccessibleDescription(/^1\.10 was saved in the meantime/),
    );
    api.on('PUT', VAT, { data: { vatMultiplier: '1.05' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved Successfully!')).toBeVisible();
    expect(api.calls('PUT', VAT).map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"4"']);
  });
});

describe('accounts and where they count', () => {
  const PREVIEW = '/accounts/acc_1/placements/3/preview';
  const open = async (search = '') => {
    haveSession(api, customer);
    api.on('GET', '/accounts/acc_1/placements', {
      data: { companyName: 'Acme', asAt: '2026-10', accounts },
      meta: { version: 8 },
    });
    const app = renderApp(`/dashboard/accounts${search}`);
    await screen.findByRole('button', { name: /Subcontract/ });
    return app;
  };

  it('[BEYOND-09~] lists what needs a place first, shows every figure before it is accepted, and takes it then', async () => {
    api.on('GET', PREVIEW, { data: { asAt: '2026-10', figures: changes } });
    api.on('PUT', '/accounts/acc_1/placements/3', { data: accounts[2] });
    const { user } = await open();
    const names = screen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent);
    expect(names.filter((name) => /^(Susp|Sub|Rent)/.test(name))).toEqual([
      'Suspense403',
      'Subcontract labour402',
      'Rent401',
    ]);
    expect(rowOf('Suspense')).toHaveTextContent('Unmapped');
    expect(rowOf('Suspense')).toHaveTextContent(/Overheads.*£340\.00\sCr/);
    await user.click(screen.getByRole('button', { name: /Suspense/ }));
    await user.selectOptions(await screen.findByLabelText('Counts as'), 'Cost of sales');
    const preview = await screen.findByRole('table', { name: 'Figures now and with the change' });
    const lines = within(preview)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'FigureNowWith the change',
      'GM as % of Turnover59.1%57.0% −2.1 pt',
      'Overheads as % of Turnover20.6%18.2% −2.4 pt',
      'Turnover, 12 months£690,000no change',
      'Turnover/Employee-no change',
      'Trade creditor days32.3 daysno change',
    ]);
    expect(api.calls('PUT', '/accounts/acc_1/placements/3')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Suspense now counts as cost of sales')).toBeVisible();
    const placed = api.calls('PUT', '/accounts/acc_1/placements/3');
    expect(placed.map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
      [{ category: 'costOfSales', tag: null }, '"8"'],
    ]);
  });

  it('[BEYOND-09~] takes a decision back, and keeps search and choice in the address', async () => {
    api.on('DELETE', '/accounts/acc_1/placements/2', { data: { ...accounts[0], ref: 2 } });
    const { user, router } = await open('?search=labour&account=2');
    expect((await screen.findByText('By the rules')).nextSibling).toHaveTextContent('Overheads');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Subcontract labour counts as overheads again')).toBeVisible();
    expect(api.calls('DELETE', '/accounts/acc_1/placements/2')[0]?.headers.get('if-match')).toBe('"8"');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.search).toBe('?search=labour'));
    expect(screen.queryByRole('button', { name: /Rent/ })).not.toBeInTheDocument();
  });

  it('asks what of a loan is due within a year, and takes it back', async () => {
    const PATH = '/accounts/acc_1/placements/2/due-within-year';
    const loan = (stated: number | null) =>
      accounts.map((each) =>
        each.ref === 2 ? { ...each, dueWithinYear: { stated, assumed: stated === null } } : each,
      );
    const told = (stated: number | null, version: number) =>
      api.on('GET', '/accounts/acc_1/placements', {
        data: { companyName: 'Acme', asAt: '2026-10', accounts: loan(stated) },
        meta: { version },
      });
    haveSession(api, customer);
    told(null, 8);
    api.on('PUT', PATH, { data: loan(12_000.5)[1] });
    const { user } = renderApp('/dashboard/accounts?account=2');
    const field = await screen.findByRole('textbox', { name: 'Amount (£)' });
    expect(screen.getByText(/Its name puts all of it after one year/)).toBeVisible();
    await user.type(field, '12,000.50');
    told(12_000.5, 9);
    await user.click(screen.getByRole('button', { name: 'Save the part' }));
    await user.click(await screen.findByRole('button', { name: 'Take it back' }));
    await waitFor(() =>
      expect(api.calls('PUT', PATH).map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
        [{ amount: 12_000.5 }, '"8"'],
        [{ amount: null }, '"9"'],
      ]),
    );
  });

  it('lets a partner look at a customer only', async () => {
    haveSession(api, partner);
    api.on('GET', '/accounts/acc_9/placements', { data: { companyName: 'Acme', asAt: null, accounts } });
    renderApp('/dashboard/accounts?customer=acc_9&account=2');
    expect(await screen.findByText('Only the owner of the company can change it.')).toBeVisible();
    expect(screen.getByText('Acme', { selector: '.k-viewed b' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});

describe('how fresh and how sure', () => {
  const TRUST = '/accounts/acc_1/trust';

  it('is not sure of anything while the first import is under way', async () => {
    haveSession(api, customer);
    const lastImport = { ...trust.lastImport, importStatus: 'started', finishedAt: null, months: 0, accounts: 0 };
    api.on('GET', TRUST, { data: { ...trust, lastImport } });
    renderApp('/dashboard/trust');
    expect(await screen.findByText(/^Your first import is under way\. Figures may still change/)).toBeVisible();
    expect(screen.getByText('No import has ended yet.')).toBeVisible();
    expect(screen.queryByText('Months looked at')).toBeNull();
  });

  it('[BEYOND-10] [BEYOND-03~] says of every figure how fresh it is, and what speaks against the figures', async () => {
    haveSession(api, customer);
    api.on('GET', TRUST, { data: trust });
    renderApp('/dashboard/trust');
    expect(await screen.findByText(/^Some figures are older than they could be\. 3 things limit/)).toBeVisible();
    expect(rowOf('Sales / revenue')).toHaveTextContent(/Oct 2026.*Up to date/);
    expect(rowOf('Cash balance')).toHaveTextContent('Out of date');
    expect(rowOf('Turnover/Employee')).toHaveTextContent('Not knownNo month has a number of employees');
    expect(screen.getByText('Sep 2026', { selector: 'li span' }).nextSibling).toHaveTextContent('−£340.00');
    expect(screen.getByRole('link', { name: '403 Suspense' })).toHaveAttribute('href', '/dashboard/accounts?account=3');
    expect(screen.getByText('1 month is missing: May 2024.')).toBeVisible();
    expect(screen.getByText('New or changed months').nextSibling).toHaveTextContent('1');
    const restated = screen.getByText('3 lines changed, 1 figure moved').closest('details') as HTMLElement;
    expect(within(restated).getByText('401 Rent').closest('tr')).toHaveTextContent(
      'Sep 2026401 Rent£1,000.00£1,200.50',
    );
    expect(within(restated).getByText('+0.1 pt')).toBeVisible();
  });

  it('[BEYOND-02~] shows what was known on a day, and goes back to today', async () => {
    haveSession(api, customer);
    api.on('GET', TRUST, { data: trust });
    const { user } = renderApp('/dashboard/trust?knownOn=2026-11-01');
    await user.click(await screen.findByRole('button', { name: 'Back to today' }));
    await waitFor(() =>
      expect(api.calls('GET', TRUST).map(({ url }) => new URL(url).searchParams.get('knownOn'))).toEqual([
        '2026-11-01',
        null,
      ]),
    );
  });

  it.each([
    ['/dashboard/trust', 'How fresh and how sure these figures are'],
    ['/dashboard/accounts', 'Accounts and where they count'],
    ['/dashboard/UpdatePage', 'Update your figures'],
  ])('%s names the customer to a viewer, and not to the owner', async (path, title) => {
    const serve = (accountId: string, companyName: string): void => {
      const at = (name: string) => `/accounts/${accountId}/${name}`;
      api.on('GET', at('trust'), { data: { ...trust, companyName } });
      api.on('GET', at('placements'), { data: { companyName, asAt: null, accounts } });
      api.on('GET', at('trial-balance'), { data: { ...trialBalance, companyName } });
      api.on('GET', at('vat-multiplier'), { data: { vatMultiplier: '1.20', setByCustomer: false } });
    };
    haveSession(api, partner);
    serve('acc_9', 'Field & Sons Ltd');
    const { unmount } = renderApp(`${path}?customer=acc_9`);
    expect(await screen.findByText('Field & Sons Ltd', { selector: '.k-viewed b' })).toBeVisible();
    expect(document.title).toBe(`Field & Sons Ltd: ${title} - Keelson`);
    unmount();
    haveSession(api, customer);
    serve('acc_1', 'Own Ltd');
    renderApp(path);
    await waitFor(() => expect(document.title).toBe(`${title} - Keelson`));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/^Looking at/)).not.toBeInTheDocument();
  });

  it('offers the next step before there are figures', async () => {
    haveSession(api, customer);
    api.on('GET', TRUST, { data: { ...trust, informationFrom: null } });
    renderApp('/dashboard/trust');
    expect(await screen.findByRole('link', { name: 'Integrate finance' })).toHaveAttribute('href', '/FinanceSystemInt');
  });
});
