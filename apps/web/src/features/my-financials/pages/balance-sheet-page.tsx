import { dashboardMessages } from '@keelson/contracts/dashboard';
import { UpgradeLink } from '../../../billing/upgrade-link';
import { chosenCustomer } from '../../../client/chosen-customer';
import { type Clocks, clocksIn, isTurnedBack } from '../../../figures/clocks';
import { ClockBar } from '../../../figures/clock-bar';
import { type Explaining, explainingIn } from '../../../figures/explained-place';
import type { Asked } from '../../../figures/explanation.api';
import { OldViewNote } from '../../../figures/old-view-note';
import { useViewer } from '../../../session/use-viewer';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { PageHeader } from '../../../ui/page/page-header';
import { useAddress } from '../../../ui/table/use-address';
import { BalanceSheetView } from '../components/balance-sheet-view';
import { useFinancialsOverviewQuery } from '../my-financials.api';
import './my-financials.css';

const TITLE = 'Balance Sheet';

/** Own balances for owners; channel partners and super admins name a customer in the address. */
export function BalanceSheetPage() {
  const viewer = useViewer();
  const address = useAddress();
  const isOwner = viewer.kind === 'customer';
  if (isOwner && !viewer.premium)
    return (
      <>
        <PageHeader title={TITLE} lead="What your company owns and owes at the end of each month." />
        <Card>
          <EmptyState title="Included in the full calculator" action={<UpgradeLink />}>
            Your balance sheet month by month, each figure with what it is made of, to take away as CSV or Excel.
          </EmptyState>
        </Card>
      </>
    );
  const accountId = isOwner ? viewer.id : chosenCustomer(address.query);
  if (accountId === undefined || viewer.kind === 'admin')
    return (
      <>
        <PageHeader title={TITLE} />
        <Card>
          <EmptyState title="Choose a customer first">
            {viewer.kind === 'admin'
              ? 'The figures of customers are for their owners, their channel partners and super admins.'
              : 'Open a customer of yours and go to the Balance Sheet from there.'}
          </EmptyState>
        </Card>
      </>
    );
  const clocks = clocksIn(address);
  const { asAt, knownOn } = clocks;
  return (
    <Loaded asked={{ accountId, asAt, knownOn }} isOwner={isOwner} clocks={clocks} explaining={explainingIn(address)} />
  );
}

interface LoadedProps {
  readonly asked: Asked;
  readonly isOwner: boolean;
  readonly clocks: Clocks;
  readonly explaining: Explaining;
}

function Loaded({ asked, isOwner, clocks, explaining }: LoadedProps) {
  // Never the balances of another day or customer under the heading of this one.
  const { currentData, error, refetch } = useFinancialsOverviewQuery(asked);
  if (currentData) return <BalanceSheetView answer={currentData} {...{ asked, isOwner, clocks, explaining }} />;
  return (
    <>
      <PageHeader
        title={TITLE}
        viewed={isOwner ? undefined : { company: undefined }}
        actions={isTurnedBack(clocks) ? <ClockBar clocks={clocks} /> : undefined}
      />
      <OldViewNote clocks={clocks} />
      <Card>
        {error ? (
          <ErrorState title={dashboardMessages.failedToLoad} error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonLines lines={9} label="Loading the balance sheet" />
        )}
      </Card>
    </>
  );
}
