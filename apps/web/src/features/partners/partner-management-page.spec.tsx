import { screen, waitFor, within } from '@testing-library/react';
import { CONFIRMED } from '../../testing/own-password';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { admin, haveSession, superAdmin } from '../../testing/signed-in';
import type { ListedPartner } from './partners.api';

const api = serveApi();

const PLACE = '/dashboard/newDashboardAdmin/ChannelManagement';
const nell: ListedPartner = {
  id: 'acc_00000000-0000-4000-8000-000000000004',
  name: 'Nell Marsh',
  company_name: 'Marsh Advisory',
  email: 'nell@marsh.example',
  access_code: '40718263',
  last_login: '2026-11-01T09:00:00.000Z',
  created: '2026-09-01T09:00:00.000Z',
  status: 'active',
  delete_at: null,
  customers: 7,
};
const house: ListedPartner = {
  ...{ ...nell, id: 'partner_keelson', name: '', company_name: 'Keelson', email: '', access_code: null },
  ...{ last_login: null, customers: 1 },
};
const page = (...rows: ListedPartner[]) => ({ data: { rows, matching: rows.length } });

describe('the management of channel partners', () => {
  it('[BACK-06] lists them in the specified columns; View Account stores the code and opens the partner’s area', async () => {
    haveSession(api, superAdmin);
    api.on('GET', '/partners', page(nell, house));
    api.on('GET', '/partners/customers', { status: 503 });
    const { user, router } = renderApp(PLACE);
    await screen.findByRole('heading', { level: 1, name: 'Channel Partner Management Repository' });
    const table = within(await screen.findByRole('table', { name: 'Channel partners' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Customer Name',
      'Company Name',
      'Email Id',
      'Access Code',
      'Last Login',
      'View Account',
      'Status',
      'Action',
    ]);
    const [, ...rows] = await table.findAllByRole('row', { name: /Nell Marsh|Keelson/ }).then((all) => [null, ...all]);
    expect(rows.map((row) => row?.textContent)).toEqual([
      expect.stringMatching(/7 customers.*Marsh Advisory.*40718263.*1 Nov 2026.*Active/),
      expect.stringMatching(/1 customer.*None.*None.*Never/),
    ]);
    expect(table.getByRole('link', { name: 'History of Nell Marsh' })).toHaveAttribute(
      'href',
      `/audit?customer=${nell.id}`,
    );
    expect(table.queryByRole('link', { name: 'History of Keelson' })).not.toBeInTheDocument();
    await user.click(table.getByRole('link', { name: 'View Account Nell Marsh' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/chanelPartner/dashboard'));
    expect(router.state.location.search).toBe(`?partner=${nell.id}`);
    expect(localStorage.getItem('accessCode')).toBe('40718263');
    expect(await screen.findByRole('link', { name: 'Back' })).toHaveAttribute('href', PLACE);
  });

  it('forgets the code of the partner before where a partner has none', async () => {
    haveSession(api, superAdmin);
    api.on('GET', '/partners', page(house));
    api.on('GET', '/partners/customers', { status: 503 });
    const { user } = renderApp(PLACE);
    const view = await screen.findByRole('link', { name: 'View Account Keelson' });
    localStorage.setItem('accessCode', '40718263');
    await user.click(view);
    await waitFor(() => expect(localStorage.getItem('accessCode')).toBeNull());
  });

  it('[BACK-09~] says that it loads, that nobody was found, and that it failed', async () => {
    haveSession(api, superAdmin);
    api.on('GET', '/partners', { status: 503 });
    const { user } = renderApp(`${PLACE}?search=nobody`);
    expect(await screen.findByText('Technical error,please contact with technical team')).toBeVisible();
    api.on('GET', '/partners', page());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No User is Found')).toBeVisible();
    const asked = new URL(api.calls('GET', '/partners').at(-1)?.url ?? '').searchParams;
    expect(Object.fromEntries(asked)).toEqual({
      search: 'nobody',
      sort: 'created',
      order: 'desc',
      page: '1',
      size: '10',
    });
  });

  it('[DEL-02~, DEL-03~] starts the deletion of a partner as that of a partner, after the own password', async () => {
    haveSession(api, superAdmin);
    api.on('GET', '/partners', page(nell, house));
    const { user } = renderApp(PLACE);
    expect(await screen.findByRole('button', { name: 'Actions for Nell Marsh' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Actions for Keelson' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Actions for Nell Marsh' }));
    await user.click(await screen.findByRole('menuitem', { name: '7 Day Delete' }));
    api.on('POST', '/session/step-up', CONFIRMED);
    api.on('POST', `/accounts/${nell.id}/deletion`, { data: { delete_at: nell.created, trial: false } });
    const dialog = within(await screen.findByRole('dialog', { name: '7 Day Delete' }));
    await user.type(dialog.getByLabelText('Your password'), 'Harbour7{Enter}');
    await dialog.findByText('Password Validated Successfully');
    await user.click(dialog.getByRole('button', { name: '7 Day Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Activate' }));
    expect(await screen.findByText('THE ACCOUNT WILL BE DELETED IN 7 DAYS')).toBeInTheDocument();
    const target = { accountId: nell.id, deleteUserflag: '1', ischannelpartner: 'true' };
    expect(api.calls('POST', '/session/step-up')[0]?.body).toMatchObject({ route: 'deletion.process', target });
    const asked = new URL(api.calls('POST', `/accounts/${nell.id}/deletion`)[0]?.url ?? '').searchParams;
    expect(Object.fromEntries(asked)).toEqual({ deleteUserflag: '1', ischannelpartner: 'true' });
  });

  it('[DEL-01~] of a partner under deletion shows the time that is left, with a button', async () => {
    haveSession(api, superAdmin);
    const deleteAt = new Date(Date.now() + 26.5 * 3_600_000).toISOString();
    api.on('GET', '/partners', page({ ...nell, status: 'under_deletion', delete_at: deleteAt }));
    renderApp(PLACE);
    expect(await screen.findByText(/^1 day 2 hours \d+ minutes?$/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete account of Nell Marsh' })).toBeInTheDocument();
  });

  it('[ROLE-04~] is closed to admins', async () => {
    haveSession(api, admin);
    const { path } = renderApp(PLACE);
    await waitFor(() => expect(path()).toBe('/auth'));
  });
});
