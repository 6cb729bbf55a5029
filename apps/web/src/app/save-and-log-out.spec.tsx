import { ONBOARDING_STEPS, type OnboardingStep } from '@keelson/vocabulary';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { acmeGoals, serveDashboard } from '../features/dashboard/testing/acme-dashboard';
import acme from '../features/my-financials/testing/acme.json';
import { renderApp } from '../testing/render-app';
import { serveApi } from '../testing/serve-api';
import { customer, haveSession, progressWith } from '../testing/signed-in';
import { noInputs } from '../testing/what-if-inputs';

const api = serveApi();
const LEAVE = '/onboarding/save-and-log-out';

const serve = (current: OnboardingStep): void => {
  serveDashboard(api);
  haveSession(api, customer);
  localStorage.setItem('companyName', 'Acme Joinery Ltd');
  sessionStorage.setItem('inputData', '{}');
  const progress = { ...progressWith('pending', { [current]: { status: 'inprogress' } }), next: current };
  api.on('GET', '/onboarding/progress', { data: progress });
  api.on('GET', '/onboarding/generic-answers', { data: { generic_details: [], savedAt: null } });
  api.on('GET', '/content/generic-questions', { data: [] });
  api.on('GET', '/accounts/acc_1/financials', { data: acme });
  api.on('GET', '/accounts/acc_1/what-if-inputs', { data: noInputs, meta: { version: 0 } });
  for (const step of ONBOARDING_STEPS) api.on('POST', `/onboarding/steps/${step}/open`, { data: progress });
  api.on('POST', '/accounts/acc_1/goals', { data: acmeGoals });
  api.on('POST', LEAVE, { data: progress });
};

const press = async ({ user }: ReturnType<typeof renderApp>, name = 'Save & Log Out') =>
  user.click(await screen.findByRole('button', { name }));

/** What is left of somebody who left: the work at the API, and nothing in the browser. */
const hasLeft = async ({ path }: ReturnType<typeof renderApp>, saved: object) => {
  await waitFor(() => expect(path()).toBe('/auth/signIn'));
  await waitFor(() => expect(localStorage.getItem('id')).toBeNull());
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], []]);
  expect(api.calls('POST', LEAVE).map(({ body }) => body)).toEqual([saved]);
  const posts = api.received.filter(({ method }) => method === 'POST').map(({ path: to }) => to);
  const [save, signOut] = [LEAVE, '/session/sign-out'].map((end) => posts.findIndex((each) => each.endsWith(end)));
  expect(save).toBeGreaterThanOrEqual(0);
  expect(signOut).toBeGreaterThan(save ?? 0);
};

describe('Save & Log Out', () => {
  it.each<[place: string, step: OnboardingStep | null]>([
    ['/onboardingProgressInfo', null],
    ['/successSignup', 'thankYou'],
    ['/dashboard/generic-questions', 'generic'],
    ['/FinanceSystemInt', 'financeSystem'],
    ['/keelsonenefits', 'benefits'],
    ['/dashboard/earlyAdopterKpi', 'earlyLaunch'],
    ['/dashboard/financeQuestions', 'detailedFinanceBusinessArea'],
    ['/dashboard/earlyAdopterKpi?step=kpi', 'kpi'],
    ['/dashboard/newDashboardCalculator/inputs', 'whatIfCalculator'],
  ])('[ONB-12] on %s saves, ends the session, empties the storage and goes to sign-in', async (place, step) => {
    serve(step ?? 'generic');
    const app = renderApp(place);
    await press(app);
    await hasLeft(app, { step, finishes: false });
  });

  it('[ONB-12~] at the end of the walkthrough does the same, with its step completed', async () => {
    serve('myFinanceSummary');
    const app = renderApp('/dashboard/newDashboardFinance');
    await press(app, 'Watch the walkthrough');
    const dialog = within(await screen.findByRole('dialog', { name: 'Walkthrough of My Financials' }));
    fireEvent.ended(dialog.getByLabelText('Walkthrough of My Financials'));
    await press(app);
    await hasLeft(app, { step: 'myFinanceSummary', finishes: true });
  });

  it('[ONB-12~] on the goals is called Save & Continue later, and saves the goals too', async () => {
    serve('customerAchieveGoals');
    const app = renderApp('/dashboard/newDashboard?openGoals=true');
    await press(app, 'Save & Continue later');
    await hasLeft(app, { step: 'customerAchieveGoals', finishes: true });
    expect(api.calls('POST', '/accounts/acc_1/goals')).toHaveLength(1);
  });
});
