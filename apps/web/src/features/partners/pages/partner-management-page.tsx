import { partnersMessages as texts } from '@keelson/contracts/partners';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { PageHeader } from '../../../ui/page/page-header';
import { DataTable } from '../../../ui/table/data-table';
import { TableSearch } from '../../../ui/table/table-search';
import { partnerColumns } from '../components/partner-columns';
import { usePartnersList } from '../partners-list-state';
import { usePartnersListQuery } from '../partners.api';
import '../../../ui/table/repository-rows.css';
import './partner-area.css';

/** Every channel partner, for super admins (BACK-06). */
export function PartnerManagementPage() {
  const { state, table } = usePartnersList();
  const { data, currentData, error, isFetching, refetch } = usePartnersListQuery(state, {
    refetchOnMountOrArgChange: true,
  });
  const shown = currentData ?? data;
  return (
    <div className="k-partners k-repository">
      <PageHeader
        title="Channel Partner Management Repository"
        lead={
          shown === undefined && error === undefined
            ? texts.loading
            : 'Their access codes, when they last logged in, and how many customers each has.'
        }
      />
      <div className="k-filters">
        <TableSearch table={table} label={texts.partnersSearchPlaceholder} />
      </div>
      <Card flush>
        {error !== undefined && shown === undefined ? (
          <ErrorState title={texts.tableFailed} error={error} onRetry={() => void refetch()} />
        ) : (
          <DataTable
            label="Channel partners"
            columns={partnerColumns}
            rows={shown?.rows}
            rowKey={({ id }) => id}
            total={shown?.matching ?? 0}
            table={table}
            busy={isFetching}
            empty={
              <EmptyState title={texts.empty}>
                {state.search === ''
                  ? 'Channel partners appear here as soon as they register.'
                  : 'Nobody matches the search. Shorten it or clear it.'}
              </EmptyState>
            }
          />
        )}
      </Card>
    </div>
  );
}
