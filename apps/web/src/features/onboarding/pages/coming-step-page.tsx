import { Navigate, useParams } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { ComingStep } from '../components/coming-step';
import { COMING_STEPS } from '../coming-steps';
import { isStepName, STEP_WORDS } from '../steps';

/** The page of a step by its name in the address; a step with a page of its own leads there. */
export function ComingStepPage() {
  const { step } = useParams();
  if (!isStepName(step)) return <Navigate to={paths.onboarding} replace />;
  if (!COMING_STEPS[step]) return <Navigate to={STEP_WORDS[step].path} replace />;
  return <ComingStep key={step} step={step} />;
}
