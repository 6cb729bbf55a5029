import { act, screen, waitFor, within } from '@testing-library/react';
import { baseApi } from '../client/base-api';
import { renderApp } from '../testing/render-app';
import { customer, haveSession, progressWith, superAdmin } from '../testing/signed-in';
import { serveApi } from '../testing/serve-api';

const api = serveApi();

const footer = [
  {
    id: 1,
    attributes: {
      footerTitle: 'Talk to us',
      contact: 'support@keelson.example',
      linkedin: 'https://linkedin.example/k',
      instagram: 'javascript:alert(1)',
      facebook: '',
      copyRightContent: '© Keelson',
    },
  },
];

describe('header and footer', () => {
  it('[SHELL-01~] offers a visitor Login, and the logo leads home', async () => {
    renderApp('/terms');
    expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth/signIn');
    expect(screen.getByRole('link', { name: 'Keelson home' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  });

  it('[SHELL-01, SIGNIN-17] shows who is signed in, the account menu, and Logout leads to /', async () => {
    haveSession(api, customer);
    api.on('GET', '/onboarding/progress', { data: progressWith('pending') });
    const { user, path } = renderApp('/dashboard/newDashboard');
    await user.click(await screen.findByRole('button', { name: 'Account of Alex' }));
    expect(await screen.findByRole('menuitem', { name: 'Edit Profile' })).toBeInTheDocument();
    expect(screen.getByRole('menuitem', { name: 'Change Password' })).toBeInTheDocument();
    expect(within(screen.getByRole('banner')).getByText('Acme Joinery Ltd')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(path()).toBe('/'));
    await waitFor(() => expect(localStorage.getItem('id')).toBeNull());
    expect(api.calls('POST', '/session/sign-out')).toHaveLength(1);
  });

  it('tells an owner how the books stand, below the company, and leads on to it', async () => {
    haveSession(api, { ...customer, isPremium: 'true', standing: 'premium' });
    api.on('GET', '/onboarding/progress', { data: progressWith('completed') });
    const connection = {
      ...{ connectionId: 'con_1', provider: 'xero', tenantId: 't', tenantName: 'Acme', message: null },
      ...{ connectedAt: '2026-01-05T09:00:00.000Z', reconnectNeeded: false, consentEnds: null },
      ...{ importStatus: 'finished', importEnded: '2026-01-06T09:05:00.000Z' },
    };
    const answer = (financeConnections: readonly object[]) =>
      api.on('GET', '/accounts/acc_1/finance-connections', {
        data: { offered: ['xero'], financeConnections: [...financeConnections] },
      });
    answer([connection]);
    const first = renderApp('/dashboard/newDashboard');
    const banner = within(await screen.findByRole('banner'));
    expect(await banner.findByRole('link', { name: 'Xero, synced 6 Jan 2026, 09:05' })).toHaveAttribute(
      'href',
      '/dashboard/trust',
    );
    answer([{ ...connection, importStatus: 'started' }]);
    act(() => void first.store.dispatch(baseApi.util.invalidateTags(['connections'])));
    expect(await banner.findByRole('link', { name: 'Xero, importing…' })).toHaveAttribute('href', '/FinanceSystemInt');
    first.unmount();
    answer([]);
    renderApp('/dashboard/newDashboard');
    expect(await screen.findByRole('link', { name: 'Books not connected' })).toBeInTheDocument();
  });

  it('asks for nobody else how books stand', async () => {
    haveSession(api, superAdmin);
    renderApp('/dashboard/newDashboard');
    expect(await screen.findByText('Back office')).toBeInTheDocument();
    await screen.findByRole('button', { name: /^Find a/ });
    expect(api.received.filter(({ path }) => path.endsWith('/finance-connections'))).toEqual([]);
  });

  it('gives the focus back to the account button when the dialog of its menu closes', async () => {
    haveSession(api, customer);
    api.on('GET', '/onboarding/progress', { data: progressWith('pending') });
    const { user } = renderApp('/dashboard/newDashboard');
    const account = await screen.findByRole('button', { name: 'Account of Alex' });
    await user.click(account);
    await user.click(await screen.findByRole('menuitem', { name: 'Change Password' }));
    const dialog = await screen.findByRole('dialog', { name: /password/i });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(account).toHaveFocus());
  });

  it('[SHELL-05] shows the content of the footer, links by https alone, terms and privacy', async () => {
    api.on('GET', '/content/footer', { data: footer });
    renderApp('/terms');
    const foot = within(await screen.findByRole('contentinfo'));
    expect(await foot.findByText('support@keelson.example')).toBeInTheDocument();
    expect(foot.getByText('© Keelson')).toBeInTheDocument();
    expect(foot.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', 'https://linkedin.example/k');
    expect(foot.queryByRole('link', { name: 'Instagram' })).not.toBeInTheDocument();
    for (const [name, to] of [
      ['Feedback', '/contactus'],
      ['Contact Us', '/contactus'],
      ['Terms', '/terms'],
      ['Privacy', '/privacy'],
    ] as const)
      expect(foot.getByRole('link', { name })).toHaveAttribute('href', to);
  });
});
