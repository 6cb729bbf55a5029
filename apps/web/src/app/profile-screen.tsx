import { EditProfilePage } from '../features/accounts/pages/edit-profile-page';
import { PartnerBox } from '../features/partners/components/partner-box';

/** The profile page with the channel partner's box. */
export const ProfileScreen = () => <EditProfilePage partner={<PartnerBox />} />;
