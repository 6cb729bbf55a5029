import * as paths from '../../client/paths';
import { INPUTS_STEP, type InputsStanding, inputsStanding } from './inputs-step';
import { useFinishStep } from './use-finish-step';
import { useProgress } from './use-journey';

/** The step of the what-if inputs: how it stands, and what ends it. It leads on to the learning. */
export function useInputsStep() {
  const { data, error, refetch } = useProgress();
  const { finish, finishing } = useFinishStep(INPUTS_STEP, paths.learning);
  const standing: InputsStanding | undefined = data && inputsStanding(data.data);
  return { standing, error: data ? undefined : error, retry: () => void refetch(), finish, finishing };
}
