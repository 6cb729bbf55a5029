import { useNavigate } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { useViewer } from '../../../session/use-viewer';
import { Card } from '../../../ui/card/card';
import { EmptyState } from '../../../ui/card/card-states';
import { PageHeader } from '../../../ui/page/page-header';
import { OwnProfile, type OwnProfileProps } from '../components/own-profile';

/** The profile on a page of its own, with its own rule for phone numbers. */
export function EditProfilePage(boxes: Pick<OwnProfileProps, 'financeSystem' | 'partner'>) {
  const { kind } = useViewer();
  const navigate = useNavigate();
  return (
    <div className="k-profile-page">
      <PageHeader title="Edit Profile" lead="What we call you, how we reach you, and what you have with us." />
      <Card>
        {kind === 'customer' ? (
          <OwnProfile kind="profile-page" onCancel={() => void navigate(paths.signedInHome)} {...boxes} />
        ) : (
          <EmptyState title="This page is for company users">
            Your own details are in the account menu, under Edit Profile.
          </EmptyState>
        )}
      </Card>
    </div>
  );
}
