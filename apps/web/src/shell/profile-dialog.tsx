import { useViewer } from '../session/use-viewer';
import { EditProfileDialog } from '../features/accounts/components/edit-profile-dialog';
import { PartnerAccountCard } from '../features/partners/components/partner-account-card';
import { PartnerBox } from '../features/partners/components/partner-box';

/** The profile with what the partners' feature shows of it: a customer's partner, or a partner's own account. */
export function ProfileDialog({ onClose }: { readonly onClose: () => void }) {
  const { kind } = useViewer();
  return <EditProfileDialog onClose={onClose} partner={kind === 'partner' ? <PartnerAccountCard /> : <PartnerBox />} />;
}
