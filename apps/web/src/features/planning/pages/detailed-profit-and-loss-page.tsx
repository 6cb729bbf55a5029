import { chosenCustomer } from '../../../client/chosen-customer';
import { useViewer } from '../../../session/use-viewer';
import { Card } from '../../../ui/card/card';
import { EmptyState } from '../../../ui/card/card-states';
import { PageHeader } from '../../../ui/page/page-header';
import { useAddress } from '../../../ui/table/use-address';
import { CalculatorVeil } from '../components/calculator-veil';
import { DetailView } from '../components/detail-view';
import type { Working } from '../working';

/** Owners work on their own figures; channel partners and super admins name a customer in the address. */
export function DetailedProfitAndLossPage() {
  const { kind, id, premium } = useViewer();
  const { query } = useAddress();
  if (kind === 'customer' && !premium)
    return (
      <>
        <PageHeader title="Detailed P&L" lead="Change any line by a percentage and see what a full year would leave." />
        <CalculatorVeil />
      </>
    );
  const accountId = kind === 'customer' ? id : chosenCustomer(query);
  if (accountId === undefined || kind === 'admin')
    return (
      <>
        <PageHeader title="Detailed P&L" />
        <Card>
          <EmptyState title="Choose a customer first">
            {kind === 'admin'
              ? 'The figures of customers are for their owners, their channel partners and super admins.'
              : 'Open a customer of yours and go to the Detailed P&L from there.'}
          </EmptyState>
        </Card>
      </>
    );
  const working: Working = kind === 'customer' ? 'owner' : kind === 'partner' ? 'partner' : 'reader';
  return <DetailView key={accountId} accountId={accountId} working={working} />;
}
