import { onboardingMessages } from '@keelson/contracts/onboarding';
import { ONBOARDING_STEPS, type OnboardingStep } from '@keelson/vocabulary';
import { screen } from '@testing-library/react';
import { acmeGoals, serveDashboard } from '../features/dashboard/testing/acme-dashboard';
import acme from '../features/my-financials/testing/acme.json';
import { renderApp } from '../testing/render-app';
import { serveApi } from '../testing/serve-api';
import { customer, haveSession, progressWith } from '../testing/signed-in';

const api = serveApi();
const LOCKED = { status: 409, code: 'STEP_LOCKED', statusMessage: onboardingMessages.stepLocked };

/** Another tab moved on meanwhile: what this page may still offer is refused. */
const serve = (step: OnboardingStep) => {
  serveDashboard(api);
  haveSession(api, customer);
  const progress = { ...progressWith('pending', { [step]: { status: 'inprogress' } }), next: step };
  api.on('GET', '/onboarding/progress', { data: progress });
  api.on('GET', '/accounts/acc_1/financials', { data: acme });
  api.on('POST', '/accounts/acc_1/goals', { data: acmeGoals });
  for (const each of ONBOARDING_STEPS) {
    api.on('POST', `/onboarding/steps/${each}/open`, { data: progress });
    api.on('POST', `/onboarding/steps/${each}/complete`, LOCKED);
  }
  api.on('POST', '/onboarding/save-and-log-out', LOCKED);
};

describe('a step that the order of the steps refuses', () => {
  it.each<[button: string, place: string, step: OnboardingStep]>([
    ['Continue', '/dashboard/earlyAdopterKpi?step=kpi', 'kpi'],
    ['Save & Log Out', '/dashboard/earlyAdopterKpi?step=kpi', 'kpi'],
    ['Continue', '/dashboard/newDashboard?openGoals=true', 'customerAchieveGoals'],
    ['Save & Continue later', '/dashboard/newDashboard?openGoals=true', 'customerAchieveGoals'],
  ])('is told in words of its own by %s on %s, which stays', async (button, place, step) => {
    serve(step);
    const { user, path } = renderApp(place);
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText(onboardingMessages.stepLocked)).toBeInTheDocument();
    expect(screen.queryByText(/Something went wrong|Unable to save/)).not.toBeInTheDocument();
    expect(path()).toBe(place.split('?')[0]);
  });
});
