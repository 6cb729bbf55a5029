import { EditProfilePage } from '../features/accounts/pages/edit-profile-page';
import { ConnectedSystem } from '../features/connections/components/connected-system';
import { PartnerBox } from '../features/partners/components/partner-box';

/** The profile page with the accounting system and the channel partner. */
export const ProfileScreen = () => <EditProfilePage financeSystem={<ConnectedSystem />} partner={<PartnerBox />} />;
