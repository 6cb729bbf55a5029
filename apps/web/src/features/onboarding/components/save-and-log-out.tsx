import { Button } from '@blueprintjs/core';
import { onboardingMessages, type StepName } from '@keelson/contracts/onboarding';
import { useSaveAndLogOut } from '../use-journey';

interface SaveAndLogOutProps {
  /** Where the customer leaves off; `null` on the progress page. */
  readonly step: StepName | null;
  /** Whether the work of the step is done by now, so that leaving completes it. */
  readonly finishes?: boolean;
}

export function SaveAndLogOut({ step, finishes = false }: SaveAndLogOutProps) {
  const { leave, leaving } = useSaveAndLogOut(step);
  return (
    <Button variant="outlined" loading={leaving} onClick={() => void leave(finishes)}>
      {onboardingMessages.saveAndLogOut}
    </Button>
  );
}
