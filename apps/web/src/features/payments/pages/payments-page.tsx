import { paymentsMessages as texts } from '@keelson/contracts/payments';
import { PAYMENT_STATE_TITLES, PAYMENT_STATES } from '@keelson/vocabulary';
import { useMemo } from 'react';
import { mayUse } from '../../../session/viewer';
import { useViewer } from '../../../session/use-viewer';
import { Callout } from '../../../ui/card/callout';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState, StaleNote } from '../../../ui/card/card-states';
import { PageHeader } from '../../../ui/page/page-header';
import { WithPanel } from '../../../ui/panel/with-panel';
import { DataTable } from '../../../ui/table/data-table';
import { TableSearch } from '../../../ui/table/table-search';
import { ViewTabs } from '../../../ui/tabs/view-tabs';
import { DaySearch } from '../components/day-search';
import { ExportPayments } from '../components/export-payments';
import { invoiceColumns, paymentColumns } from '../components/payment-columns';
import { PaymentPanel } from '../components/payment-panel';
import { ViewSwitch } from '../components/view-switch';
import { usePaymentList } from '../payment-list-state';
import { leadText } from '../payment-words';
import { usePaymentsListQuery } from '../payments.api';
import '../../../ui/menu/choice-chip.css';
import './payments-page.css';

/** All payments, and those of which the same became. */
const STATES = [
  ['all', 'All'],
  ...PAYMENT_STATES.map((state) => [state, PAYMENT_STATE_TITLES[state]] as const),
] as const;

export function PaymentsPage() {
  const amounts = mayUse(useViewer(), 'payments.reconcile');
  const { asked, table, view, chosen, narrowed, reversed, choose, show, keep, narrow, clear } = usePaymentList(amounts);
  const { data, currentData, error, isFetching, refetch } = usePaymentsListQuery(asked, {
    refetchOnMountOrArgChange: true,
  });
  const columns = useMemo(() => {
    const choice = { chosen, choose: (id: string) => choose(id === chosen ? undefined : id) };
    return view === 'invoices' ? invoiceColumns(choice, amounts) : paymentColumns(choice, amounts);
  }, [view, chosen, choose, amounts]);
  const answer = currentData ?? data;
  const shown = answer?.data;
  const rows = shown?.rows.map((row, index) => ({ ...row, number: (asked.page - 1) * asked.size + index + 1 }));
  return (
    <WithPanel open={chosen !== undefined}>
      <div className="k-payments" data-view={view}>
        <PageHeader
          title="Payment History"
          lead={leadText(shown, error !== undefined)}
          {...(amounts && { actions: <ExportPayments asked={asked} /> })}
        />
        <div className="k-filters k-payment-filters">
          <TableSearch
            table={table}
            label={
              amounts
                ? 'Search by name, email, plan, payment, invoice, state or amount'
                : 'Search by name, email, plan, payment, invoice or state'
            }
          />
          <DaySearch
            key={`${asked.fromDate} ${asked.toDate}`}
            days={{ fromDate: asked.fromDate, toDate: asked.toDate }}
            onSearch={narrow}
          />
          {narrowed && (
            <button type="button" className="k-clear" onClick={clear}>
              Clear
            </button>
          )}
          <ViewSwitch view={view} onChange={show} />
        </div>
        <div className="k-row k-wrap k-payment-states">
          <ViewTabs
            label="State"
            views={STATES}
            view={asked.state ?? 'all'}
            onChange={(state) => keep(state === 'all' ? undefined : state)}
          />
        </div>
        {reversed && (
          <Callout tone="caution" live>
            {texts.dayLate}. All days are shown.
          </Callout>
        )}
        {answer?.stale === true && <StaleNote>Newer payments may still be missing</StaleNote>}
        <Card flush>
          {error !== undefined && shown === undefined ? (
            <ErrorState title={texts.tableFailed} error={error} onRetry={() => void refetch()} />
          ) : (
            <DataTable
              label="Payments"
              columns={columns}
              rows={rows}
              rowKey={({ paymentId }) => paymentId}
              total={shown?.matching ?? 0}
              table={table}
              busy={isFetching}
              empty={<NothingFound narrowed={narrowed} />}
              {...(chosen === undefined ? {} : { selected: chosen })}
            />
          )}
        </Card>
      </div>
      {chosen !== undefined && <PaymentPanel paymentId={chosen} onClose={() => choose(undefined)} />}
    </WithPanel>
  );
}

function NothingFound({ narrowed }: { readonly narrowed: boolean }) {
  return (
    <EmptyState title={texts.empty}>
      {narrowed
        ? 'No payment matches the search, the state and the dates. Shorten the search or clear it.'
        : 'Payments appear here as soon as somebody pays.'}
    </EmptyState>
  );
}
