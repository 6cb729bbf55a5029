import { overviewContract } from '@keelson/contracts/my-financials';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { customer, haveSession, partner, superAdmin } from '../../testing/signed-in';
import type { Financials, Overview } from './my-financials.api';
import acme from './testing/acme.json';

const api = serveApi();
const PAGE = '/dashboard/newDashboardCalculator/BalanceSheet';
const premium = { ...customer, isPremium: 'true', standing: 'premium' } as const;
const overview = overviewContract.schemas.answer.parse(acme);
const SHEET = 'Balance Sheet for Acme Joinery Ltd';

const serve = (changes: Partial<Overview> = {}, me: Parameters<typeof haveSession>[1] = premium): void => {
  haveSession(api, me);
  api.on('GET', '/accounts/acc_1/financials', { data: { ...overview, ...changes } });
};
const withMonths = (balanceSheet: Financials['balanceSheet']): Partial<Overview> => ({
  financials: { ...(overview.financials as Financials), balanceSheet },
});
const months = (overview.financials as Financials).balanceSheet;
const table = async () => within(await screen.findByRole('table', { name: SHEET }));
const lastCell = async (row: string) =>
  within((await table()).getByRole('row', { name: new RegExp(`^${row.replace(/[()]/g, '\\$&')}`) }))
    .getAllByRole('cell')
    .at(-1);

/** What the page hands to the browser as files. */
const saving = (): readonly { readonly name: string; readonly content: Blob }[] => {
  const files: { name: string; content: Blob }[] = [];
  const handed: Blob[] = [];
  URL.createObjectURL = (content) => {
    handed.push(content as Blob);
    return 'blob:sheet';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const content = handed.at(-1);
    if (content) files.push({ name: this.download, content });
  });
  return files;
};
const textOf = (content: Blob | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(content ?? new Blob());
  });

describe('the balance sheet', () => {
  afterEach(() => jest.restoreAllMocks());

  it('[BS-01] has months as columns, and seven rows with what is net of the others', async () => {
    serve();
    renderApp(PAGE);
    const heads = (await table()).getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect([heads[0], heads[1], heads.at(-1), heads.length]).toEqual(['Pounds', 'Apr 2025', 'Oct 2026', 20]);
    const rows = (await table()).getAllByRole('row').slice(1);
    expect(
      rows.map((row) => [
        within(row).getByRole('rowheader').textContent,
        within(row).getAllByRole('cell').at(-1)?.textContent,
      ]),
    ).toEqual([
      ['Fixed assets', '£85,000'],
      ['Current assets', '£202,000'],
      ['Current Liabilities', '£68,000'],
      ['Net Current Assets(liabilities)', '£134,000'],
      ['Creditors amounts falling due after more than one year', '£60,000'],
      ['Net Assets', '£159,000'],
      ['Capital and reserves', '£159,000'],
    ]);
    expect(screen.getByTitle('Explain net assets at the end of October 2026')).toHaveTextContent('£159,000');
  });

  it('[BS-02~] says of each row what is missing, and in words that there is no capital', async () => {
    const last = { ...months.at(-1)!, netCurrentAssets: -1_250.5, creditors_balance_sheet: null };
    serve(withMonths([...months.slice(0, -1), last].map((of) => ({ ...of, 'Capital reserves': null }))));
    renderApp(PAGE);
    expect(await lastCell('Net Current Assets(liabilities)')).toHaveTextContent('−£1,251');
    expect(await lastCell('Creditors amounts')).toHaveTextContent(/^-$/);
    expect(await lastCell('Capital and reserves')).toHaveTextContent('No Capital and Reserves data available');
  });

  it('[BS-02] reads the eight fields of a row, its capital however it is spelled: one left out is 0, one not known a dash', async () => {
    const fields = {
      ...{ fixed_assets: 85_000, current_assets: 202_000, current_liabilities: 68_000, netCurrentAssets: 134_000 },
      ...{ creditors_balance_sheet: 60_000, netAssets: 159_000 },
    };
    const rows = [
      { 'Capital reserves': 1 },
      { 'Capital Reserves': 2 },
      { capitalReserves: 3 },
      { capital_reserves: 4 },
      { 'Capital and reserves': 5 },
      { 'Capital reserve': 6 },
      { 'Capital reserves': null },
      {},
    ].map((capital, at) => ({ ...fields, ...capital, month: `2026-0${at + 1}` }));
    const capitalReserves = rows.map(({ month, ...row }) => ({ Month: month, ...row }));
    const financials = { ...overview.financials, balanceSheet: rows, capitalReserves };
    const answered = { responseCode: 200, responseMessage: 'Success', statusMessage: 'success', correlationId: 'c' };
    const document = JSON.stringify({ ...answered, data: { ...overview, financials } });
    serve();
    api.on('GET', '/accounts/acc_1/financials', { document, headers: { 'content-type': 'application/json' } });
    const { unmount } = renderApp(PAGE);
    const rowOf = async (name: string) =>
      within((await table()).getByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('cell');
    const texts = async (name: string) => (await rowOf(name)).map(({ textContent }) => textContent);
    expect(await texts('Capital and reserves')).toEqual(['£1', '£2', '£3', '£4', '£5', '£6', '-', '£0']);
    expect((await texts('Net Assets')).at(-1)).toBe('£159,000');
    unmount();
    renderApp('/dashboard/newDashboardFinance?area=balance');
    for (const [month, pounds] of [
      ['January', '1'],
      ['June', '6'],
      ['August', '0'],
    ])
      expect(await screen.findByRole('img', { name: `${month} 2026: Capital reserves £${pounds}.0` })).toBeVisible();
    expect(screen.queryByText('No Capital and Reserves data available')).not.toBeInTheDocument();
  });

  it('explains a figure where it stands, by an address that a link keeps', async () => {
    serve();
    api.on('GET', '/accounts/acc_1/financials/explanations/netAssets', { status: 500, responseMessage: 'no' });
    const { user, router } = renderApp(PAGE);
    await user.click((await table()).getByTitle('Explain Net Assets, October 2026'));
    await waitFor(() => expect(router.state.location.search).toBe('?explain=netAssets&over=month&at=2026-10'));
    expect(await screen.findByRole('dialog', { name: /Net Assets/ })).toBeVisible();
  });

  it('saves what is shown as CSV and as a workbook, and says what failed', async () => {
    const files = saving();
    serve(withMonths(months.slice(-2)));
    const { user } = renderApp(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Save as CSV' }));
    expect(files.map(({ name }) => name)).toEqual(['Balance-sheet.csv']);
    expect((await textOf(files[0]?.content)).split('\r\n').slice(0, 3)).toEqual([
      ...['Pounds,Sep 2026,Oct 2026', 'Fixed assets,85000,85000', 'Current assets,202000,202000'],
    ]);
    api.on('GET', '/accounts/acc_1/financials/balance-sheet/file', { document: 'PK' });
    await user.click(screen.getByRole('button', { name: 'Save as Excel' }));
    expect(await screen.findByText('Balance-sheet.xlsx saved')).toBeVisible();
    api.on('GET', '/accounts/acc_1/financials/balance-sheet/file', { status: 503, responseMessage: 'Try later' });
    await user.click(screen.getByRole('button', { name: 'Save as Excel' }));
    expect(await screen.findByRole('dialog', { name: 'Something needs your attention' })).toBeVisible();
    expect(files.map(({ name }) => name)).toEqual(['Balance-sheet.csv', 'Balance-sheet.xlsx']);
  });

  it('[SHELL-09~] stands at its other address too, with the customer that was asked for', async () => {
    serve({}, partner);
    const { path, router } = renderApp('/dashboard/balancesheet1?customer=acc_1');
    await table();
    expect([path(), router.state.location.search]).toEqual([PAGE, '?customer=acc_1']);
  });

  it.each([
    ['typed figures', 'manual', /^A typed month needs its fixed assets/],
    ['an import', 'xero', 'No balances have come in yet.'],
  ] as const)('says what is missing where %s brought no balances', async (_, informationFrom, words) => {
    serve({ ...withMonths([]), informationFrom });
    renderApp(PAGE);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save as CSV' })).not.toBeInTheDocument();
  });

  it('leads to the next step before there are books, and says what could not be loaded', async () => {
    serve({ financials: null });
    const { unmount } = renderApp(PAGE);
    expect(await screen.findByRole('link', { name: 'Connect your accounts' })).toBeVisible();
    unmount();
    api.on('GET', '/accounts/acc_1/financials', { status: 503, responseMessage: 'Down' });
    renderApp(PAGE);
    expect(await screen.findByText('Failed to load dashboard data')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });

  it('[ROLE-02~] shows a chosen customer to partners and super admins, and asks for one', async () => {
    serve({}, superAdmin);
    const { unmount } = renderApp(`${PAGE}?customer=acc_1`);
    await table();
    unmount();
    serve({}, partner);
    renderApp(PAGE);
    expect(await screen.findByText('Choose a customer first')).toBeVisible();
  });
});
