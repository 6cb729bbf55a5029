import { Button } from '@blueprintjs/core';
import { INPUTS_STEP } from '../inputs-step';
import { SaveFormAndLogOut } from './save-form-and-log-out';

interface InputsStepButtonsProps {
  /** Whether the step's turn has come. */
  readonly now: boolean;
  readonly finishing: boolean;
  readonly finish: () => Promise<void>;
  /** What can be done with the figures on the page. */
  readonly acts: {
    readonly busy: boolean;
    readonly isComplete: () => Promise<boolean>;
    readonly save: () => Promise<unknown>;
    readonly keep: () => Promise<boolean>;
    readonly saveAnd: (goOn: () => Promise<unknown>) => void;
  };
}

/** Beside the figures that plans start from: leave for today, or go on to the learning. Both save. */
export const InputsStepButtons = ({ now, finishing, finish, acts }: InputsStepButtonsProps) => (
  <>
    <SaveFormAndLogOut step={INPUTS_STEP} finishes={now} {...acts} />
    {now && (
      <Button intent="primary" loading={finishing || acts.busy} onClick={() => acts.saveAnd(finish)}>
        Continue
      </Button>
    )}
  </>
);
