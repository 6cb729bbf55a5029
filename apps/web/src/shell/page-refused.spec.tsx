import { screen, waitFor, within } from '@testing-library/react';
import type { Me } from '../session/session.api';
import { renderApp } from '../testing/render-app';
import { serveApi } from '../testing/serve-api';
import { admin, customer, haveSession, partner, signedInData, superAdmin } from '../testing/signed-in';

const api = serveApi();

const CUSTOMERS = '/dashboard/newDashboardAdmin/UserManagement';
const refused = { status: 403, code: 'FORBIDDEN', statusMessage: 'You may not do this' };
const powerless: Me = { ...admin, permissions: [] };

const open = async (me: Me, page: string) => {
  haveSession(api, me);
  const app = renderApp(page);
  await screen.findByRole('heading', { name: 'This page is not open to you' });
  return app;
};

describe('a page that somebody signed in may not open', () => {
  it.each([
    ['a customer', customer, CUSTOMERS, /An account of Keelson’s staff\./, '/customers'],
    ['a customer', customer, '/chanelPartner/dashboard', /The account of a channel partner\./, '/partners/customers'],
    ['a partner', partner, '/dashboard/paymentHistory', /An account of Keelson’s staff\./, '/payments'],
    ['an admin', powerless, CUSTOMERS, /The permission to manage customers\./, '/customers'],
    ['an admin', powerless, '/journeys/stuck', /The permission to replay journeys\./, '/journeys/stuck'],
    ['an admin', powerless, '/reconciliation', /The permission to reconcile payments\./, '/reconciliation'],
    ['an admin', powerless, `${CUSTOMERS}/acc_1/events`, /manage customers or to replay journeys\./, '/customers'],
    [
      'an admin',
      admin,
      '/chanelPartner/dashboard',
      /of a channel partner or of a super admin\./,
      '/partners/customers',
    ],
    [
      'an admin',
      admin,
      '/dashboard/newDashboardAdmin/AdminManagement',
      /The account of a super admin\./,
      '/session/super-admin',
    ],
  ] as const)('tells %s what it needs, asks the API and keeps the session', async (_who, me, page, needs, asked) => {
    api.on('GET', asked, refused);
    const { path } = await open(me, page);
    expect(screen.getByText(needs)).toBeInTheDocument();
    expect(screen.getByText(/still logged in as owner@acme\.example/)).toBeInTheDocument();
    await waitFor(() => expect(api.calls('GET', asked)).toHaveLength(1));
    expect(path()).toBe('/auth');
    expect(api.calls('POST', '/session/sign-out')).toHaveLength(0);
    expect(localStorage.getItem('id')).toBe(me.id);
  });

  it.each([
    [customer, '/dashboard'],
    [partner, '/chanelPartner'],
    [admin, CUSTOMERS],
    [powerless, '/dashboard'],
  ])('leads back to the start page', async (me, start) => {
    await open(me, '/dashboard/newDashboardAdmin/AdminManagement');
    expect(screen.getByRole('link', { name: 'Back to my start page' })).toHaveAttribute('href', start);
  });

  it('shows how to become a channel partner to those who are none', async () => {
    await open(customer, '/chanelPartner/dashboard');
    expect(screen.getByRole('link', { name: 'Become a channel partner' })).toHaveAttribute(
      'href',
      '/ChannelPartnerPage',
    );
  });

  it('opens the page when the right was granted since', async () => {
    api.on('GET', '/session/super-admin', {});
    haveSession(api, admin);
    const { path, router } = renderApp('/dashboard/adminPage');
    await screen.findByRole('heading', { name: 'Administration' });
    api.on('GET', '/session/me', { data: superAdmin });
    await router.navigate('/dashboard/newDashboardAdmin/AdminManagement');
    await waitFor(() => expect(path()).toBe('/dashboard/newDashboardAdmin/AdminManagement'));
    expect(await screen.findByRole('heading', { name: 'Admin Management Repository' })).toBeInTheDocument();
  });

  it('is where the sign-in as somebody else leads, who may open it', async () => {
    const { user, path } = await open(customer, `${CUSTOMERS}?search=Acme`);
    await user.click(screen.getByRole('link', { name: 'Log in as somebody else' }));
    await screen.findByRole('button', { name: 'Login' });
    await waitFor(() => expect(api.calls('POST', '/session/sign-out')).toHaveLength(1));
    api.on('POST', '/session/sign-in', { data: signedInData(admin) });
    api.on('GET', '/session/me', { data: admin });
    await user.type(screen.getByLabelText('Email'), 'staff@keelson.example');
    await user.type(screen.getByLabelText('Password'), 'Secret1{Enter}');
    await waitFor(() => expect(path()).toBe(CUSTOMERS));
  });
});

describe('/auth', () => {
  it('says who is signed in when no page was asked for, and refuses nothing', async () => {
    haveSession(api, customer);
    renderApp('/auth');
    expect(await screen.findByRole('heading', { name: 'You are logged in' })).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getByText('You are logged in as owner@acme.example (customer).')).toBeInTheDocument();
    expect(screen.queryByText('What it needs')).not.toBeInTheDocument();
  });

  it('leads a visitor on to the sign-in', async () => {
    const { path } = renderApp('/auth');
    await waitFor(() => expect(path()).toBe('/auth/signIn'));
  });
});
