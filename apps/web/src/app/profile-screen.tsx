import { useViewer } from '../session/use-viewer';
import { EditProfilePage } from '../features/accounts/pages/edit-profile-page';
import { ConnectedSystem } from '../features/connections/components/connected-system';
import { PartnerAccountCard } from '../features/partners/components/partner-account-card';
import { PartnerBox } from '../features/partners/components/partner-box';

/** The profile page with the accounting system and the channel partner, or a partner's own account. */
export function ProfileScreen() {
  const { kind } = useViewer();
  return (
    <EditProfilePage
      financeSystem={<ConnectedSystem />}
      partner={kind === 'partner' ? <PartnerAccountCard /> : <PartnerBox />}
    />
  );
}
