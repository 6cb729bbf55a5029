import type { OnboardingStep } from '@keelson/vocabulary';
import { useSaveAndLogOut } from '../use-journey';
import { LeaveButton } from './leave-button';

interface SaveAndLogOutProps {
  /** Where the customer leaves off; `null` on the progress page. */
  readonly step: OnboardingStep | null;
  /** Whether the work of the step is done by now, so that leaving completes it. */
  readonly finishes?: boolean;
}

export function SaveAndLogOut({ step, finishes = false }: SaveAndLogOutProps) {
  const { leave, leaving } = useSaveAndLogOut(step);
  return <LeaveButton leaving={leaving} onLeave={() => void leave(finishes)} />;
}
