import { onboardingMessages as texts } from '@keelson/contracts/onboarding';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';
import { useNotices } from '../../../ui/notices/use-notices';
import { useSaveAndLogOut } from '../use-journey';
import { LeaveButton } from './leave-button';

interface SaveFormAndLogOutProps {
  readonly isComplete: () => Promise<boolean>;
  readonly touched: boolean;
  readonly save: () => Promise<unknown>;
}

/** Saves a form that is whole and leaves; asks first where answers on the page would be lost. */
export function SaveFormAndLogOut({ isComplete, touched, save }: SaveFormAndLogOutProps) {
  const { leave, leaving } = useSaveAndLogOut('generic');
  const { failure } = useNotices();
  const [asking, setAsking] = useState(false);
  const press = async (): Promise<void> => {
    try {
      const complete = await isComplete();
      if (!complete && touched) {
        setAsking(true);
        return;
      }
      if (complete) await save();
      await leave();
    } catch (error) {
      failure(error, texts.unableToSave);
    }
  };
  return (
    <>
      <LeaveButton leaving={leaving} onLeave={() => void press()} />
      <ConfirmDialog
        open={asking}
        title="Log out without these answers?"
        confirm="Log out"
        destructive
        busy={leaving}
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      >
        Answers are saved when all questions are filled in and the terms are accepted. What you have filled in on this
        page would be lost; your other steps are kept.
      </ConfirmDialog>
    </>
  );
}
