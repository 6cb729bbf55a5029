import { dashboardMessages } from '@keelson/contracts/dashboard';
import { useViewer } from '../../../session/use-viewer';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { PageHeader } from '../../../ui/page/page-header';
import { FinancialsSkeleton } from '../components/financials-skeleton';
import { FinancialsView } from '../components/financials-view';
import { useFinancialsState } from '../financials-state';
import { ClockBar } from '../../../figures/clock-bar';
import { isTurnedBack } from '../../../figures/clocks';
import type { Asked } from '../../../figures/explanation.api';
import { OldViewNote } from '../../../figures/old-view-note';
import { useFinancialsOverviewQuery } from '../my-financials.api';
import { useSectionLocks } from '../use-section-locks';
import './my-financials.css';

/** While an import runs the page looks again so often. */
const WHILE_IMPORTING_MS = 5_000;

const useOverview = (asked: Asked) => {
  const { currentData } = useFinancialsOverviewQuery(asked);
  const isImporting = currentData?.data.import.status === 'started';
  return useFinancialsOverviewQuery(asked, { pollingInterval: isImporting ? WHILE_IMPORTING_MS : 0 });
};

/** Own figures for owners; channel partners and super admins name a customer in the address. */
export function MyFinancialsPage() {
  const viewer = useViewer();
  const state = useFinancialsState();
  const isOwner = viewer.kind === 'customer';
  const accountId = isOwner ? viewer.id : state.account;
  if (accountId === undefined)
    return (
      <>
        <PageHeader title="My Financials" />
        <Card>
          <EmptyState title="Choose a customer first">
            Open a customer of yours and go to My Finance from there.
          </EmptyState>
        </Card>
      </>
    );
  const { asAt, knownOn } = state;
  return <Loaded asked={{ accountId, asAt, knownOn }} isOwner={isOwner} state={state} />;
}

interface LoadedProps {
  readonly asked: Asked;
  readonly isOwner: boolean;
  readonly state: ReturnType<typeof useFinancialsState>;
}

function Loaded({ asked, isOwner, state }: LoadedProps) {
  // Never the figures of another day or customer under the heading of this one.
  const { currentData, error, refetch } = useOverview(asked);
  const locksFor = useSectionLocks(asked.accountId);
  if (currentData) {
    const locks = locksFor(currentData.data.lockedSections);
    return <FinancialsView answer={currentData} {...{ asked, isOwner, state, locks }} />;
  }
  return (
    <>
      <PageHeader
        title="My Financials"
        viewed={isOwner ? undefined : { company: undefined }}
        lead={
          isOwner ? 'Your cash, profit and balance sheet on one page.' : 'Cash, profit and balance sheet on one page.'
        }
        actions={isTurnedBack(state) ? <ClockBar clocks={state} /> : undefined}
      />
      <OldViewNote clocks={state} />
      {error ? (
        <Card>
          <ErrorState title={dashboardMessages.failedToLoad} error={error} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <FinancialsSkeleton />
      )}
    </>
  );
}
