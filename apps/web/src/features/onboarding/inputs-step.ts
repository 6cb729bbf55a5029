import { STEP_FLAGS } from '@keelson/contracts/onboarding';
import type { Progress } from './onboarding.api';

export const INPUTS_STEP = 'whatIfCalculator';

export const INPUTS_LEAD = 'What your business sold and spent, for this year and the last: plans start from it.';

/**
 * How the step of the what-if inputs stands: its buttons are there until it or the whole onboarding is completed
 * (ONB-10), and Continue once its turn has come.
 */
export type InputsStanding = 'later' | 'now' | 'done' | 'over';

export function inputsStanding(flags: Pick<Progress, 'whatifcalculatorScreenflag' | 'dashboardFlag'>): InputsStanding {
  if (flags.dashboardFlag === 'completed') return 'over';
  switch (flags[STEP_FLAGS[INPUTS_STEP]]) {
    case 'completed':
      return 'done';
    case 'inprogress':
      return 'now';
    case 'pending':
      return 'later';
  }
}
