import type { Stripe } from 'stripe';
import type { ChargeStatement, PayoutStatement, Statement, TransactionStatement } from './provider-statements';
import { accountIn, idOf, instant } from './stripe-objects';

const orderIn = (metadata: Stripe.Metadata | null | undefined): string | undefined => metadata?.['checkoutId'];

/** What a charge belongs to, as far as it does not say so itself. */
export interface ChargeLinks {
  readonly sessionId: string | null;
  readonly invoiceId: string | null;
  readonly orderId: string | null;
  readonly accountId: string | null;
}

export const NO_LINKS: ChargeLinks = { sessionId: null, invoiceId: null, orderId: null, accountId: null };

// The SDK leaves room for states that it does not know yet; those are not final.
const CHARGE_STATUS: Readonly<Record<string, ChargeStatement['status']>> = {
  succeeded: 'succeeded',
  pending: 'pending',
  failed: 'failed',
};
const RECONCILIATION: Readonly<Record<string, PayoutStatement['reconciliation']>> = {
  completed: 'completed',
  in_progress: 'in_progress',
  not_applicable: 'not_applicable',
};

export const chargeStatement = (charge: Stripe.Charge, links: ChargeLinks = NO_LINKS): Statement => ({
  kind: 'charge',
  stated: {
    chargeId: charge.id,
    paymentId: idOf(charge.payment_intent),
    orderId: orderIn(charge.metadata) ?? links.orderId,
    sessionId: links.sessionId,
    invoiceId: links.invoiceId,
    accountId: accountIn(charge.metadata) ?? links.accountId,
    amountPence: charge.amount,
    refundedPence: charge.amount_refunded,
    currency: charge.currency,
    status: CHARGE_STATUS[charge.status] ?? 'pending',
    disputed: charge.disputed,
    transactionId: idOf(charge.balance_transaction),
    createdAt: instant(charge.created),
  },
});

/** A refund that is of no charge, such as one of a bank transfer, is no fact about a charge. */
export function refundStatement(refund: Stripe.Refund): Statement | undefined {
  const chargeId = idOf(refund.charge);
  if (chargeId === null) return undefined;
  return {
    kind: 'refund',
    stated: {
      refundId: refund.id,
      chargeId,
      amountPence: refund.amount,
      currency: refund.currency,
      status: refund.status ?? 'pending',
      transactionId: idOf(refund.balance_transaction),
      createdAt: instant(refund.created),
    },
  };
}

export function disputeStatement(dispute: Stripe.Dispute): Statement | undefined {
  const chargeId = idOf(dispute.charge);
  if (chargeId === null) return undefined;
  return {
    kind: 'dispute',
    stated: {
      disputeId: dispute.id,
      chargeId,
      amountPence: dispute.amount,
      currency: dispute.currency,
      status: dispute.status,
      transactionIds: dispute.balance_transactions.map(({ id }) => id),
      createdAt: instant(dispute.created),
    },
  };
}

export const transactionStatement = (
  transaction: Stripe.BalanceTransaction,
  payoutId: TransactionStatement['payoutId'] = null,
): Statement => ({
  kind: 'transaction',
  stated: {
    transactionId: transaction.id,
    category: transaction.reporting_category,
    sourceId: idOf(transaction.source),
    amountPence: transaction.amount,
    feePence: transaction.fee,
    netPence: transaction.net,
    currency: transaction.currency,
    payoutId,
    createdAt: instant(transaction.created),
    availableAt: instant(transaction.available_on),
  },
});

export const payoutStatement = (payout: Stripe.Payout): Statement => ({
  kind: 'payout',
  stated: {
    payoutId: payout.id,
    amountPence: payout.amount,
    currency: payout.currency,
    status: payout.status,
    automatic: payout.automatic,
    reconciliation: RECONCILIATION[payout.reconciliation_status] ?? 'in_progress',
    transactionId: idOf(payout.balance_transaction),
    createdAt: instant(payout.created),
    arrivesAt: instant(payout.arrival_date),
  },
});
