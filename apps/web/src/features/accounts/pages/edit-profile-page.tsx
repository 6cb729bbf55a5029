import { useNavigate } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { useViewer } from '../../../session/use-viewer';
import { isStaff } from '../../../session/viewer';
import { Card } from '../../../ui/card/card';
import { PageHeader } from '../../../ui/page/page-header';
import { LoginProtection } from '../components/login-protection';
import { OwnProfile, type OwnProfileProps } from '../components/own-profile';
import { WorkingProfile } from '../components/working-profile';

/** The profile on a page of its own, with its own rule for phone numbers. */
export function EditProfilePage(boxes: Pick<OwnProfileProps, 'financeSystem' | 'partner'>) {
  const viewer = useViewer();
  const { kind } = viewer;
  const navigate = useNavigate();
  const cancel = (): void => void navigate(paths.signedInHome);
  return (
    <div className="k-profile-page">
      <PageHeader title="Edit Profile" lead="What we call you, how we reach you, and what you have with us." />
      <Card>
        {kind === 'customer' ? (
          <OwnProfile kind="profile-page" onCancel={cancel} {...boxes} />
        ) : (
          <WorkingProfile onCancel={cancel} partner={boxes.partner} />
        )}
        {isStaff(viewer) && <LoginProtection heading="h2" />}
      </Card>
    </div>
  );
}
