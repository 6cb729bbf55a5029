import { Button } from '@blueprintjs/core';
import { useViewer } from '../../../app/hooks';
import { Callout } from '../../../ui/card/callout';
import { Dialog } from '../../../ui/dialog/dialog';
import { PasscodeSetting } from './passcode-setting';
import './edit-profile-dialog.css';

/** What the session knows of the profile, to read. It says so instead of pretending to save. */
export function EditProfileDialog({ onClose }: { readonly onClose: () => void }) {
  const viewer = useViewer();
  const fields = [
    ['Name', `${viewer.name} ${viewer.surname}`.trim()],
    ['Company Name', viewer.companyName],
    ['Email', viewer.email],
    ...(viewer.kind === 'partner' ? [['Channel Partner Code', viewer.accessCode ?? '']] : []),
  ].filter(([, value]) => value !== '');
  return (
    <Dialog open title="Edit Profile" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <Callout>
        Your profile is shown here to read. Changing it comes with a later version; until then, please contact us.
      </Callout>
      <dl className="k-profile">
        {fields.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <PasscodeSetting />
    </Dialog>
  );
}
