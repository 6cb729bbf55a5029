import { BANK_STANDINGS, RECONCILIATION_STATES } from '@keelson/vocabulary';
import type { RoleFields } from '../../testing/role-fields';

const RECONCILERS = 'adminOfPayments superAdmin';
const ROW = [
  'accountId',
  'assignedTo.id',
  'assignedTo.name',
  'caseId',
  'closedMonth',
  'currency',
  'gapPence',
  'kind',
  'month',
  'name',
  'needsPerson',
  'orderId',
  'oursPence',
  'providerPence',
  'reason',
  'settled',
  'since',
  'state',
];
const LINE = [
  'amountPence',
  'availableAt',
  'category',
  'createdAt',
  'currency',
  'feePence',
  'netPence',
  'payoutId',
  'sourceId',
  'transactionId',
];
const PAYOUT = [
  'amountPence',
  'arrivesAt',
  'automatic',
  'bank.decided',
  'bank.gapPence',
  'bank.line.amountPence',
  'bank.line.date',
  'bank.line.lineId',
  'bank.line.text',
  'bank.standing',
  'createdAt',
  'currency',
  'differencePence',
  'disputesPence',
  'feesPence',
  'grossPence',
  'lines',
  'linesPence',
  'otherPence',
  'payoutId',
  'reason',
  'reconciliation',
  'refundsPence',
  'state',
  'status',
];
const FIGURES = [
  'differencePence',
  'disputesPence',
  'feesPence',
  'grossPence',
  'netPence',
  'otherPence',
  'paidOutPence',
  'payments',
  'refundsPence',
];
const MONTH_PAYOUT = ['amountPence', 'arrivesAt', 'currency', 'differencePence', 'disputesPence', 'feesPence'];
const each = (of: string, fields: readonly string[]): readonly string[] => fields.map((field) => `${of}${field}`);

/** The reconciliation, for staff for finance alone. */
export const RECONCILIATION_FIELDS: Readonly<Record<string, RoleFields>> = {
  'reconciliation.bank': {
    readers: RECONCILERS,
    fields: [
      ...['aloneUpToPence', 'from', 'lines', 'open[]', 'until'],
      ...each('counts.', [...BANK_STANDINGS]),
    ].toSorted(),
  },
  'reconciliation.bankLines': {
    readers: RECONCILERS,
    fields: ['next', ...each('rows[].', ['amountPence', 'date', 'lineId', 'payoutId', 'standing', 'text'])],
  },
  'reconciliation.cases': { readers: RECONCILERS, fields: ['matching', 'more', 'next', ...each('rows[].', ROW)] },
  'reconciliation.case': {
    readers: RECONCILERS,
    fields: [
      ...ROW,
      ...[
        'acts[]',
        'adjustment',
        'askedOn',
        'changed[]',
        'explanation',
        'restPence',
        'secondPersonAbovePence',
        'seen',
        'version',
        'waitsUntil',
      ],
      ...each('charges[].', ['amountPence', 'chargeId', 'createdAt', 'currency', 'disputed']),
      ...each('charges[].', ['refundedPence', 'status', 'transactionId']),
      ...each('ours.', ['currency', 'dispute', 'disputedPence', 'grossPence', 'invoiceNumber', 'paymentId', 'plan']),
      ...each('ours.', ['receivedAt', 'refundedPence']),
      ...each('payout.', PAYOUT),
      ...each('trail[].', ['amountPence', 'at', 'detail', 'id', 'link', 'state']),
      ...each('transactions[].', LINE),
    ].toSorted(),
  },
  'reconciliation.exceptions': { readers: RECONCILERS, fields: ['cases', 'more'] },
  'reconciliation.export': { readers: RECONCILERS, fields: [''] },
  'reconciliation.overview': {
    readers: RECONCILERS,
    fields: [
      'counts.needsPerson',
      ...each('counts.states.', [...RECONCILIATION_STATES]),
      ...each('lastSweep.', ['finishedAt', 'from', 'read', 'recorded', 'startedAt', 'until']),
      ...each('months[].', [...FIGURES, 'closed', 'month', 'needsPerson', 'openGapPence', 'state']),
      ...each('newestPayout.', PAYOUT),
      ...['people[]', 'secondPersonAbovePence'],
    ].toSorted(),
  },
  'reconciliation.exportMonth': { readers: RECONCILERS, fields: [''] },
  'reconciliation.month': {
    readers: RECONCILERS,
    fields: [
      ...['changed[]', 'changedMore', 'closed', 'earliestOpen', 'month', 'seen', 'settled[]', 'settledMore', 'state'],
      ...each('checks[].', ['check', 'holds', 'open']),
      ...each('figures.', FIGURES),
      ...each('payouts[].', MONTH_PAYOUT),
      ...each('payouts[].', ['grossPence', 'lines', 'linesPence', 'otherPence', 'payoutId', 'refundsPence']),
      ...each('payouts[].', ['settled', 'state']),
    ].toSorted(),
  },
  'reconciliation.payouts': { readers: RECONCILERS, fields: ['next', ...each('rows[].', PAYOUT)] },
  'reconciliation.payout': {
    readers: RECONCILERS,
    fields: [
      ...PAYOUT,
      'next',
      ...each('rows[].', [...LINE, 'accountId', 'caseId', 'name', 'plan', 'state']),
    ].toSorted(),
  },
};
