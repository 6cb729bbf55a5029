import { screen, waitFor } from '@testing-library/react';
import { ONLY_PAGE } from '../testing/customer-row';
import { renderApp } from '../testing/render-app';
import { serveApi } from '../testing/serve-api';
import { admin, haveSession } from '../testing/signed-in';

const api = serveApi();

const PLACE = '/dashboard/newDashboardAdmin/UserManagement';
const ACCOUNT = 'acc_0b5d3c6e-1111-4222-8333-444455556666';

const hanging = (changes: object = {}) => ({
  ...{ work: 'subscription', accountId: ACCOUNT, tries: 2, askedAt: '2026-11-27T09:00:00.000Z' },
  nextTry: new Date(Date.now() + 4 * 60_000).toISOString(),
  ...changes,
});

async function open(rows: readonly object[]) {
  haveSession(api, admin);
  api.on('GET', '/customers', {
    data: { rows: [], matching: 0, ...ONLY_PAGE, totals: { customers: 0, onTrial: 0, underDeletion: 0 } },
  });
  api.on('GET', '/deletions/unfinished', { data: { rows } });
  const app = renderApp(PLACE);
  await screen.findByRole('heading', { name: 'User Management', level: 1 });
  return app;
}

describe('deleted accounts whose end hangs', () => {
  it('[DEL-04~] are told to staff in the specified words, and tried again at once on request', async () => {
    const { user } = await open([hanging()]);
    expect(await screen.findByText('Something went wrong in deactivate!')).toBeVisible();
    expect(screen.getByText(/Failed 2 times, tried again in 4 minutes/)).toBeVisible();
    expect(screen.getByRole('link', { name: `History of the account ${ACCOUNT}` })).toBeVisible();
    api.on('POST', `/accounts/${ACCOUNT}/deletion/retry`, { data: {}, statusMessage: 'It is tried again now' });
    await user.click(screen.getByRole('button', { name: `Try again now ${ACCOUNT}` }));
    expect(await screen.findByText('It is tried again now')).toBeVisible();
    const waiting = await screen.findByRole('button', { name: `Trying ${ACCOUNT}` });
    expect(waiting).toBeDisabled();
    expect(api.calls('POST', `/accounts/${ACCOUNT}/deletion/retry`)).toHaveLength(1);
  });

  it('are read again by themselves: sooner while one is tried, and gone once nothing hangs', async () => {
    const { user } = await open([hanging({ tries: 1, nextTry: null })]);
    expect(await screen.findByText(/Failed once, and is no longer tried/)).toBeVisible();
    api.on('POST', `/accounts/${ACCOUNT}/deletion/retry`, { data: {} });
    await user.click(screen.getByRole('button', { name: `Try again now ${ACCOUNT}` }));
    await screen.findByRole('button', { name: `Trying ${ACCOUNT}` });
    api.on('GET', '/deletions/unfinished', { data: { rows: [] } });
    const gone = () => expect(screen.queryByText('Something went wrong in deactivate!')).not.toBeInTheDocument();
    await waitFor(gone);
  });

  it('say of each work what hangs, and nothing where nothing does', async () => {
    await open([hanging({ work: 'payer' }), hanging({ work: 'erasure' })]);
    expect(await screen.findByText(/still holds name and cards/)).toBeVisible();
    expect(screen.getByText(/is not erased yet/)).toBeVisible();
    expect(screen.queryByText('Something went wrong in deactivate!')).not.toBeInTheDocument();
  });
});
