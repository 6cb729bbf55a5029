import type { PaymentReceived } from '@keelson/domain/billing';
import type {
  ChargeStated,
  DisputeStated,
  PayoutStated,
  RefundStated,
  TransactionStated,
} from '@keelson/domain/reconciliation';

/** The month of the generated facts. */
export const MONTH = '2026-10';

/** An instant of a day of the month, from 0. */
export const at = (day: number, time = '09:00:00'): string =>
  `${MONTH}-${String(day + 1).padStart(2, '0')}T${time}.000Z`;

export const billed = (paymentId: string, grossPence: number, day: number): PaymentReceived => ({
  type: 'billing.payment-received.v1',
  data: {
    ...{ paymentId, invoiceId: null, invoiceNumber: null, subscriptionId: null, plan: 'EmbraceMonthly' },
    ...{ netPence: grossPence - Math.round(grossPence / 6), vatPence: Math.round(grossPence / 6), grossPence },
    ...{ currency: 'gbp', paidAt: at(day) },
  },
});

export const chargeOf = (
  chargeId: string,
  { paymentId, orderId }: { readonly paymentId: string; readonly orderId: string | null },
  [amountPence, day]: readonly [number, number],
  more: Partial<ChargeStated['data']>,
): ChargeStated => ({
  type: 'reconciliation.charge-stated.v1',
  data: {
    ...{ chargeId, paymentId, orderId, sessionId: null, invoiceId: null, accountId: null, amountPence },
    ...{ refundedPence: 0, currency: 'gbp', status: 'succeeded', disputed: false, transactionId: null },
    ...{ createdAt: at(day), ...more },
  },
});

export const refundOf = (refundId: string, chargeId: string, amountPence: number, day: number): RefundStated => ({
  type: 'reconciliation.refund-stated.v1',
  data: {
    ...{ refundId, chargeId, amountPence, currency: 'gbp', status: 'succeeded', transactionId: null },
    createdAt: at(day, '12:00:00'),
  },
});

export const disputeOf = (disputeId: string, chargeId: string, amountPence: number, day: number): DisputeStated => ({
  type: 'reconciliation.dispute-stated.v1',
  data: {
    ...{ disputeId, chargeId, amountPence, currency: 'gbp', status: 'needs_response', transactionIds: [] },
    createdAt: at(day, '12:00:00'),
  },
});

interface Line {
  readonly id: string;
  readonly category: string;
  readonly sourceId: string;
  readonly pence: number;
  readonly fee: number;
  readonly currency: string;
  readonly day: number;
  readonly payoutId: string;
}

export const lineOf = ({ id, category, sourceId, pence, fee, currency, day, payoutId }: Line): TransactionStated => ({
  type: 'reconciliation.transaction-stated.v1',
  data: {
    ...{ transactionId: id, category, sourceId, amountPence: pence, feePence: fee, netPence: pence - fee, currency },
    ...{ payoutId, createdAt: at(day), availableAt: at(day, '18:00:00') },
  },
});

export const payoutOf = (
  payoutId: string,
  amountPence: number,
  day: number,
  reconciliation: PayoutStated['data']['reconciliation'],
): PayoutStated => ({
  type: 'reconciliation.payout-stated.v1',
  data: {
    ...{ payoutId, amountPence, currency: 'gbp', status: reconciliation === 'in_progress' ? 'in_transit' : 'paid' },
    ...{ automatic: reconciliation !== 'not_applicable', reconciliation, transactionId: null },
    ...{ createdAt: at(day), arrivesAt: at(day, '20:00:00') },
  },
});
