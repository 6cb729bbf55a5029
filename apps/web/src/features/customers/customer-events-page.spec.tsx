import { screen } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { admin, haveSession } from '../../testing/signed-in';
import { serveApi } from '../../testing/serve-api';
import type { HistoryEntry, HistoryFinding } from './customers.api';

const api = serveApi();

const ADDRESS = '/dashboard/newDashboardAdmin/UserManagement/acc_9/events';
const entry: HistoryEntry = {
  position: 41,
  eventId: 'e-41',
  type: 'accounts.signed-in.v1',
  what: 'Signed in',
  detail: null,
  kind: 'access',
  tone: 'good',
  occurredAt: '2026-11-02T09:05:00.000Z',
  actor: { kind: 'customer', id: 'acc_9', name: 'Ann Field' },
  onBehalfOf: null,
  changes: [],
  from: { browser: 'Firefox on Linux', ip: '203.0.113.7' },
};

const openHistory = async () => {
  haveSession(api, admin);
  api.on('GET', '/customers/acc_9', { status: 404 });
  api.on('GET', '/customers/acc_9/events', { data: { entries: [entry], total: 1, actors: [], older: null } });
  const app = renderApp(ADDRESS);
  await screen.findByText('Signed in');
  return app;
};

const found = (finding: Partial<HistoryFinding>) =>
  api.on('GET', '/customers/acc_9/events/verification', {
    data: { verifiedAt: '2026-11-02T09:30:00.000Z', streams: 3, events: 1200, intact: true, roots: 2, ...finding },
  });

describe('verifying an account history', () => {
  it('[EVENT-06~] says how many events are unchanged and lists the verification', async () => {
    const { user } = await openHistory();
    found({});
    const listed = api.calls('GET', '/customers/acc_9/events').length;
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(
      await screen.findByText(
        'All 1,200 events are unchanged since they were written, and all 2 signatures over them hold. Verified 2 Nov 2026, 09:30.',
      ),
    ).toBeVisible();
    expect(api.calls('GET', '/customers/acc_9/events').length).toBeGreaterThan(listed);
  });

  it('[EVENT-06~] names the first bad event by its sentence, time and place', async () => {
    const { user } = await openHistory();
    found({
      intact: false,
      firstFault: {
        streamId: 'account-acc_9',
        version: 3,
        position: 1041,
        type: 'accounts.signed-in.v1',
        reason: 'hash-differs',
        what: 'Signed in',
        occurredAt: '2026-11-02T09:05:00.000Z',
      },
    });
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The history was changed. The first bad event is “Signed in” of 2 Nov 2026, 09:05, #1,041 (version 3 of account-acc_9). It is not what was written then.',
    );
  });

  it('[EVENT-06~] says which signature does not hold', async () => {
    const { user } = await openHistory();
    found({
      intact: false,
      rootFault: { position: 1041, previous: 900, madeAt: '2026-11-02T09:00:00.000Z', reason: 'heads-differ' },
    });
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The history was changed. The signature of 2 Nov 2026, 09:00 over events #901 to #1,041 does not hold. They are not the events that were signed.',
    );
  });

  it('says when it could not be verified', async () => {
    const { user } = await openHistory();
    api.on('GET', '/customers/acc_9/events/verification', { status: 503, responseMessage: 'Please try again soon' });
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText(/could not be verified/)).toHaveTextContent('Please try again soon');
  });
});
