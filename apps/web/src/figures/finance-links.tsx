import * as paths from '../client/paths';
import { ButtonLink } from '../ui/button/button-link';

interface FinanceLinksProps {
  readonly accountId: string;
}

/** To the figures of one customer, for channel partners and super admins, who look at them and change none. */
export const FinanceLinks = ({ accountId }: FinanceLinksProps) => (
  <>
    <ButtonLink to={paths.dashboardOf(accountId)} size="small">
      Dashboard
    </ButtonLink>
    <ButtonLink to={paths.myFinancialsOf(accountId)} size="small">
      My Finance
    </ButtonLink>
    <ButtonLink to={paths.trustOf(accountId)} size="small">
      How sure it is
    </ButtonLink>
  </>
);
