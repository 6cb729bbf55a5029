import { act, screen, waitFor, within } from '@testing-library/react';
import { booksStandingText } from '@keelson/contracts/ledger';
import type { AccountingProvider, BooksStanding } from '@keelson/vocabulary';
import { baseApi } from '../client/base-api';
import type { StandingOfBooks } from '../figures/books-standing.api';
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

const known: StandingOfBooks = {
  ...{ importStatus: 'finished', importEnded: '2026-01-06T09:05:00.000Z', message: null, monthsDone: 0, months: 0 },
  ...{ standing: 'imported', system: 'xero', transfersUnread: false },
};

/** @returns how their books stand. */
const ownerWith = (): ((stands: Partial<StandingOfBooks>) => void) => {
  haveSession(api, { ...customer, isPremium: 'true', standing: 'premium' });
  api.on('GET', '/onboarding/progress', { data: progressWith('completed') });
  return (stands) => void api.on('GET', '/accounts/acc_1/import-status', { data: { ...known, ...stands } });
};

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

  it('tells an owner how the books stand, below the company, and follows them', async () => {
    const answer = ownerWith();
    answer({});
    const { store } = renderApp('/dashboard/newDashboard');
    const banner = within(await screen.findByRole('banner'));
    const synced = await banner.findByRole('link', { name: 'Xero, synced 6 Jan 2026, 09:05' });
    expect(synced).toHaveAttribute('href', '/dashboard/trust');
    answer({ standing: 'importing', importStatus: 'started', months: 36, monthsDone: 2 });
    act(() => void store.dispatch(baseApi.util.invalidateTags(['connections'])));
    expect(await banner.findByRole('link', { name: 'Xero, importing…' })).toHaveAttribute('href', '/FinanceSystemInt');
    expect(api.received.filter(({ path }) => path.endsWith('/finance-connections'))).toEqual([]);
  });

  it.each([
    [{ system: 'quickbooks' }, 'QuickBooks, synced 6 Jan 2026, 09:05', '/dashboard/trust'],
    [{ standing: 'disconnected' }, 'Xero, disconnected', '/FinanceSystemInt'],
    [{ standing: 'disconnected', system: 'quickbooks' }, 'QuickBooks, disconnected', '/FinanceSystemInt'],
    [{ standing: 'importPending', importStatus: 'pending' }, 'Xero, import pending', '/FinanceSystemInt'],
    [{ standing: 'empty', system: 'quickbooks' }, 'QuickBooks, no figures yet', '/FinanceSystemInt'],
    [
      { standing: 'typed', system: null, importEnded: null },
      'Books not connected, figures entered',
      '/FinanceSystemInt',
    ],
    [{ standing: 'notConnected', system: null, importEnded: null }, 'Books not connected', '/FinanceSystemInt'],
  ] as const)('tells of %j the same as the pages, in a few words', async (stands, brief, leadsTo) => {
    ownerWith()(stands);
    renderApp('/dashboard/newDashboard');
    const link = await screen.findByRole('link', { name: brief });
    expect(link).toHaveAttribute('href', leadsTo);
    const { standing, system }: { standing: BooksStanding; system: AccountingProvider | null } = {
      ...known,
      ...stands,
    };
    expect(link.title).toContain(booksStandingText(standing, system));
  });

  it('says why an import failed', async () => {
    ownerWith()({ standing: 'importFailed', importStatus: 'error', message: 'Xero did not answer' });
    renderApp('/dashboard/newDashboard');
    const link = await screen.findByRole('link', { name: 'Xero, import failed' });
    expect(link.title).toMatch(/Last finished import 6 Jan 2026, 09:05\. Xero did not answer$/);
  });

  it('asks for nobody else how books stand', async () => {
    haveSession(api, superAdmin);
    renderApp('/dashboard/newDashboard');
    expect(await screen.findByText('Back office')).toBeInTheDocument();
    await screen.findByRole('button', { name: /^Find a/ });
    expect(api.received.filter(({ path }) => path.endsWith('/import-status'))).toEqual([]);
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
