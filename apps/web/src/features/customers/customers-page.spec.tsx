import { screen, waitFor, within } from '@testing-library/react';
import { annField, ONLY_PAGE } from '../../testing/customer-row';
import { pressEscape } from '../../testing/press-escape';
import { renderApp } from '../../testing/render-app';
import { admin, haveSession, superAdmin } from '../../testing/signed-in';
import { serveApi } from '../../testing/serve-api';

const api = serveApi();

const PLACE = '/dashboard/newDashboardAdmin/UserManagement';

const openTable = async () => {
  haveSession(api, admin);
  api.on('GET', '/customers', {
    data: { rows: [annField], matching: 1, ...ONLY_PAGE, totals: { customers: 1, onTrial: 1, underDeletion: 0 } },
  });
  const app = renderApp(PLACE);
  const row = await screen.findByRole('button', { name: 'Ann Field' });
  return { ...app, row, query: () => new URLSearchParams(app.router.state.location.search) };
};

const asked = () => api.calls('GET', '/customers').map(({ url }) => new URL(url).searchParams);

const focused = () => document.activeElement as HTMLElement | null;

describe('the customer table', () => {
  it('[BACK-01~] shows the specified columns and the actions, leads to an account and back, and takes 10, 25 or 50', async () => {
    haveSession(api, admin);
    const idle = {
      ...annField,
      id: 'acc_8',
      name: 'Bob Idle',
      status: 'inactive',
      last_login: '2026-09-01T09:00:00.000Z',
    };
    api.on('GET', '/customers', {
      data: {
        ...{ rows: [annField, idle], matching: 2, ...ONLY_PAGE },
        totals: { customers: 2, onTrial: 2, underDeletion: 0 },
      },
    });
    const { user, router } = renderApp(PLACE);
    const table = within(await screen.findByRole('table', { name: 'Customers' }));
    const row = (await table.findByRole('button', { name: 'Bob Idle' })).closest('tr') as HTMLElement;
    expect(screen.getByPlaceholderText('Search by Name, Email, Subscription Type or Status')).toBeVisible();
    const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads.slice(0, 8)).toEqual([
      ...['Customer Name', 'Subscription Type', 'Email Id', 'Last Login', 'Payment Status', 'View', 'Status', 'Action'],
    ]);
    expect(within(row).getByText('InActive')).toBeVisible();
    expect(within(row).getByText('1 Sep 2026')).toBeVisible();
    expect(table.getByText('Active')).toBeVisible();

    await user.click(within(row).getByRole('button', { name: 'Actions for Bob Idle' }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(
      expect.arrayContaining(['Reset Password', 'User Details', 'Delete Account', '7 Day Delete', 'Business Areas']),
    );
    await pressEscape(user, 'menu');

    for (const size of ['25', '50', '10']) {
      await user.click(screen.getByRole('button', { name: size }));
      await waitFor(() => expect(asked().at(-1)?.get('size')).toBe(size));
    }

    const company = { company_type: 'soletrader', company_registration_number: '' };
    api.on('GET', '/customers/acc_8', { data: { ...idle, ...company } });
    await user.click(within(row).getByRole('link', { name: 'View Bob Idle' }));
    expect(await screen.findByRole('heading', { name: 'Bob Idle', level: 1 })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(await screen.findByRole('button', { name: 'Ann Field' })).toBeVisible();
    expect(router.state.location.pathname).toBe(PLACE);
  });

  it('[BACK-09~] asks for the newest first, says that it loads, that it failed and that nobody was found', async () => {
    haveSession(api, admin);
    let answer: (failure: { status: number }) => void = () => undefined;
    const answered = new Promise<{ status: number }>((resolve) => (answer = resolve));
    api.on('GET', '/customers', () => answered);
    const { user } = renderApp(PLACE);
    expect(await screen.findByText(/^Loading\./)).toBeVisible();
    expect(asked().at(-1)?.get('sort')).toBe('created');
    expect(asked().at(-1)?.get('order')).toBe('desc');
    answer({ status: 503 });
    expect(await screen.findByText('Technical error,please contact with technical team')).toBeVisible();
    const totals = { customers: 0, onTrial: 0, underDeletion: 0 };
    api.on('GET', '/customers', { data: { rows: [], matching: 0, ...ONLY_PAGE, totals } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No User is Found')).toBeVisible();
  });

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

  it('says that of more than are counted the newest alone are put in order', async () => {
    haveSession(api, admin);
    api.on('GET', '/customers', {
      data: {
        ...{ rows: [annField], matching: 1000, more: true, newestOnly: true, previous: null, next: 'second' },
        totals: { customers: 5001, onTrial: 1, underDeletion: 0 },
      },
    });
    renderApp(`${PLACE}?search=ann&sort=name`);
    expect(
      await screen.findByText('1 to 1 of the newest 1,000 found. Narrow the search to reach the others'),
    ).toBeVisible();
  });

  it('turns the pages by the places that the answers give, and begins anew with another search', async () => {
    haveSession(api, admin);
    const totals = { customers: 5001, onTrial: 1, underDeletion: 0 };
    const counted = { matching: 5000, more: true, newestOnly: false, totals };
    const named = (name: string) => ({ rows: [{ ...annField, name }], ...counted });
    api.on('GET', '/customers', ({ url }) => {
      const { after, before } = Object.fromEntries(new URL(url).searchParams);
      if (after === 'second') return { data: { ...named('Bea Two'), previous: 'back', next: 'third' } };
      if (before === 'back') return { data: { ...named('Ann One'), previous: null, next: 'second' } };
      return { data: { ...named('Ann One'), previous: null, next: 'second' } };
    });
    const { user, router } = renderApp(`${PLACE}?page=999`);
    expect(await screen.findByRole('button', { name: 'Ann One' })).toBeInTheDocument();
    expect(screen.getByText('1 to 1 of more than 5,000')).toBeInTheDocument();
    expect(screen.getByText('Page 1')).toBeInTheDocument();
    expect(screen.getByText(/^More than 5,000 customers, 1 on trial/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByRole('button', { name: 'Bea Two' })).toBeInTheDocument();
    expect(screen.getByText('Page 2')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?page=2&after=second');
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(await screen.findByRole('button', { name: 'Ann One' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?before=back');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByRole('button', { name: 'Bea Two' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Customer Name' }));
    expect(router.state.location.search).toBe('?sort=name&order=asc');
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
    expect(await screen.findByRole('menuitem', { name: 'User Details' })).toHaveAttribute(
      'href',
      `${PLACE}/acc_9/details`,
    );
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
  const finance = '/dashboard/newDashboardAdmin/IntegrateFinance';

  it.each([
    ['an admin', admin, 'panel', [books]],
    ['a super admin', superAdmin, 'panel', [...figures, books, finance]],
    ['an admin', admin, 'page', [books]],
    ['a super admin', superAdmin, 'page', [...figures, books, finance]],
  ] as const)('leads %s to the books of the customer as far as they may see them', async (_, me, where, allowed) => {
    haveSession(api, me);
    api.on('GET', '/customers', {
      data: { rows: [annField], matching: 1, ...ONLY_PAGE, totals: { customers: 1, onTrial: 1, underDeletion: 0 } },
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
