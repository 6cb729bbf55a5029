import { screen, waitFor, within } from '@testing-library/react';
import type { Me } from '../session/session.api';
import { overviewWith } from '../features/operations/testing/overview-with';
import { ONLY_PAGE } from '../testing/customer-row';
import { renderApp } from '../testing/render-app';
import { serveApi } from '../testing/serve-api';
import { admin, haveSession, superAdmin } from '../testing/signed-in';

const api = serveApi();

const STAFF = '/dashboard/newDashboardAdmin';

describe('the page of administrators', () => {
  it.each<readonly [string, Me, readonly string[], readonly string[]]>([
    ['an admin who manages customers', admin, [`${STAFF}/UserManagement`, '/dashboard/paymentHistory'], ['/audit']],
    [
      'an admin without rights',
      { ...admin, permissions: [] },
      ['/dashboard/paymentHistory'],
      [`${STAFF}/UserManagement`],
    ],
    ['a super admin', superAdmin, [`${STAFF}/UserManagement`, `${STAFF}/ChannelManagement`, '/audit'], []],
  ])('[SHELL-10~] leads %s to what they may open, and to nothing else', async (_, me, open, closed) => {
    haveSession(api, me);
    renderApp('/dashboard/adminPage');
    await screen.findByRole('heading', { level: 1, name: 'Administration' });
    const main = within(screen.getByRole('main'));
    const addresses = main.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(expect.arrayContaining([...open]));
    for (const each of closed) expect(addresses).not.toContain(each);
    for (const link of main.getAllByRole('link')) expect(link.parentElement).toHaveTextContent(/\w .+\.$/);
  });

  it('[SHELL-10~] tells super admins how much there is and what waits, under their greeting too', async () => {
    haveSession(api, superAdmin);
    const totals = { customers: 2_539, onTrial: 4, underDeletion: 0 };
    api.on('GET', '/customers', { data: { rows: [], matching: 0, ...ONLY_PAGE, totals } });
    api.on('GET', '/enquiries', { data: { rows: [], matching: 0, totals: { new: 3, answered: 8, closed: 1 } } });
    api.on('GET', '/reconciliation/exceptions', { data: { cases: 6, more: false } });
    const { exceptions } = overviewWith({});
    api.on('GET', '/operations', { data: overviewWith({ exceptions: { ...exceptions, alarming: true } }) });
    renderApp('/dashboard');
    await screen.findByRole('heading', { level: 1, name: /^Good \w+, / });
    const main = within(screen.getByRole('main'));
    const entry = (name: string) => main.getByRole('link', { name }).parentElement;
    await waitFor(() => expect(entry('User Management')).toHaveTextContent('2,539 in all'));
    await waitFor(() => expect(entry('Enquiries')).toHaveTextContent('3 new'));
    await waitFor(() => expect(entry('Reconciliation')).toHaveTextContent('6 need a person'));
    await waitFor(() => expect(entry('Operations')).toHaveTextContent('1 thing needs a person'));
  });
});
