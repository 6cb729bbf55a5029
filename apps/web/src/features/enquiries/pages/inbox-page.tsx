import { enquiriesMessages as texts } from '@keelson/contracts/enquiries';
import { useMemo } from 'react';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { PageHeader } from '../../../ui/page/page-header';
import { leadOf } from '../../../ui/page/page-lead';
import { WithPanel } from '../../../ui/panel/with-panel';
import { DataTable } from '../../../ui/table/data-table';
import { enquiryColumns } from '../components/enquiry-columns';
import { EnquiryFilterChips } from '../components/enquiry-filters';
import { EnquiryPanel } from '../components/enquiry-panel';
import { useEnquiriesListQuery } from '../enquiries.api';
import { useEnquiryList } from '../enquiry-list-state';
import { totalsText } from '../enquiry-words';
import './inbox-page.css';

/** What people wrote to the team, and what became of it. */
export function InboxPage() {
  const list = useEnquiryList();
  const { asked, table, chosen, choose } = list;
  const { data, currentData, error, isFetching, refetch } = useEnquiriesListQuery(asked, {
    refetchOnMountOrArgChange: true,
  });
  const columns = useMemo(
    () => enquiryColumns({ chosen, choose: (id) => choose(id === chosen ? undefined : id) }),
    [chosen, choose],
  );
  const shown = (currentData ?? data)?.data;
  return (
    <WithPanel open={chosen !== undefined}>
      <div className="k-inbox">
        <PageHeader title="Enquiries" lead={leadOf(shown && totalsText(shown.totals), error !== undefined)} />
        <EnquiryFilterChips list={list} />
        <Card flush>
          {error !== undefined && shown === undefined ? (
            <ErrorState title={texts.tableFailed} error={error} onRetry={() => void refetch()} />
          ) : (
            <DataTable
              label="Enquiries"
              columns={columns}
              rows={shown?.rows}
              rowKey={({ id }) => id}
              total={shown?.matching ?? 0}
              table={table}
              busy={isFetching}
              empty={<NothingFound narrowed={list.narrowed} />}
              {...(chosen === undefined ? {} : { selected: chosen })}
            />
          )}
        </Card>
      </div>
      {chosen !== undefined && <EnquiryPanel key={chosen} enquiryId={chosen} onClose={() => choose(undefined)} />}
    </WithPanel>
  );
}

function NothingFound({ narrowed }: { readonly narrowed: boolean }) {
  return (
    <EmptyState title={texts.empty}>
      {narrowed
        ? 'Nothing matches the search and the filters. Shorten the search or clear them.'
        : 'Messages appear here as soon as somebody writes by the contact page or the enquiry form.'}
    </EmptyState>
  );
}
