import { act, screen, waitFor } from '@testing-library/react';
import { TestEventSource, serveEventSources } from '../../testing/event-sources';
import { renderApp } from '../../testing/render-app';
import { admin, haveSession } from '../../testing/signed-in';
import { serveApi } from '../../testing/serve-api';
import { historyEntry } from './testing/history-entry';

const api = serveApi();
serveEventSources();

const ADDRESS = '/dashboard/newDashboardAdmin/UserManagement/acc_9/events';

const open = async () => {
  haveSession(api, admin);
  api.on('GET', '/customers/acc_9', { status: 404 });
  has(41);
  const app = renderApp(ADDRESS);
  await screen.findByText('Event 41');
  await waitFor(() => expect(TestEventSource.opened).toHaveLength(1));
  act(() => TestEventSource.last.says('ready', { position: 'p41' }, 'p41'));
  return app;
};
const has = (...positions: number[]) =>
  api.on('GET', '/customers/acc_9/events', {
    data: {
      entries: positions.map((each) => historyEntry(each)),
      total: positions.length,
      actors: [],
      older: null,
      personal: 'shown',
    },
    meta: { position: 'p41' },
  });
const happens = () =>
  act(() => TestEventSource.last.says('changed', { topics: ['account-history'], position: 'p42' }, 'p42'));
const offer = () => screen.queryByRole('button', { name: 'One newer event' });

describe('an account history that is open', () => {
  afterEach(() => Object.assign(window, { scrollY: 0 }));

  it('[EVENT-10~] shows what comes in to somebody at its top', async () => {
    await open();
    has(42, 41);
    happens();
    await screen.findByText('Event 42');
    await waitFor(() => expect(offer()).toBeNull());
  });

  it('[EVENT-10~] does not move under the eyes of somebody further down, but offers it', async () => {
    const { user } = await open();
    Object.assign(window, { scrollY: 900 });
    has(42, 41);
    happens();
    await waitFor(() => expect(offer()).toBeInTheDocument());
    expect(screen.queryByText('Event 42')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'One newer event' }));
    await screen.findByText('Event 42');
    expect(offer()).toBeNull();
  });

  it('offers nothing where the events of others changed', async () => {
    await open();
    Object.assign(window, { scrollY: 900 });
    const before = api.calls('GET', '/customers/acc_9/events').length;
    happens();
    await waitFor(() => expect(api.calls('GET', '/customers/acc_9/events').length).toBe(before + 1));
    expect(offer()).toBeNull();
  });
});
