import type { OnboardingStep, SignInFailure, SignInHold, SignInMethod } from '@keelson/vocabulary';
import type { JourneyAct } from './journey-acts';
import type { OnboardingState } from './onboarding.state';

/** The page that the customer had in front of them. */
export type JourneyScreen =
  | { readonly page: 'confirm-email' | 'sign-in' | 'passcode' | 'new-password' | 'progress' | 'dashboard' }
  /** The sign-in, which offers the confirmation mail again. */
  | { readonly page: 'unconfirmed' }
  /** The dialog over the sign-in that comes before it leads on. */
  | { readonly page: SignInHold }
  /** The session is over, and the log does not say on which public page that left them. */
  | { readonly page: 'signed-out' }
  | { readonly page: 'step'; readonly step: OnboardingStep };

const SIGN_IN: JourneyScreen = { page: 'sign-in' };
const PASSCODE: JourneyScreen = { page: 'passcode' };

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
      return { page: 'confirm-email' };
    case 'confirmation-requested':
      return before.page === 'unconfirmed' ? before : { page: 'confirm-email' };
    case 'email-confirmed':
    case 'password-reset':
      return SIGN_IN;
    case 'sign-in-failed':
      return afterFailure(act.reason);
    case 'passcode-requested':
    case 'passcode-paused':
      return PASSCODE;
    case 'reset-requested':
      return { page: 'new-password' };
    case 'signed-in':
      return act.held === null ? afterSignIn(act.method, state) : { page: act.held };
    case 'signed-out':
      return signedOut(before);
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
    case 'chapter-submitted':
      return areaScreen(before, 'detailedFinanceBusinessArea', state);
    case 'inputs-saved':
      return areaScreen(before, 'whatIfCalculator', state);
  }
}

/** What another area does also elsewhere is done on the step's page until the step is completed. */
const areaScreen = (before: JourneyScreen, step: OnboardingStep, { steps }: OnboardingState): JourneyScreen =>
  steps[step] === 'completed' ? before : stepPage(step);

function afterFailure(reason: SignInFailure): JourneyScreen {
  switch (reason) {
    case 'email-unverified':
      return { page: 'unconfirmed' };
    case 'wrong-passcode':
    case 'wrong-second-factor':
    case 'wrong-passkey':
      return PASSCODE;
    case 'wrong-password':
    case 'disabled':
    case 'throttled':
      return SIGN_IN;
  }
}

/** Closing a dialog over the sign-in logs out and leaves the sign-in there. */
function signedOut(before: JourneyScreen): JourneyScreen {
  switch (before.page) {
    case 'sign-in':
    case 'pay-or-skip':
    case 'trial-ended':
    case 'subscriber-moved':
      return SIGN_IN;
    case 'confirm-email':
    case 'unconfirmed':
    case 'passcode':
    case 'new-password':
    case 'progress':
    case 'dashboard':
    case 'step':
    case 'signed-out':
      return { page: 'signed-out' };
  }
}

/** SIGNIN-05 for the passcode, SIGNIN-11 for the password. */
function afterSignIn(method: SignInMethod, { steps, answers }: OnboardingState): JourneyScreen {
  if (method === 'passcode') return answers === undefined ? stepPage('generic') : { page: 'dashboard' };
  return { page: steps.dashboard === 'completed' ? 'dashboard' : 'progress' };
}
