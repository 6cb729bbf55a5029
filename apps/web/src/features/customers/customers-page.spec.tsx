import { screen, waitFor } from '@testing-library/react';
import { annField } from '../../testing/customer-row';
import { renderApp } from '../../testing/render-app';
import { admin, haveSession, superAdmin } from '../../testing/signed-in';
import { serveApi } from '../../testing/serve-api';

const api = serveApi();

const PLACE = '/dashboard/newDashboardAdmin/UserManagement';

const openTable = async () => {
  haveSession(api, admin);
  api.on('GET', '/customers', {
    data: { rows: [annField], matching: 1, totals: { customers: 1, onTrial: 1, underDeletion: 0 } },
  });
  const app = renderApp(PLACE);
  const row = await screen.findByRole('button', { name: 'Ann Field' });
  return { ...app, row, query: () => new URLSearchParams(app.router.state.location.search) };
};

const focused = () => document.activeElement as HTMLElement | null;

describe('the customer table', () => {
  it('keeps both what is typed and the row that is chosen before the search starts', async () => {
    const { user, row, query } = await openTable();
    await user.type(screen.getByRole('searchbox'), 'field');
    expect(query().get('search')).toBeNull();
    await user.click(row);
    expect(query().get('customer')).toBe('acc_9');
    await waitFor(() => expect(query().get('search')).toBe('field'));
    expect(query().get('customer')).toBe('acc_9');
  });

  it('searches at once on Enter and keeps the row that is chosen', async () => {
    const { user, row, query } = await openTable();
    await user.click(row);
    await user.type(screen.getByRole('searchbox'), 'sons{Enter}');
    expect(Object.fromEntries(query())).toEqual({ customer: 'acc_9', search: 'sons' });
  });

  it('filters by status from the keyboard and hands the focus back', async () => {
    const { user, query } = await openTable();
    const filter = screen.getByRole('button', { name: 'Status: any' });
    filter.focus();
    await user.keyboard('{Enter}');
    expect(filter).toHaveAttribute('aria-expanded', 'true');
    expect(filter).toHaveAttribute('aria-haspopup', 'listbox');
    const any = await screen.findByRole('option', { name: 'Any', selected: true });
    await waitFor(() => expect(any).toContainElement(focused()));
    await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    expect(query().get('status')).toBe('inactive');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    expect(filter).toHaveFocus();
  });

  it('leads from a page after the last to the last', async () => {
    haveSession(api, admin);
    const totals = { customers: 13, onTrial: 1, underDeletion: 0 };
    api.on('GET', '/customers', ({ url }) => {
      const last = new URL(url).searchParams.get('page') === '2';
      return { data: { rows: last ? [annField] : [], matching: 13, totals } };
    });
    const { user, router } = renderApp(`${PLACE}?page=999`);
    expect(await screen.findByText('There is no page 999')).toBeInTheDocument();
    expect(screen.getByText('0 of 13')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go to the last page' }));
    expect(await screen.findByRole('button', { name: 'Ann Field' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?page=2');
  });

  it('says no more that it loads when it failed', async () => {
    haveSession(api, admin);
    api.on('GET', '/customers', { status: 503 });
    renderApp(PLACE);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.queryByText(/Loading/)).not.toBeInTheDocument();
  });

  it('offers no other try for a customer who does not exist', async () => {
    haveSession(api, admin);
    api.on('GET', '/customers/acc_404', { status: 404, responseMessage: 'There is no such account' });
    renderApp(`${PLACE}/acc_404`);
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such account');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back' })).toBeInTheDocument();
  });

  it('opens the actions of a customer as a menu that Escape closes', async () => {
    const { user } = await openTable();
    const actions = screen.getByRole('button', { name: 'Actions for Ann Field' });
    await user.click(actions);
    expect(await screen.findByRole('menuitem', { name: 'User Details' })).toHaveAttribute('href', `${PLACE}/acc_9`);
    await user.keyboard('{End}');
    expect(screen.getByRole('menuitem', { name: 'Delete Account' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument());
    expect(actions).toHaveFocus();
  });

  it('gives the focus back to the row when its panel closes', async () => {
    const { user, row, query } = await openTable();
    await user.click(row);
    await user.click(await screen.findByRole('button', { name: /^Close/ }));
    await waitFor(() => expect(query().get('customer')).toBeNull());
    await waitFor(() => expect(row).toHaveFocus());
  });

  const figures = [
    ...['/dashboard/newDashboard', '/dashboard/newDashboardFinance', '/dashboard/newDashboardCalculator'],
    ...['/dashboard/newDashboardCalculator/DetailedPL', '/dashboard/newDashboardCalculator/BalanceSheet'],
    '/dashboard/trust',
  ];
  const books = '/dashboard/newDashboardAdmin/UserUpdateFinanace';

  it.each([
    ['an admin', admin, 'panel', [books]],
    ['a super admin', superAdmin, 'panel', [...figures, books]],
    ['an admin', admin, 'page', [books]],
    ['a super admin', superAdmin, 'page', [...figures, books]],
  ] as const)('leads %s to the books of the customer as far as they may see them', async (_, me, where, allowed) => {
    haveSession(api, me);
    api.on('GET', '/customers', {
      data: { rows: [annField], matching: 1, totals: { customers: 1, onTrial: 1, underDeletion: 0 } },
    });
    const company = { company_type: 'Sole Trader', company_registration_number: '' };
    api.on('GET', '/customers/acc_9', { data: { ...annField, ...company } });
    renderApp(where === 'panel' ? `${PLACE}?customer=acc_9` : `${PLACE}/acc_9`);
    const addresses = () =>
      screen
        .getAllByRole('link')
        .map((link) => link.getAttribute('href') ?? '')
        .filter((address) => address.includes('?customer='));
    await waitFor(() => expect(addresses()).toEqual(allowed.map((page) => `${page}?customer=acc_9`)));
  });
});
