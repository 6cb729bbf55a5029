import { ButtonLink } from '../ui/button/button-link';

interface FinanceLinksProps {
  readonly accountId: string;
}

/** To the figures of one customer, for channel partners and super admins, who look at them and change none. */
export const FinanceLinks = ({ accountId }: FinanceLinksProps) => (
  <>
    <ButtonLink to={`/dashboard/newDashboard?account=${accountId}`} size="small">
      Dashboard
    </ButtonLink>
    <ButtonLink to={`/dashboard/newDashboardFinance?account=${accountId}`} size="small">
      My Finance
    </ButtonLink>
    <ButtonLink to={`/dashboard/trust?customer=${accountId}`} size="small">
      How sure it is
    </ButtonLink>
  </>
);
