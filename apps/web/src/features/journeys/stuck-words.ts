import { type JourneyEvent, ONBOARDING_STEPS, type OnboardingStep, STEP_TITLES } from '@keelson/vocabulary';
import { formatCount } from '../../ui/format/numbers';
import { formatSpan } from '../../ui/format/spans';
import type { Funnel, FunnelStep, WaitingCustomer } from './stuck.api';

const SECOND_MS = 1000;

const plural = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** `Step 3 of 12` */
export const stepPlace = (step: OnboardingStep): string =>
  `Step ${ONBOARDING_STEPS.indexOf(step) + 1} of ${ONBOARDING_STEPS.length}`;

/** The page's answer in a sentence: how many began, finished, are on their way and are stuck. */
export function funnelText({ journeys, finished, unconfirmed, steps }: Funnel): string {
  const waiting = steps.reduce((sum, { here }) => sum + here, 0);
  const stuck = steps.reduce((sum, each) => sum + each.stuck, 0);
  const begun = `${plural(journeys, 'customer has', 'customers have')} begun`;
  const said = `${begun}: ${formatCount(finished)} finished, ${formatCount(waiting)} under way, ${formatCount(stuck)} of them stuck.`;
  const parts = [journeys === 0 ? 'Nobody has begun yet.' : said];
  if (unconfirmed > 0)
    parts.push(`${formatCount(unconfirmed)} more still ${unconfirmed === 1 ? 'has' : 'have'} to confirm the address.`);
  return parts.join(' ');
}

const share = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`);

/** How many of those who reached a step reached the next one too. */
export const wentOn = (step: FunnelStep, next: FunnelStep | undefined): string =>
  next === undefined ? '–' : share(next.reached, step.reached);

/** Nobody completed it yet, or it is completed together with another step. */
export const spanOrNone = (seconds: number | null): string =>
  seconds === null ? '–' : formatSpan(seconds * SECOND_MS);

/** What counts as stuck at this step. */
export const stuckRule = ({ stuckAfterSeconds }: FunnelStep): string =>
  `Stuck after ${formatSpan(stuckAfterSeconds * SECOND_MS)} without an event`;

const LAST_EVENT: Readonly<Record<JourneyEvent, (title: string | undefined) => string>> = {
  'journey-started': () => 'Onboarding started',
  'step-opened': (title) => `${title ?? 'A step'} opened`,
  'step-completed': (title) => `${title ?? 'A step'} completed`,
  'answers-saved': () => 'Answers about the company saved',
  'flags-noted': () => 'Progress flags noted',
  left: (title) => (title === undefined ? 'Saved and logged out' : `Saved and logged out at ${title}`),
  'step-refused': (title) => `${title ?? 'A step'} refused`,
};

export const lastEventText = ({ what, step }: WaitingCustomer['lastEvent']): string =>
  LAST_EVENT[what](step === null ? undefined : STEP_TITLES[step]);

/** What an account is called whose person was erased. */
export const customerName = ({ name }: WaitingCustomer): string => name ?? 'Erased account';
