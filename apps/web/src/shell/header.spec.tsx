import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../testing/render-app';
import { customer, haveSession, progressWith } from '../testing/signed-in';
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
