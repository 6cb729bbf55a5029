import type { DisputeState } from './payment-facts';
import type { ReconciliationSettlement } from './reconciliation';

/** What we hold of a payment. Amounts in whole pence of its currency; refunds all together. */
export interface HeldPayment {
  readonly paymentId: string;
  readonly accountId: string;
  readonly invoiceId: string | null;
  readonly invoiceNumber: string | null;
  readonly plan: string | null;
  readonly grossPence: number;
  readonly refundedPence: number;
  readonly dispute: DisputeState | null;
  readonly disputedPence: number;
  readonly currency: string;
  readonly receivedAt: string;
}

/** A charge as the provider states it. */
export interface StatedCharge {
  readonly chargeId: string;
  readonly paymentId: string | null;
  readonly orderId: string | null;
  readonly sessionId: string | null;
  readonly invoiceId: string | null;
  readonly accountId: string | null;
  readonly amountPence: number;
  readonly refundedPence: number;
  readonly currency: string;
  readonly status: 'succeeded' | 'pending' | 'failed';
  readonly disputed: boolean;
  readonly transactionId: string | null;
  readonly createdAt: string;
}

/** Everything known of one payment: what we hold, and the provider's charges, oldest first. */
export interface PaymentFactSheet {
  readonly ours: HeldPayment | null;
  readonly charges: readonly StatedCharge[];
}

/** What stood on both sides of a payment when somebody decided. */
export interface PaymentEvidence {
  readonly kind: 'payment';
  readonly ours: Pick<HeldPayment, 'grossPence' | 'refundedPence' | 'dispute' | 'disputedPence' | 'currency'> | null;
  readonly charges: readonly Pick<
    StatedCharge,
    'chargeId' | 'amountPence' | 'refundedPence' | 'disputed' | 'status' | 'currency'
  >[];
}

export interface PayoutEvidence {
  readonly kind: 'payout';
  readonly amountPence: number;
  readonly currency: string;
  readonly status: string;
  readonly automatic: boolean;
  readonly lines: number;
  readonly linesPence: number;
}

export type ReconciliationEvidence = PaymentEvidence | PayoutEvidence;

/** How somebody settled a case, with what stood then. An acceptance leaves its state. */
export interface CaseSettlement {
  readonly act: ReconciliationSettlement;
  readonly evidence: ReconciliationEvidence;
}

/** An adjustment that waits for a second person. */
export interface OpenAdjustment {
  readonly amountPence: number;
  readonly by: string;
  readonly proposedAt: string;
  readonly evidence: ReconciliationEvidence;
}

/** What people decided about a case, without their words. */
export interface CaseDecisions {
  readonly settlement: CaseSettlement | null;
  readonly adjustment: OpenAdjustment | null;
  readonly assignee: string | null;
  /** The day of London on which the customer was asked last for what is missing. */
  readonly askedOn?: string;
}
