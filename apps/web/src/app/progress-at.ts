import { STEP_FLAGS } from '@keelson/contracts/onboarding';
import { ONBOARDING_STEPS } from '@keelson/vocabulary';
import type { Progress } from '../features/onboarding/onboarding.api';
import type { Moment } from '../features/journeys/journeys.api';

/** What the progress page was told at a moment. */
export function progressAt({ flags, steps, startedAt, lastChangedAt }: Moment): Progress {
  const known = new Map(steps.map((each) => [each.step, each]));
  return {
    ...flags,
    steps: ONBOARDING_STEPS.map((step) => ({
      step,
      flag: STEP_FLAGS[step],
      status: flags[STEP_FLAGS[step]],
      openedAt: known.get(step)?.openedAt ?? null,
      startedAt: known.get(step)?.startedAt ?? null,
      completedAt: known.get(step)?.completedAt ?? null,
    })),
    next: ONBOARDING_STEPS.find((step) => flags[STEP_FLAGS[step]] !== 'completed') ?? null,
    startedAt,
    lastChangedAt,
  };
}
