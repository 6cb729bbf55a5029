import { Button } from '@blueprintjs/core';
import { LockIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog';

/** What is done with the access that somebody gives. */
export function SecurityPolicy() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon={<LockIcon />} onClick={() => setOpen(true)}>
        Security policy
      </Button>
      <Dialog open={open} title="Security policy" onClose={close} actions={<Button onClick={close}>Close</Button>}>
        <ul className="con-points">
          <li>You log in at Xero or Intuit. Your password there never comes to us.</li>
          <li>We ask to read your trial balances, your accounts and your bank totals. We can change nothing.</li>
          <li>What lets us read is encrypted under a key of its own and never leaves our servers.</li>
          <li>You can disconnect at any time. We then stop reading at once and give the access back.</li>
          <li>
            Your figures are shown to you, to your channel partner once your onboarding is completed, and to those of
            our staff who hold the permission for it. Each look by anybody but you is recorded in your history.
          </li>
        </ul>
      </Dialog>
    </>
  );
}
