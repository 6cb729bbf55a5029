import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import type { Column } from '../../../ui/table/column';
import { DataTable } from '../../../ui/table/data-table';
import { bankText, bankTone } from '../bank/bank-words';
import type { CaseList } from '../case-list-state';
import { type Payout, useReconciliationPayoutsQuery } from '../reconciliation.api';
import { moneyText, payoutVerdict, signedText } from '../reconciliation-words';
import { lineSumColumns, PayoutName } from './payout-columns';

const money =
  (amountOf: (payout: Payout) => number): Column<Payout>['cell'] =>
  (payout) => <span className="k-nowrap">{moneyText(amountOf(payout), payout.currency)}</span>;

const columnsFor = (open: (payoutId: string) => void): readonly Column<Payout>[] => [
  {
    id: 'arrival',
    header: 'Arrives',
    cell: (payout) => <PayoutName payout={payout} open={open} />,
  },
  ...lineSumColumns('Net'),
  { id: 'paid', header: 'Paid out', numeric: true, cell: money(({ amountPence }) => amountPence) },
  {
    id: 'difference',
    header: 'Difference',
    numeric: true,
    cell: ({ differencePence, currency }) => <b className="k-nowrap">{signedText(differencePence, currency)}</b>,
  },
  {
    id: 'state',
    header: 'State',
    cell: (payout) => {
      const { text, tone } = payoutVerdict(payout);
      return (
        <span className="k-payout-verdict" data-tone={tone}>
          {text}
        </span>
      );
    },
  },
  {
    id: 'bank',
    header: 'Bank',
    cell: ({ bank }) =>
      bank && (
        <span className="k-payout-verdict k-case-id" data-tone={bankTone(bank)}>
          {bankText(bank)}
        </span>
      ),
  },
];

/** Payouts with their totals, the latest to arrive first; each leads to its lines. */
export function PayoutsList({ list }: { readonly list: CaseList }) {
  const { payouts: asked, table, openPayout, narrowed, turnsOf } = list;
  const { data, currentData, error, isFetching, refetch } = useReconciliationPayoutsQuery(asked, {
    refetchOnMountOrArgChange: true,
  });
  const shown = currentData ?? data;
  const page = asked.after === undefined ? 1 : table.page;
  return (
    <Card title="Payouts" subtitle="By the day on which they arrive, the latest first" flush>
      {error !== undefined && shown === undefined ? (
        <ErrorState title="Could not load the payouts" error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label="Payouts"
          columns={columnsFor(openPayout)}
          rows={shown?.rows}
          rowKey={({ payoutId }) => payoutId}
          total={(page - 1) * asked.size + (shown?.rows.length ?? 0)}
          table={table}
          turns={turnsOf(shown?.next, currentData !== undefined, shown?.next != null)}
          busy={isFetching}
          empty={
            <EmptyState title={narrowed ? 'No payout arrives in this month' : 'No payouts yet'}>
              Payouts appear here as soon as the provider states them.
            </EmptyState>
          }
        />
      )}
    </Card>
  );
}
