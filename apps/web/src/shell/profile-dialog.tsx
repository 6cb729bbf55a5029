import { useViewer } from '../session/use-viewer';
import { EditProfileDialog } from '../features/accounts/components/edit-profile-dialog';
import { ConnectedSystem } from '../features/connections/components/connected-system';
import { PartnerAccountCard } from '../features/partners/components/partner-account-card';
import { PartnerBox } from '../features/partners/components/partner-box';

/** The profile with what other features show of it: accounting system and partner, or a partner's own account. */
export function ProfileDialog({ onClose }: { readonly onClose: () => void }) {
  const { kind } = useViewer();
  return (
    <EditProfileDialog
      onClose={onClose}
      financeSystem={<ConnectedSystem onLeave={onClose} />}
      partner={kind === 'partner' ? <PartnerAccountCard /> : <PartnerBox />}
    />
  );
}
