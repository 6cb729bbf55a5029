import type { Case, CaseDetails, Overview, Payout, Statement } from '../reconciliation.api';

const AT = '2026-10-30T09:00:00.000Z';
const NONE = {
  gapPence: 0,
  currency: 'gbp',
  orderId: null,
  assignedTo: null,
  month: '2026-10',
  closedMonth: null,
  since: AT,
};

/** The example of the specification: £1,029.60 − £56.40 − £16.05 = £957.15. */
export const PAYOUT: Payout = {
  payoutId: 'po_1',
  amountPence: 95_715,
  currency: 'gbp',
  status: 'paid',
  automatic: true,
  reconciliation: 'completed',
  createdAt: AT,
  arrivesAt: '2026-11-02T00:00:00.000Z',
  lines: 4,
  grossPence: 102_960,
  refundsPence: -5_640,
  disputesPence: 0,
  otherPence: 0,
  feesPence: -1_605,
  linesPence: 95_715,
  differencePence: 0,
  state: 'Matched',
  reason: null,
  bank: {
    standing: 'atBank',
    line: {
      lineId: 'bnk_0123456789abcdef012345',
      date: '2026-11-02',
      amountPence: 95_715,
      text: 'STRIPE PAYMENTS',
    },
    gapPence: 0,
    decided: false,
  },
};

export const OVERVIEW: Overview = {
  months: [
    {
      month: '2026-10',
      payments: 1_203,
      needsPerson: 2,
      grossPence: 102_960,
      refundsPence: -5_640,
      disputesPence: 0,
      feesPence: -1_605,
      otherPence: 0,
      netPence: 95_715,
      paidOutPence: 95_715,
      differencePence: 0,
      openGapPence: -2_700,
      state: 'open',
      closed: null,
    },
  ],
  counts: {
    needsPerson: 2,
    states: {
      Matched: 1_196,
      AmountMismatch: 1,
      MissingAtProvider: 0,
      MissingHere: 1,
      Duplicate: 0,
      Refunded: 5,
      Disputed: 0,
      ManualPayout: 0,
    },
  },
  lastSweep: {
    startedAt: '2026-11-02T09:14:00.000Z',
    finishedAt: '2026-11-02T09:15:00.000Z',
    from: AT,
    until: '2026-11-02T09:14:00.000Z',
    read: 12,
    recorded: 3,
  },
  newestPayout: PAYOUT,
  people: [
    { id: 'acc_2', name: 'Alex' },
    { id: 'acc_20', name: 'Ruth Ashworth' },
  ],
  secondPersonAbovePence: 5_000,
};

export const mismatch: Case = {
  ...NONE,
  caseId: 'pi_7',
  kind: 'payment',
  state: 'AmountMismatch',
  reason: 'amountDiffers',
  needsPerson: true,
  settled: false,
  oursPence: 54_120,
  providerPence: 51_420,
  gapPence: -2_700,
  accountId: 'acc_9',
  name: 'Ann Field',
  orderId: 'order_1',
};

export const missing: Case = {
  ...NONE,
  caseId: 'pi_8',
  kind: 'payment',
  state: 'MissingHere',
  reason: 'missingHere',
  needsPerson: true,
  settled: false,
  oursPence: null,
  providerPence: 5_640,
  gapPence: 5_640,
  accountId: null,
  name: null,
};

export const refunded: Case = {
  ...NONE,
  caseId: 'pi_5',
  kind: 'payment',
  state: 'Refunded',
  reason: null,
  needsPerson: false,
  settled: false,
  oursPence: 5_640,
  providerPence: 5_640,
  accountId: 'acc_5',
  name: 'Ben Wood',
};

const line = {
  transactionId: 'txn_7',
  category: 'charge',
  sourceId: 'ch_7',
  amountPence: 51_420,
  feePence: 791,
  netPence: 50_629,
  currency: 'gbp',
  payoutId: 'po_1',
  createdAt: AT,
  availableAt: AT,
};

export const LINE = {
  ...line,
  caseId: 'pi_7',
  state: 'AmountMismatch' as const,
  accountId: 'acc_9',
  name: 'Ann Field',
  plan: null,
};

export const details: CaseDetails = {
  ...mismatch,
  version: 1,
  seen: 'a'.repeat(16),
  waitsUntil: null,
  explanation: 'digitsSwapped',
  changed: [],
  trail: [
    { link: 'order', id: 'order_1', amountPence: 54_120, at: AT, state: 'agrees', detail: 'Annual plan' },
    { link: 'charge', id: 'ch_7', amountPence: 51_420, at: AT, state: 'differs', detail: null },
    { link: 'transaction', id: 'txn_7', amountPence: 51_420, at: AT, state: 'differs', detail: null },
    { link: 'payout', id: 'po_1', amountPence: null, at: AT, state: 'awaited', detail: null },
  ],
  ours: {
    paymentId: 'pi_7',
    grossPence: 54_120,
    refundedPence: 0,
    dispute: null,
    disputedPence: 0,
    currency: 'gbp',
    receivedAt: AT,
    invoiceNumber: 'KEEL-7',
    plan: 'EmbraceAnnually',
  },
  charges: [
    {
      chargeId: 'ch_7',
      amountPence: 51_420,
      refundedPence: 0,
      currency: 'gbp',
      status: 'succeeded',
      disputed: false,
      transactionId: 'txn_7',
      createdAt: AT,
    },
  ],
  transactions: [line],
  payout: null,
  adjustment: null,
  secondPersonAbovePence: 5_000,
  restPence: 2_700,
  askedOn: null,
  acts: [],
};

const { grossPence, refundsPence, disputesPence, otherPence, feesPence, linesPence, differencePence } = PAYOUT;
const SUMS = { grossPence, refundsPence, disputesPence, otherPence, feesPence, differencePence };

/** A month of which everything is done and that nobody has closed. */
export const STATEMENT: Statement = {
  month: '2026-10',
  state: 'ready',
  seen: 'c'.repeat(32),
  figures: { payments: 1_203, netPence: linesPence, paidOutPence: 95_715, ...SUMS },
  payouts: [
    {
      ...{ payoutId: 'po_1', arrivesAt: '2026-10-30T00:00:00.000Z', amountPence: 95_715, currency: 'gbp', lines: 4 },
      ...{ ...SUMS, linesPence, state: 'Matched', settled: false },
    },
  ],
  checks: [
    { check: 'monthOver', holds: true, open: 0 },
    { check: 'nobodyNeeded', holds: true, open: 0 },
  ],
  ...{ earliestOpen: null, closed: null, settledMore: false, changed: [], changedMore: false },
  settled: [
    {
      ...{ caseId: 'pi_7', kind: 'payment', state: 'Matched', settled: true, act: 'matched' },
      ...{ by: { id: 'acc_20', name: 'Ruth Ashworth' }, settledAt: AT, changedAt: AT, gapPence: -2_700 },
    },
  ],
};
