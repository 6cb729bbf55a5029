import { HistoryIcon } from '@blueprintjs/icons';
import * as paths from '../../../client/paths';
import { ButtonLink } from '../../../ui/button/button-link';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { useCustomersOneQuery } from '../customers.api';
import type { LastEventsSlot } from '../last-events-slot';
import { CustomerBooksLinks } from './customer-books-links';
import { CustomerFacts } from './customer-facts';
import { ReplayLink } from '../../../session/replay-link';

interface CustomerSummaryProps {
  readonly accountId: string;
  readonly lastEvents: LastEventsSlot;
}

/** What staff need of one customer at a glance. */
export function CustomerSummary({ accountId, lastEvents }: CustomerSummaryProps) {
  const { currentData: customer, error, refetch } = useCustomersOneQuery(accountId);
  if (error !== undefined && customer === undefined)
    return <ErrorState title="Could not load this customer" error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <div className="k-panel-part k-row k-wrap">
        <ButtonLink to={paths.customer(accountId)} intent="primary" size="small">
          View account
        </ButtonLink>
        <ButtonLink to={paths.customerHistory(accountId)} size="small">
          <HistoryIcon size={14} /> History
        </ButtonLink>
        <ReplayLink accountId={accountId} size="small" />
        <CustomerBooksLinks accountId={accountId} size="small" />
      </div>
      <div className="k-panel-part">
        {customer ? <CustomerFacts customer={customer} /> : <SkeletonLines lines={8} label="Loading the customer" />}
      </div>
      <div className="k-panel-part">
        <h3 className="k-panel-title">Last events</h3>
        {lastEvents(accountId)}
        <p className="k-small k-muted k-panel-note">Looking here is written to the account history.</p>
      </div>
    </>
  );
}
