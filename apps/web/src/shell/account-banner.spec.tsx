import { screen } from '@testing-library/react';
import { customer, haveSession, progressWith } from '../testing/signed-in';
import { renderApp } from '../testing/render-app';
import { serveApi } from '../testing/serve-api';

const api = serveApi();
const HOUR_MS = 3_600_000;

const leaving = (deleteAt: Date) => ({
  ...customer,
  freeTrailUser: 0 as const,
  userStatus: 'under_deletion' as const,
  deleteAt: deleteAt.toISOString(),
});

describe('the banner of an account under deletion', () => {
  beforeEach(() => void api.on('GET', '/onboarding/progress', { data: progressWith('pending') }));

  it('[SHELL-02~, DEL-06~] counts down to the moment that the API names', async () => {
    haveSession(api, leaving(new Date(Date.now() + 50 * HOUR_MS + 60_000)));
    renderApp('/dashboard/newDashboard');
    const notice = await screen.findByRole('region', { name: 'Account notice' });
    expect(notice).toHaveTextContent(
      'Your account will be deleted in 2 days 2 hours. What happens, and how to keep it',
    );
  });

  it('[DEL-06~] speaks of the trial while that still runs', async () => {
    const ends = new Date(Date.now() + 26 * HOUR_MS + 60_000);
    haveSession(api, { ...leaving(ends), freeTrailUser: 1, trialEndsAt: ends.toISOString() });
    renderApp('/dashboard/newDashboard');
    const notice = await screen.findByRole('region', { name: 'Account notice' });
    expect(notice).toHaveTextContent('will be deleted when your free trial ends, in 1 day 2 hours');
  });
});
