import { month } from '@keelson/kernel';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { serveDashboard } from '../dashboard/testing/acme-dashboard';
import type { Trajectory } from './goals.api';

const api = serveApi();
const TRAJECTORY = '/accounts/acc_1/goals/trajectory';
const TITLE = 'How your chances moved';

const OF_NOTHING = { about: null, months: [], before: null };
const moves: Trajectory = {
  formulaVersion: 1,
  goals: [
    { id: 'goal_1', goal: 'New Car' },
    { id: 'goal_2', goal: 'Sell and Retire' },
  ],
  points: [
    { at: '2026-10-01T09:00:00.000Z', event: 'goalsSet', ...OF_NOTHING, probabilities: [40, null] },
    { at: '2026-10-20T09:00:00.000Z', event: 'import', ...OF_NOTHING, probabilities: [55.24, 4.5] },
    { at: '2026-11-02T09:00:00.000Z', event: 'placement', ...OF_NOTHING, about: 'Salaries', probabilities: [55.24, 4] },
    {
      at: '2026-11-03T09:00:00.000Z',
      event: 'restatement',
      ...OF_NOTHING,
      months: [month('2026-08'), month('2026-09')],
      probabilities: [50, 4],
    },
    { at: '2026-11-04T09:00:00.000Z', event: 'goalsChanged', ...OF_NOTHING, probabilities: [50, 4] },
    { at: '2026-11-05T09:00:00.000Z', event: 'entry', ...OF_NOTHING, probabilities: [null, 4] },
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
        name: '20 Oct 2026, The accounts were read: New Car 55.2%, Sell and Retire 4.5%',
      }),
    ).toBeInTheDocument();
    const events = within(dialog.getByRole('list', { name: 'What moved the chances, newest first' }));
    expect(events.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '5 Nov 2026Figures were typed inNew Car 50.0% to no estimate',
      '4 Nov 2026The goals were changedNo chance moved',
      '3 Nov 2026The accounts told Aug 2026, Sep 2026 otherwise than beforeNew Car 55.2% to 50.0%, −5.2 pt',
      '2 Nov 2026Salaries was placed elsewhereSell and Retire 4.5% to 4.0%, −0.5 pt',
      '20 Oct 2026The accounts were readNew Car 40.0% to 55.2%, +15.2 pt; Sell and Retire 4.5%',
      '1 Oct 2026The goals were setNew Car 40.0%',
    ]);
    await user.click(dialog.getByText('View data'));
    const table = within(dialog.getByRole('region', { name: 'Chance of each goal over time, table' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toContain(
      '2 Nov 2026, Salaries was placed elsewhere55.2%4.0%',
    );
    await user.click(dialog.getByRole('button', { name: 'CLOSE' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('tells a change of the formula as such, with the chances by the one before', async () => {
    serveDashboard(api);
    const formula = { event: 'formula', ...OF_NOTHING, before: [76.3, 4] } as const;
    const points = [moves.points[0]!, { at: '2026-11-24T09:00:00.000Z', ...formula, probabilities: [2.8, 4] }];
    api.on('GET', TRAJECTORY, { data: { ...moves, formulaVersion: 2, points } });
    const { dialog } = await opened();
    const events = within(await dialog.findByRole('list', { name: 'What moved the chances, newest first' }));
    expect(events.getAllByRole('listitem')[0]?.textContent).toBe(
      '24 Nov 2026The formula changedNew Car 76.3% to 2.8%, −73.5 pt',
    );
    expect(dialog.getByText(/worked out by version 2 of the formulas/)).toBeVisible();
  });

  it('says that the history did not come, tries again, and tells of an empty one', async () => {
    serveDashboard(api);
    api.on('GET', TRAJECTORY, { status: 500 });
    const { user, dialog } = await opened();
    expect(await dialog.findByText('Could not load how your chances moved')).toBeVisible();
    api.on('GET', TRAJECTORY, { data: { ...moves, goals: [], points: [] } });
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('Nothing to show yet')).toBeVisible();
  });

  it.each([
    ['says that a line begins with its first point', [40, 4], 'This is where it begins.', 1],
    ['says that there is too little to estimate from', [null, null], 'There is too little to estimate from yet', 0],
  ] as const)('%s', async (_, probabilities, words, charts) => {
    serveDashboard(api);
    const [first] = moves.points;
    api.on('GET', TRAJECTORY, { data: { ...moves, points: [{ ...first, probabilities }] } });
    const { dialog } = await opened();
    expect(await dialog.findByText(words, { exact: false })).toBeVisible();
    expect(dialog.queryAllByRole('region', { name: /table$/, hidden: true })).toHaveLength(charts);
  });
});
