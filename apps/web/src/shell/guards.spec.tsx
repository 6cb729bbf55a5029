import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../testing/render-app';
import { admin, customer, haveSession, progressWith } from '../testing/signed-in';
import { serveApi } from '../testing/serve-api';

const api = serveApi();

describe('route guards', () => {
  it('[ROLE-04] leads a visitor from a dashboard route to /auth', async () => {
    const { path } = renderApp('/dashboard/newDashboard');
    await waitFor(() => expect(path()).toBe('/auth/signIn'));
  });

  it.each([
    ['a customer', customer, '/dashboard/adminPage'],
    ['a customer', customer, '/dashboard/newDashboardAdmin/UserManagement'],
    ['an admin', admin, '/dashboard/newDashboardAdmin/AdminManagement'],
    ['an admin without the right', { ...admin, permissions: [] }, '/dashboard/newDashboardAdmin/UserUpdateFinanace'],
  ])('[ROLE-04] leads %s from a page without permission to /auth', async (_who, me, page) => {
    haveSession(api, me);
    const { path } = renderApp(page);
    await waitFor(() => expect(path()).toBe('/auth/signIn'));
  });

  it('[ROLE-04] lets an admin with the right in', async () => {
    haveSession(api, admin);
    const { path } = renderApp('/dashboard/newDashboardAdmin/UserUpdateFinanace');
    expect(await screen.findByRole('heading', { name: 'Update Financials' })).toBeInTheDocument();
    expect(path()).toBe('/dashboard/newDashboardAdmin/UserUpdateFinanace');
  });

  it('keeps the session of a reload and greets', async () => {
    haveSession(api, customer);
    api.on('GET', '/onboarding/progress', { data: progressWith('pending') });
    renderApp('/dashboard');
    expect(await screen.findByRole('heading', { name: /^Good .*, Alex$/ })).toBeInTheDocument();
    expect(await screen.findByText(/1 of 2 steps done/)).toBeInTheDocument();
  });

  it('asks the API for nothing on behalf of a visitor', async () => {
    api.on('GET', '/content/home', { data: [{ id: 1, attributes: { heading: 'Hello' } }] });
    renderApp('/');
    await screen.findByRole('heading', { name: 'Hello' });
    expect(api.calls('POST', '/session/token')).toHaveLength(0);
  });
});
