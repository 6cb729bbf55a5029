import type { ReactNode } from 'react';
import { useViewer } from '../../../session/use-viewer';
import { Dialog } from '../../../ui/dialog/dialog';
import { InspectionLock } from '../../../ui/dialog/inspection-lock';
import { LoginProtection } from './login-protection';
import { OwnProfile } from './own-profile';
import { PasscodeSetting } from './passcode-setting';
import { WorkingProfile } from './working-profile';
import './edit-profile-dialog.css';

interface EditProfileDialogProps {
  readonly onClose: () => void;
  /** What is said to a company user of the connected accounting system. */
  readonly financeSystem?: ReactNode;
  /** The channel partner's box of a company user; the own account of a partner. */
  readonly partner?: ReactNode;
}

/** Everyone changes the own profile here: company users with their boxes, partners with their account, staff the name. */
export function EditProfileDialog({ onClose, financeSystem, partner }: EditProfileDialogProps) {
  const { kind } = useViewer();
  return (
    <Dialog open title="Edit Profile" width={kind === 'customer' || kind === 'partner' ? 680 : 480} onClose={onClose}>
      <InspectionLock>
        {kind === 'customer' ? (
          <OwnProfile
            kind="shell-dialog"
            onCancel={onClose}
            onLeave={onClose}
            financeSystem={financeSystem}
            partner={partner}
          />
        ) : (
          <WorkingProfile onCancel={onClose} partner={partner} />
        )}
        {kind === 'customer' || kind === 'partner' ? <PasscodeSetting /> : <LoginProtection heading="h3" />}
      </InspectionLock>
    </Dialog>
  );
}
