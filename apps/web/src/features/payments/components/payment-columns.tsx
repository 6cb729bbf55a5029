import type { Column } from '../../../ui/table/column';
import { EmailCell } from '../../../ui/table/email-cell';
import { afterwardsText, planText } from '../payment-words';
import type { Payment } from '../payments.api';
import { type Choice, Id, Paid, PaidAt, Payer, StatusTag } from './payment-cells';

/** A payment with its number in the list. */
export interface NumberedPayment extends Payment {
  readonly number: number;
}

type Columns = readonly Column<NumberedPayment>[];

const plan = (payment: Payment) => <span className="k-nowrap">{planText(payment)}</span>;
const status = (payment: Payment) => (
  <span className="k-payment-status">
    <StatusTag payment={payment} />
    {afterwardsText(payment) !== '' && <span className="k-micro k-muted">{afterwardsText(payment)}</span>}
  </span>
);
const amount = (payment: Payment) => <Paid payment={payment} />;
const amountColumn = (shown: boolean, header: string): Columns =>
  shown ? [{ id: 'amount', header, sortable: true, numeric: true, cell: amount }] : [];

/** The specified columns, in their order; the amount for staff who reconcile payments. */
export const paymentColumns = (choice: Choice, amounts: boolean): Columns => [
  { id: 'name', header: 'Name', sortable: true, cell: (payment) => <Payer payment={payment} {...choice} /> },
  {
    id: 'createdTime',
    header: 'Created Time',
    sortable: true,
    cell: ({ createdTime }) => <PaidAt instant={createdTime} exact />,
  },
  { id: 'subscriptionType', header: 'Subscription Type', sortable: true, cell: plan },
  {
    id: 'username',
    header: 'Username',
    sortable: true,
    cell: ({ username }) => <EmailCell address={username} />,
  },
  { id: 'paymentId', header: 'Payment ID', sortable: true, cell: ({ paymentId }) => <Id text={paymentId} /> },
  ...amountColumn(amounts, 'Amount'),
  { id: 'status', header: 'Status', sortable: true, cell: status },
];

/** The columns of the alternative table. */
export const invoiceColumns = (choice: Choice, amounts: boolean): Columns => [
  { id: 'number', header: 'S.no', cell: ({ number }) => <span className="k-num">{number}</span> },
  { id: 'invoiceId', header: 'Invoice ID', sortable: true, cell: ({ invoiceId }) => <Id text={invoiceId} /> },
  { id: 'name', header: 'User', sortable: true, cell: (payment) => <Payer payment={payment} {...choice} /> },
  { id: 'subscriptionType', header: 'Plan Type', sortable: true, cell: plan },
  {
    id: 'createdTime',
    header: 'Date of Purchase',
    sortable: true,
    cell: ({ createdTime }) => <PaidAt instant={createdTime} />,
  },
  ...amountColumn(amounts, 'Amount (£)'),
  { id: 'status', header: 'Status', sortable: true, cell: status },
];
