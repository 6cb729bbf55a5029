import type { RoleFields } from '../../testing/role-fields';

const ADMINISTRATORS = 'admin adminOfCustomers adminOfReplay superAdmin';
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
  'refundedPence',
  'status',
  'statusFilter',
  'subscriptionType',
  'username',
  'vatPence',
];

/** The payment history, as staff sees it. */
export const PAYMENTS_FIELDS: Readonly<Record<string, RoleFields>> = {
  'payments.list': {
    readers: ADMINISTRATORS,
    fields: ['matching', 'more', ...ROW.map((field) => `rows[].${field}`)],
  },
  'payments.one': {
    readers: ADMINISTRATORS,
    fields: [
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
    ].toSorted(),
  },
  'payments.export': { readers: ADMINISTRATORS, fields: [''] },
};
