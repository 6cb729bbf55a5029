import { STEP_FLAGS, STEP_NAMES } from '@keelson/contracts/onboarding';
import type { Progress } from '../features/onboarding/onboarding.api';
import type { Moment } from '../features/journeys/journeys.api';

/** What the progress page was told at a moment. */
export function progressAt({ flags, steps, startedAt, lastChangedAt }: Moment): Progress {
  const known = new Map(steps.map((each) => [each.step, each]));
  return {
    ...flags,
    steps: STEP_NAMES.map((step) => ({
      step,
      flag: STEP_FLAGS[step],
      status: flags[STEP_FLAGS[step]],
      openedAt: known.get(step)?.openedAt ?? null,
      startedAt: known.get(step)?.startedAt ?? null,
      completedAt: known.get(step)?.completedAt ?? null,
    })),
    next: STEP_NAMES.find((step) => flags[STEP_FLAGS[step]] !== 'completed') ?? null,
    startedAt,
    lastChangedAt,
  };
}
