import { Button } from '@blueprintjs/core';
import { dashboardMessages as texts } from '@keelson/contracts/dashboard';
import { useState } from 'react';
import * as paths from '../../../client/paths';
import { useSignOut } from '../../../session/use-sign-out';
import { Dialog } from '../../../ui/dialog/dialog';

interface ContinueOrSignOutProps {
  readonly accountId: string;
}

const keyOf = (accountId: string): string => `continued-anyway:${accountId}`;

/** The steps have come to the key indicators and there are no figures yet: look around, or come back later. */
export function ContinueOrSignOut({ accountId }: ContinueOrSignOutProps) {
  const [open, setOpen] = useState(() => sessionStorage.getItem(keyOf(accountId)) === null);
  const signOut = useSignOut();
  const goOn = (): void => {
    sessionStorage.setItem(keyOf(accountId), 'yes');
    setOpen(false);
  };
  if (!open) return null;
  return (
    <Dialog
      open
      title={texts.figuresNotReady}
      onClose={goOn}
      dismissible={false}
      actions={
        <>
          <Button onClick={() => void signOut(paths.signIn)}>{texts.signOut}</Button>
          <Button intent="primary" onClick={goOn}>
            {texts.continueAnyway}
          </Button>
        </>
      }
    >
      <p>{texts.figuresNotReadyText}</p>
    </Dialog>
  );
}
