import { setImmediate } from 'node:timers/promises';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { customer, haveSession, partner, progressWith } from '../../testing/signed-in';
import { goBy, stopClock, untilSo } from '../../testing/stopped-clock';

const api = serveApi();

const LIST = '/accounts/acc_1/finance-connections';
const ID = 'con_01932b7e-7d1c-4aaa-8000-000000000001';
const xero = {
  connectionId: ID,
  provider: 'xero',
  tenantId: 'tenant-1',
  tenantName: 'Acme Joinery Ltd',
  connectedAt: '2026-11-01T09:00:00.000Z',
  importStatus: 'finished',
  importEnded: '2026-11-02T08:00:00.000Z',
  message: null,
  reconnectNeeded: false,
  consentEnds: null,
};
const shows = (...financeConnections: readonly object[]) =>
  api.on('GET', LIST, { data: { offered: ['xero', 'quickbooks'], financeConnections } });

const open = (path: string) => {
  haveSession(api, customer);
  api.on('GET', '/finance-connections/cycle', { data: { repeat: true, cycleId: 'cycle_1' } });
  return renderApp(path);
};
const PAGE = '/dashboard/integrateFinance';

const monthsFrom = (year: number, month: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => new Date(Date.UTC(year, month - 1 + at, 1)).toISOString().slice(0, 7));
/** What the form for own figures loads: days, months of this year and of the two before, and what is there already. */
const emptyForm = {
  ...{ username: 'owner@acme.example', companyName: 'Acme', informationFrom: null, systemConnected: false },
  financial_month: 3,
  dayOptions: ['2026-11-22', '2026-11-21', '2026-11-20'],
  monthOptions: monthsFrom(2026, 4, 7),
  pastMonths: monthsFrom(2024, 4, 24),
  ...{ balanceSheetDayWiseData: [], balanceSheetMonthWiseData: [], balanceSheetLastYearMonthWiseEntity: [] },
  ...{ balanceSheetLastYearMinusOneMonthWiseEntity: [], profitAndLossThisYear: [], profitAndLossLastYear: [] },
  ...{ profitAndLossLastYearMinusOneMonthWiseData: [], savedAt: null },
};

/** Opens a page while the clock stands still; answers travel all the same. */
async function openInStillTime(path: string) {
  const { router } = open('/dashboard/info');
  await screen.findByRole('heading', { name: 'About your dashboard' });
  stopClock();
  await act(() => router.navigate(path));
  return router;
}
describe('Integrate Finance', () => {
  it('[INT-01] offers the two ways in, the lists of the form, the security policy and Next', async () => {
    shows();
    api.on('GET', '/onboarding/progress', {
      data: progressWith('pending', { financeSystem: { status: 'inprogress' } }),
    });
    api.on('POST', '/onboarding/steps/financeSystem/open', { data: progressWith('pending') });
    api.on('GET', '/accounts/acc_1/finance-data', { data: emptyForm });
    open('/FinanceSystemInt');
    expect(await screen.findByRole('heading', { level: 2, name: 'Integrate Finance' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Enter your finance data' })).toBeInTheDocument();
    for (const name of ['Connect Xero', 'Connect QuickBooks', 'Enter your finance data'])
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Security policy' }));
    const policy = await screen.findByRole('dialog', { name: 'Security policy' });
    expect(policy).toHaveTextContent('We can change nothing');
    expect(policy).toHaveTextContent(
      'Your figures are shown to you, to your channel partner once your onboarding is completed, and to those of our staff who hold the permission for it. Each look by anybody but you is recorded in your history.',
    );
    await userEvent.click(within(policy).getByText('Close'));
    expect(await screen.findByRole('link', { name: 'Next' })).toHaveAttribute('href', '/keelsonenefits');
    await userEvent.click(screen.getByRole('button', { name: 'Enter your finance data' }));
    const form = await screen.findByRole('dialog', { name: 'Enter your finance data' });
    const months = async (part: string): Promise<number> => {
      await userEvent.selectOptions(await within(form).findByLabelText('Part of the form'), part);
      return within(form).getAllByLabelText(/^(Stock|Cash in), /).length;
    };
    // Days, months of this year, and of the two before: as the API lists them.
    expect(await months('Cash flow: days')).toBe(emptyForm.dayOptions.length);
    expect(await months('Balance sheet: this year')).toBe(emptyForm.monthOptions.length);
    expect(await months('Balance sheet: last year')).toBe(12);
    expect(await months('Balance sheet: last year - 1')).toBe(12);
    expect(api.calls('GET', '/accounts/acc_1/finance-data')).toHaveLength(1);
  });

  describe('how the books stand', () => {
    const STATUS = '/accounts/acc_1/import-status';
    const told = { importEnded: null, message: null, months: 0, monthsDone: 0, system: 'xero', transfersUnread: false };

    it('is not asked again where nothing imports', async () => {
      api.on('GET', STATUS, { data: { ...told, importStatus: 'finished', standing: 'imported' } });
      shows({ ...xero, importStatus: 'finished' });
      await openInStillTime(PAGE);
      await untilSo(() => screen.queryByText('The figures come from Xero.') !== null);
      for (const _ of [1, 2, 3]) {
        const before = api.calls('GET', LIST).length;
        goBy(10_100);
        await untilSo(() => api.calls('GET', LIST).length > before);
      }
      expect(api.calls('GET', STATUS)).toHaveLength(1);
    });

    it('is asked again while an import waits', async () => {
      api.on('GET', STATUS, { data: { ...told, importStatus: 'pending', standing: 'importPending' } });
      shows({ ...xero, importStatus: 'pending' });
      await openInStillTime(PAGE);
      await untilSo(() => screen.queryByText(/An import was asked for/) !== null);
      goBy(10_100);
      await untilSo(() => api.calls('GET', STATUS).length === 2);
    });
  });

  it('[INT-04] looks again every 10 seconds, and says in the specified words what it finds', async () => {
    shows({ ...xero, importStatus: 'pending' });
    const stands = { standing: 'importing', system: 'xero', transfersUnread: false };
    const running = { importStatus: 'started', importEnded: null, message: null, months: 36, ...stands };
    api.on('GET', '/accounts/acc_1/import-status', { data: { ...running, monthsDone: 14 } });
    await openInStillTime(PAGE);
    const button = () => screen.queryByRole('button', { name: 'Import finance data' });
    await untilSo(() => screen.queryByText('Import pending') !== null);
    expect(button()).toBeNull();
    let gone = 0;
    for (const [found, text, may] of [
      [{ importStatus: 'started' }, 'Import in progress', false],
      [
        { importStatus: 'error', message: 'Xero was away', importEnded: null },
        'Import Failed (Xero was away). Last import Never',
        true,
      ],
      [{ importStatus: 'finished' }, 'Last import 2 Nov 2026, 08:00', true],
    ] as const) {
      const before = api.calls('GET', LIST).length;
      shows({ ...xero, ...found });
      goBy(9_900 - gone);
      gone = 0;
      await act(() => setImmediate());
      expect(api.calls('GET', LIST)).toHaveLength(before);
      goBy(200);
      await untilSo(() => screen.queryByText(text) !== null);
      expect(button() !== null).toBe(may);
      if (found.importStatus !== 'started') expect(screen.queryByRole('progressbar')).toBeNull();
      else {
        await untilSo(() => screen.queryByText(/^14 of 36 months\./) !== null);
        api.on('GET', '/accounts/acc_1/import-status', { data: { ...running, monthsDone: 36 } });
        gone = 2_100;
        goBy(gone);
        await untilSo(() => screen.queryByText(/^All months are in, the last days follow\./) !== null);
        expect(screen.getByRole('progressbar')).toHaveAttribute('max', '36');
      }
    }
  });

  it('[INT-02~, INT-08] connects, says when that failed, shows and disconnects, by calls of the app', async () => {
    const [consent, back] = ['/finance-connections/consents/xero', '/finance-connections/consents/xero/return'];
    shows();
    api.on('POST', consent, { data: { consentUrl: '#provider' } });
    api.on('POST', back, { status: 409, code: 'UNABLE_TO_CONNECT', statusMessage: 'Unable to connect' });
    api.on('DELETE', `/finance-connections/${ID}`, {});
    const router = await openInStillTime(PAGE);
    const button = (name: string) => screen.queryByRole('button', { name });
    await untilSo(() => button('Connect QuickBooks') !== null);
    fireEvent.click(button('Connect Xero')!);
    await untilSo(() => window.location.hash === '#provider');
    goBy(9_900);
    expect(button('Connect QuickBooks')).toBeDisabled();
    goBy(200);
    expect(button('Connect QuickBooks')).toBeEnabled();
    window.location.hash = '';

    await act(() => router.navigate('/confirmation-screen/xero?code=x&state=forged'));
    await untilSo(() => screen.queryByRole('heading', { name: 'Error connecting' }) !== null);
    expect(screen.getByText('Unable to connect')).toBeInTheDocument();
    fireEvent.click(button('Connect')!);
    await untilSo(() => window.location.hash === '#provider');
    window.location.hash = '';

    shows(xero);
    await act(() => router.navigate(PAGE));
    await untilSo(() => button('Connect Xero') !== null);
    goBy(10_100);
    await untilSo(() => screen.queryByRole('heading', { name: 'Acme Joinery Ltd' }) !== null);
    expect(screen.getByText('Connected to Xero since 1 Nov 2026')).toBeInTheDocument();
    await untilSo(() => button('Disconnect') !== null);
    fireEvent.click(button('Disconnect')!);
    await untilSo(() => screen.queryByRole('dialog', { name: 'Disconnect Xero?' }) !== null);
    expect(api.received.filter(({ method }) => method === 'DELETE')).toHaveLength(0);
    shows();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Disconnect' }));
    await untilSo(() => button('Connect Xero') !== null);
    expect(button('Connect Xero')).toBeEnabled();

    const ofApp = api.received.filter(({ headers }) => headers.get('environment') === 'app');
    expect(new Set(ofApp.map(({ method, path }) => `${method} ${path}`))).toEqual(
      new Set([`GET ${LIST}`, `DELETE /finance-connections/${ID}`, 'GET /onboarding/progress']),
    );
  });

  it('[OAUTH-07~] [OAUTH-09~] asks to connect again when consent is over, and before it ends', async () => {
    shows({ ...xero, reconnectNeeded: true });
    const stands = { standing: 'consentNeeded', system: 'xero', transfersUnread: false };
    const imports = { importStatus: 'finished', importEnded: null, message: null, months: 0, monthsDone: 0 };
    api.on('GET', '/accounts/acc_1/import-status', { data: { ...imports, ...stands } });
    const { unmount } = open(PAGE);
    expect(await screen.findByText(/Xero no longer lets us read your figures/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Connect Xero again' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Import finance data' })).not.toBeInTheDocument();
    unmount();
    shows({ ...xero, consentEnds: '2026-12-01T09:00:00.000Z' });
    open(PAGE);
    expect(await screen.findByText(/ends on 1 Dec 2026/)).toBeInTheDocument();
  });

  it('says in the specified words that connections could not be loaded', async () => {
    api.on('GET', LIST, { status: 503, code: 'BUSY' });
    open(PAGE);
    expect(await screen.findByText('Error getting finance Connections')).toBeInTheDocument();
  });

  it('lets nobody but the owner connect', async () => {
    haveSession(api, partner);
    renderApp(PAGE);
    expect(await screen.findByText('Connecting is for the customer alone')).toBeInTheDocument();
  });
});

describe('the return from an accounting system', () => {
  const RETURN = '/finance-connections/consents/xero/return';

  it('[INT-02~] brings code and state along once and goes on to the choice of a company', async () => {
    shows();
    api.on('POST', RETURN, { data: { connectionId: ID } });
    const tenants = [
      { tenantId: 'tenant-1', tenantName: 'Acme Joinery Ltd' },
      { tenantId: 'tenant-2', tenantName: 'Acme Tools Ltd' },
    ];
    api.on('GET', `/finance-connections/${ID}/tenants`, { data: { provider: 'xero', status: 'ready', tenants } });
    api.on('POST', `/finance-connections/${ID}/tenants`, { data: { connectionId: ID } });
    open('/confirmation-screen/xero?code=the-code&state=the-state');
    await userEvent.click(await screen.findByRole('radio', { name: 'Acme Tools Ltd' }));
    const brought = api.received.filter(({ path }) => path.endsWith('/return'));
    expect(brought.map(({ body }) => body)).toEqual([{ code: 'the-code', state: 'the-state' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Connect this company' }));
    await waitFor(() =>
      expect(api.received.find(({ path, method }) => method === 'POST' && path.endsWith('/tenants'))?.body).toEqual({
        tenantId: 'tenant-2',
        tenantName: 'Acme Tools Ltd',
      }),
    );
  });

  it('[INT-03~] brings along what Intuit sends, the id of the company too', async () => {
    const path = '/finance-connections/consents/quickbooks/return';
    api.on('POST', path, { status: 409, statusMessage: 'Unable to connect' });
    open('/confirmation-screen/quickbooks?code=the-code&state=the-state&realmId=9130&username=owner%40acme.example');
    expect(await screen.findByText('Unable to connect')).toBeInTheDocument();
    expect(api.calls('POST', path).map(({ body }) => body)).toEqual([
      { code: 'the-code', state: 'the-state', realmId: '9130' },
    ]);
  });

  it('connects nothing for people who are not logged in', async () => {
    renderApp('/confirmation-screen/quickbooks?code=x&state=y&realmId=1');
    expect(await screen.findByText(/not logged in any more/)).toBeInTheDocument();
    expect(api.received.filter(({ path }) => path.includes('consents'))).toEqual([]);
  });
});
