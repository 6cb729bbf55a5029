import * as paths from '../client/paths';
import { ButtonLink } from '../ui/button/button-link';

interface FinanceLinksProps {
  readonly accountId: string;
  readonly size?: 'small';
}

/** To the figures of one customer, for channel partners and super admins, who look at them and change none. */
export const FinanceLinks = ({ accountId, ...size }: FinanceLinksProps) => (
  <>
    <ButtonLink to={paths.dashboardOf(accountId)} {...size}>
      Dashboard
    </ButtonLink>
    <ButtonLink to={paths.myFinancialsOf(accountId)} {...size}>
      My Finance
    </ButtonLink>
    <ButtonLink to={paths.calculatorOf(accountId)} {...size}>
      What If Calculator
    </ButtonLink>
    <ButtonLink to={paths.detailedProfitAndLossOf(accountId)} {...size}>
      Detailed P&amp;L
    </ButtonLink>
    <ButtonLink to={paths.calculatorBalanceSheetOf(accountId)} {...size}>
      Balance Sheet
    </ButtonLink>
    <ButtonLink to={paths.trustOf(accountId)} {...size}>
      How sure it is
    </ButtonLink>
  </>
);
