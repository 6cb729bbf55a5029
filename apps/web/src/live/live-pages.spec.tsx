import { act, screen, waitFor } from '@testing-library/react';
import { ONLY_PAGE } from '../testing/customer-row';
import { renderApp } from '../testing/render-app';
import { serveApi } from '../testing/serve-api';
import { admin, customer, haveSession, progressWith } from '../testing/signed-in';
import { TestEventSource, serveEventSources } from '../testing/event-sources';

const api = serveApi();
serveEventSources();

const PROGRESS = '/onboardingProgressInfo';
const says = (name: string, data: object = {}, id?: string) => act(() => TestEventSource.last.says(name, data, id));

const WHEN = '2026-11-02T09:00:00.000Z';
const progress = { ...progressWith('pending'), steps: [], startedAt: WHEN, lastChangedAt: WHEN };
/** The page and the menu both ask. */
const AT_FIRST = 2;

const openProgress = async (position = 'p5', stale = false) => {
  haveSession(api, customer);
  api.on('GET', '/onboarding/progress', { data: progress, meta: { position, stale } });
  const app = renderApp(PROGRESS);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(TestEventSource.opened).toHaveLength(1));
  await waitFor(() => expect(asked()).toBe(AT_FIRST));
  return app;
};
const asked = () => api.calls('GET', '/onboarding/progress').length;
const line = () => screen.queryByText(/You are seeing figures as of/);

describe('live pages', () => {
  it('[EVENT-10~] read again what changed and only that, with the position as the least', async () => {
    await openProgress();
    says('ready', { position: 'p5' }, 'p5');
    says('changed', { topics: ['customers', 'a-topic-of-tomorrow'], position: 'p6' }, 'p6');
    says('changed', { topics: ['onboarding-progress'], position: 'p8' }, 'p8');
    await waitFor(() => expect(asked()).toBe(2 * AT_FIRST));
    expect(api.calls('GET', '/onboarding/progress').at(-1)?.headers.get('x-minimum-position')).toBe('p8');
    expect(api.calls('GET', '/customers')).toEqual([]);
  });

  it('[EVENT-10~] open the stream after everything that they have read', async () => {
    await openProgress();
    const { searchParams } = new URL(TestEventSource.last.url, location.origin);
    expect(searchParams.get('after')?.split(',')).toContain('p5');
    says('ready', { position: 'p9' }, 'p9');
    says('changed', { topics: ['customers'], position: 'p10' }, 'p10');
    expect(asked()).toBe(AT_FIRST);
  });

  it('[EVENT-10~] read again what was asked before the stream stood and is not in what it began after', async () => {
    const { user } = await openProgress('p5', true);
    await user.click(await screen.findByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(asked()).toBe(2 * AT_FIRST));
    says('ready', { position: 'p9' }, 'p9');
    await waitFor(() => expect(asked()).toBe(3 * AT_FIRST));
  });

  it('[EVENT-10~] say that the figures are old and of when, and stop saying so', async () => {
    const { user } = await openProgress();
    says('ready', { position: 'p5' }, 'p5');
    expect(line()).toBeNull();
    says('lag', { asOf: '2024-03-02T10:26:00Z' });
    expect(line()).toHaveTextContent('You are seeing figures as of 2 Mar 2024, 10:26.');
    expect(line()?.closest('[role=status]')).toHaveTextContent('We are catching up.');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(asked()).toBe(2 * AT_FIRST));
    says('current');
    expect(line()).toBeNull();
  });

  it('[EVENT-10~] say it too where an answer does not include the last change, until one does', async () => {
    haveSession(api, customer);
    let stale = true;
    api.on('GET', '/onboarding/progress', () => ({ data: progress, meta: { position: 'p5', stale } }));
    renderApp(PROGRESS);
    await waitFor(() => expect(line()).toBeInTheDocument());
    stale = false;
    says('ready', { position: 'p5' }, 'p5');
    says('changed', { topics: ['onboarding-progress'], position: 'p6' }, 'p6');
    await waitFor(() => expect(line()).toBeNull());
  });

  it('[SESS-04~] leave when the session is over', async () => {
    const { path } = await openProgress();
    says('ready', { position: 'p5' }, 'p5');
    api.on('POST', '/session/token', { status: 401 });
    says('ended');
    await waitFor(() => expect(path()).toMatch(/^\/auth/));
    expect(TestEventSource.open).toEqual([]);
  });

  it('are not opened for visitors, and closed on signing out', async () => {
    renderApp('/terms');
    await screen.findByRole('heading', { level: 1 });
    expect(TestEventSource.opened).toEqual([]);
  });

  it('[EVENT-10~] keep what staff type while the table is read again', async () => {
    haveSession(api, admin);
    api.on('GET', '/customers', {
      data: { rows: [], matching: 0, ...ONLY_PAGE, totals: { customers: 0, onTrial: 0, underDeletion: 0 } },
      meta: { position: 'p3' },
    });
    const { user } = renderApp('/dashboard/newDashboardAdmin/UserManagement');
    const search = await screen.findByPlaceholderText(/Search by Name/);
    await waitFor(() => expect(api.calls('GET', '/customers').length).toBe(1));
    says('ready', { position: 'p3' }, 'p3');
    await user.type(search, 'An');
    const before = api.calls('GET', '/customers').length;
    says('changed', { topics: ['customers'], position: 'p4' }, 'p4');
    await waitFor(() => expect(api.calls('GET', '/customers').length).toBeGreaterThan(before));
    expect(search).toHaveValue('An');
    expect(search).toHaveFocus();
  });
});
