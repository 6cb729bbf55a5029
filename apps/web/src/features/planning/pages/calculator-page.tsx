import { useViewer } from '../../../session/use-viewer';
import { Card } from '../../../ui/card/card';
import { EmptyState } from '../../../ui/card/card-states';
import { PageHeader } from '../../../ui/page/page-header';
import { CashReleaseView } from '../components/cash-release-view';
import { CutDownPlanner } from '../components/cut-down-planner';
import { PlannerView } from '../components/planner-view';
import { useCalculatorAddress } from '../use-calculator-address';
import type { Working } from '../working';

const TITLE = 'What If Calculator';

/** Owners work on their own figures; channel partners and super admins name a customer in the address. */
export function CalculatorPage() {
  const { kind, id, premium } = useViewer();
  const { customer, tool } = useCalculatorAddress();
  if (kind === 'customer' && !premium)
    return (
      <>
        <PageHeader title={TITLE} lead="See what a change would bring before you make it." />
        <CutDownPlanner accountId={id} />
      </>
    );
  const accountId = kind === 'customer' ? id : customer;
  if (accountId === null || kind === 'admin')
    return (
      <>
        <PageHeader title={TITLE} />
        <Card>
          <EmptyState title="Choose a customer first">
            {kind === 'admin'
              ? 'The figures of customers are for their owners, their channel partners and super admins.'
              : 'Open a customer of yours and go to the What If Calculator from there.'}
          </EmptyState>
        </Card>
      </>
    );
  const working: Working = kind === 'customer' ? 'owner' : kind === 'partner' ? 'partner' : 'reader';
  return tool === 'planner' ? (
    <PlannerView key={accountId} accountId={accountId} working={working} />
  ) : (
    <CashReleaseView key={accountId} accountId={accountId} working={working} />
  );
}
