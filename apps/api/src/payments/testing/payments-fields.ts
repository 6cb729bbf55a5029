import type { RoleFields } from '../../testing/role-fields';

const ADMINISTRATORS = 'admin adminOfCustomers adminOfReplay adminOfPayments superAdmin';
const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'grossPence', 'netPence', 'refundedPence', 'vatPence']);
const ROW = [
  'accountId',
  'amount',
  'companyName',
  'createdTime',
  'currency',
  'dispute',
  'grossPence',
  'invoiceId',
  'name',
  'netPence',
  'paymentId',
  'refund',
  'refundedPence',
  'state',
  'status',
  'statusFilter',
  'subscriptionType',
  'username',
  'vatPence',
];
const DETAILS = [
  ...ROW,
  'attempts',
  'events[].detail',
  'events[].eventId',
  'events[].occurredAt',
  'events[].tone',
  'events[].type',
  'events[].what',
  'failure',
  'stripeInvoiceId',
  'subscriptionId',
].toSorted();

const withoutAmounts = (fields: readonly string[]): readonly string[] => fields.filter((field) => !AMOUNTS.has(field));
const inList = (fields: readonly string[]): readonly string[] => [
  'matching',
  'more',
  'newestOnly',
  ...fields.map((field) => `rows[].${field}`),
];

/** The payment history, as staff see it: without amounts, unless they reconcile payments. */
export const PAYMENTS_FIELDS: Readonly<Record<string, RoleFields>> = {
  'payments.list': { readers: ADMINISTRATORS, fields: [...inList(withoutAmounts(ROW)), '|', ...inList(ROW)] },
  'payments.one': { readers: ADMINISTRATORS, fields: [...withoutAmounts(DETAILS), '|', ...DETAILS] },
  'payments.export': { readers: 'adminOfPayments superAdmin', fields: [''] },
};
