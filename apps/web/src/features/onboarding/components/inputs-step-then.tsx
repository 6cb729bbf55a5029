import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { INPUTS_LEAD, INPUTS_STEP, inputsStanding } from '../inputs-step';
import type { Progress } from '../onboarding.api';
import { ComesAfter } from './comes-after';
import { LeaveButton } from './leave-button';
import { StepHeader } from './step-header';

interface InputsStepThenProps {
  readonly progress: Progress;
  /** Whether the step was just completed here, by a button that stood there. */
  readonly finished: boolean;
  readonly inputs: (buttons: ReactNode) => ReactNode;
}

/** The step of the what-if inputs as a customer had it. */
export function InputsStepThen({ progress, finished, inputs }: InputsStepThenProps) {
  const standing = finished ? 'now' : inputsStanding(progress);
  const buttons = (
    <>
      <LeaveButton />
      {standing === 'now' && <Button intent="primary">Continue</Button>}
    </>
  );
  return (
    <>
      <StepHeader step={INPUTS_STEP} lead={INPUTS_LEAD} />
      {standing === 'later' && <ComesAfter step={INPUTS_STEP} />}
      {inputs(standing === 'now' || standing === 'later' ? buttons : null)}
    </>
  );
}
