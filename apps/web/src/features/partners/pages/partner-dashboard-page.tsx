import { billingMessages } from '@keelson/contracts/billing';
import { partnersMessages as texts } from '@keelson/contracts/partners';
import { ChevronLeftIcon } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { useViewer } from '../../../session/use-viewer';
import { trialColumns } from '../../../billing/components/trial-columns';
import { useTrialActions } from '../../../billing/use-trial-actions';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { PageHeader } from '../../../ui/page/page-header';
import { DataTable } from '../../../ui/table/data-table';
import { TableSearch } from '../../../ui/table/table-search';
import { AccessCode } from '../components/access-code';
import { partnerCustomerColumns } from '../components/partner-customer-columns';
import { PartnerFigures } from '../components/partner-figures';
import { usePartnerList } from '../partner-list-state';
import { areaLead, nobodyText } from '../partner-words';
import { usePartnersCustomersQuery } from '../partners.api';
import './partner-area.css';

/** A channel partner's own customers (BACK-07). Super admins go back to the partners. */
export function PartnerDashboardPage() {
  const own = useViewer().kind === 'partner';
  const { state, table, turnsOf } = usePartnerList();
  const { data, currentData, error, isFetching, refetch } = usePartnersCustomersQuery(state, {
    refetchOnMountOrArgChange: true,
  });
  const { begin, dialog } = useTrialActions(billingMessages.trialPeriodExtendedShown);
  const shown = currentData ?? data;
  const rows = shown?.rows;
  const columns = useMemo(
    () => [
      ...partnerCustomerColumns(state.partner),
      ...trialColumns(rows ?? [], own ? 'own' : 'channelManagement', begin),
    ],
    [state.partner, rows, own, begin],
  );
  const code = shown?.partner.access_code;
  return (
    <div className="k-partner-area">
      <PageHeader
        title="Channel Partner Dashboard"
        lead={shown ? areaLead(shown, own) : error === undefined ? texts.loading : undefined}
        {...(own
          ? {}
          : {
              crumb: (
                <Link to={paths.channelManagement} className="k-row">
                  <ChevronLeftIcon size={12} /> Back
                </Link>
              ),
            })}
        actions={code ? <AccessCode code={code} label={own ? 'Your access code' : 'Access code'} /> : undefined}
      />
      {error !== undefined && shown === undefined ? (
        <Card>
          <ErrorState title={texts.tableFailed} error={error} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <>
          <PartnerFigures totals={shown?.totals} own={own} />
          <div className="k-filters">
            <TableSearch table={table} label={texts.searchPlaceholder} />
          </div>
          <Card flush>
            <DataTable
              label={own ? 'Your customers' : 'Customers of this channel partner'}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              total={shown?.matching ?? 0}
              table={table}
              turns={turnsOf(shown, currentData !== undefined)}
              busy={isFetching}
              empty={<NobodyYet searched={state.search !== ''} own={own} />}
            />
          </Card>
          <p className="k-small k-muted k-partner-note">
            View opens once a customer has completed the dashboard. Each look is written to that customer’s history.
          </p>
        </>
      )}
      {dialog}
    </div>
  );
}

function NobodyYet({ searched, own }: { readonly searched: boolean; readonly own: boolean }) {
  return (
    <EmptyState title={texts.empty}>
      {searched ? 'Nobody matches the search. Shorten it or clear it.' : nobodyText(own)}
    </EmptyState>
  );
}
