import { ChevronRightIcon } from '@blueprintjs/icons';
import { useCallback, useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { formatCount } from '../../../ui/format/numbers';
import { PageHeader } from '../../../ui/page/page-header';
import { accountAddress, CUSTOMERS_ADDRESS } from '../addresses';
import { EventPanel } from '../components/event-panel';
import { ExportHistory } from '../components/export-history';
import { HistoryFilters } from '../components/history-filters';
import { HistoryList } from '../components/history-list';
import { NewerEvents } from '../components/newer-events';
import { useVerifying, Verdict, VerifyButton } from '../components/verify-history';
import { useCustomersEventsInfiniteQuery, useCustomersOneQuery } from '../customers.api';
import { useHistoryState } from '../history-state';
import { countText, sinceText } from '../history-words';
import { useNewerEvents } from '../use-newer-events';
import './customers.css';

export function CustomerEventsPage() {
  const { accountId = '' } = useParams();
  const state = useHistoryState();
  const { filters, narrowed, chosen, choose } = state;
  const { currentData: customer } = useCustomersOneQuery(accountId);
  const events = useCustomersEventsInfiniteQuery({ accountId, ...filters }, { refetchOnMountOrArgChange: true });
  const verifying = useVerifying(accountId);
  const { currentData, error, refetch, hasNextPage, isFetching, fetchNextPage } = events;
  const entries = useMemo(() => currentData?.pages.flatMap((page) => page.entries) ?? [], [currentData]);
  const first = currentData?.pages[0];
  const more = useCallback(() => {
    if (hasNextPage && !isFetching && error === undefined) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  const readAgain = useCallback(() => void refetch(), [refetch]);
  const { newer, show } = useNewerEvents({ accountId, ...filters }, currentData?.pages, readAgain);
  return (
    <div className="k-with-panel" data-open={chosen !== undefined}>
      <div>
        <PageHeader
          title="Account history"
          lead={customer ? `${sinceText(customer)} Looking here is recorded too.` : 'Looking here is recorded too.'}
          actions={
            <>
              <ExportHistory accountId={accountId} filters={filters} />
              <VerifyButton verifying={verifying} />
            </>
          }
          crumb={
            <>
              <Link to={CUSTOMERS_ADDRESS}>User Management</Link>
              <ChevronRightIcon size={12} />
              <Link to={accountAddress(accountId)}>{customer?.name ?? 'Customer'}</Link>
            </>
          }
        />
        <div className="k-history-verdict">
          <Verdict verifying={verifying} />
        </div>
        <HistoryFilters state={state} actors={first?.actors ?? []} />
        <NewerEvents newer={newer} onShow={show} />
        <Card flush>
          {error !== undefined && (
            <ErrorState title="Could not load the events" error={error} onRetry={() => void refetch()} />
          )}
          {error === undefined && first === undefined && (
            <div className="k-history-loading">
              <SkeletonLines lines={12} label="Loading the events" />
            </div>
          )}
          {first?.entries.length === 0 && (
            <EmptyState title={narrowed ? 'No event fits' : 'No events yet'}>
              {narrowed ? 'Choose less, or clear the filters.' : 'Nothing has happened on this account.'}
            </EmptyState>
          )}
          {entries.length > 0 && (
            <HistoryList
              entries={entries}
              total={first?.total ?? entries.length}
              chosen={chosen}
              onChoose={choose}
              onNearEnd={more}
            />
          )}
          {first && (
            <p className="k-history-foot">
              <span role="status">{countText(first.total, narrowed)}</span>
              {entries.length < first.total && <span>{formatCount(entries.length)} loaded, scroll for more</span>}
              <span>Times in Europe/London</span>
            </p>
          )}
        </Card>
      </div>
      {chosen !== undefined && <EventPanel accountId={accountId} position={chosen} entries={entries} state={state} />}
    </div>
  );
}
