import { accountsMessages as texts } from '@keelson/contracts/accounts';
import { Button } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { Callout } from '../../../ui/card/callout';
import { Dialog } from '../../../ui/dialog/dialog';
import { InspectionLock } from '../../../ui/dialog/inspection-lock';
import { ChangePasswordForm } from './change-password-form';

const NOTICE_MS = 3_000;

/** Old, new and confirm; the notice stands for three seconds, then the dialog closes (PROFILE-07). */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const [done, setDone] = useState(false);

  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(onClose, NOTICE_MS);
    return () => clearTimeout(timer);
  }, [done, onClose]);

  return (
    <Dialog open title="Change Password" width={440} onClose={onClose}>
      <InspectionLock>
        {done ? (
          <Callout tone="positive" live>
            {texts.passwordReset}
          </Callout>
        ) : (
          <ChangePasswordForm onDone={() => setDone(true)}>
            <Button onClick={onClose}>Cancel</Button>
          </ChangePasswordForm>
        )}
      </InspectionLock>
    </Dialog>
  );
}
