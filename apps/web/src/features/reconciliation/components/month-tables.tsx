import { RECONCILIATION_STATE_TITLES } from '@keelson/vocabulary';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { Card } from '../../../ui/card/card';
import { EmptyState } from '../../../ui/card/card-states';
import { formatDate, formatDateTime } from '../../../ui/format/dates';
import type { Column } from '../../../ui/table/column';
import { PlainTable } from '../../../ui/table/plain-table';
import { payoutStood, settledText } from '../month-words';
import type { MonthCase, MonthPayout, Statement } from '../reconciliation.api';
import { moneyText, nameOf, signedText } from '../reconciliation-words';
import { lineSumColumns } from './payout-columns';

const PAYOUTS: readonly Column<MonthPayout>[] = [
  {
    id: 'arrived',
    header: 'Arrived',
    cell: ({ payoutId, arrivesAt }) => (
      <span className="k-case-name">
        <Link to={paths.reconciledPayout(payoutId)} aria-label={`Lines of the payout of ${formatDate(arrivesAt)}`}>
          {formatDate(arrivesAt)}
        </Link>
        <span className="k-micro k-muted k-case-id">{payoutId}</span>
      </span>
    ),
  },
  ...lineSumColumns('Its lines'),
  {
    id: 'paid',
    header: 'Paid out',
    numeric: true,
    cell: ({ amountPence, currency }) => <b className="k-nowrap">{moneyText(amountPence, currency)}</b>,
  },
  { id: 'stood', header: 'State', cell: (payout) => payoutStood(payout) },
];

/** Payouts that arrived in the month with the sums of their lines. */
export const MonthPayouts = ({ payouts }: Pick<Statement, 'payouts'>) => (
  <Card title="Payouts" subtitle="By the day on which they arrived" flush>
    {payouts.length === 0 ? (
      <EmptyState title="No payout arrived">Nothing was paid out in this month.</EmptyState>
    ) : (
      <PlainTable label="Payouts of the month" columns={PAYOUTS} rows={payouts} rowKey={({ payoutId }) => payoutId} />
    )}
  </Card>
);

const CASES: readonly Column<MonthCase>[] = [
  {
    id: 'case',
    header: 'Payment or payout',
    cell: ({ caseId, kind }) => (
      <span className="k-case-name">
        <Link to={`${paths.reconciliation}?view=all&case=${caseId}`}>{caseId}</Link>
        <span className="k-micro k-muted">{kind === 'payout' ? 'Payout' : 'Payment'}</span>
      </span>
    ),
  },
  { id: 'state', header: 'State', cell: ({ state }) => RECONCILIATION_STATE_TITLES[state] },
  {
    id: 'gap',
    header: 'Gap',
    numeric: true,
    cell: ({ gapPence }) => <span className="k-nowrap">{signedText(gapPence, 'gbp')}</span>,
  },
  { id: 'act', header: 'Settled', cell: (row) => settledText(row) },
  { id: 'by', header: 'By', cell: ({ by }) => (by === null ? '–' : nameOf(by)) },
];

const at = (header: string, whenOf: (row: MonthCase) => string | null): Column<MonthCase> => ({
  ...{ id: 'at', header },
  cell: (row) => {
    const when = whenOf(row);
    return when === null ? '–' : <span className="k-nowrap">{formatDateTime(when)}</span>;
  },
});

interface CasesProps {
  readonly rows: readonly MonthCase[];
  readonly more: boolean;
}

const MoreNote = ({ more }: Pick<CasesProps, 'more'>) =>
  more ? <p className="k-small k-muted k-month-more">There are more than are shown here.</p> : null;

/** What people settled by hand. */
export const SettledCases = ({ rows, more }: CasesProps) => (
  <Card title="Settled by people" subtitle="Exceptions of the month, and who settled them" flush>
    {rows.length === 0 ? (
      <EmptyState title="Nothing was settled by hand">
        An exception of the month that somebody settles appears here.
      </EmptyState>
    ) : (
      <>
        <PlainTable
          label="Settled by people"
          columns={[...CASES, at('On', ({ settledAt }) => settledAt)]}
          rows={rows}
          rowKey={({ caseId }) => caseId}
        />
        <MoreNote more={more} />
      </>
    )}
  </Card>
);

/** What came after the month was closed. */
export const ChangedCases = ({ rows, more }: CasesProps) => (
  <Card
    title="Changed since"
    subtitle="Exceptions of the open month until somebody settles them. The figures of this month stay as they are"
    flush
  >
    <PlainTable
      label="Changed since"
      columns={[...CASES, at('Changed', ({ changedAt }) => changedAt)]}
      rows={rows}
      rowKey={({ caseId }) => caseId}
    />
    <MoreNote more={more} />
  </Card>
);
