import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { serveEventSources, TestEventSource } from '../../testing/event-sources';
import { customer, partner, progressWith } from '../../testing/signed-in';
import { acmeGoals, serveDashboard } from '../dashboard/testing/acme-dashboard';

const api = serveApi();
serveEventSources();
const GOALS = '/accounts/acc_1/goals';
const PAGE = '/dashboard/newDashboard';

/** The list of the specification, with the kinds whose overall cost is asked for. */
const KINDS: readonly (readonly [name: string, field: 'Cost (£)' | 'Overall cost (£)'])[] = [
  ['Sell and Retire', 'Overall cost (£)'],
  ['Holiday', 'Cost (£)'],
  ['New House', 'Overall cost (£)'],
  ['New Car', 'Cost (£)'],
  ['New Boat', 'Cost (£)'],
  ['Other large purchase', 'Cost (£)'],
  ['Sell and start new company or charity', 'Overall cost (£)'],
  ['Sell and buy into existing company', 'Overall cost (£)'],
  ['Children / Grandchildren’s Education', 'Cost (£)'],
  ['Sell and take lump sum for other reasons', 'Overall cost (£)'],
  ['Take on more Staff', 'Cost (£)'],
  ['Increase Marketing spend', 'Cost (£)'],
  ['Create R&D Pot', 'Cost (£)'],
  ['Take A Holiday', 'Cost (£)'],
];

const opened = async (me = customer) => {
  const app = renderApp(`${PAGE}?openGoals=true${me === customer ? '' : '&customer=acc_1'}`);
  await screen.findByRole('group', { name: 'Goal 1' });
  const dialog = within(screen.getByRole('dialog', { name: 'Set Goals' }));
  const row = (number: number) => within(dialog.getByRole('group', { name: `Goal ${number}` }));
  return { ...app, dialog, row };
};
const noGoals = () => api.on('GET', GOALS, { data: { ...acmeGoals, goals: [] } });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('goals', () => {
  it('[GOAL-01, GOAL-05~] lists three goals with day, cost and probability, and how to achieve them', async () => {
    serveDashboard(api);
    renderApp(PAGE);
    const row = await screen.findByRole('row', { name: /New Car/ });
    for (const text of ['30 Apr 2027', '£55,000', 'Highly Achievable', '93.2%']) expect(row).toHaveTextContent(text);
    const table = row.closest('table');
    expect(table?.querySelectorAll('tbody tr')).toHaveLength(3);
    const columns = within(table as HTMLElement).getAllByRole('columnheader');
    expect(columns.map(({ textContent }) => textContent)).toEqual(['Goal', 'By', 'Probability', 'Est cost']);
    expect(screen.getByText('How to achieve this Goal')).toBeVisible();
  });

  it('go on with what was typed earlier, and keep it as it is typed', async () => {
    serveDashboard(api);
    noGoals();
    const entries = [{ field: 'goals.0.goal', value: 'Holiday' }];
    const savedAt = '2026-11-02T09:00:00.000Z';
    api.on('GET', '/drafts/goals', { data: { entries, savedAt }, meta: { version: 4 } });
    api.on('PUT', '/drafts/goals', { data: { savedAt }, meta: { version: 5 } });
    const { user, row } = await opened();
    expect(row(1).getByRole('combobox')).toHaveValue('Holiday');
    await user.type(row(1).getByLabelText('Cost (£)'), '900');
    await user.keyboard('{Escape}');
    await closed();
    const last = api.calls('PUT', '/drafts/goals').at(-1);
    expect(last?.body).toEqual({ entries: [...entries, { field: 'goals.0.amount', value: '900' }] });
    expect(last?.headers.get('if-match')).not.toBeNull();
  });

  it.each([
    ['an owner', customer, PAGE],
    ['a channel partner', partner, `${PAGE}?customer=acc_1`],
  ])('shows %s the goals that were set elsewhere, without a reload', async (_who, me, address) => {
    serveDashboard(api, me);
    noGoals();
    renderApp(address);
    await screen.findByText('No goals yet');
    await waitFor(() => expect(TestEventSource.opened).toHaveLength(1));
    const says = (name: string, data: object) => act(() => TestEventSource.last.says(name, data, 'p9'));
    says('ready', { position: 'p8' });
    api.on('GET', GOALS, { data: acmeGoals, meta: { position: 'p9' } });
    says('changed', { topics: ['goals'], position: 'p9' });
    expect(await screen.findByRole('row', { name: /New Car/ })).toHaveTextContent('93.2%');
    expect(api.calls('GET', GOALS).at(-1)?.headers.get('x-minimum-position')).toBe('p9');
  });

  it('says the income tax that is assumed of sole traders and partnerships, and nothing to a company', async () => {
    serveDashboard(api);
    api.on('GET', GOALS, { data: { ...acmeGoals, assumedIncomeTaxPercent: 30 } });
    const { unmount } = renderApp('/dashboard/newDashboard');
    expect(await screen.findByText(/^Assumed: 30% of the profit goes to income tax/)).toBeVisible();
    unmount();
    api.on('GET', GOALS, { data: acmeGoals });
    renderApp('/dashboard/newDashboard');
    await screen.findByRole('row', { name: /New Car/ });
    expect(screen.queryByText(/goes to income tax/)).not.toBeInTheDocument();
  });

  it('keeps what is being typed when the goals change elsewhere meanwhile', async () => {
    serveDashboard(api);
    const { user, row } = await opened();
    const cost = row(1).getByLabelText('Cost (£)');
    await user.clear(cost);
    await user.type(cost, '61,000');
    const before = api.calls('GET', GOALS).length;
    act(() => TestEventSource.last.says('ready', { position: 'p8' }, 'p8'));
    act(() => TestEventSource.last.says('changed', { topics: ['goals'], position: 'p9' }, 'p9'));
    await waitFor(() => expect(api.calls('GET', GOALS).length).toBeGreaterThan(before));
    expect(cost).toHaveValue('61,000');
  });

  it('does not overwrite goals that changed elsewhere since they were typed into, until the owner was told', async () => {
    serveDashboard(api);
    api.on('GET', GOALS, { data: acmeGoals, meta: { version: 3 } });
    const { user, dialog, row } = await opened();
    const cost = row(1).getByLabelText('Cost (£)');
    await user.clear(cost);
    await user.type(cost, '61,000');
    api.on('GET', GOALS, { data: acmeGoals, meta: { version: 4 } });
    const told = 'Somebody changed this in the meantime. Please look at it again.';
    api.on('POST', GOALS, { status: 412, statusMessage: told });
    const before = api.calls('GET', GOALS).length;
    const save = () => user.click(dialog.getByRole('button', { name: 'SAVE GOALS' }));
    await save();
    expect(await screen.findByText(told)).toBeVisible();
    expect(cost).toHaveValue('61,000');
    await waitFor(() => expect(api.calls('GET', GOALS).length).toBeGreaterThan(before));
    api.on('POST', GOALS, { data: acmeGoals });
    await save();
    const compared = () => api.calls('POST', GOALS).map(({ headers }) => headers.get('if-match'));
    await waitFor(() => expect(compared()).toEqual(['"3"', '"4"']));
  });

  it('[GOAL-02] asks for the amount that each of the fourteen kinds has; the other one is 0 and disabled', async () => {
    serveDashboard(api);
    noGoals();
    const { user, row } = await opened();
    const kind = row(1).getByLabelText('Goal');
    const offered = within(kind).getAllByRole('option');
    expect(offered.slice(1).map(({ textContent }) => textContent)).toEqual(KINDS.map(([name]) => name));
    for (const [name, used] of KINDS) {
      await user.selectOptions(kind, name);
      const other = used === 'Cost (£)' ? 'Overall cost (£)' : 'Cost (£)';
      expect(row(1).getByLabelText(used)).toBeEnabled();
      expect(row(1).getByLabelText(other)).toBeDisabled();
      expect(row(1).getByLabelText(other)).toHaveValue('0');
    }
  });

  it('[GOAL-03] saves nothing while a day is missing or over, and says so', async () => {
    serveDashboard(api);
    noGoals();
    const { user, dialog, row } = await opened();
    for (const number of [1, 2, 3]) {
      await user.selectOptions(row(number).getByLabelText('Goal'), 'Holiday');
      await user.type(row(number).getByLabelText('Cost (£)'), '5,000');
    }
    await user.type(row(1).getByLabelText('By'), '22/11/2026');
    await user.click(row(1).getByRole('button', { name: 'Open the calendar' }));
    const calendar = within(await screen.findByRole('dialog', { name: 'Choose a day: goal 1' }));
    expect(calendar.getByRole('button', { name: 'Saturday 21 November 2026' })).toBeDisabled();
    await user.click(calendar.getByRole('button', { name: 'Sunday 22 November 2026' }));
    await user.type(row(2).getByLabelText('By'), '2026-11-21');
    await user.click(dialog.getByRole('button', { name: 'SAVE GOALS' }));
    expect(await dialog.findByText('Please choose a date for all three goals')).toBeVisible();
    expect(row(1).getByLabelText('By')).toHaveAttribute('aria-invalid', 'false');
    expect(row(2).getByText('Choose today or a later day')).toBeVisible();
    expect(row(3).getByText('required!!')).toBeVisible();
    expect(api.calls('POST', GOALS)).toHaveLength(0);
    await user.type(row(3).getByLabelText('By'), '31/2/2027');
    await user.click(dialog.getByRole('button', { name: 'SAVE GOALS' }));
    expect(row(3).getByLabelText('By')).toHaveAccessibleDescription('February 2027 has 28 days');
    expect(row(3).getByLabelText('By')).toHaveValue('31/2/2027');
    expect(dialog.queryByText('Please choose a date for all three goals')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'SAVE GOALS' }));
    expect(api.calls('POST', GOALS)).toHaveLength(0);
  });

  it('[GOAL-04~] saves all three goals, closes, and is gone from the address', async () => {
    serveDashboard(api);
    const { user, dialog, row, router } = await opened();
    expect(router.state.location.search).toBe('');
    api.on('POST', GOALS, { data: acmeGoals });
    await user.clear(row(1).getByLabelText('By'));
    await user.type(row(1).getByLabelText('By'), '31 May 2027');
    await user.click(dialog.getByRole('button', { name: 'SAVE GOALS' }));
    await closed();
    expect(api.calls('POST', GOALS)[0]?.body).toMatchObject({
      id: 'acc_1',
      username: 'owner@acme.example',
      goals: [
        { id: 'goal_1', goal: 'New Car', date: '2027-05-31', cost: 55_000, overallCost: 0 },
        { goal: 'Take on more Staff', cost: 30_000, overallCost: 0 },
        { goal: 'Sell and Retire', cost: 0, overallCost: 300_000 },
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Set Goals' }));
    await user.click(await screen.findByRole('button', { name: 'CLOSE' }));
    await closed();
  });

  it('shows the tax on taking money out with each personal goal, and saves it with the goals', async () => {
    serveDashboard(api);
    const label = 'Tax on taking the money out (%)';
    const { user, dialog, row } = await opened();
    expect(
      await screen.findByRole('row', { name: /New Car.*0% tax on taking the money out/, hidden: true }),
    ).toBeInTheDocument();
    expect(row(1).getByLabelText(label)).toHaveValue('0');
    expect(row(2).queryByLabelText(label)).not.toBeInTheDocument();
    await user.selectOptions(row(2).getByLabelText('Goal'), 'Holiday');
    await user.clear(row(2).getByLabelText(label));
    await user.type(row(2).getByLabelText(label), '95');
    expect(row(1).getByLabelText(label)).toHaveValue('95');
    await user.click(dialog.getByRole('button', { name: 'SAVE GOALS' }));
    expect(await row(1).findByText('Enter a percentage from 0 to 90, for example 20 or 32.5')).toBeVisible();
    expect(api.calls('POST', GOALS)).toHaveLength(0);
    api.on('POST', GOALS, { data: acmeGoals });
    await user.clear(row(1).getByLabelText(label));
    await user.type(row(1).getByLabelText(label), '32.5%');
    await user.click(dialog.getByRole('button', { name: 'SAVE GOALS' }));
    await closed();
    expect(api.calls('POST', GOALS)[0]?.body).toMatchObject({ withdrawalTaxPercent: 32.5 });
  });

  it('[GOAL-04~] keeps what was chosen when saving fails', async () => {
    serveDashboard(api);
    api.on('POST', GOALS, { status: 500 });
    const { user, dialog, row } = await opened();
    await user.selectOptions(row(1).getByLabelText('Goal'), 'New Boat');
    await user.click(dialog.getByRole('button', { name: 'SAVE GOALS' }));
    expect(await screen.findByText('Something went wrong!')).toBeVisible();
    expect(row(1).getByLabelText('Goal')).toHaveValue('New Boat');
  });

  it.each([
    ['Continue', '/onboarding/steps/customerAchieveGoals/complete', '/dashboard/earlyAdopterKpi'],
    ['Save & Continue later', '/onboarding/save-and-log-out', '/auth/signIn'],
  ])('[GOAL-04, ONB-08] leads on from the tour by %s, in place of saving and closing', async (button, told, to) => {
    serveDashboard(api);
    const progress = progressWith('pending', { customerAchieveGoals: { status: 'inprogress' } });
    api.on('GET', '/onboarding/progress', { data: progress });
    for (const path of [GOALS, '/onboarding/steps/customerAchieveGoals/open', told])
      api.on('POST', path, { data: path === GOALS ? acmeGoals : progress });
    const { user, dialog, path, router } = await opened();
    expect(router.state.location.search).toBe('');
    const leadsOn = await dialog.findByRole('button', { name: button });
    expect(dialog.queryByRole('button', { name: 'CLOSE' })).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'SAVE GOALS' })).not.toBeInTheDocument();
    await user.click(leadsOn);
    await waitFor(() => expect(path()).toBe(to));
    if (button === 'Continue') expect(router.state.location.search).toBe('?step=kpi');
    expect(api.calls('POST', GOALS)).toHaveLength(1);
    expect(api.calls('POST', told)).toHaveLength(1);
  });

  it('lets a partner look at the goals and not save', async () => {
    serveDashboard(api, partner);
    const { dialog, row } = await opened(partner);
    expect(row(1).getByLabelText('Goal')).toBeDisabled();
    expect(dialog.queryByRole('button', { name: 'SAVE GOALS' })).not.toBeInTheDocument();
  });

  it('says that the goals did not come, and tries again', async () => {
    serveDashboard(api);
    api.on('GET', GOALS, { status: 500 });
    const { user } = renderApp(`${PAGE}?openGoals=true`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Set Goals' }));
    expect(await dialog.findByText('Could not load your goals')).toBeVisible();
    serveDashboard(api);
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('group', { name: 'Goal 1' })).toBeVisible();
  });
});
