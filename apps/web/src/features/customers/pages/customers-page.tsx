import { billingMessages } from '@keelson/contracts/billing';
import { customersMessages as texts } from '@keelson/contracts/customers';
import { useMemo } from 'react';
import { trialColumns } from '../../../billing/components/trial-columns';
import { useTrialActions } from '../../../billing/use-trial-actions';
import { UnfinishedDeletions } from '../../../deletion/unfinished-deletions';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { useNow } from '../../../ui/format/use-now';
import { PageHeader } from '../../../ui/page/page-header';
import { WithPanel } from '../../../ui/panel/with-panel';
import { DataTable } from '../../../ui/table/data-table';
import { TableSearch } from '../../../ui/table/table-search';
import { customerColumns } from '../components/customer-columns';
import { CustomerPanel } from '../components/customer-panel';
import { StatusFilter } from '../components/status-filter';
import { useContent } from '../../../content/use-content';
import { useCustomerList } from '../customer-list-state';
import type { LastEventsSlot } from '../last-events-slot';
import { totalsText } from '../customer-words';
import { useCustomersListQuery } from '../customers.api';
import './customers.css';

const REFRESH_MS = 60_000;

export function CustomersPage({ lastEvents }: { readonly lastEvents: LastEventsSlot }) {
  const { state, table, chosen, choose, filter, clear, turnsOf } = useCustomerList();
  const { data, currentData, error, isFetching, refetch } = useCustomersListQuery(state, {
    refetchOnMountOrArgChange: true,
  });
  const content = useContent('user-management');
  const now = useNow(REFRESH_MS);
  const { begin, dialog } = useTrialActions(billingMessages.periodExtendedShown);
  const shown = (currentData ?? data)?.data;
  const rows = shown?.rows;
  const columns = useMemo(
    () => [
      ...customerColumns({ chosen, choose: (id) => choose(id === chosen ? undefined : id), now }),
      ...trialColumns(rows ?? [], 'own', begin),
    ],
    [chosen, choose, now, rows, begin],
  );
  const narrowed = state.search !== '' || state.status !== undefined;
  return (
    <WithPanel open={chosen !== undefined}>
      <div className="k-customers">
        <PageHeader
          title={content.text('title') || 'User Management'}
          lead={
            <>
              {shown && `${totalsText(shown.totals)}. `}
              {shown === undefined && error === undefined && `${texts.loading}. `}
              {content.text('subtitle')}
            </>
          }
        />
        <UnfinishedDeletions />
        <div className="k-filters">
          <TableSearch table={table} label={texts.searchPlaceholder} />
          <StatusFilter status={state.status} onChange={filter} />
          {narrowed && (
            <button type="button" className="k-clear" onClick={clear}>
              Clear
            </button>
          )}
        </div>
        <Card flush>
          {error !== undefined && shown === undefined ? (
            <ErrorState title={texts.tableFailed} error={error} onRetry={() => void refetch()} />
          ) : (
            <DataTable
              label="Customers"
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              total={shown?.matching ?? 0}
              table={table}
              turns={turnsOf(shown, currentData !== undefined)}
              busy={isFetching}
              empty={<NobodyFound narrowed={narrowed} />}
              {...(chosen === undefined ? {} : { selected: chosen })}
            />
          )}
        </Card>
      </div>
      {chosen !== undefined && (
        <CustomerPanel accountId={chosen} lastEvents={lastEvents} onClose={() => choose(undefined)} />
      )}
      {dialog}
    </WithPanel>
  );
}

function NobodyFound({ narrowed }: { readonly narrowed: boolean }) {
  return (
    <EmptyState title={texts.empty}>
      {narrowed
        ? 'Nobody matches the search and the status. Shorten the search or clear it.'
        : 'Customers appear here as soon as they register.'}
    </EmptyState>
  );
}
