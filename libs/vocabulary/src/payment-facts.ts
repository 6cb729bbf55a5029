/** As the provider names them. */
export const SUBSCRIPTION_STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** `pending`: given in, and the money is not there yet. */
export const CHECKOUT_STATES = ['open', 'pending', 'paid', 'expired', 'failed'] as const;
export type CheckoutState = (typeof CHECKOUT_STATES)[number];

/** The invoice of a period: not tried yet, tried in vain, paid. */
export const INVOICE_STATES = ['untried', 'failed', 'paid'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

export const PAYMENT_OUTCOMES = ['failed', 'succeeded'] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

/** How much of a payment was given back. */
export const REFUND_STATES = ['partial', 'full'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

export const DISPUTE_OUTCOMES = ['won', 'lost'] as const;
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number];

export const DISPUTE_STATES = ['open', ...DISPUTE_OUTCOMES] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** How the payment history sorts payments: `Active` for succeeded, `Failed` for anything else (decision 4.33). */
export const PAYMENT_FILTERS = ['Active', 'Failed'] as const;
export type PaymentFilterStatus = (typeof PAYMENT_FILTERS)[number];

/** What became of a payment: of what happened to it, the gravest. */
export const PAYMENT_STATES = ['succeeded', 'partlyRefunded', 'refunded', 'disputed', 'lost', 'failed'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const PAYMENT_STATE_TITLES: Readonly<Record<PaymentState, string>> = {
  succeeded: 'Succeeded',
  partlyRefunded: 'Refunded in part',
  refunded: 'Refunded',
  disputed: 'Disputed',
  lost: 'Dispute lost',
  failed: 'Failed',
};

/** How things stand at the payment provider, read from it at one moment. Times are ISO instants, amounts whole pence. */
export interface ProviderFacts {
  readonly customerId: string;
  readonly checkout?: CheckoutFacts;
  readonly subscription?: SubscriptionFacts;
  readonly payments: readonly PaymentFacts[];
}

export interface CheckoutFacts {
  readonly sessionId: string;
  /** Our own id of the checkout; `null` for one that we did not open. */
  readonly checkoutId: string | null;
  readonly state: CheckoutState;
  readonly expiresAt: string;
}

export interface SubscriptionFacts {
  readonly subscriptionId: string;
  /** Name of its price. */
  readonly lookupKey: string | null;
  readonly status: SubscriptionStatus;
  readonly startedAt: string;
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly cancelAtPeriodEnd: boolean;
  readonly invoice: InvoiceState;
}

export interface PaymentFacts {
  /** The provider's payment id; the invoice's where nothing was to pay. */
  readonly paymentId: string;
  readonly invoiceId: string | null;
  readonly invoiceNumber: string | null;
  readonly subscriptionId: string | null;
  readonly lookupKey: string | null;
  readonly netPence: number;
  readonly vatPence: number;
  readonly grossPence: number;
  readonly currency: string;
  readonly state: PaymentOutcome;
  /** How often it was tried. */
  readonly attempt: number;
  readonly at: string;
  /** The provider's code of the failure. */
  readonly failure: string | null;
  /** A payment of a later period than the first. */
  readonly renewal: boolean;
  readonly refundedPence: number;
  readonly disputes: readonly DisputeFacts[];
}

export interface DisputeFacts {
  readonly disputeId: string;
  readonly amountPence: number;
  readonly state: DisputeState;
}
