import { ONBOARDING_STEPS } from '@keelson/vocabulary';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { admin, haveSession } from '../../testing/signed-in';
import type { Funnel, WaitingCustomer } from './stuck.api';

const api = serveApi();

const support = { ...admin, permissions: ['journeys.replay'] };

const funnel: Funnel = {
  journeys: 200,
  finished: 50,
  unconfirmed: 1,
  steps: ONBOARDING_STEPS.map((step, index) => ({
    step,
    reached: 200 - index * 10,
    completed: 190 - index * 10,
    here: 10,
    stuck: index === 1 ? 4 : 0,
    medianSeconds: step === 'dashboard' ? null : 130,
    slowestTenthSeconds: step === 'dashboard' ? null : 200_000,
    stuckAfterSeconds: 200_000,
  })),
};

const ann: WaitingCustomer = {
  id: 'acc_9',
  name: 'Ann Field',
  companyName: 'Field & Sons',
  email: 'ann@field.example',
  step: 'generic',
  status: 'inProgress',
  since: '2026-10-30T09:00:00.000Z',
  startedAt: '2026-10-29T09:00:00.000Z',
  stuck: true,
  events: 7,
  lastEvent: { what: 'step-opened', step: 'generic', at: '2026-10-30T10:00:00.000Z', position: 4711 },
  refusals: 2,
  lastRefusal: { step: 'generic', code: 'ANSWERS_INCOMPLETE', at: '2026-10-30T09:30:00.000Z', position: 4242 },
};
const erased: WaitingCustomer = {
  ...ann,
  id: 'acc_8',
  name: null,
  companyName: null,
  email: null,
  step: 'thankYou',
  status: 'pending',
  stuck: false,
  lastEvent: { what: 'journey-started', step: null, at: '2026-10-30T10:00:00.000Z', position: 12 },
  refusals: 0,
  lastRefusal: null,
};

const open = async (path = '/journeys/stuck') => {
  haveSession(api, support);
  api.on('GET', '/journeys/funnel', { data: funnel });
  api.on('GET', '/journeys/stuck', { data: { rows: [ann, erased], matching: 2 } });
  const app = renderApp(path);
  await screen.findByText('Ann Field');
  const query = () => Object.fromEntries(new URLSearchParams(app.router.state.location.search));
  return { ...app, query };
};
const asked = () => Object.fromEntries(new URL(api.calls('GET', '/journeys/stuck').at(-1)?.url ?? '').searchParams);
const bar = async (name: string) =>
  within(await screen.findByRole('table', { name: /How far/ })).findByRole('button', { name });

describe('the stuck steps', () => {
  it('[EVENT-08~] says how far all journeys came', async () => {
    await open();
    expect(
      await screen.findByText(
        '200 customers have begun: 50 finished, 120 under way, 4 of them stuck. 1 more still has to confirm the address.',
      ),
    ).toBeVisible();
    const row = within(screen.getByRole('row', { name: /About your company.*190/ }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '',
      '190',
      '94.7%',
      '10',
      '4',
      '2 min 10 s',
      '2 d 7 h',
    ]);
  });

  it('[EVENT-08~] tells of each customer the step, the last event and the last refusal in the specified words', async () => {
    await open();
    const row = within(screen.getByRole('row', { name: /Ann Field/ }));
    expect(row.getByText('Step 2 of 12')).toBeVisible();
    expect(row.getByText('About your company opened')).toBeVisible();
    expect(row.getByText('Stuck')).toBeVisible();
    expect(row.getByRole('link', { name: /All fields are mandatory!/ })).toHaveAttribute(
      'href',
      '/journeys/acc_9/replay?event=4242',
    );
    expect(row.getByRole('link', { name: /Replay the last event of Ann Field/ })).toHaveAttribute(
      'href',
      '/journeys/acc_9/replay?event=4711',
    );
    expect(screen.getByRole('row', { name: /Erased account/ })).toHaveTextContent('not opened yet');
  });

  it('[EVENT-08~] leaves the customers of one step by a click on its bar, and all by another', async () => {
    const { user, query } = await open('/journeys/stuck?page=3');
    await user.click(await bar('About your company'));
    expect(query()).toEqual({ step: 'generic' });
    await waitFor(() => expect(asked()).toMatchObject({ step: 'generic', page: '1' }));
    expect(await bar('About your company')).toHaveAttribute('aria-pressed', 'true');
    await user.click(await bar('About your company'));
    expect(query()).toEqual({});
  });

  it('keeps what narrows the list in the address and clears it at once', async () => {
    const { user, query } = await open();
    await user.click(screen.getByRole('button', { name: 'Only stuck' }));
    await user.type(screen.getByRole('searchbox'), 'field{Enter}');
    await user.click(screen.getByRole('button', { name: /^For/ }));
    await user.click(await bar('Your goals'));
    expect(query()).toEqual({ standing: 'stuck', search: 'field', sort: 'since', step: 'customerAchieveGoals' });
    await waitFor(() => expect(asked()).toMatchObject(query()));
    await user.click(screen.getByRole('button', { name: /Step: Your goals/ }));
    expect(query()).toEqual({ standing: 'stuck', search: 'field', sort: 'since' });
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(query()).toEqual({ sort: 'since' });
  });

  it('says what failed and asks again', async () => {
    haveSession(api, support);
    api.on('GET', '/journeys/funnel', { status: 500 });
    api.on('GET', '/journeys/stuck', { status: 500 });
    const { user } = renderApp('/journeys/stuck');
    expect(await screen.findByText('Could not load the customers')).toBeVisible();
    expect(await screen.findByText('Could not load the funnel')).toBeVisible();
    api.on('GET', '/journeys/funnel', { data: funnel });
    api.on('GET', '/journeys/stuck', { data: { rows: [ann], matching: 1 }, meta: { stale: true } });
    for (const again of screen.getAllByRole('button', { name: 'Try again' })) await user.click(again);
    expect(await screen.findByText('Ann Field')).toBeVisible();
    expect(await bar('Your goals')).toBeVisible();
    expect(await screen.findByText(/^You are seeing figures as of /)).toBeVisible();
  });

  it('says why there is nothing to see', async () => {
    haveSession(api, support);
    api.on('GET', '/journeys/funnel', { data: { ...funnel, journeys: 0 } });
    api.on('GET', '/journeys/stuck', { data: { rows: [], matching: 0 } });
    const { user } = renderApp('/journeys/stuck');
    expect(await screen.findByText('Nobody has begun yet')).toBeVisible();
    expect(await screen.findByText('Nobody is under way')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Only stuck' }));
    expect(await screen.findByText('Nobody matches')).toBeVisible();
  });

  it('leads people away who may not replay journeys', async () => {
    haveSession(api, admin);
    const { router } = renderApp('/journeys/stuck');
    await waitFor(() => expect(router.state.location.pathname).not.toContain('/journeys'));
    expect(api.calls('GET', '/journeys/stuck')).toEqual([]);
  });
});
