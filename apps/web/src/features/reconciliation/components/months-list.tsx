import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { Card } from '../../../ui/card/card';
import { EmptyState } from '../../../ui/card/card-states';
import { formatDate } from '../../../ui/format/dates';
import { formatCount } from '../../../ui/format/numbers';
import type { Column } from '../../../ui/table/column';
import { PlainTable } from '../../../ui/table/plain-table';
import type { Month } from '../reconciliation.api';
import { moneyText, monthText, nameOf, signedText } from '../reconciliation-words';
import { MonthStateTag } from './month-state';

const money =
  (amountOf: (month: Month) => number): Column<Month>['cell'] =>
  (month) => <span className="k-nowrap">{moneyText(amountOf(month), 'gbp')}</span>;

const signed =
  (amountOf: (month: Month) => number): Column<Month>['cell'] =>
  (month) => <b className="k-nowrap">{signedText(amountOf(month), 'gbp')}</b>;

const COLUMNS: readonly Column<Month>[] = [
  {
    id: 'month',
    header: 'Month',
    cell: ({ month }) => <Link to={paths.reconciledMonth(month)}>{monthText(month)}</Link>,
  },
  { id: 'state', header: 'State', cell: (month) => <MonthStanding month={month} /> },
  {
    id: 'payments',
    header: 'Payments',
    numeric: true,
    cell: ({ month, payments }) => (
      <Link
        to={`${paths.reconciliation}?view=all&month=${month}`}
        aria-label={`${payments} payments of ${monthText(month)}`}
      >
        {formatCount(payments)}
      </Link>
    ),
  },
  {
    id: 'needs',
    header: 'Need a person',
    numeric: true,
    cell: ({ month, needsPerson }) =>
      needsPerson === 0 ? (
        '0'
      ) : (
        <Link
          to={`${paths.reconciliation}?month=${month}`}
          aria-label={`${needsPerson} exceptions of ${monthText(month)}`}
        >
          {formatCount(needsPerson)}
        </Link>
      ),
  },
  { id: 'gross', header: 'Gross', numeric: true, cell: money(({ grossPence }) => grossPence) },
  { id: 'refunds', header: 'Refunds', numeric: true, cell: money(({ refundsPence }) => refundsPence) },
  { id: 'disputes', header: 'Disputes', numeric: true, cell: money(({ disputesPence }) => disputesPence) },
  { id: 'other', header: 'Other', numeric: true, cell: money(({ otherPence }) => otherPence) },
  { id: 'fees', header: 'Fees', numeric: true, cell: money(({ feesPence }) => feesPence) },
  { id: 'net', header: 'Net', numeric: true, cell: money(({ netPence }) => netPence) },
  {
    id: 'paid',
    header: 'Paid out',
    numeric: true,
    cell: ({ month, paidOutPence }) => (
      <Link
        className="k-nowrap"
        to={`${paths.reconciliation}?view=payouts&month=${month}`}
        aria-label={`Payouts of ${monthText(month)}: ${moneyText(paidOutPence, 'gbp')}`}
      >
        {moneyText(paidOutPence, 'gbp')}
      </Link>
    ),
  },
  { id: 'difference', header: 'Difference', numeric: true, cell: signed(({ differencePence }) => differencePence) },
  { id: 'open', header: 'Open gap', numeric: true, cell: signed(({ openGapPence }) => openGapPence) },
];

/** How far a month is, who closed it, and that something has changed since. */
function MonthStanding({ month: { month, state, closed } }: { readonly month: Month }) {
  return (
    <span className="k-month-standing">
      <MonthStateTag state={state} />
      {closed && (
        <span className="k-micro k-muted">
          {nameOf(closed.by)}, {formatDate(closed.at)}
        </span>
      )}
      {closed && closed.changes > 0 && (
        <Link className="k-micro" to={paths.reconciledMonth(month)}>
          {formatCount(closed.changes)} changed since
        </Link>
      )}
    </span>
  );
}

/** Months with their totals; each leads to its statement, its payments and its payouts. */
export function MonthsList({ months }: { readonly months: readonly Month[] }) {
  return (
    <Card
      title="Months"
      subtitle="Payments by the day of their charge, lines of the balance by their own, payouts by the day on which they arrive, and what differs between a payout and its lines"
      flush
    >
      {months.length === 0 ? (
        <EmptyState title="No months yet">A month appears here with its first payment.</EmptyState>
      ) : (
        <PlainTable label="Months" columns={COLUMNS} rows={months} rowKey={({ month }) => month} />
      )}
    </Card>
  );
}
