import type { OnboardingStep, SignInMethod } from '@keelson/vocabulary';
import type { JourneyAct } from './journey-acts';
import type { OnboardingState } from './onboarding.state';

/** The page that the customer had in front of them. */
export type JourneyScreen =
  | { readonly page: 'confirm-email' | 'sign-in' | 'passcode' | 'new-password' | 'progress' | 'dashboard' }
  /** The session is over, and the log does not say on which public page that left them. */
  | { readonly page: 'signed-out' }
  | { readonly page: 'step'; readonly step: OnboardingStep };

const SIGN_IN: JourneyScreen = { page: 'sign-in' };

/** Nobody has a journey before they registered: the first page is the one that follows. */
export const FIRST_SCREEN: JourneyScreen = { page: 'confirm-email' };

const stepPage = (step: OnboardingStep): JourneyScreen => ({ page: 'step', step });

/**
 * The screen with an act: what is done on the page of a step is seen on that page, and what begins or ends a session is
 * seen where the product leads then. What writes no event, such as going back, is not known.
 */
export function screenAt(before: JourneyScreen, act: JourneyAct, state: OnboardingState): JourneyScreen {
  switch (act.type) {
    case 'registered':
    case 'confirmation-requested':
      return { page: 'confirm-email' };
    case 'email-confirmed':
    case 'sign-in-failed':
    case 'passcode-paused':
    case 'password-reset':
      return SIGN_IN;
    case 'passcode-requested':
      return { page: 'passcode' };
    case 'reset-requested':
      return { page: 'new-password' };
    case 'signed-in':
      return afterSignIn(act.method, state);
    case 'signed-out':
      return before.page === 'sign-in' ? before : { page: 'signed-out' };
    case 'passcode-setting-changed':
    case 'password-changed':
    case 'profile-changed':
    case 'onboarding.journey-started.v1':
    case 'onboarding.flags-noted.v1':
      return before;
    case 'onboarding.step-opened.v1':
    case 'onboarding.step-completed.v1':
    case 'onboarding.step-refused.v1':
      return stepPage(act.data.step);
    case 'onboarding.generic-answers-saved.v1':
      return stepPage('generic');
    case 'onboarding.saved-and-logged-out.v1':
      return SIGN_IN;
  }
}

/** SIGNIN-05 for the passcode, SIGNIN-11 for the password. */
function afterSignIn(method: SignInMethod, { steps, answers }: OnboardingState): JourneyScreen {
  if (method === 'passcode') return answers === undefined ? stepPage('generic') : { page: 'dashboard' };
  return { page: steps.dashboard === 'completed' ? 'dashboard' : 'progress' };
}
