import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { serveDashboard } from '../dashboard/testing/acme-dashboard';
import type { Trajectory } from './goals.api';

const api = serveApi();
const TRAJECTORY = '/accounts/acc_1/goals/trajectory';
const TITLE = 'How your chances moved';

const moves: Trajectory = {
  goals: [
    { id: 'goal_1', goal: 'New Car' },
    { id: 'goal_2', goal: 'Sell and Retire' },
  ],
  points: [
    { at: '2026-10-01T09:00:00.000Z', event: 'goalsSet', probabilities: [40, null] },
    { at: '2026-10-20T09:00:00.000Z', event: 'import', probabilities: [55.24, 4.5] },
    { at: '2026-11-02T09:00:00.000Z', event: 'headcounts', probabilities: [55.24, 4.5] },
  ],
};

const opened = async () => {
  const { user } = renderApp('/dashboard/newDashboard');
  await user.click(await screen.findByRole('button', { name: TITLE }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: TITLE })) };
};

describe('how the chances of goals moved', () => {
  it('[BEYOND-12~] draws each goal over time and lists the events that moved it, newest first', async () => {
    serveDashboard(api);
    api.on('GET', TRAJECTORY, { data: moves });
    const { user, dialog } = await opened();
    expect(
      await dialog.findByRole('img', {
        name: '20 Oct 2026, Your accounts were read: New Car 55.2%, Sell and Retire 4.5%',
      }),
    ).toBeInTheDocument();
    const events = within(dialog.getByRole('list', { name: 'What moved the chances, newest first' }));
    expect(events.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2 Nov 2026Employee numbers were enteredNo chance moved',
      '20 Oct 2026Your accounts were readNew Car 40.0% to 55.2%; Sell and Retire 4.5%',
      '1 Oct 2026You set your goalsNew Car 40.0%',
    ]);
    await user.click(dialog.getByRole('button', { name: 'CLOSE' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says that the history did not come, tries again, and tells of an empty one', async () => {
    serveDashboard(api);
    api.on('GET', TRAJECTORY, { status: 500 });
    const { user, dialog } = await opened();
    expect(await dialog.findByText('Could not load how your chances moved')).toBeVisible();
    api.on('GET', TRAJECTORY, { data: { goals: [], points: [] } });
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('Nothing to show yet')).toBeVisible();
  });
});
