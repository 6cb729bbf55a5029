import { Navigate, useParams } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { isStepName, STEP_WORDS } from '../steps';

/** A step by its name in the address leads to its page. */
export function StepByNamePage() {
  const { step } = useParams();
  return <Navigate to={isStepName(step) ? STEP_WORDS[step].path : paths.onboarding} replace />;
}
