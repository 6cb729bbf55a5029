import { screen, within } from '@testing-library/react';
import type { Me } from '../session/session.api';
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
});
