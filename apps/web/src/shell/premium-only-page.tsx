import { billingMessages } from '@keelson/contracts/billing';
import * as paths from '../client/paths';
import { ButtonLink } from '../ui/button/button-link';
import { MessagePage } from '../ui/page/message-page';

/** In place of a page that comes with a plan; the account page has the upgrade. */
export function PremiumOnlyPage() {
  return (
    <MessagePage
      title={billingMessages.subscribersOnly}
      actions={
        <>
          <ButtonLink to={paths.editProfile} intent="primary">
            Upgrade
          </ButtonLink>
          <ButtonLink to={paths.dashboard}>Go to the dashboard</ButtonLink>
        </>
      }
    >
      <p>Everything you entered is still here, and opens again with a plan.</p>
    </MessagePage>
  );
}
