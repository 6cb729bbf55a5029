import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { mayOpen } from '../../../session/may-open';
import { useViewer } from '../../../session/use-viewer';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { formatDate } from '../../../ui/format/dates';
import { formatCount } from '../../../ui/format/numbers';
import { OpensPanel } from '../../../ui/panel/opens-panel';
import type { Column } from '../../../ui/table/column';
import { DataTable } from '../../../ui/table/data-table';
import type { CaseList } from '../case-list-state';
import { type PayoutLine, useReconciliationPayoutQuery } from '../reconciliation.api';
import { categoryText, moneyText } from '../reconciliation-words';
import { type Choice, StandingTag } from './case-cells';
import { PayoutEquation } from './payout-equation';

const money =
  (amountOf: (line: PayoutLine) => number): Column<PayoutLine>['cell'] =>
  (line) => <span className="k-nowrap">{moneyText(amountOf(line), line.currency)}</span>;

const lineColumns = ({ chosen, choose }: Choice, seesHistory: boolean): readonly Column<PayoutLine>[] => [
  {
    id: 'payment',
    header: 'Payment',
    cell: ({ caseId, name, transactionId }) => (
      <span className="k-case-name">
        {caseId === null ? (
          <span>No payment</span>
        ) : (
          <OpensPanel open={caseId === chosen} onClick={() => choose(caseId)}>
            {name || 'Payer unknown'}
          </OpensPanel>
        )}
        <span className="k-micro k-muted k-case-id">{transactionId}</span>
      </span>
    ),
  },
  { id: 'category', header: 'Line', cell: (line) => <span className="k-nowrap">{categoryText(line)}</span> },
  { id: 'date', header: 'Date', cell: ({ createdAt }) => <span className="k-nowrap">{formatDate(createdAt)}</span> },
  { id: 'gross', header: 'Gross', numeric: true, cell: money(({ amountPence }) => amountPence) },
  { id: 'fee', header: 'Fee', numeric: true, cell: money(({ feePence }) => -feePence) },
  {
    id: 'net',
    header: 'Net',
    numeric: true,
    cell: ({ netPence, currency }) => <b className="k-nowrap">{moneyText(netPence, currency)}</b>,
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => state !== null && <StandingTag state={state} reason={null} settled={false} />,
  },
  ...(seesHistory
    ? [
        {
          id: 'customer',
          header: 'Customer',
          cell: ({ accountId, name }: PayoutLine) =>
            accountId !== null && (
              <Link to={paths.customerHistory(accountId)} aria-label={`History of ${name || accountId}`}>
                History
              </Link>
            ),
        },
      ]
    : []),
];

interface PayoutLinesProps {
  readonly list: CaseList;
  readonly payoutId: string;
}

/** One payout: what it is the sum of, and each of its lines, which leads to its payment. */
export function PayoutLines({ list, payoutId }: PayoutLinesProps) {
  const { payouts, table, chosen, choose, openPayout, turnsOf } = list;
  const seesHistory = mayOpen(useViewer(), 'accountHistory');
  const { size, after } = payouts;
  const { data, currentData, error, isFetching, refetch } = useReconciliationPayoutQuery(
    { payoutId, size, after },
    { refetchOnMountOrArgChange: true },
  );
  const shown = currentData ?? (data?.payoutId === payoutId ? data : undefined);
  const columns = lineColumns({ chosen, choose: (id) => choose(id === chosen ? undefined : id) }, seesHistory);
  return (
    <>
      <p className="k-small">
        <button type="button" className="k-clear" onClick={() => openPayout(undefined)}>
          All payouts
        </button>
      </p>
      {error !== undefined && shown === undefined && (
        <Card>
          <ErrorState title="Could not load this payout" error={error} onRetry={() => void refetch()} />
        </Card>
      )}
      {error === undefined && shown === undefined && (
        <Card>
          <SkeletonLines lines={8} label="Loading the payout" />
        </Card>
      )}
      {shown !== undefined && (
        <>
          <PayoutEquation payout={shown} />
          <Card title="In this payout" subtitle={linesText(shown.lines)} flush>
            <DataTable
              label="Lines of the payout"
              columns={columns}
              rows={shown.rows}
              rowKey={({ transactionId }) => transactionId}
              total={shown.lines}
              table={table}
              turns={turnsOf(shown.next, currentData !== undefined)}
              busy={isFetching}
              empty={<EmptyState title="No lines">The provider states no lines of this payout.</EmptyState>}
            />
          </Card>
        </>
      )}
    </>
  );
}

const linesText = (lines: number): string =>
  `${formatCount(lines)} balance ${lines === 1 ? 'transaction' : 'transactions'}, oldest first`;
