import type { getCaseContract } from '@keelson/contracts/reconciliation';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { type BillingEvent, PLAN_TERMS } from '@keelson/domain/billing';
import { principalCharge } from '@keelson/domain/reconciliation';
import type { ReconciliationPayoutRow, ReconciliationLineRow, SelectedCase } from '@keelson/read-models/reconciliation';
import type { PaymentFactSheet, StatedCharge } from '@keelson/vocabulary';

type Step = AnswerInputOf<typeof getCaseContract>['trail'][number];
type Requested = Extract<BillingEvent, { type: 'billing.checkout-requested.v1' }>['data'];
type Opened = Extract<BillingEvent, { type: 'billing.checkout-opened.v1' }>['data'];

export interface Order {
  readonly requested: Requested | null;
  readonly opened: Opened | null;
}

/** What the account's billing says of the order that a charge names. */
export function orderOf(events: readonly BillingEvent[], orderId: string | null): Order {
  let requested: Requested | null = null;
  let opened: Opened | null = null;
  for (const { type, data } of events) {
    if (type === 'billing.checkout-requested.v1' && data.checkoutId === orderId) requested = data;
    if (type === 'billing.checkout-opened.v1' && data.checkoutId === orderId) opened = data;
  }
  return { requested, opened };
}

export interface TrailParts {
  readonly row: SelectedCase;
  readonly order: Order;
  readonly transactions: readonly ReconciliationLineRow[];
  readonly payout: ReconciliationPayoutRow | undefined;
}

/** From our order to the bank: each link compared with what the customer was to pay. */
export function caseTrail({ row, order, transactions, payout }: TrailParts): Step[] {
  const charge = principalCharge(row.facts.charges);
  const expected = order.requested?.grossPence ?? row.facts.ours?.grossPence ?? null;
  const transaction = transactions.find(
    ({ source_id, category }) => category === 'charge' && source_id === charge?.chargeId,
  );
  return [
    ...orderSteps(order, charge),
    paymentStep(row.facts, expected),
    chargeStep(charge, expected),
    transactionStep(transaction, charge, expected),
    payoutStep(payout, transaction),
  ];
}

function orderSteps({ requested, opened }: Order, charge: StatedCharge | undefined): Step[] {
  if (!requested) return [];
  const { checkoutId: id, grossPence: amountPence, requestedAt: at, plan } = requested;
  const order: Step = { link: 'order', id, amountPence, at, state: 'agrees', detail: PLAN_TERMS[plan].title };
  if (!opened) return [order];
  const other = charge?.sessionId !== undefined && charge.sessionId !== null && charge.sessionId !== opened.sessionId;
  return [
    order,
    { link: 'session', id: opened.sessionId, amountPence, at: null, state: other ? 'differs' : 'agrees', detail: null },
  ];
}

const against = (amountPence: number, expected: number | null): Step['state'] =>
  expected === null || amountPence === expected ? 'agrees' : 'differs';

function paymentStep({ ours }: PaymentFactSheet, expected: number | null): Step {
  if (!ours) return { link: 'payment', id: null, amountPence: null, at: null, state: 'missing', detail: null };
  const { paymentId: id, grossPence: amountPence, receivedAt: at, invoiceNumber: detail } = ours;
  return { link: 'payment', id, amountPence, at, state: against(amountPence, expected), detail };
}

function chargeStep(charge: StatedCharge | undefined, expected: number | null): Step {
  if (!charge) return { link: 'charge', id: null, amountPence: null, at: null, state: 'missing', detail: null };
  const { chargeId: id, amountPence, createdAt: at, currency } = charge;
  if (currency !== 'gbp') return { link: 'charge', id, amountPence: null, at, state: 'differs', detail: currency };
  return { link: 'charge', id, amountPence, at, state: against(amountPence, expected), detail: null };
}

function transactionStep(
  transaction: ReconciliationLineRow | undefined,
  charge: StatedCharge | undefined,
  expected: number | null,
): Step {
  if (!transaction)
    return {
      link: 'transaction',
      id: null,
      amountPence: null,
      at: null,
      state: charge ? 'awaited' : 'missing',
      detail: null,
    };
  const { transaction_id: id, amount_pence: amountPence, created_at: at, currency } = transaction;
  if (currency !== 'gbp') return { link: 'transaction', id, amountPence: null, at, state: 'differs', detail: currency };
  return { link: 'transaction', id, amountPence, at, state: against(amountPence, expected), detail: null };
}

function payoutStep(payout: ReconciliationPayoutRow | undefined, transaction: ReconciliationLineRow | undefined): Step {
  if (!payout?.stated)
    return {
      ...{ link: 'payout', id: transaction?.payout_id ?? null, amountPence: null, detail: null },
      ...{ at: transaction?.available_at ?? null, state: transaction ? 'awaited' : 'missing' },
    };
  const { amountPence, arrivesAt: at, status: detail } = payout.stated;
  const state = payout.reason === null ? 'agrees' : 'differs';
  return {
    link: 'payout',
    id: payout.payout_id,
    amountPence: payout.currency === 'gbp' ? amountPence : null,
    at,
    state,
    detail,
  };
}
