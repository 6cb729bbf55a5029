import { screen, waitFor } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { routes } from '../app/routes';
import { earlyAccess } from '../testing/plan-offers';
import { renderApp } from '../testing/render-app';
import type { Me } from '../session/session.api';
import { admin, customer, haveSession, partner, progressWith, superAdmin } from '../testing/signed-in';
import { serveApi } from '../testing/serve-api';

const api = serveApi();

const SIGNED_IN_PAGES = [
  'info',
  'newDashboard',
  'newDashboardBusiness',
  'newDashboardFinance',
  'newDashboardTaskManagement',
  'newDashboardLearning',
  'newDashboardCalculator',
  'newDashboardCalculator/DetailedPL',
  'newDashboardCalculator/BalanceSheet',
  'FinanceBusinessAreaDashboard',
  'integrateFinance',
  'integrateFile',
  'financeQuestions',
  'financeQuestionsRead',
  'generic-questions',
  'earlyAdopterKpi',
  'balancesheet1',
  'UpdatePage',
  'editprofile',
  'plan',
]
  .map((page) => `/dashboard/${page}`)
  .concat('/FinanceSystemInt', '/onboardingProgressInfo');

const PREMIUM_PAGES = [
  ...['/dashboard/newDashboardBusiness', '/dashboard/newDashboardFinance', '/dashboard/newDashboardTaskManagement'],
  ...['/dashboard/financeQuestions', '/dashboard/generic-questions', '/FinanceSystemInt'],
];

const STAFF_PAGES = [
  'adminPage',
  'newDashboardAdmin/UserManagement',
  'newDashboardAdmin/UserUpdateFinanace',
  'newDashboardAdmin/IntegrateFinance',
  'newDashboardAdmin/ChannelManagement',
  'newDashboardAdmin/AdminManagement',
].map((page) => `/dashboard/${page}`);

describe('route guards', () => {
  it.each(SIGNED_IN_PAGES)(
    '[ROLE-04, SHELL-09] leads a visitor from %s, an address of the product, to /auth',
    async (page) => {
      expect(matchRoutes(routes, page)?.at(-1)?.route.path).toBe(page);
      const { path } = renderApp(page);
      await waitFor(() => expect(path()).toBe('/auth/signIn'));
    },
  );

  it.each(STAFF_PAGES)('[SHELL-10~] %s is an address of the product', (page) => {
    const deepest = matchRoutes(routes, page)?.at(-1)?.route;
    expect(deepest?.path).toBe(page);
  });

  it.each(STAFF_PAGES)('[SHELL-10~] %s is closed to customers', async (page) => {
    haveSession(api, customer);
    const { path } = renderApp(page);
    await waitFor(() => expect(path()).toBe('/auth'));
  });

  it('[SHELL-10] the administrators’ page opens to every admin, and of the super admins’ those alone that an admin may hold a right to (decision 4.17)', async () => {
    const without = { ...admin, permissions: [] };
    const OPEN_TO: Readonly<Record<string, readonly Me[]>> = {
      adminPage: [without, admin, superAdmin],
      'newDashboardAdmin/UserManagement': [admin, superAdmin],
      'newDashboardAdmin/UserUpdateFinanace': [admin, superAdmin],
      'newDashboardAdmin/IntegrateFinance': [superAdmin],
      'newDashboardAdmin/ChannelManagement': [superAdmin],
      'newDashboardAdmin/AdminManagement': [superAdmin],
    };
    for (const page of STAFF_PAGES) {
      expect(matchRoutes(routes, page)?.at(-1)?.route.path).toBe(page);
      const open = OPEN_TO[page.replace('/dashboard/', '')] ?? [];
      for (const me of [customer, partner, without, admin, superAdmin]) {
        localStorage.clear();
        haveSession(api, me);
        const app = renderApp(page);
        await waitFor(() =>
          expect([page, me.id, app.path()]).toEqual([page, me.id, open.includes(me) ? page : '/auth']),
        );
        if (open.includes(me)) await screen.findByRole('heading', { level: 1 });
        app.unmount();
      }
    }
  });

  it.each([
    ['a customer', customer, '/dashboard/adminPage'],
    ['a customer', customer, '/dashboard/newDashboardAdmin/UserManagement'],
    ['an admin', admin, '/dashboard/newDashboardAdmin/AdminManagement'],
    ['an admin without the right', { ...admin, permissions: [] }, '/dashboard/newDashboardAdmin/UserUpdateFinanace'],
  ])('[ROLE-04] leads %s from a page without permission to /auth', async (_who, me, page) => {
    haveSession(api, me);
    const { path } = renderApp(page);
    expect(await screen.findByRole('heading', { name: 'This page is not open to you' })).toBeInTheDocument();
    expect(path()).toBe('/auth');
    expect(api.calls('POST', '/session/sign-out')).toHaveLength(0);
  });

  it.each([
    ['awaiting-payment', 'Complete your sign-up'],
    ['ended', 'Your subscription has ended'],
    ['migrated', 'Make your payment'],
  ] as const)('leads a customer who owes a payment (%s) to it', async (standing, heading) => {
    haveSession(api, { ...customer, standing, freeTrailUser: 0, paymentStatus: 'Unpaid' });
    api.on('GET', '/billing/plans', { data: [earlyAccess] });
    const { path } = renderApp('/dashboard/newDashboard');
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
    expect(path()).toBe('/auth/signUp');
  });

  it.each(PREMIUM_PAGES)(
    '%s is closed to customers without premium once their onboarding is completed',
    async (page) => {
      haveSession(api, { ...customer, standing: 'basic' });
      api.on('GET', '/onboarding/progress', { data: progressWith('completed') });
      const { path } = renderApp(page);
      expect(
        await screen.findByRole('heading', { name: 'This feature is available for subscribed users only.' }),
      ).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/dashboard/editprofile');
      expect(path()).toBe(page);
    },
  );

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
    expect(await screen.findByText(/1 of 12 steps done/)).toBeInTheDocument();
  });

  it('asks the API for nothing on behalf of a visitor', async () => {
    api.on('GET', '/content/home', { data: [{ id: 1, attributes: { heading: 'Hello' } }] });
    renderApp('/');
    await screen.findByRole('heading', { name: 'Hello' });
    expect(api.calls('POST', '/session/token')).toHaveLength(0);
  });
});
