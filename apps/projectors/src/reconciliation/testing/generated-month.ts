import type { BillingEvent } from '@keelson/domain/billing';
import type { CaseEvent, FactStated } from '@keelson/domain/reconciliation';
import type { ReconciliationReason, ReconciliationState } from '@keelson/vocabulary';
import { billed, chargeOf, disputeOf, lineOf, MONTH, payoutOf, refundOf } from './stated';

export type MonthEvent = BillingEvent | FactStated | CaseEvent;

/** The events of one stream, in their order. */
export interface MonthStream {
  readonly streamId: string;
  readonly events: readonly MonthEvent[];
}

interface Expected {
  /** Of the payments, by how they stand. */
  readonly states: Readonly<Partial<Record<ReconciliationState, number>>>;
  readonly reasons: Readonly<Partial<Record<ReconciliationReason, number>>>;
  readonly waiting: number;
  readonly grossPence: number;
  readonly feesPence: number;
  readonly refundsPence: number;
  readonly paidOutPence: number;
}

export interface GeneratedMonth {
  readonly streams: readonly MonthStream[];
  readonly expected: Expected;
  /** When it is looked at: what is missing is old by then, but for what waits. */
  readonly now: Date;
}

type Fault =
  | 'none'
  | 'amount'
  | 'missingAtProvider'
  | 'missingHere'
  | 'waiting'
  | 'paidTwice'
  | 'chargedTwice'
  | 'refunded'
  | 'refundDiffers'
  | 'disputed'
  | 'disputeDiffers'
  | 'otherCurrency';

/** Of each hundred payments these are not as they should be, or more than a payment. */
const FAULTS: readonly Fault[] = [
  ...(['amount', 'missingAtProvider', 'missingHere', 'waiting', 'paidTwice', 'chargedTwice'] as const),
  ...(['refunded', 'refundDiffers', 'disputed', 'disputeDiffers', 'otherCurrency'] as const),
];

/** How each of them is to be found. */
const FOUND: Readonly<Record<Fault, readonly [ReconciliationState, ReconciliationReason | null]>> = {
  none: ['Matched', null],
  amount: ['AmountMismatch', 'amountDiffers'],
  missingAtProvider: ['MissingAtProvider', 'missingAtProvider'],
  missingHere: ['MissingHere', 'missingHere'],
  waiting: ['MissingAtProvider', null],
  paidTwice: ['Duplicate', 'duplicate'],
  chargedTwice: ['Duplicate', 'duplicate'],
  refunded: ['Refunded', null],
  refundDiffers: ['AmountMismatch', 'refundDiffers'],
  disputed: ['Disputed', null],
  disputeDiffers: ['Disputed', 'disputeDiffers'],
  otherCurrency: ['AmountMismatch', 'otherCurrency'],
};

const GROSS = 5_640;
const FEE = 105;
const PAYOUTS = 28;

/** A month of payments at a provider, with every kind of fault in known numbers. One fault each `every` payments. */
export function generatedMonth(payments: number, every = 100): GeneratedMonth {
  const streams: MonthStream[] = [];
  const states: Partial<Record<ReconciliationState, number>> = {};
  const reasons: Partial<Record<ReconciliationReason, number>> = {};
  const nets = Array.from({ length: PAYOUTS }, () => 0);
  let [waiting, gross, fees, refunds, linesOfPayouts] = [0, 0, 0, 0, 0];

  const line = (id: string, category: string, sourceId: string, pence: number, of: number, currency = 'gbp') => {
    const payout = of % PAYOUTS;
    const fee = category === 'charge' ? FEE : 0;
    const stated = lineOf({ id, category, sourceId, pence, fee, currency, day: payout, payoutId: `po_${payout}` });
    // At first it is in no payout yet.
    const first: FactStated = { ...stated, data: { ...stated.data, payoutId: null } };
    streams.push({ streamId: `providerObject-${id}`, events: [first, stated] });
    if (currency !== 'gbp') return;
    nets[payout] = (nets[payout] ?? 0) + pence - fee;
    fees += fee;
    linesOfPayouts += 1;
    if (category === 'charge') gross += pence;
    if (category === 'refund') refunds += pence;
  };

  for (let n = 0; n < payments; n += 1) {
    const round = Math.floor(n / every);
    const fault: Fault = n % every === 0 ? (FAULTS[round % FAULTS.length] ?? 'none') : 'none';
    const [state, reason] = FOUND[fault];
    states[state] = (states[state] ?? 0) + 1;
    if (reason) reasons[reason] = (reasons[reason] ?? 0) + 1;
    if (fault === 'waiting') waiting += 1;
    if (fault === 'paidTwice') states.Matched = (states.Matched ?? 0) + 1;
    append(n, fault, streams, line);
  }

  let paidOut = 0;
  nets.forEach((net, payout) => {
    // One payout is a penny short.
    const pence = payout === 7 ? net - 1 : net;
    paidOut += pence;
    const transit = payoutOf(`po_${payout}`, pence, payout, 'in_progress');
    const paid = payoutOf(`po_${payout}`, pence, payout, 'completed');
    streams.push({ streamId: `providerObject-po_${payout}`, events: [transit, paid] });
    const own = lineOf({
      ...{ id: `txn_po_${payout}`, category: 'payout', sourceId: `po_${payout}`, pence: -pence, fee: 0 },
      ...{ currency: 'gbp', day: payout, payoutId: `po_${payout}` },
    });
    streams.push({ streamId: `providerObject-txn_po_${payout}`, events: [own] });
  });
  reasons.payoutDiffers = 1;
  reasons.manualPayout = 1;
  paidOut += 12_345;
  streams.push({ streamId: 'providerObject-po_hand', events: [payoutOf('po_hand', 12_345, 3, 'not_applicable')] });
  if (linesOfPayouts === 0) throw new RangeError('a month without a line');

  return {
    streams,
    expected: {
      states,
      reasons,
      waiting,
      grossPence: gross,
      feesPence: -fees,
      refundsPence: refunds,
      paidOutPence: paidOut,
    },
    now: new Date(`${MONTH}-29T12:00:00.000Z`),
  };
}

type Line = (id: string, category: string, sourceId: string, pence: number, of: number, currency?: string) => void;

/** What happened to one payment on both sides. */
function append(n: number, fault: Fault, streams: MonthStream[], line: Line): void {
  const day = fault === 'waiting' ? 28 : n % PAYOUTS;
  const id = { payment: `pi_${n}`, charge: `ch_${n}`, order: `order_${n}`, account: `acc_${n}` };
  const held = (paymentId: string, ...more: readonly BillingEvent[]) =>
    streams.push({ streamId: `billing-${id.account}`, events: [billed(paymentId, GROSS, day), ...more] });
  const stated = (chargeId: string, ...versions: readonly FactStated[]) =>
    streams.push({ streamId: `providerObject-${chargeId}`, events: versions });
  const charge = (more: Parameters<typeof chargeOf>[3] = {}) =>
    chargeOf(id.charge, { paymentId: id.payment, orderId: id.order }, [GROSS, day], more);

  if (fault === 'missingHere') {
    stated(id.charge, charge());
    line(`txn_${n}`, 'charge', id.charge, GROSS, n);
    return;
  }
  if (fault === 'missingAtProvider' || fault === 'waiting') {
    held(id.payment);
    return;
  }
  if (fault === 'otherCurrency') {
    held(id.payment);
    stated(id.charge, charge({ currency: 'eur' }));
    return;
  }
  if (fault === 'amount') {
    held(id.payment);
    stated(id.charge, charge({ amountPence: 5_460 }));
    line(`txn_${n}`, 'charge', id.charge, 5_460, n);
    return;
  }
  line(`txn_${n}`, 'charge', id.charge, GROSS, n);
  if (fault === 'refunded' || fault === 'refundDiffers') {
    const refund = refundOf(`re_${n}`, id.charge, GROSS, day);
    const back = { paymentId: id.payment, refundedPence: GROSS, whole: true };
    held(id.payment, ...(fault === 'refunded' ? ([{ type: 'billing.payment-refunded.v1', data: back }] as const) : []));
    stated(id.charge, charge(), charge({ refundedPence: GROSS }));
    streams.push({ streamId: `providerObject-re_${n}`, events: [refund] });
    line(`txn_re_${n}`, 'refund', `re_${n}`, -GROSS, n + 1);
    return;
  }
  if (fault === 'disputed' || fault === 'disputeDiffers') {
    const dispute = { paymentId: id.payment, disputeId: `dp_${n}`, amountPence: GROSS };
    const events: BillingEvent[] = [{ type: 'billing.payment-disputed.v1', data: dispute }];
    held(id.payment, ...(fault === 'disputed' ? events : []));
    stated(id.charge, charge(), charge({ disputed: true }));
    streams.push({ streamId: `providerObject-dp_${n}`, events: [disputeOf(`dp_${n}`, id.charge, GROSS, day)] });
    line(`txn_dp_${n}`, 'dispute', `dp_${n}`, -GROSS, n + 2);
    return;
  }
  held(id.payment);
  stated(id.charge, charge());
  if (fault === 'chargedTwice') {
    stated(`ch_${n}_again`, chargeOf(`ch_${n}_again`, { paymentId: id.payment, orderId: null }, [GROSS, day], {}));
    line(`txn_${n}_again`, 'charge', `ch_${n}_again`, GROSS, n);
  }
  if (fault === 'paidTwice') {
    // Another payment of the same order, which we hold as well.
    streams.push({ streamId: `billing-${id.account}_again`, events: [billed(`pi_${n}_again`, GROSS, day)] });
    const again = { paymentId: `pi_${n}_again`, orderId: id.order };
    stated(`ch_${n}_again`, chargeOf(`ch_${n}_again`, again, [GROSS, day], { createdAt: `${MONTH}-28T23:00:00.000Z` }));
    line(`txn_${n}_again`, 'charge', `ch_${n}_again`, GROSS, n);
  }
}
