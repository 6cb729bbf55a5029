import { EMAIL_FLAG, STEP_FLAGS } from '@keelson/contracts/onboarding';
import type { OnboardingStep } from '@keelson/vocabulary';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { admin, haveSession } from '../../testing/signed-in';
import { baseApi } from '../../client/base-api';
import type { Moment, MomentAct, Replay } from './journeys.api';

const api = serveApi();

const ADDRESS = '/journeys/acc_9/replay';
const support = { ...admin, permissions: ['journeys.replay'] };

const pending = Object.fromEntries(Object.values(STEP_FLAGS).map((flag) => [flag, 'pending']));

function moment(number: number, act: MomentAct, changes: Partial<Moment> = {}): Moment {
  return {
    number,
    position: 100 + number * 10,
    type: `any.${act.kind}.v1`,
    occurredAt: new Date(Date.UTC(2026, 9, 30, 10, 0, number)).toISOString(),
    act,
    by: 'customer',
    flags: { username: 'acc_9', [EMAIL_FLAG]: 'completed', ...pending } as Moment['flags'],
    changes: [],
    screen: { page: 'progress', step: null },
    steps: [],
    answers: null,
    chapters: [],
    premium: false,
    refusals: 0,
    startedAt: null,
    lastChangedAt: null,
    elapsedMs: (number - 1) * 1000,
    idleMs: number === 1 ? 0 : 1000,
    ...changes,
  };
}

const at = (step: OnboardingStep): Moment['screen'] => ({ page: 'step', step });

const replay: Replay = {
  account: {
    id: 'acc_9',
    name: 'Ann Field',
    companyName: 'Field Ltd',
    registeredAt: '2026-10-30T10:00:01.000Z',
    erased: false,
  },
  moments: [
    moment(1, { kind: 'registered' }, { by: 'visitor', screen: { page: 'confirm-email', step: null } }),
    moment(2, { kind: 'signed-in', method: 'password', failuresBefore: 0, held: null }),
    moment(3, { kind: 'step-opened', step: 'kpi' }, { screen: at('kpi') }),
    moment(
      4,
      { kind: 'step-refused', step: 'kpi', attempted: 'complete', code: 'STEP_LOCKED' },
      { screen: at('kpi'), refusals: 1 },
    ),
  ],
  answers: [],
  chapters: [
    { chapterId: 'C1', moduleNumber: 2, chapterNumber: 1, chapterName: 'Getting paid' },
    { chapterId: 'C2', moduleNumber: 2, chapterNumber: 2, chapterName: 'Knowing your profit' },
  ],
  refusals: [{ number: 4, step: 'kpi', attempted: 'complete', code: 'STEP_LOCKED', at: '2026-10-30T10:00:04.000Z' }],
  complete: true,
};

async function open(query = '', me = support, data: Replay = replay) {
  haveSession(api, me);
  api.on('GET', '/journeys/acc_9/replay', { data });
  api.on('GET', '/content/generic-questions', { data: [] });
  api.on('GET', '/content/email-verification', { data: [] });
  const app = renderApp(`${ADDRESS}${query}`);
  await screen.findByRole('region', { name: 'Events of the journey' });
  return { ...app, query: () => Object.fromEntries(new URLSearchParams(app.router.state.location.search)) };
}

describe('the replay of an onboarding', () => {
  it('[EVENT-07~] opens at the last event, and at the one that the link names', async () => {
    const { unmount } = await open();
    expect(screen.getByText(/^event 4 of 4/)).toBeVisible();
    expect(screen.getAllByText('This step opens when the step before it is completed.').length).toBeGreaterThan(0);
    unmount();
    await open('?at=2');
    expect(screen.getByText(/^event 2 of 4/)).toBeVisible();
    expect(screen.getByText('Nothing was refused by then.')).toBeVisible();
  });

  it('[EVENT-07~] finds the moment of an event by its place among all events', async () => {
    const { user, query } = await open('?event=125');
    expect(screen.getByText(/^event 2 of 4/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next event' }));
    await waitFor(() => expect(query()).toEqual({ at: '3' }));
  });

  it('[EVENT-07~] steps by keys and buttons, and keeps the moment in the address', async () => {
    const { user, query } = await open('?at=2');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText(/^event 3 of 4/)).toBeVisible();
    await user.keyboard('{Home}{ArrowLeft}');
    expect(screen.getByText(/^event 1 of 4/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'First event' })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{End}');
    expect(screen.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Event 4, .*: Key performance indicators refused$/),
    );
    await waitFor(() => expect(query()).toEqual({ at: '4' }));
  });

  it('leaves keys to the fields, buttons and shortcuts that need them', async () => {
    const { user } = await open('?at=2');
    const radio = screen.getByRole('radio', { name: 'Real time' });
    fireEvent.keyDown(radio, { key: 'ArrowRight' });
    await user.keyboard('{Control>}{ArrowRight}{/Control}');
    screen.getByRole('button', { name: 'Copy link to this moment' }).focus();
    fireEvent.keyDown(document.activeElement as Element, { key: ' ' });
    expect(screen.getByText(/^event 2 of 4/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  it('[EVENT-07~] draws the page of the step with its flags, out of reach', async () => {
    await open('?at=3');
    const page = screen.getByRole('region', { name: 'Screen: Key performance indicators' });
    expect(within(page).getByText(/made of the customer’s own figures/)).toBeInTheDocument();
    expect(
      within(page)
        .getByText(/made of the customer’s own figures/)
        .closest('[inert]'),
    ).not.toBeNull();
    expect(screen.getByText('/dashboard/earlyAdopterKpi?step=kpi')).toBeVisible();
    for (const call of api.received) expect(call.method === 'GET' || call.path.startsWith('/session')).toBe(true);
  });

  it.each([
    [
      { kind: 'signed-in', method: 'password', failuresBefore: 0, held: 'trial-ended' },
      'trial-ended',
      'Delete Account',
    ],
    [{ kind: 'signed-in', method: 'password', failuresBefore: 0, held: 'pay-or-skip' }, 'pay-or-skip', 'Skip'],
    [
      { kind: 'signed-in', method: 'passcode', failuresBefore: 0, held: 'subscriber-moved' },
      'subscriber-moved',
      'Continue',
    ],
    [{ kind: 'passcode-requested' }, 'passcode', 'Verify'],
    [{ kind: 'sign-in-failed', reason: 'email-unverified' }, 'unconfirmed', 'Resend verification link'],
  ] as const)('[EVENT-07~] draws what the sign-in came to: %j', async (act, page, button) => {
    const last = moment(5, act, { screen: { page, step: null } });
    await open('', support, { ...replay, moments: [...replay.moments, last] });
    const frame = screen.getByRole('region', { name: /^Screen: Log in/ });
    expect(await within(frame).findByRole('button', { name: button })).toBeInTheDocument();
    expect(within(frame).getByRole('button', { name: button }).closest('[inert]')).not.toBeNull();
    expect(screen.getByText('/auth/signIn')).toBeVisible();
  });

  it.each([
    [{ kind: 'sign-in-failed', reason: 'wrong-password' }, 'sign-in', 'Invalid username or password'],
    [{ kind: 'sign-in-failed', reason: 'wrong-passcode' }, 'passcode', 'The passcode is wrong or no longer valid'],
    [{ kind: 'sign-in-failed', reason: 'email-unverified' }, 'unconfirmed', /address is not confirmed yet/],
    [{ kind: 'confirmation-requested' }, 'unconfirmed', 'Link sent successfully!!!'],
  ] as const)('[EVENT-07~] says what the sign-in said: %j', async (act, page, text) => {
    const last = moment(5, act, { screen: { page, step: null } });
    await open('', support, { ...replay, moments: [...replay.moments, last] });
    const frame = screen.getByRole('region', { name: /^Screen: Log in/ });
    expect(await within(frame).findByText(text)).toBeInTheDocument();
  });

  const drawn = async (step: OnboardingStep, act: MomentAct, changes: Partial<Moment>) => {
    const flags = { ...replay.moments[0]?.flags, ...changes.flags } as Moment['flags'];
    const last = moment(5, act, { screen: at(step), ...changes, flags });
    await open('', support, { ...replay, moments: [...replay.moments, last] });
    return within(screen.getByRole('region', { name: /^Screen: / }));
  };

  it('[EVENT-07~] draws the finance questions with the chapters that were submitted by then, and no answer', async () => {
    const frame = await drawn(
      'detailedFinanceBusinessArea',
      { kind: 'chapter-submitted', chapterName: 'Getting paid' },
      { chapters: ['C1'] },
    );
    expect(await frame.findByRole('heading', { level: 1, name: 'Detailed finance questions' })).toBeInTheDocument();
    const tabs = frame.getByRole('navigation', { name: 'Chapters' }).querySelectorAll('button');
    expect([...tabs].map(({ textContent }) => textContent)).toEqual([
      ' 2.1 Getting paidAnswered',
      ' 2.2 Knowing your profitNot submitted',
    ]);
    expect(frame.getByText('Chapter 2 of 2')).toBeInTheDocument();
    expect(frame.getByRole('button', { name: 'Submit' })).toBeInTheDocument();
    expect(screen.getAllByText('Finance questions submitted').length).toBeGreaterThan(0);
  });

  it.each([
    [false, 'Lessons for your own numbers'],
    [true, 'Lessons chosen for the customer'],
  ])('[EVENT-07~] draws the learning page as it ended the journey (premium: %s)', async (premium, text) => {
    const frame = await drawn(
      'eLearning',
      { kind: 'step-completed', step: 'eLearning', alsoCompleted: ['dashboard'], next: null },
      { premium, flags: { elearningScreenFlag: 'completed', dashboardFlag: 'completed' } as Moment['flags'] },
    );
    expect(await frame.findByRole('heading', { level: 1, name: 'Your learning journey' })).toBeInTheDocument();
    expect(frame.getByText(text)).toBeInTheDocument();
    for (const name of ['Save & Continue later', 'Finish Onboarding'])
      expect(frame.getByRole('button', { name })).toBeInTheDocument();
  });

  it.each([
    ['customerAchieveGoals', 'Set Goals', /own goals are not drawn/],
    ['dashboard', 'Welcome to your Dashboard', /own figures, which a replay/],
  ] as const)(
    '[EVENT-07~] draws the dashboard for %s, without what is the customer’s own',
    async (step, title, note) => {
      const frame = await drawn(step, { kind: 'step-opened', step }, {});
      expect(await frame.findByRole('heading', { level: 1, name: /^Good .*, Ann$/ })).toBeInTheDocument();
      expect(frame.getByText(title)).toBeInTheDocument();
      expect(frame.getByText(note)).toBeInTheDocument();
    },
  );

  it('draws no bar for a step that took no time', async () => {
    const times = { openedAt: null, startedAt: null, completedAt: null };
    const steps = [
      { step: 'thankYou', ...times, tookMs: 400 },
      { step: 'generic', ...times, tookMs: 0 },
    ] as const;
    const last = moment(5, { kind: 'left', step: null }, { steps: [...steps] });
    await open('', support, { ...replay, moments: [...replay.moments, last] });
    const bars = [...document.querySelectorAll<HTMLElement>('.rp-meter i')].map(({ style }) => style.width);
    expect(bars).toEqual(['0%', '0%']);
  });

  it('[EVENT-07~] compares two moments and says in words what differs', async () => {
    const { user, query } = await open('?at=4');
    await user.click(screen.getByRole('button', { name: 'Compare from here' }));
    await user.keyboard('{Home}');
    const table = await screen.findByRole('region', { name: 'Comparison' });
    expect(within(table).getByRole('row', { name: /^Screen .* Differs$/ })).toBeVisible();
    expect(within(table).getByRole('row', { name: 'Dashboard Pending Pending Same' })).toBeVisible();
    await waitFor(() => expect(query()).toEqual({ at: '1', compare: '4' }));
  });

  it('says that a very long journey is not whole, and that a person was erased', async () => {
    const account = { ...replay.account, name: 'erased', companyName: 'erased', erased: true };
    await open('', support, { ...replay, account, complete: false });
    expect(screen.getByText(/Later ones are in the account history/)).toBeVisible();
    expect(screen.getByText(/This person was erased/)).toBeVisible();
  });

  it('looks for new events when asked, and stays where it is', async () => {
    const { user } = await open('?at=2');
    const more = [...replay.moments, moment(5, { kind: 'left', step: null })];
    api.on('GET', '/journeys/acc_9/replay', { data: { ...replay, moments: more } });
    await user.click(screen.getByRole('button', { name: 'Look for new events' }));
    expect(await screen.findByText(/^event 2 of 5/)).toBeVisible();
  });

  it('[EVENT-07~] follows a journey that goes on while its last event is shown, and stays at any other', async () => {
    const { store, router } = await open();
    const more = [...replay.moments, moment(5, { kind: 'left', step: null })];
    api.on('GET', '/journeys/acc_9/replay', { data: { ...replay, moments: more } });
    store.dispatch(baseApi.util.invalidateTags(['journey-replay']));
    expect(await screen.findByText(/^event 5 of 5/)).toBeVisible();
    await router.navigate(`${ADDRESS}?at=2`);
    api.on('GET', '/journeys/acc_9/replay', {
      data: { ...replay, moments: [...more, moment(6, { kind: 'registered' })] },
    });
    store.dispatch(baseApi.util.invalidateTags(['journey-replay']));
    expect(await screen.findByText(/^event 2 of 6/)).toBeVisible();
  });

  it('says what failed and tries again', async () => {
    haveSession(api, support);
    api.on('GET', '/journeys/acc_9/replay', { status: 503, responseMessage: 'Please try again soon' });
    api.on('GET', '/content/generic-questions', { data: [] });
    const { user } = renderApp(ADDRESS);
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not load this journey');
    api.on('GET', '/journeys/acc_9/replay', { data: replay });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^event 4 of 4/)).toBeVisible();
  });

  it('[AUTHZ-05~] shows links to the account only to staff who may use them, and itself only to support', async () => {
    const { unmount } = await open('?at=2');
    expect(screen.queryByRole('link', { name: 'Ann Field' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /in the account history/ })).not.toBeInTheDocument();
    unmount();
    const both = await open('?at=2', { ...admin, permissions: ['journeys.replay', 'customers.manage'] });
    expect(screen.getByRole('link', { name: 'Ann Field' })).toBeVisible();
    expect(screen.getByRole('link', { name: /in the account history/ })).toHaveAttribute(
      'href',
      '/dashboard/newDashboardAdmin/UserManagement/acc_9/events?event=120',
    );
    both.unmount();
    haveSession(api, admin);
    const { path } = renderApp(ADDRESS);
    await waitFor(() => expect(path()).toBe('/auth'));
  });
});
