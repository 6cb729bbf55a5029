import { screen, waitFor, within } from '@testing-library/react';
import type { AnswerOf } from '@keelson/contracts';
import type { partnerCustomersContract } from '@keelson/contracts/partners';
import { annField, ONLY_PAGE } from '../../testing/customer-row';
import { pressEscape } from '../../testing/press-escape';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { admin, customer, haveSession, partner, progressWith, superAdmin } from '../../testing/signed-in';

const api = serveApi();
const DASHBOARD = '/dashboard/newDashboard';

const customers = (rows = [annField], matching = rows.length) => ({
  data: { rows, matching, ...ONLY_PAGE, totals: { customers: 24, onTrial: 9, underDeletion: 2 } },
});

/** The finder, opened by its keys. */
const findIn = async (app: ReturnType<typeof renderApp>) => {
  await screen.findByRole('button', { name: /^Find a/ });
  await app.user.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: /^Find a/ });
};

const open = async (path = DASHBOARD) => {
  const app = renderApp(path);
  const field = await findIn(app);
  return { ...app, field };
};

const groups = () => {
  const list = screen.queryByRole('listbox', { name: 'Results' });
  return (list === null ? [] : within(list).getAllByRole('group')).map((group) => ({
    name: document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
    options: within(group)
      .getAllByRole('option')
      .map((option) => option.textContent),
  }));
};
const optionsOf = (name: string) => groups().find((group) => group.name === name)?.options ?? [];
const marked = () => screen.getByRole('option', { selected: true }).textContent;
const dialog = () => screen.queryByRole('dialog', { name: 'Search' });

beforeEach(() => void api.on('GET', '/onboarding/progress', { data: progressWith('completed') }));

describe('search of an owner', () => {
  const premium = { ...customer, isPremium: 'true' as const, standing: 'premium' as const };

  it('opens by its keys, lists what may be opened and done, and gives the focus back', async () => {
    haveSession(api, premium);
    const { user, field } = await open();
    await waitFor(() => expect(field).toHaveFocus());
    expect(groups().map(({ name }) => name)).toEqual(['Pages', 'Actions', 'Help']);
    expect(optionsOf('Pages')).toEqual([
      'Dashboard',
      'Business Areas',
      'My Finance',
      'Task Management',
      'Learning',
      'What If Calculator',
      'Detailed P&L',
      'Balance Sheet',
      'Integrate Finance',
      'Your Company',
      'Business Areas/Finance Questions',
      'Scenarios',
      'Who looked at your account',
      'Your data',
      'How It Works',
      'Customer Stories',
      'About Us',
    ]);
    expect(optionsOf('Actions')).toEqual(['Edit Profile', 'Change Password', 'Switch to the dark theme', 'Logout']);
    expect(optionsOf('Help')).toEqual(['What each page shows', 'Glossary of figures', 'Contact us']);
    expect(field).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
    await pressEscape(user);
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: /^Find a/ }));
    await screen.findByRole('combobox');
    await pressEscape(user);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Find a/ })).toHaveFocus());
  });

  it('finds a figure by what it means, and opens its page with the explanation', async () => {
    haveSession(api, premium);
    const { user, router } = await open();
    await user.keyboard('customers owe');
    expect(optionsOf('Figures')[0]).toBe('DebtorsMy Finance');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/newDashboardFinance'));
    expect(router.state.location.search).toBe('?explain=tradeDebtors&over=month');
    expect(dialog()).not.toBeInTheDocument();
    expect(api.calls('GET', '/customers')).toHaveLength(0);
  });

  it('lists no page and no figure that comes with a plan only', async () => {
    haveSession(api, { ...customer, standing: 'basic' });
    const { user } = await open();
    expect(optionsOf('Pages')).toEqual([
      ...['Dashboard', 'Learning', 'What If Calculator', 'Who looked at your account', 'Your data', 'How It Works'],
      ...['Customer Stories', 'About Us'],
    ]);
    await user.keyboard('debtor');
    expect(optionsOf('Pages')).toEqual([]);
    expect(optionsOf('Figures').filter((text) => !text.endsWith('Dashboard'))).toEqual([]);
  });

  it('leaves somebody who owes a payment what is open then', async () => {
    haveSession(api, { ...customer, standing: 'trial-ended' });
    await open('/terms');
    expect(groups()).toEqual([
      { name: 'Pages', options: ['How It Works', 'Customer Stories', 'About Us'] },
      { name: 'Actions', options: ['Switch to the dark theme', 'Logout'] },
      { name: 'Help', options: ['Contact us'] },
    ]);
  });

  it('opens dialogs and help, and does not open above a dialog', async () => {
    haveSession(api, premium);
    const { user } = await open();
    await user.keyboard('password{Enter}');
    const change = await screen.findByRole('dialog', { name: /password/i });
    await user.keyboard('{Control>}k{/Control}');
    expect(dialog()).not.toBeInTheDocument();
    await user.click(within(change).getByRole('button', { name: 'Close' }));
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    await user.keyboard('glossary{Enter}');
    const help = await screen.findByRole('dialog', { name: 'Help' });
    expect(within(help).getByText('What your customers owe you.')).toBeInTheDocument();
    await user.click(within(help).getByRole('button', { name: 'Pages' }));
    expect(within(help).getByRole('link', { name: 'My Finance' })).toHaveAttribute(
      'href',
      '/dashboard/newDashboardFinance',
    );
    expect(within(help).getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contactus');
  });

  it('walks with the arrows round both ends, and says when nothing is found', async () => {
    haveSession(api, premium);
    const { user } = await open();
    await user.keyboard('{ArrowUp}');
    expect(marked()).toBe('Contact us');
    await user.keyboard('{ArrowDown}');
    expect(marked()).toBe('Dashboard');
    await user.keyboard('zzz');
    expect(await screen.findByText(/Nothing is called “zzz”/)).toBeInTheDocument();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });
});

describe('search of staff', () => {
  it('finds customers with the right to, asks once the typing rests, and remembers the choice in memory alone', async () => {
    haveSession(api, admin);
    api.on('GET', '/customers', customers());
    api.on('GET', '/customers/acc_9', { status: 404 });
    const app = await open();
    await app.user.keyboard('ann');
    expect(await screen.findByText('Searching customers…')).toBeInTheDocument();
    await waitFor(() => expect(optionsOf('Customers')).toEqual(['Ann FieldField & Sons, ann@field.example']));
    const asked = api.calls('GET', '/customers').map(({ url }) => new URL(url).searchParams.get('search'));
    // The home of staff counts all of them.
    expect(asked.filter((search) => search !== null)).toEqual(['ann']);
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(app.path()).toBe('/dashboard/newDashboardAdmin/UserManagement/acc_9'));
    await findIn(app);
    expect(groups()[0]).toEqual({ name: 'Recent', options: ['Ann FieldField & Sons, ann@field.example'] });
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toMatch(
      /Ann Field|field\.example/,
    );
  });

  it('leads to the table where more are found than shown', async () => {
    haveSession(api, superAdmin);
    const many = Array.from({ length: 10 }, (_, at) => ({ ...annField, id: `acc_1${at}`, name: `Ann ${at}` }));
    api.on('GET', '/customers', customers(many, 14));
    const { user, router } = await open();
    await user.keyboard('ann');
    const all = await screen.findByRole('option', { name: 'All 14 customers with “ann”' });
    expect(optionsOf('Customers')).toHaveLength(7);
    await user.click(all);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/newDashboardAdmin/UserManagement'));
    expect(router.state.location.search).toBe('?search=ann');
  });

  it('lists for staff without the right neither customers nor pages of theirs', async () => {
    haveSession(api, { ...admin, permissions: [] });
    const { user } = await open();
    expect(optionsOf('Pages')).not.toContain('User Management');
    expect(optionsOf('Actions')).not.toContain('Fetch CMS Changes');
    await user.keyboard('ann');
    expect(await screen.findByText(/Nothing is called “ann”/)).toBeInTheDocument();
    expect(api.calls('GET', '/customers')).toHaveLength(0);
  });

  it('names what the drawer does and where exports are, to those who may', async () => {
    haveSession(api, superAdmin);
    await open();
    expect(optionsOf('Actions')).toEqual(
      expect.arrayContaining(['Fetch CMS Changes', 'Export paymentsPayment History', 'Export the auditAudit']),
    );
    expect(groups().map(({ name }) => name)).not.toContain('Figures');
  });

  it('says that customers could not be searched, keeps the rest, and tries again', async () => {
    haveSession(api, admin);
    api.on('GET', '/customers', { status: 503 });
    const { user } = await open();
    await user.keyboard('user');
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('Customers could not be searched');
    expect(optionsOf('Pages')).toContain('User Management');
    api.on('GET', '/customers', customers());
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(optionsOf('Customers')).toHaveLength(1));
  });
});

describe('search of a channel partner', () => {
  it('finds own customers whose figures are open, and no others', async () => {
    haveSession(api, partner);
    const ann: AnswerOf<typeof partnerCustomersContract>['rows'][number] = {
      ...{ id: 'acc_9', name: 'Ann Field', company_name: 'Field Joinery', email: 'ann@field.example' },
      ...{ account_type: 'Trial', account_name: '14-day free trial', payment_status: 'Trial', freeTrailUser: 1 },
      ...{ free_trial_expired: false, trial_ends: null, status: 'active', delete_at: null },
      dashboardCompleted: true,
      created: '2026-10-30T09:00:00.000Z',
    };
    const totals = { customers: 2, onTrial: 2, paid: 0, stuck: 0 };
    const rows = [ann, { ...ann, id: 'acc_8', name: 'Ann Hale', dashboardCompleted: false }];
    const own = { id: 'acc_4', name: 'Nell', company_name: 'Marsh Advisory', access_code: '40718263' };
    api.on('GET', '/partners/customers', { data: { partner: own, rows, matching: 2, ...ONLY_PAGE, totals } });
    const { user, path } = await open('/chanelPartner/dashboard');
    expect(optionsOf('Pages')[0]).toBe('Dashboard');
    await user.keyboard('ann');
    await waitFor(() => expect(optionsOf('Customers')).toEqual(['Ann FieldField Joinery, ann@field.example']));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/chanelPartner/dashboard/acc_9'));
    expect(api.calls('GET', '/customers')).toHaveLength(0);
  });
});
