import { refusalText } from '@keelson/contracts/onboarding';
import {
  type OnboardingStep,
  SIGN_IN_FAILURE_TITLES,
  SIGN_IN_HOLD_TITLES,
  SIGN_IN_METHOD_TITLES,
  SIGN_OUT_TITLES,
  STEP_TITLES,
  type Tone,
} from '@keelson/vocabulary';
import type { Moment, MomentAct } from './journeys.api';

export interface MomentWords {
  readonly what: string;
  readonly detail: string | null;
  readonly tone: Tone;
}

const words = (tone: MomentWords['tone'], what: string, detail: string | null = null): MomentWords => ({
  what,
  detail,
  tone,
});

const names = (steps: readonly OnboardingStep[]): string => steps.map((step) => STEP_TITLES[step]).join(', ');

const afterFailures = (count: number): string | null => {
  if (count === 0) return null;
  return count === 1 ? 'After one failed try' : `After ${count} failed tries`;
};

const sentences = (...parts: readonly (string | null)[]): string | null =>
  parts.filter((part) => part !== null).join('. ') || null;

/** An event of a journey as the list tells it. */
export function momentWords(act: MomentAct): MomentWords {
  switch (act.kind) {
    case 'registered':
      return words('good', 'Account registered');
    case 'confirmation-requested':
      return words('neutral', 'Confirmation mail requested');
    case 'email-confirmed':
      return words('good', 'Email address confirmed');
    case 'signed-in':
      return words(
        'good',
        SIGN_IN_METHOD_TITLES[act.method],
        sentences(act.held && SIGN_IN_HOLD_TITLES[act.held], afterFailures(act.failuresBefore)),
      );
    case 'sign-in-failed':
      return words('bad', 'Login failed', SIGN_IN_FAILURE_TITLES[act.reason]);
    case 'signed-out':
      return words('neutral', 'Logged out', SIGN_OUT_TITLES[act.reason]);
    case 'passcode-requested':
      return words('neutral', 'Passcode requested');
    case 'passcode-paused':
      return words('bad', 'Passcode login paused', 'Too many wrong passcodes');
    case 'passcode-setting-changed':
      return words('neutral', `Passcode at login switched ${act.required ? 'on' : 'off'}`);
    case 'reset-requested':
      return words('neutral', 'Password reset requested');
    case 'password-reset':
      return words('good', 'Password reset');
    case 'password-changed':
      return words('good', 'Password changed');
    case 'profile-changed':
      return words('neutral', 'Profile changed');
    case 'journey-started':
      return words('neutral', 'Onboarding started');
    case 'step-opened':
      return words('neutral', `${STEP_TITLES[act.step]} opened`);
    case 'step-completed':
      return words(
        'good',
        `${STEP_TITLES[act.step]} completed`,
        act.alsoCompleted.length === 0 ? null : `Completes ${names(act.alsoCompleted)} too`,
      );
    case 'answers-saved':
      return words('good', 'Answers about the company saved', `${act.questions} questions, terms accepted`);
    case 'chapter-submitted':
      return words('good', 'Finance questions submitted', act.chapterName);
    case 'inputs-saved':
      return words('good', 'Figures for what-if plans saved');
    case 'flags-noted':
      return words('neutral', 'Progress flags noted', act.flags.join(', '));
    case 'left':
      return words('neutral', 'Saved and logged out', act.step && `At: ${STEP_TITLES[act.step]}`);
    case 'step-refused':
      return words('bad', `${STEP_TITLES[act.step]} refused`, refusalText(act.code));
  }
}

const ACTORS: Readonly<Record<Moment['by'], string>> = {
  customer: 'The customer',
  visitor: 'The customer, not logged in',
  staff: 'A member of staff',
  'staff-for-customer': 'A member of staff, on behalf of the customer',
  system: 'The system',
};

export const actorWords = (by: Moment['by']): string => ACTORS[by];
