import * as paths from '../client/paths';
import { useViewer } from '../session/use-viewer';
import { ButtonLink } from '../ui/button/button-link';

/** The way to the calculators for an account without a paid plan: the upgrade of its trial, or the payment (decision 4.72). */
export function UpgradeLink() {
  const { freeTrailUser } = useViewer();
  return (
    <ButtonLink to={freeTrailUser === 1 ? paths.editProfile : paths.ownPlan} intent="primary">
      Upgrade to the full calculator
    </ButtonLink>
  );
}
