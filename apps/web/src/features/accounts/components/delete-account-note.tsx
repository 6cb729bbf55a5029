import { profileMessages as texts } from '@keelson/contracts/accounts';
import * as paths from '../../../client/paths';
import { ButtonLink } from '../../../ui/button/button-link';
import { Callout } from '../../../ui/card/callout';

/** Deleting an account is nothing that the profile does by itself (decision 4.16). */
export function DeleteAccountNote({ onLeave }: { readonly onLeave?: () => void }) {
  return (
    <div className="k-profile-note">
      <Callout tone="caution" live>
        <p>{texts.contactToDelete}</p>
        <ButtonLink
          to={paths.contactUsAbout('Delete Account')}
          size="small"
          {...(onLeave === undefined ? {} : { onClick: onLeave })}
        >
          Contact
        </ButtonLink>
      </Callout>
    </div>
  );
}
