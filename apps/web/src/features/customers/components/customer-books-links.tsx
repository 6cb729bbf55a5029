import * as paths from '../../../client/paths';
import { FinanceLinks } from '../../../figures/finance-links';
import { mayOpen } from '../../../session/may-open';
import { useViewer } from '../../../session/use-viewer';
import { ButtonLink } from '../../../ui/button/button-link';

interface CustomerBooksLinksProps {
  readonly accountId: string;
  readonly size?: 'small';
}

/** To what the viewer may see of a customer's books: trial balances take a permission, figures a super admin. */
export function CustomerBooksLinks({ accountId, ...size }: CustomerBooksLinksProps) {
  const viewer = useViewer();
  return (
    <>
      {viewer.kind === 'superAdmin' && <FinanceLinks accountId={accountId} {...size} />}
      {mayOpen(viewer, 'customers.manage') && (
        <ButtonLink to={paths.updateFinancialsOf(accountId)} {...size}>
          Update Financials
        </ButtonLink>
      )}
      {viewer.kind === 'superAdmin' && (
        <ButtonLink to={paths.financeConnectionsOf(accountId)} {...size}>
          Finance Data
        </ButtonLink>
      )}
    </>
  );
}
