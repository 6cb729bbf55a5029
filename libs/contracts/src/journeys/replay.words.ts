import { SIGN_IN_HOLDS } from '@keelson/vocabulary';

/** Acts of a journey that need no further fact. */
export const PLAIN_ACTS = [
  'registered',
  'confirmation-requested',
  'email-confirmed',
  'passcode-requested',
  'passcode-paused',
  'reset-requested',
  'password-reset',
  'password-changed',
  'profile-changed',
  'journey-started',
  'inputs-saved',
] as const;

/** The pages that a customer on the way may have in front of them; `step` is the page of a step; the last ones are dialogs over the sign-in. */
export const JOURNEY_PAGES = [
  'confirm-email',
  'sign-in',
  'unconfirmed',
  'passcode',
  'new-password',
  'progress',
  'step',
  'dashboard',
  'signed-out',
  ...SIGN_IN_HOLDS,
] as const;

/** Most events that one replay holds. */
export const LONGEST_REPLAY = 2_000;
