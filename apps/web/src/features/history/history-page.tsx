import { historyPaths } from '@keelson/contracts/history';
import { useParams } from 'react-router-dom';
import { useViewer } from '../../session/use-viewer';
import { mayUse } from '../../session/viewer';
import { Card } from '../../ui/card/card';
import { ErrorState } from '../../ui/card/card-states';
import { SkeletonLines } from '../../ui/card/skeleton';
import { PageHeader } from '../../ui/page/page-header';
import { WithPanel } from '../../ui/panel/with-panel';
import { EventPanel } from './components/event-panel';
import { ExportHistory } from './components/export-history';
import { HistoryCard } from './components/history-card';
import { HistoryCrumb } from './components/history-crumb';
import { HistoryFilters } from './components/history-filters';
import { ReplayLink } from '../../session/replay-link';
import { useVerifying, Verdict, VerifyButton } from './components/verify-history';
import { type HistoryPage, useHistoryEventsQuery } from './history.api';
import { useHistoryState } from './history-state';
import { type HistorySubject, sinceText } from './history-words';
import { useHistoryAnchor } from './use-history-anchor';
import { useHistoryWindow } from './use-history-window';

const NOTHING: HistoryPage = { entries: [], total: 0, personal: 'hidden', actors: [], older: null };

interface AccountHistoryPageProps {
  /** Undefined while it is loaded, and for readers who may not see customers. */
  readonly customer: HistorySubject | undefined;
}

export function AccountHistoryPage({ customer }: AccountHistoryPageProps) {
  const { accountId = '' } = useParams();
  const manages = mayUse(useViewer(), 'customers.manage');
  const state = useHistoryState();
  const { filters, narrowed, chosen, choose } = state;
  const question = { accountId, ...filters };
  const { currentData, error, refetch } = useHistoryEventsQuery(question, { refetchOnMountOrArgChange: true });
  const verifying = useVerifying(accountId);
  const anchor = useHistoryAnchor(question, currentData);
  const { page } = anchor;
  const events = useHistoryWindow(question, page ?? NOTHING);
  return (
    <WithPanel open={chosen !== undefined}>
      <div>
        <PageHeader
          title="Account history"
          lead={customer ? `${sinceText(customer)} Looking here is recorded too.` : 'Looking here is recorded too.'}
          actions={
            <>
              <ReplayLink accountId={accountId} />
              <ExportHistory
                call={{ route: historyPaths.export, params: { accountId }, query: { ...filters } }}
                of={customer ? `the history of ${customer.name}` : 'this account’s history'}
              />
              <VerifyButton verifying={verifying} />
            </>
          }
          crumb={<HistoryCrumb accountId={accountId} name={customer?.name} manages={manages} />}
        />
        <div className="k-history-verdict">
          <Verdict verifying={verifying} />
        </div>
        <HistoryFilters state={state} actors={page?.actors ?? []} />
        <Card flush>
          {error !== undefined && (
            <ErrorState title="Could not load the events" error={error} onRetry={() => void refetch()} />
          )}
          {error === undefined && page === undefined && (
            <div className="k-history-loading">
              <SkeletonLines lines={12} label="Loading the events" />
            </div>
          )}
          {page && (
            <HistoryCard
              accountId={accountId}
              events={events}
              page={page}
              listKey={anchor.key}
              newer={anchor.newer}
              onRenew={anchor.renew}
              narrowed={narrowed}
              chosen={chosen}
              onChoose={choose}
              onImport={(importId) => state.filter({ import: importId })}
            />
          )}
        </Card>
      </div>
      {chosen !== undefined && (
        <EventPanel accountId={accountId} position={chosen} entries={events.entries} state={state} />
      )}
    </WithPanel>
  );
}
