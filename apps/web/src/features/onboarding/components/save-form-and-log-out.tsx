import { onboardingMessages as texts } from '@keelson/contracts/onboarding';
import type { OnboardingStep } from '@keelson/vocabulary';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';
import { useNotices } from '../../../ui/notices/use-notices';
import { useSaveAndLogOut } from '../use-journey';
import { LeaveButton } from './leave-button';

interface SaveFormAndLogOutProps {
  /** Where the customer leaves off. */
  readonly step: OnboardingStep;
  /** Whether leaving with a whole form completes the step. */
  readonly finishes?: boolean;
  readonly isComplete: () => Promise<boolean>;
  readonly save: () => Promise<unknown>;
  /** Keeps what is filled in so far; true once it is kept. */
  readonly keep: () => Promise<boolean>;
}

/** Saves a form that is whole, keeps what is filled in of any other, and leaves; asks first where it could not be kept. */
export function SaveFormAndLogOut({ step, finishes = false, isComplete, save, keep }: SaveFormAndLogOutProps) {
  const { leave, leaving } = useSaveAndLogOut(step);
  const { refusedOrFailed } = useNotices();
  const [asking, setAsking] = useState(false);
  const press = async (): Promise<void> => {
    try {
      const complete = await isComplete();
      if (complete) await save();
      else if (!(await keep())) {
        setAsking(true);
        return;
      }
      await leave(complete && finishes);
    } catch (error) {
      refusedOrFailed(error, texts.unableToSave);
    }
  };
  return (
    <>
      <LeaveButton leaving={leaving} onLeave={() => void press()} />
      <ConfirmDialog
        open={asking}
        title="Log out without what you filled in?"
        confirm="Log out"
        destructive
        busy={leaving}
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      >
        What you have filled in on this page could not be saved and would be lost; your other steps are kept.
      </ConfirmDialog>
    </>
  );
}
