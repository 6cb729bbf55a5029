import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { useViewer } from '../../../session/use-viewer';
import { Dialog } from '../../../ui/dialog/dialog';
import { InspectionLock } from '../../../ui/dialog/inspection-lock';
import { OwnProfile } from './own-profile';
import { PasscodeSetting } from './passcode-setting';
import './edit-profile-dialog.css';

interface EditProfileDialogProps {
  readonly onClose: () => void;
  /** What is said to a company user of the connected accounting system. */
  readonly financeSystem?: ReactNode;
  /** The channel partner's box of a company user; the own account of a partner. */
  readonly partner?: ReactNode;
}

/** Company users change their profile here; partners and staff read what the session knows of theirs. */
export function EditProfileDialog({ onClose, financeSystem, partner }: EditProfileDialogProps) {
  const { kind } = useViewer();
  const company = kind === 'customer';
  return (
    <Dialog
      open
      title="Edit Profile"
      width={company ? 680 : 480}
      onClose={onClose}
      {...(company ? {} : { actions: <Button onClick={onClose}>Close</Button> })}
    >
      <InspectionLock>
        {company ? (
          <OwnProfile
            kind="shell-dialog"
            onCancel={onClose}
            onLeave={onClose}
            financeSystem={financeSystem}
            partner={partner}
          />
        ) : (
          <>
            <KnownProfile />
            {kind === 'partner' && partner}
          </>
        )}
        <PasscodeSetting />
      </InspectionLock>
    </Dialog>
  );
}

function KnownProfile() {
  const { name, surname, companyName, email } = useViewer();
  const fields = [
    ['Name', `${name} ${surname}`.trim()],
    ['Company Name', companyName],
    ['Email', email],
  ].filter(([, value]) => value !== '');
  return (
    <dl className="k-profile">
      {fields.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
