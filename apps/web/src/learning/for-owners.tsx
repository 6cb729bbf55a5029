import { Outlet } from 'react-router-dom';
import * as paths from '../client/paths';
import { useViewer } from '../session/use-viewer';
import { ButtonLink } from '../ui/button/button-link';
import { EmptyState } from '../ui/card/card-states';

/** Around pages of what an owner answers and learns: nobody else has answers of their own. */
export function ForOwners() {
  const { kind } = useViewer();
  if (kind === 'customer') return <Outlet />;
  return (
    <EmptyState
      title="Business areas and learning belong to company accounts"
      action={
        <ButtonLink to={kind === 'partner' ? paths.partnerArea : paths.signedInHome}>Go to my start page</ButtonLink>
      }
    >
      This account has none of its own.
    </EmptyState>
  );
}
