import { screen } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { customer, haveSession, progressWith } from '../../testing/signed-in';

const api = serveApi();
const PAGE = '/dashboard/accountDeletion';

const open = async (changes: Partial<typeof customer>, at = PAGE) => {
  haveSession(api, { ...customer, ...changes });
  api.on('GET', '/onboarding/progress', { data: progressWith('completed') });
  return renderApp(at);
};

const leaving = () => ({
  userStatus: 'under_deletion' as const,
  deleteAt: new Date(Date.now() + 50.5 * 3_600_000).toISOString(),
});

describe('the page about the deletion of the own account', () => {
  it('[BEYOND-06~] counts down, and says what is erased, what is kept and why, and who may stop it', async () => {
    await open(leaving());
    expect(await screen.findByRole('heading', { level: 1, name: 'Deletion of your account' })).toBeInTheDocument();
    expect(screen.getByText(/will be deleted in 2 days 2 hours \d+ minutes?, on/)).toBeInTheDocument();
    for (const part of ['Until then', 'What is erased', 'What is kept, and why'])
      expect(screen.getByRole('heading', { name: part })).toBeInTheDocument();
    expect(screen.getByText('Who may stop it').nextSibling).toHaveTextContent('Our staff, up to the last moment');
    expect(screen.getByText(/^Payments/).nextSibling).toHaveTextContent('Tax law asks us to keep them');
    expect(screen.getByRole('link', { name: 'Ask us to stop it' })).toHaveAttribute(
      'href',
      '/contactus?topic=Restore%20Account',
    );
  });

  it('is led to by the banner', async () => {
    const { user, path } = await open(leaving(), '/dashboard/accessLog');
    api.on('GET', '/access-log', { status: 503 });
    await user.click(await screen.findByRole('link', { name: 'What happens, and how to keep it' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Deletion of your account' })).toBeInTheDocument();
    expect(path()).toBe(PAGE);
  });

  it('says that nothing is being deleted where that is so', async () => {
    await open({});
    expect(await screen.findByText(/^Your account is not being deleted/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/contactus?topic=Delete%20Account',
    );
  });
});
