import type { DomainEvent } from '../decider';
import type { EventDefinitions } from '../event-definition';

/** Amounts in whole pence of `currency` (ISO 4217, lower case), times ISO instants, as the provider states them. */
export type ChargeStated = DomainEvent<
  'reconciliation.charge-stated.v1',
  {
    readonly chargeId: string;
    /** Payment intent: what billing events call paymentId. */
    readonly paymentId: string | null;
    /** Our checkoutId out of the checkout's metadata, null for renewals and charges made by hand. */
    readonly orderId: string | null;
    readonly sessionId: string | null;
    readonly invoiceId: string | null;
    readonly accountId: string | null;
    readonly amountPence: number;
    readonly refundedPence: number;
    readonly currency: string;
    readonly status: 'succeeded' | 'pending' | 'failed';
    readonly disputed: boolean;
    /** Balance transaction. */
    readonly transactionId: string | null;
    readonly createdAt: string;
  }
>;

export type RefundStated = DomainEvent<
  'reconciliation.refund-stated.v1',
  {
    readonly refundId: string;
    readonly chargeId: string;
    readonly amountPence: number;
    readonly currency: string;
    readonly status: string;
    readonly transactionId: string | null;
    readonly createdAt: string;
  }
>;

export type DisputeStated = DomainEvent<
  'reconciliation.dispute-stated.v1',
  {
    readonly disputeId: string;
    readonly chargeId: string;
    readonly amountPence: number;
    readonly currency: string;
    readonly status: string;
    readonly transactionIds: readonly string[];
    readonly createdAt: string;
  }
>;

export type TransactionStated = DomainEvent<
  'reconciliation.transaction-stated.v1',
  {
    readonly transactionId: string;
    /** The provider's reporting category: charge, refund, dispute, dispute_reversal, payout and others. */
    readonly category: string;
    readonly sourceId: string | null;
    readonly amountPence: number;
    readonly feePence: number;
    readonly netPence: number;
    readonly currency: string;
    readonly payoutId: string | null;
    readonly createdAt: string;
    readonly availableAt: string;
  }
>;

export type PayoutStated = DomainEvent<
  'reconciliation.payout-stated.v1',
  {
    readonly payoutId: string;
    readonly amountPence: number;
    readonly currency: string;
    readonly status: string;
    readonly automatic: boolean;
    readonly reconciliation: 'completed' | 'in_progress' | 'not_applicable';
    readonly transactionId: string | null;
    readonly createdAt: string;
    readonly arrivesAt: string;
  }
>;

/** A second event of the same object states its newer version: the newest in its stream holds. */
export type FactStated = ChargeStated | RefundStated | DisputeStated | TransactionStated | PayoutStated;

export const factsEventDefinitions: EventDefinitions<FactStated> = {
  'reconciliation.charge-stated.v1': { personal: {} },
  'reconciliation.refund-stated.v1': { personal: {} },
  'reconciliation.dispute-stated.v1': { personal: {} },
  'reconciliation.transaction-stated.v1': { personal: {} },
  'reconciliation.payout-stated.v1': { personal: {} },
};
