import { BALANCE_KPIS, overviewContract, PROFIT_KPIS } from '@keelson/contracts/my-financials';
import { STEP_FLAGS } from '@keelson/contracts/onboarding';
import { ONBOARDING_STEPS, type OnboardingStep } from '@keelson/vocabulary';
import { act, screen, waitFor, within } from '@testing-library/react';
import { noBenchmark } from '../dashboard/testing/acme-dashboard';
import acme from '../my-financials/testing/acme.json';
import { baseApi } from '../../client/base-api';
import { renderApp } from '../../testing/render-app';
import { admin, customer, haveSession } from '../../testing/signed-in';
import { noInputs } from '../../testing/what-if-inputs';
import { serveApi as anApiServer } from '../../testing/serve-api';

const api = anApiServer();
const overview = overviewContract.schemas.answer.parse(acme);

/** The progress of somebody who stands at a step. */
function progressAt(current: OnboardingStep) {
  const at = ONBOARDING_STEPS.indexOf(current);
  const statusOf = (step: OnboardingStep) => {
    const index = ONBOARDING_STEPS.indexOf(step);
    return index < at ? 'completed' : index === at ? 'inprogress' : 'pending';
  };
  const flags = Object.fromEntries(ONBOARDING_STEPS.map((step) => [STEP_FLAGS[step], statusOf(step)]));
  const steps = ONBOARDING_STEPS.map((step) => ({
    step,
    flag: STEP_FLAGS[step],
    status: statusOf(step),
    openedAt: null,
    startedAt: null,
    completedAt: statusOf(step) === 'completed' ? '2026-10-30T10:02:00.000Z' : null,
  }));
  const start = { startedAt: '2026-10-30T10:00:00.000Z', lastChangedAt: null };
  return {
    data: { username: customer.id, emailVerificationScreenFlag: 'completed', ...flags, steps, next: current, ...start },
  };
}

const questions = [
  {
    id: 1,
    attributes: {
      questionCode: 'Q1',
      moduleCode: 'Generic',
      section: 'The business',
      question: 'What does it do?',
      help: '',
      type: 'freeText',
      answers: [{ answerCode: 'Q1_A', answer: '' }],
    },
  },
];

function have(current: OnboardingStep, me = customer): void {
  haveSession(api, me);
  api.on('GET', '/onboarding/progress', progressAt(current));
  api.on('GET', '/onboarding/generic-answers', { data: { generic_details: [], savedAt: null } });
  api.on('GET', '/content/generic-questions', { data: questions });
  for (const step of ONBOARDING_STEPS) api.on('POST', `/onboarding/steps/${step}/open`, progressAt(step));
}

describe('the progress page', () => {
  it('[ONB-02] shows each step as Pending, in progress or Completed, and links them all', async () => {
    have('financeSystem');
    renderApp('/onboardingProgressInfo');
    const list = await screen.findByRole('list', { name: 'Steps' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows).toHaveLength(12);
    expect(rows[0]).toHaveTextContent('Completed30 Oct 2026, 10:02');
    expect(within(rows[2] as HTMLElement).getByText('In progress [click to finish]')).toHaveAttribute(
      'href',
      '/FinanceSystemInt',
    );
    expect(rows[3]).toHaveTextContent('Pending');
    expect(rows.every((row) => within(row).getAllByRole('link').length > 0)).toBe(true);
  });

  it('says what failed and what was kept, and tries again', async () => {
    have('generic');
    api.on('GET', '/onboarding/progress', { status: 503, responseMessage: 'down' });
    const { user } = renderApp('/onboardingProgressInfo');
    expect(await screen.findByText('Unable to get signup progress')).toBeVisible();
    api.on('GET', '/onboarding/progress', progressAt('generic'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Steps' })).toBeVisible();
  });

  it('has nothing to set up for staff', async () => {
    have('generic', admin);
    renderApp('/onboardingProgressInfo');
    expect(await screen.findByText('Only company accounts have an onboarding')).toBeVisible();
  });

  it('[ONB-12~] stays where it is when saving fails', async () => {
    have('generic');
    api.on('POST', '/onboarding/save-and-log-out', { status: 503, responseMessage: 'down' });
    const { user, path } = renderApp('/onboardingProgressInfo');
    await user.click(await screen.findByRole('button', { name: 'Save & Log Out' }));
    expect(await screen.findByText(/Unable to save the data!!/)).toBeVisible();
    expect(path()).toBe('/onboardingProgressInfo');
  });
});

describe('the questions', () => {
  async function fillIn(user: ReturnType<typeof renderApp>['user']): Promise<void> {
    await user.type(await screen.findByLabelText('What does it do?'), 'Kitchens');
    await user.click(screen.getByLabelText(/I agree to the terms/));
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  }

  it.each([
    ['true', '/FinanceSystemInt'],
    ['false', '/dashboard/newDashboard'],
  ] as const)('[ONB-14] premium %s leads to %s', async (isPremium, destination) => {
    have('generic', { ...customer, isPremium });
    api.on('POST', '/onboarding/generic-answers', progressAt('generic'));
    const { user, path } = renderApp('/dashboard/generic-questions');
    await fillIn(user);
    await waitFor(() => expect(path()).toBe(destination));
    expect(api.calls('POST', '/onboarding/generic-answers')[0]?.body).toMatchObject({
      moduleId: 'Generic',
      username: customer.id,
      questions: [{ questionId: 'Q1', scoring: 0 }],
    });
  });

  it('[ONB-13~] keep what was typed when saving fails', async () => {
    have('generic');
    api.cut('POST', '/onboarding/generic-answers');
    const { user } = renderApp('/dashboard/generic-questions');
    await fillIn(user);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText('What does it do?')).toHaveValue('Kitchens');
  });

  it('[ONB-13] ask for everything: All fields are mandatory!', async () => {
    have('generic');
    const { user } = renderApp('/dashboard/generic-questions');
    await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('All fields are mandatory!');
    expect(alert).toHaveFocus();
    expect(api.calls('POST', '/onboarding/generic-answers')).toHaveLength(0);
  });

  it('warn before typed answers that could not be kept are lost by leaving', async () => {
    have('generic');
    const { user, path } = renderApp('/dashboard/generic-questions');
    await user.type(await screen.findByLabelText('What does it do?'), 'Kitchens');
    await user.click(screen.getByRole('button', { name: 'Save & Log Out' }));
    expect(await screen.findByText('Log out without what you filled in?')).toBeVisible();
    expect(path()).toBe('/dashboard/generic-questions');
  });

  it('go on with what was typed earlier, keep each answer, and lead out without a question', async () => {
    have('generic');
    const kept = { entries: [{ field: 'questions.Q1', value: 'Kitch' }], savedAt: '2026-10-30T10:04:00.000Z' };
    api.on('GET', '/drafts/generic-questions', { data: kept, meta: { version: 7 } });
    api.on('PUT', '/drafts/generic-questions', { data: { savedAt: kept.savedAt }, meta: { version: 8 } });
    api.on('POST', '/onboarding/save-and-log-out', progressAt('generic'));
    const { user, path } = renderApp('/dashboard/generic-questions');
    const question = await screen.findByLabelText('What does it do?');
    expect(question).toHaveValue('Kitch');
    expect(screen.getByText(/Continued from 30 Oct 2026, 10:04/)).toBeVisible();
    await user.type(question, 'ens');
    await user.click(screen.getByRole('button', { name: 'Save & Log Out' }));
    await waitFor(() => expect(path()).toBe('/auth/signIn'));
    const saves = api.calls('PUT', '/drafts/generic-questions');
    expect(saves.at(-1)?.body).toEqual({ entries: [{ field: 'questions.Q1', value: 'Kitchens' }] });
    expect(saves.at(0)?.headers.get('if-match')).toBe('"7"');
  });

  it('keep nothing that nobody typed here when another device sends the form', async () => {
    have('generic');
    const kept = { entries: [{ field: 'questions.Q1', value: 'Stairs' }], savedAt: '2026-10-30T10:04:00.000Z' };
    api.on('GET', '/drafts/generic-questions', { data: kept, meta: { version: 9 } });
    const { store } = renderApp('/dashboard/generic-questions');
    expect(await screen.findByLabelText('What does it do?')).toHaveValue('Stairs');
    const answerId = [{ answerCode: 'Q1_A', answer: 'Kitchens', serialNumber: 1, questionCode: 'Q1' }];
    const generic_details = [{ question_id: 'Q1', answerId, scoring: 0 }];
    api.on('GET', '/onboarding/generic-answers', { data: { generic_details, savedAt: kept.savedAt } });
    api.on('GET', '/onboarding/progress', progressAt('financeSystem'));
    act(() => void store.dispatch(baseApi.util.invalidateTags(['generic-answers', 'onboarding-progress'] as never)));
    await waitFor(() => expect(api.calls('GET', '/onboarding/generic-answers')).toHaveLength(2));
    expect(await screen.findByRole('button', { name: 'Save changes' })).toBeVisible();
    expect(screen.queryByText('Saving…')).toBeNull();
  });

  it('let newer input of another device be taken', async () => {
    have('generic');
    const kept = { entries: [{ field: 'questions.Q1', value: 'Stairs' }], savedAt: '2026-10-30T10:04:00.000Z' };
    const { user } = renderApp('/dashboard/generic-questions');
    const question = await screen.findByLabelText('What does it do?');
    api.on('GET', '/drafts/generic-questions', { data: kept, meta: { version: 9 } });
    api.on('PUT', '/drafts/generic-questions', { status: 412, code: 'STALE_VERSION' });
    await user.type(question, 'Kitchens');
    await user.click(await screen.findByRole('button', { name: 'Use the newer input' }));
    expect(question).toHaveValue('Stairs');
    expect(screen.queryByText(/Newer input from another device/)).toBeNull();
  });

  it('start again where that is confirmed', async () => {
    have('generic');
    const kept = { entries: [{ field: 'questions.Q1', value: 'Stairs' }], savedAt: '2026-10-30T10:04:00.000Z' };
    api.on('GET', '/drafts/generic-questions', { data: kept, meta: { version: 9 } });
    api.on('DELETE', '/drafts/generic-questions', {});
    const { user } = renderApp('/dashboard/generic-questions');
    await user.click(await screen.findByRole('button', { name: 'Start again' }));
    const sure = within(await screen.findByRole('dialog', { name: 'Start again?' }));
    await user.click(sure.getByRole('button', { name: 'Start again' }));
    await waitFor(() => expect(screen.queryByText(/Continued from/)).toBeNull());
    expect(screen.getByLabelText('What does it do?')).toHaveValue('');
    expect(api.calls('DELETE', '/drafts/generic-questions')).toHaveLength(1);
    expect(api.calls('PUT', '/drafts/generic-questions')).toEqual([]);
  });

  it('explain themselves before their turn', async () => {
    have('thankYou');
    renderApp('/dashboard/generic-questions');
    expect(await screen.findByText(/This step comes after step 1/)).toBeVisible();
  });
});

describe('a step made of figures', () => {
  const FINANCIALS = '/accounts/acc_1/financials';
  const series = (names: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => [name, { rows: [{ Month: '2026-10', Turnover: 47.6 }], yearBefore: 50.9, flags: [] }]),
    );
  const kpis = {
    last12Months: series(PROFIT_KPIS),
    movingAverage: series(PROFIT_KPIS),
    balanceSheet: series(BALANCE_KPIS),
  };
  const completed = (step: OnboardingStep) => api.calls('POST', `/onboarding/steps/${step}/complete`).length;

  it('[ONB-09] shows the eight indicators, is completed by Continue, and leads to the what-if calculator', async () => {
    have('kpi');
    api.on('GET', FINANCIALS, { data: { ...overview, financials: { ...overview.financials, kpis } } });
    api.on('POST', '/onboarding/steps/kpi/complete', () => {
      api.on('GET', '/onboarding/progress', progressAt('whatIfCalculator'));
      return progressAt('whatIfCalculator');
    });
    api.on('GET', '/accounts/acc_1/what-if-inputs', { data: noInputs, meta: { version: 0 } });
    const { user, path } = renderApp('/dashboard/earlyAdopterKpi?step=kpi');
    const debtors = await screen.findByRole('region', { name: 'Trade debtor days' });
    expect(debtors).toHaveTextContent('47.6');
    expect(debtors).toHaveTextContent('−3.3 days in a year');
    const names = [
      /GM as %/,
      /Profit before tax/,
      /Payroll/,
      /Overheads/,
      /Turnover\/Employee/,
      /Stock days/,
      /creditor/,
    ];
    for (const name of names) expect(screen.getByRole('region', { name })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(path()).toBe('/dashboard/newDashboardCalculator/inputs'));
    expect(completed('kpi')).toBe(1);
    expect(await screen.findByRole('heading', { name: 'What-if calculator' })).toBeVisible();
  });

  it('can be completed without figures, in its turn alone', async () => {
    have('customerAchieveGoals');
    api.on('GET', FINANCIALS, { data: { ...overview, financials: null } });
    renderApp('/dashboard/earlyAdopterKpi?step=kpi');
    expect(await screen.findByText('No figures yet')).toBeVisible();
    expect(await screen.findByText(/This step comes after step 8/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  });

  it('compares turnover per employee with the sector, then goes on to the finance questions', async () => {
    have('earlyLaunch');
    api.on('GET', '/accounts/acc_1/benchmark', { data: noBenchmark });
    api.on('POST', '/onboarding/steps/earlyLaunch/complete', progressAt('detailedFinanceBusinessArea'));
    const { user, path } = renderApp('/dashboard/earlyAdopterKpi');
    expect(await screen.findByText('No comparative data available for this Sector..!!')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Update Employee Numbers' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(path()).toBe('/dashboard/financeQuestions'));
    expect(completed('earlyLaunch')).toBe(1);
  });
});
