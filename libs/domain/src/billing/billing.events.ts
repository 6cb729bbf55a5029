import type { DisputeOutcome, InvoiceState, Plan, SubscriptionStatus } from '@keelson/vocabulary';
import type { DomainEvent } from '../decider';
import type { EventDefinitions } from '../event-definition';
import type { Amounts } from './plan-catalogue';
import type {
  EndRequested,
  EndWithdrawn,
  PlanChangeRequested,
  RequestCarriedOut,
  RequestRefused,
} from './subscription-request-events';

/**
 * A checkout is about to be opened at the provider. Its id is also the key under which the provider is asked, so that
 * asking again after a lost answer opens no second one.
 */
export type CheckoutRequested = DomainEvent<
  'billing.checkout-requested.v1',
  Amounts & {
    readonly checkoutId: string;
    readonly plan: Plan;
    readonly couponCode: string | null;
    readonly upgrade: boolean;
    readonly requestedAt: string;
  }
>;

export type CheckoutOpened = DomainEvent<
  'billing.checkout-opened.v1',
  {
    readonly checkoutId: string;
    readonly sessionId: string;
    readonly customerId: string;
    readonly expiresAt: string;
  }
>;

export type CheckoutOutcome = 'paid' | 'expired' | 'failed';

export type CheckoutClosed = DomainEvent<
  'billing.checkout-closed.v1',
  { readonly checkoutId: string; readonly outcome: CheckoutOutcome }
>;

/** The customer goes on without paying: a trial of 14 days. */
export type PaymentSkipped = DomainEvent<'billing.payment-skipped.v1', { readonly trialEndsAt: string }>;

/** How a subscription stands after the event. */
export interface SubscriptionStanding {
  readonly subscriptionId: string;
  readonly plan: Plan;
  readonly status: SubscriptionStatus;
  readonly startedAt: string;
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly cancelAtPeriodEnd: boolean;
  readonly invoice: InvoiceState;
}

export type SubscriptionStarted = DomainEvent<'billing.subscription-started.v1', SubscriptionStanding>;

/** A new period has begun. */
export type SubscriptionRenewed = DomainEvent<'billing.subscription-renewed.v1', SubscriptionStanding>;

/** Plan, status or whether it goes on have changed within a period. */
export type SubscriptionChanged = DomainEvent<'billing.subscription-changed.v1', SubscriptionStanding>;

export type SubscriptionEnded = DomainEvent<'billing.subscription-ended.v1', SubscriptionStanding>;

export type EarlyAccessStarted = DomainEvent<
  'billing.early-access-started.v1',
  { readonly paymentId: string; readonly startedAt: string; readonly until: string }
>;

export type EarlyAccessEnd = 'over' | 'refunded' | 'deactivated';

export type EarlyAccessEnded = DomainEvent<
  'billing.early-access-ended.v1',
  { readonly paymentId: string; readonly reason: EarlyAccessEnd }
>;

export type PaymentReceived = DomainEvent<
  'billing.payment-received.v1',
  Amounts & {
    readonly paymentId: string;
    readonly invoiceId: string | null;
    readonly invoiceNumber: string | null;
    readonly subscriptionId: string | null;
    readonly plan: Plan | null;
    readonly currency: string;
    readonly paidAt: string;
  }
>;

export type PaymentFailed = DomainEvent<
  'billing.payment-failed.v1',
  Amounts & {
    readonly paymentId: string;
    readonly invoiceId: string | null;
    readonly invoiceNumber: string | null;
    readonly subscriptionId: string | null;
    readonly plan: Plan | null;
    readonly currency: string;
    readonly failedAt: string;
    readonly attempt: number;
    readonly failure: string | null;
    readonly renewal: boolean;
  }
>;

/** `refundedPence`: given back so far, all refunds together. */
export type PaymentRefunded = DomainEvent<
  'billing.payment-refunded.v1',
  { readonly paymentId: string; readonly refundedPence: number; readonly whole: boolean }
>;

export type PaymentDisputed = DomainEvent<
  'billing.payment-disputed.v1',
  { readonly paymentId: string; readonly disputeId: string; readonly amountPence: number }
>;

export type DisputeClosed = DomainEvent<
  'billing.dispute-closed.v1',
  { readonly paymentId: string; readonly disputeId: string; readonly outcome: DisputeOutcome }
>;

/** A trial of the register form became a subscription. */
export type Upgraded = DomainEvent<'billing.upgraded.v1', { readonly checkoutId: string; readonly plan: Plan }>;

/** The subscriptions are to be ended at the provider, now. */
export type DeactivationRequested = DomainEvent<
  'billing.deactivation-requested.v1',
  { readonly subscriptionIds: readonly string[] }
>;

export type TrialExtended = DomainEvent<
  'billing.trial-extended.v1',
  { readonly trial: 1 | 2; readonly trialEndsAt: string }
>;

/** Staff moved a trial to subscriber; nothing is paid yet. */
export type MigratedToSubscriber = DomainEvent<'billing.migrated-to-subscriber.v1', Record<never, never>>;

export type BillingEvent =
  | CheckoutRequested
  | CheckoutOpened
  | CheckoutClosed
  | PaymentSkipped
  | SubscriptionStarted
  | SubscriptionRenewed
  | SubscriptionChanged
  | SubscriptionEnded
  | EarlyAccessStarted
  | EarlyAccessEnded
  | PaymentReceived
  | PaymentFailed
  | PaymentRefunded
  | PaymentDisputed
  | DisputeClosed
  | Upgraded
  | DeactivationRequested
  | PlanChangeRequested
  | EndRequested
  | EndWithdrawn
  | RequestCarriedOut
  | RequestRefused
  | TrialExtended
  | MigratedToSubscriber;

/** No event of payments holds a personal value: they stay when the person is erased. */
export const billingEventDefinitions: EventDefinitions<BillingEvent> = {
  'billing.checkout-requested.v1': { personal: {} },
  'billing.checkout-opened.v1': { personal: {} },
  'billing.checkout-closed.v1': { personal: {} },
  'billing.payment-skipped.v1': { personal: {} },
  'billing.subscription-started.v1': { personal: {} },
  'billing.subscription-renewed.v1': { personal: {} },
  'billing.subscription-changed.v1': { personal: {} },
  'billing.subscription-ended.v1': { personal: {} },
  'billing.early-access-started.v1': { personal: {} },
  'billing.early-access-ended.v1': { personal: {} },
  'billing.payment-received.v1': { personal: {} },
  'billing.payment-failed.v1': { personal: {} },
  'billing.payment-refunded.v1': { personal: {} },
  'billing.payment-disputed.v1': { personal: {} },
  'billing.dispute-closed.v1': { personal: {} },
  'billing.upgraded.v1': { personal: {} },
  'billing.deactivation-requested.v1': { personal: {} },
  'billing.plan-change-requested.v1': { personal: {} },
  'billing.end-requested.v1': { personal: {} },
  'billing.end-withdrawn.v1': { personal: {} },
  'billing.request-carried-out.v1': { personal: {} },
  'billing.request-refused.v1': { personal: {} },
  'billing.trial-extended.v1': { personal: {} },
  'billing.migrated-to-subscriber.v1': { personal: {} },
};

/** Stream of what one account pays. */
export const billingStream = (accountId: string): string => `billing-${accountId}`;
