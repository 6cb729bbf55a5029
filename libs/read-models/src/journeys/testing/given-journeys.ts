import { ONBOARDING_STEPS, type OnboardingStep } from '@keelson/vocabulary';
import type { JourneyStandingRow } from '../journey-standings.table';
import type { JourneyStepTimesRow } from '../journey-step-times.table';

export const accountId = (number: number): string => `acc_00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const STARTED = '2026-10-01T09:00:00.000Z';

/** A journey that waits at a step; what the test does not say is as after its first event. */
export const standing = (number: number, given: Partial<JourneyStandingRow> = {}): JourneyStandingRow => ({
  account_id: accountId(number),
  steps: Object.fromEntries(ONBOARDING_STEPS.map((step) => [step, 'pending'])) as JourneyStandingRow['steps'],
  step: 'thankYou',
  step_status: given.step === null ? null : 'inProgress',
  since: STARTED,
  started_at: STARTED,
  finished_at: null,
  last_event: 'journey-started',
  last_event_step: null,
  last_event_at: STARTED,
  last_event_position: number,
  last_event_number: 1,
  refusals: 0,
  refusal_step: null,
  refusal_code: null,
  refusal_at: null,
  refusal_position: null,
  ...given,
});

/** What became of a step: null before it was reached, `open` since, else the seconds it took; `passed` without time. */
export type Fate = null | 'open' | 'passed' | number;

export function stepTimes(number: number, fates: Partial<Record<OnboardingStep, Fate>>): JourneyStepTimesRow {
  const columns = ONBOARDING_STEPS.flatMap((step) => {
    const fate = fates[step] ?? null;
    return [
      [`${step}_entered_at`, fate === null ? null : STARTED],
      [`${step}_completed_at`, fate === null || fate === 'open' ? null : STARTED],
      [`${step}_seconds`, typeof fate === 'number' ? fate : null],
    ];
  });
  return { account_id: accountId(number), ...Object.fromEntries(columns) } as JourneyStepTimesRow;
}
