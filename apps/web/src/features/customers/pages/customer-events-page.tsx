import { ChevronRightIcon } from '@blueprintjs/icons';
import { Link, useParams } from 'react-router-dom';
import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { formatDate } from '../../../ui/format/dates';
import { formatCount } from '../../../ui/format/numbers';
import { PageHeader } from '../../../ui/page/page-header';
import { PageSizes } from '../../../ui/table/page-sizes';
import { accountAddress, CUSTOMERS_ADDRESS } from '../addresses';
import { HistoryList } from '../components/history-list';
import { useVerifying, Verdict, VerifyButton } from '../components/verify-history';
import { useCustomersHistoryQuery, useCustomersOneQuery } from '../customers.api';
import { type HistoryState, useHistoryState } from '../history-state';

export function CustomerEventsPage() {
  const { accountId = '' } = useParams();
  const state = useHistoryState();
  const { currentData: customer } = useCustomersOneQuery(accountId);
  const verifying = useVerifying(accountId);
  const { size, before } = state;
  const { currentData, error, refetch } = useCustomersHistoryQuery(
    { accountId, size, before },
    { refetchOnMountOrArgChange: true },
  );
  const lead =
    customer && currentData
      ? `Every change to ${customer.company_name} since ${formatDate(customer.created)}: ${formatCount(currentData.total)} ${currentData.total === 1 ? 'event' : 'events'}. Looking here is recorded too.`
      : 'Looking here is recorded too.';
  return (
    <>
      <PageHeader
        title="Account history"
        lead={lead}
        actions={<VerifyButton verifying={verifying} />}
        crumb={
          <>
            <Link to={CUSTOMERS_ADDRESS}>User Management</Link>
            <ChevronRightIcon size={12} />
            <Link to={accountAddress(accountId)}>{customer?.name ?? 'Customer'}</Link>
          </>
        }
      />
      <Verdict verifying={verifying} />
      <Card flush>
        {error !== undefined && currentData === undefined && (
          <ErrorState title="Could not load the events" error={error} onRetry={() => void refetch()} />
        )}
        {error === undefined && currentData === undefined && (
          <div className="k-history-loading">
            <SkeletonLines lines={12} label="Loading the events" />
          </div>
        )}
        {currentData?.entries.length === 0 && <EmptyState title="No older events">The list ends here.</EmptyState>}
        {currentData && <HistoryList entries={currentData.entries} />}
        {currentData && <Foot state={state} older={currentData.older} />}
      </Card>
    </>
  );
}

function Foot({ state, older }: { readonly state: HistoryState; readonly older: number | null }) {
  const { size, before, resize, olderThan } = state;
  return (
    <nav className="k-history-foot" aria-label="Pages of events">
      <PageSizes label="Events per page" size={size} onChange={resize} />
      {before !== undefined && (
        <ButtonLink to={size === 10 ? '?' : `?size=${size}`} size="small">
          Newest events
        </ButtonLink>
      )}
      {older !== null && (
        <ButtonLink to={olderThan(older)} size="small">
          Older events
        </ButtonLink>
      )}
      <span>Times in Europe/London</span>
    </nav>
  );
}
