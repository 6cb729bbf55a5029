import { screen, waitFor, within } from '@testing-library/react';
import { modules, progressOf } from '../features/learning/testing/finance-hub';
import type { Me } from '../session/session.api';
import { annField, ONLY_PAGE } from '../testing/customer-row';
import { renderApp } from '../testing/render-app';
import { serveApi } from '../testing/serve-api';
import { admin, customer, haveSession, partner, progressWith, superAdmin } from '../testing/signed-in';

const api = serveApi();

type User = ReturnType<typeof renderApp>['user'];

const ADMINISTRATION = '/dashboard/newDashboardAdmin';
const CUSTOMERS = `${ADMINISTRATION}/UserManagement`;
const PARTNERS = `${ADMINISTRATION}/ChannelManagement`;
const MEMBERS = `${ADMINISTRATION}/AdminManagement`;
const UPDATE_FINANCIALS = `${ADMINISTRATION}/UserUpdateFinanace`;
const FINANCE_DATA = `${ADMINISTRATION}/IntegrateFinance`;
const PAYMENTS = '/dashboard/paymentHistory';
const STAFF_PAGES = [CUSTOMERS, PARTNERS, MEMBERS, UPDATE_FINANCIALS, FINANCE_DATA, PAYMENTS];
const AREA = '/chanelPartner/dashboard';

const premium: Me = { ...customer, isPremium: 'true', standing: 'premium', freeTrailUser: 0 };
const subscriber = { ...annField, id: 'acc_8', name: 'Bob Hale', is_premium: 'true', freeTrailUser: 0 as const };
const nell = {
  ...{ id: 'acc_4', name: 'Nell Marsh', company_name: 'Marsh Advisory', email: 'nell@marsh.example' },
  ...{ access_code: '40718263', last_login: null, created: '2026-09-01T09:00:00.000Z', status: 'active' },
  ...{ delete_at: null, customers: 7 },
};

function serve(me: Me): void {
  haveSession(api, me);
  api.on('GET', '/onboarding/progress', { data: progressWith('completed') });
  api.on('GET', '/learning/modules', { data: { modules } });
  api.on('GET', '/accounts/acc_1/learning-progress', { data: progressOf() });
  const totals = { customers: 2, onTrial: 1, underDeletion: 0, paid: 1, stuck: 0 };
  api.on('GET', '/customers', { data: { rows: [annField, subscriber], matching: 2, ...ONLY_PAGE, totals } });
  const trial = { ...annField, account_type: 'Trial', account_name: '14-day free trial', dashboardCompleted: true };
  const { id, name, company_name, access_code } = nell;
  api.on('GET', '/partners/customers', {
    data: { partner: { id, name, company_name, access_code }, rows: [trial], matching: 1, ...ONLY_PAGE, totals },
  });
  api.on('GET', '/partners', { data: { rows: [nell], matching: 1 } });
  api.on('GET', '/customers/acc_9/details', {
    data: {
      ...{ id: 'acc_9', name: 'Ann Field', phoneNumber: '01632960001', email: 'ann@field.example' },
      ...{ businessOrCompanyName: 'Field & Sons', companyRegistration: '', sector: 1, companyType: 'soletrader' },
      initialQuestionnaire: { savedAt: null, answers: [] },
    },
    meta: { version: 1 },
  });
}

const drawer = async (): Promise<readonly string[]> =>
  within(await screen.findByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** The address is closed, and nothing of it is shown. */
async function isClosed(page: string): Promise<void> {
  const { path, unmount } = renderApp(page);
  await screen.findByRole('heading', { name: 'This page is not open to you' });
  expect([page, path()]).toEqual([page, '/auth']);
  unmount();
}

async function isOpen(page: string, heading: string): Promise<void> {
  const { path, unmount } = renderApp(page);
  await screen.findByRole('heading', { name: heading, level: 1 });
  expect(path()).toBe(page);
  unmount();
}

/** What was pressed asks for the own password before anything happens. */
async function asksForOwnPassword(user: User): Promise<void> {
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByLabelText('Your password')).toBeVisible();
  await closeDialog(user);
}

async function closeDialog(user: User): Promise<void> {
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: /^Close/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

const choose = async (user: User, whose: string, item: string): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${whose}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

const FULL_CALCULATOR = ['What If Calculator', 'Detailed P&L', 'Balance Sheet'];

async function walkPremium(): Promise<void> {
  serve(premium);
  const { unmount } = renderApp('/dashboard/newDashboardLearning');
  expect(await screen.findByRole('navigation', { name: 'Business Area' })).toBeVisible();
  const offered = ['Business Areas', 'Task Management', 'My Finance', 'Integrate Finance', 'Your Company'];
  expect(await drawer()).toEqual(expect.arrayContaining([...offered, ...FULL_CALCULATOR]));
  unmount();
}

async function walkBasic(): Promise<void> {
  serve(customer);
  const { unmount } = renderApp('/dashboard/newDashboardLearning');
  expect(await screen.findByText(/Lessons for your own numbers/)).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Business Area' })).not.toBeInTheDocument();
  expect(await drawer()).toEqual(['Dashboard', 'Learning', 'What If Calculator']);
  unmount();
}

/** What an admin does for a customer, super admins too: each act that is sensitive asks for the own password. */
async function walkCustomers(): Promise<void> {
  const { user, unmount } = renderApp(CUSTOMERS);
  for (const item of ['Reset Password', 'Delete Account', '7 Day Delete']) {
    await choose(user, 'Ann Field', item);
    await asksForOwnPassword(user);
  }
  for (const act of ['Extend', 'Migrate']) {
    await user.click(screen.getByRole('button', { name: `${act} Ann Field` }));
    await asksForOwnPassword(user);
  }
  await choose(user, 'Ann Field', 'Business Areas');
  expect(await screen.findByText('This feature is available for subscribed users only.')).toBeVisible();
  await choose(user, 'Bob Hale', 'Business Areas');
  expect(await screen.findByText('Opens Business Areas.')).toBeVisible();
  await closeDialog(user);
  await choose(user, 'Ann Field', 'User Details');
  await user.type(await screen.findByLabelText('Name'), 's');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await asksForOwnPassword(user);
  unmount();
}

async function walkAdmin(): Promise<void> {
  serve(admin);
  const { unmount } = renderApp('/dashboard/newDashboard');
  const main = within(await screen.findByRole('navigation', { name: 'Main' }));
  expect(main.getByText('System Administration')).toBeVisible();
  expect(await drawer()).toEqual(expect.arrayContaining(['User Management', 'Update Financials', 'Payment History']));
  expect(main.getByRole('button', { name: /Fetch CMS Changes/ })).toBeVisible();
  expect(main.getByText('Finance Data')).toBeVisible();
  unmount();
  await walkCustomers();
  for (const page of [PARTNERS, MEMBERS, FINANCE_DATA]) await isClosed(page);
}

async function walkSuperAdmin(): Promise<void> {
  serve(superAdmin);
  await walkCustomers();
  const { user, unmount } = renderApp(PARTNERS);
  expect(await drawer()).toEqual(
    expect.arrayContaining(['User Management', 'Channel Partner Management', 'Admin Management', 'Finance Data']),
  );
  for (const item of ['Reset Password', 'Delete Account']) {
    await choose(user, 'Nell Marsh', item);
    await asksForOwnPassword(user);
  }
  unmount();
  await isOpen(MEMBERS, 'Admin Management Repository');
  await isOpen(UPDATE_FINANCIALS, 'Update Financials');
  await isOpen(FINANCE_DATA, 'Finance Data');
  await isOpen(`${CUSTOMERS}/acc_9/details`, 'User Details');
  const managing = renderApp(`${AREA}?partner=acc_4`);
  expect(await screen.findByRole('table', { name: 'Customers of this channel partner' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Extend|Migrate) / })).not.toBeInTheDocument();
  managing.unmount();
}

async function walkPartner(): Promise<void> {
  serve(partner);
  const { user, unmount } = renderApp('/chanelPartner');
  expect(await screen.findByText('40718263')).toBeVisible();
  const table = within(await screen.findByRole('table', { name: 'Your customers' }));
  expect(table.getByRole('link', { name: 'View Ann Field' })).toHaveAttribute('href', `${AREA}/acc_9`);
  for (const act of ['Extend', 'Migrate']) {
    await user.click(table.getByRole('button', { name: `${act} Ann Field` }));
    await asksForOwnPassword(user);
  }
  unmount();
  for (const page of STAFF_PAGES) await isClosed(page);
}

describe('the role table of learning and back office §6, on the pages', () => {
  it('[ROLE-03] is what customers with and without premium, admins, super admins and channel partners are offered', async () => {
    await walkPremium();
    await walkBasic();
    await walkAdmin();
    await walkSuperAdmin();
    await walkPartner();
  });

  it.each([
    ['customers', customer],
    ['subscribers', premium],
  ])('[ROLE-03~] closes the pages of staff to %s', async (_, me) => {
    serve(me);
    for (const page of STAFF_PAGES) await isClosed(page);
  });
});
