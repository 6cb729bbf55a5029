import { screen, waitFor, within } from '@testing-library/react';
import { annField, ONLY_PAGE } from '../testing/customer-row';
import { renderApp } from '../testing/render-app';
import { serveApi } from '../testing/serve-api';
import { admin, haveSession, superAdmin } from '../testing/signed-in';
import { emptyForm } from '../features/ledger/testing/books';

const api = serveApi();

const PLACE = '/dashboard/newDashboardAdmin/IntegrateFinance';
const LIST = '/accounts/acc_9/finance-connections';
const xero = {
  ...{ connectionId: 'con_01932b7e-7d1c-4aaa-8000-000000000001', provider: 'xero', tenantId: 'tenant-1' },
  ...{ tenantName: 'Field and Sons', connectedAt: '2026-11-01T09:00:00.000Z', importStatus: 'pending' },
  ...{ importEnded: null, message: null, reconnectNeeded: true, consentEnds: null },
};
const annDetails = { ...annField, company_type: 'soletrader', company_registration_number: '' };
const books = {
  ...{ importStatus: 'pending', importEnded: null, message: null, monthsDone: 0, months: 0 },
  ...{ standing: 'consentNeeded', system: 'xero', transfersUnread: false },
};

const open = (search = '?customer=acc_9') => {
  haveSession(api, superAdmin);
  api.on('GET', '/customers/acc_9', { data: annDetails });
  api.on('GET', LIST, { data: { offered: ['xero'], financeConnections: [xero] } });
  api.on('GET', '/accounts/acc_9/import-status', { data: books });
  return renderApp(`${PLACE}${search}`);
};

describe('Finance Data', () => {
  it('[SHELL-04~] is where the drawer leads a super admin, who chooses the customer first', async () => {
    api.on('GET', '/customers', {
      data: { rows: [annField], matching: 1, ...ONLY_PAGE, totals: { customers: 1, onTrial: 1, underDeletion: 0 } },
    });
    const { user, router } = open('');
    const drawer = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect(drawer.getByRole('link', { name: 'Finance Data' })).toHaveAttribute('href', PLACE);
    await user.click(await screen.findByRole('link', { name: /Field/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?customer=acc_9'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Finance Data' })).toBeVisible();
    expect(await screen.findByText('Import pending')).toBeVisible();
  });

  it('says what is connected and what is missing, and offers nothing that only the owner may do', async () => {
    open();
    expect(await screen.findByText('Needed again')).toBeVisible();
    expect(screen.getByText('Company there').nextSibling).toHaveTextContent('Field and Sons');
    expect(await screen.findByText('Import pending')).toBeVisible();
    for (const name of [/Connect Xero/, /Disconnect/, /Import finance data/])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Update Financials' })).toHaveAttribute(
      'href',
      '/dashboard/newDashboardAdmin/UserUpdateFinanace?customer=acc_9',
    );
    expect(main.getByRole('link', { name: 'Figures by hand' })).toHaveAttribute(
      'href',
      '/dashboard/UpdatePage?customer=acc_9',
    );
  });

  it('shows what was entered without a way to change it, and enters as the customer, with a reason', async () => {
    const { user } = open();
    api.on('GET', '/accounts/acc_9/finance-data', { data: emptyForm, meta: { version: 1 } });
    await user.click(await screen.findByRole('button', { name: 'Look at what was entered' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What was entered by hand' }));
    expect(dialog.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const act = screen.getByRole('button', { name: 'Act as this customer' });
    await waitFor(() => expect(act).toBeEnabled());
    await user.click(act);
    expect(await screen.findByText('Opens Enter your finance data.')).toBeVisible();
    expect(screen.getByLabelText('Reason, which the owner can read')).toBeVisible();
  });

  it('tells staff of a connected system in words that are not those to its owner', async () => {
    const { user } = open();
    api.on('GET', '/accounts/acc_9/finance-data', {
      data: { ...emptyForm, informationFrom: 'xero', systemConnected: true },
      meta: { version: 1 },
    });
    await user.click(await screen.findByRole('button', { name: 'Look at what was entered' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What was entered by hand' }));
    expect(await dialog.findByText(/^The figures come from the accounting system/)).toBeVisible();
    expect(dialog.queryByText(/your/i)).not.toBeInTheDocument();
  });

  it('says that it failed, and tries again', async () => {
    const { user } = open();
    api.on('GET', '/customers/acc_9', { status: 500 });
    api.on('GET', LIST, { status: 500 });
    expect(await screen.findByText('Could not load this customer')).toBeVisible();
    api.on('GET', '/customers/acc_9', { data: annDetails });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Error getting finance Connections')).toBeVisible();
  });

  it('[ROLE-03~] is closed to admins, whatever they hold', async () => {
    haveSession(api, admin);
    const { path } = renderApp(`${PLACE}?customer=acc_9`);
    await waitFor(() => expect(path()).toBe('/auth'));
    expect(api.calls('GET', LIST)).toEqual([]);
  });
});
