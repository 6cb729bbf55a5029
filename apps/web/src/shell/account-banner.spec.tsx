import { cleanup, screen } from '@testing-library/react';
import { customer, haveSession, progressWith } from '../testing/signed-in';
import { renderApp } from '../testing/render-app';
import { serveApi } from '../testing/serve-api';
import { goBy, stopClock, untilSo } from '../testing/stopped-clock';

const api = serveApi();
const HOUR_MS = 3_600_000;

const leaving = (deleteAt: Date) => ({
  ...customer,
  freeTrailUser: 0 as const,
  userStatus: 'under_deletion' as const,
  deleteAt: deleteAt.toISOString(),
});

describe('the banner of an account under deletion', () => {
  afterEach(() => jest.useRealTimers());
  beforeEach(() => void api.on('GET', '/onboarding/progress', { data: progressWith('pending') }));

  it('[SHELL-02~, DEL-06~] counts down to the moment that the API names', async () => {
    haveSession(api, leaving(new Date(Date.now() + 50 * HOUR_MS + 60_000)));
    renderApp('/dashboard/newDashboard');
    const notice = await screen.findByRole('region', { name: 'Account notice' });
    expect(notice).toHaveTextContent(
      'Your account will be deleted in 2 days 2 hours. What happens, and how to keep it',
    );
  });

  it('[DEL-06] is looked at again every 30 seconds, and speaks of the trial while that still runs', async () => {
    stopClock();
    const text = () => screen.queryByRole('region', { name: 'Account notice' })?.textContent ?? '';
    haveSession(api, leaving(new Date(Date.now() + 2 * 60_000 + 10_000)));
    renderApp('/dashboard/newDashboard');
    await untilSo(() => text().includes('Your account will be deleted in 2 minutes.'));
    const asked = api.calls('GET', '/session/me').length;
    goBy(29_000);
    expect(text()).toContain('in 2 minutes.');
    goBy(1_100);
    expect(text()).toContain('Your account will be deleted in 1 minute.');
    await untilSo(() => api.calls('GET', '/session/me').length === asked + 1);
    cleanup();

    const trialEnds = new Date(Date.now() + 26 * HOUR_MS + 60_000);
    haveSession(api, { ...leaving(trialEnds), freeTrailUser: 1, trialEndsAt: trialEnds.toISOString() });
    renderApp('/dashboard/newDashboard');
    await untilSo(() => text().includes('will be deleted when your free trial ends, in 1 day 2 hours'));
  });
});
