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
  /** `pending`: given in, and the money is not there yet. */
  readonly state: 'open' | 'pending' | 'paid' | 'expired' | 'failed';
  readonly expiresAt: string;
}

export type SubscriptionStatus =
  'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'unpaid' | 'paused' | 'canceled';

export interface SubscriptionFacts {
  readonly subscriptionId: string;
  /** Name of its price. */
  readonly lookupKey: string | null;
  readonly status: SubscriptionStatus;
  readonly startedAt: string;
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly cancelAtPeriodEnd: boolean;
  /** The invoice of the period: not tried yet, tried in vain, paid. */
  readonly invoice: 'untried' | 'failed' | 'paid';
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
  readonly state: 'failed' | 'succeeded';
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
  readonly state: 'open' | 'won' | 'lost';
}
