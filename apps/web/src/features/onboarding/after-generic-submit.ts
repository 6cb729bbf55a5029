import * as paths from '../../client/paths';
import type { Progress } from './onboarding.api';
import { STEP_WORDS } from './steps';

/** Where a submit of the questions leads (ONB-14). The flags are those from before it. */
export function afterGenericSubmit(
  before: Pick<Progress, 'genericScreenFlag' | 'dashboardFlag'> | undefined,
  premium: boolean,
): string {
  const done = before?.genericScreenFlag === 'completed' || before?.dashboardFlag === 'completed';
  return !done && premium ? STEP_WORDS.financeSystem.path : paths.signedInHome;
}
