import type { DisputeFacts, PaymentFacts, Plan } from '@keelson/vocabulary';
import type { BillingEvent, CheckoutOutcome, SubscriptionStanding } from './billing.events';
import type { EndRequested, EndWithdrawn, PlanChangeRequested } from './subscription-request-events';

export interface CheckoutState {
  readonly checkoutId: string;
  readonly plan: Plan;
  readonly couponCode: string | null;
  readonly upgrade: boolean;
  readonly requestedAt: string;
  readonly grossPence: number;
  /** `null` while it is not known whether the provider opened it. */
  readonly sessionId: string | null;
  readonly expiresAt: string | null;
  readonly outcome: CheckoutOutcome | null;
}

export interface PaymentState {
  readonly state: PaymentFacts['state'];
  /** Of the failed tries; 0 once it succeeded. */
  readonly attempt: number;
  readonly grossPence: number;
  readonly refundedPence: number;
  readonly disputes: { readonly [disputeId: string]: DisputeFacts['state'] };
}

export interface EarlyAccessState {
  readonly startedAt: string;
  readonly until: string;
  readonly over: boolean;
}

/** What was last asked of the provider about the subscription that runs. */
export type SubscriptionRequest = (
  | ({ readonly kind: 'change' } & PlanChangeRequested['data'])
  | ({ readonly kind: 'end' } & EndRequested['data'])
  | ({ readonly kind: 'keep' } & EndWithdrawn['data'])
) & {
  /** `null` while the provider has not answered. */
  readonly outcome: 'done' | 'refused' | null;
  /** The provider's code of a refusal. */
  readonly reason: string | null;
};

/** How an account stands towards payment while nothing that is paid for runs. */
export type UnpaidSituation =
  | { readonly kind: 'trial'; readonly trial: 1 | 2; readonly endsAt: string }
  | { readonly kind: 'migrated' }
  | { readonly kind: 'ended'; readonly premium: boolean };

export interface BillingState {
  readonly customerId: string | null;
  readonly checkouts: readonly CheckoutState[];
  readonly subscriptions: { readonly [subscriptionId: string]: SubscriptionStanding };
  readonly earlyAccess: { readonly [paymentId: string]: EarlyAccessState };
  readonly payments: { readonly [paymentId: string]: PaymentState };
  /** `null` before anything was skipped, moved or paid: then the sign-up says how the account stands. */
  readonly unpaid: UnpaidSituation | null;
  readonly trialGiven: boolean;
  /** The newest one; another one is taken once it has its outcome. */
  readonly request: SubscriptionRequest | null;
}

export const initialBillingState: BillingState = {
  customerId: null,
  checkouts: [],
  subscriptions: {},
  earlyAccess: {},
  payments: {},
  unpaid: null,
  trialGiven: false,
  request: null,
};

/** Closed checkouts that are remembered, the newest. */
const CHECKOUTS_KEPT = 20;
const AFTER_PAID = { kind: 'ended', premium: true } as const;

export function evolveBilling(state: BillingState, event: BillingEvent): BillingState {
  switch (event.type) {
    case 'billing.checkout-requested.v1': {
      const { checkoutId, plan, couponCode, upgrade, requestedAt, grossPence } = event.data;
      const checkout = { checkoutId, plan, couponCode, upgrade, requestedAt, grossPence };
      const added = { ...checkout, sessionId: null, expiresAt: null, outcome: null };
      return { ...state, checkouts: [...state.checkouts, added].slice(-CHECKOUTS_KEPT) };
    }
    case 'billing.checkout-opened.v1': {
      const { checkoutId, sessionId, customerId, expiresAt } = event.data;
      return { ...withCheckout(state, checkoutId, { sessionId, expiresAt }), customerId };
    }
    case 'billing.checkout-closed.v1':
      return withCheckout(state, event.data.checkoutId, { outcome: event.data.outcome });
    case 'billing.payment-skipped.v1': {
      const unpaid = { kind: 'trial', trial: 2, endsAt: event.data.trialEndsAt } as const;
      return { ...state, unpaid, trialGiven: true };
    }
    case 'billing.trial-extended.v1': {
      const { trial, trialEndsAt } = event.data;
      return { ...state, unpaid: { kind: 'trial', trial, endsAt: trialEndsAt } };
    }
    case 'billing.migrated-to-subscriber.v1':
      return { ...state, unpaid: { kind: 'migrated' } };
    case 'billing.subscription-started.v1':
    case 'billing.subscription-renewed.v1':
    case 'billing.subscription-changed.v1':
    case 'billing.subscription-ended.v1': {
      const subscriptions = { ...state.subscriptions, [event.data.subscriptionId]: event.data };
      return { ...state, subscriptions, unpaid: AFTER_PAID };
    }
    case 'billing.early-access-started.v1': {
      const { paymentId, startedAt, until } = event.data;
      const earlyAccess = { ...state.earlyAccess, [paymentId]: { startedAt, until, over: false } };
      return { ...state, earlyAccess, unpaid: AFTER_PAID };
    }
    case 'billing.early-access-ended.v1': {
      const { paymentId } = event.data;
      const ended = state.earlyAccess[paymentId];
      return ended ? { ...state, earlyAccess: { ...state.earlyAccess, [paymentId]: { ...ended, over: true } } } : state;
    }
    case 'billing.payment-received.v1': {
      const { paymentId, grossPence } = event.data;
      return withPayment(state, paymentId, { state: 'succeeded', attempt: 0, grossPence });
    }
    case 'billing.payment-failed.v1': {
      const { paymentId, grossPence, attempt } = event.data;
      return withPayment(state, paymentId, { state: 'failed', attempt, grossPence });
    }
    case 'billing.payment-refunded.v1':
      return withPayment(state, event.data.paymentId, { refundedPence: event.data.refundedPence });
    case 'billing.payment-disputed.v1':
      return withDispute(state, event.data, 'open');
    case 'billing.dispute-closed.v1':
      return withDispute(state, event.data, event.data.outcome);
    case 'billing.plan-change-requested.v1':
      return { ...state, request: { kind: 'change', ...event.data, ...UNANSWERED } };
    case 'billing.end-requested.v1':
      return { ...state, request: { kind: 'end', ...event.data, ...UNANSWERED } };
    case 'billing.end-withdrawn.v1':
      return { ...state, request: { kind: 'keep', ...event.data, ...UNANSWERED } };
    case 'billing.request-carried-out.v1':
      return withOutcome(state, event.data.requestId, { outcome: 'done', reason: null });
    case 'billing.request-refused.v1':
      return withOutcome(state, event.data.requestId, { outcome: 'refused', reason: event.data.reason });
    case 'billing.upgraded.v1':
    case 'billing.deactivation-requested.v1':
      return state;
  }
}

const UNANSWERED = { outcome: null, reason: null } as const;

function withOutcome(
  state: BillingState,
  requestId: string,
  outcome: Pick<SubscriptionRequest, 'outcome' | 'reason'>,
): BillingState {
  return state.request?.requestId === requestId ? { ...state, request: { ...state.request, ...outcome } } : state;
}

function withCheckout(state: BillingState, id: string, changes: Partial<CheckoutState>): BillingState {
  const checkouts = state.checkouts.map((each) => (each.checkoutId === id ? { ...each, ...changes } : each));
  return { ...state, checkouts };
}

const NO_PAYMENT: PaymentState = { state: 'failed', attempt: 0, grossPence: 0, refundedPence: 0, disputes: {} };

function withPayment(state: BillingState, id: string, changes: Partial<PaymentState>): BillingState {
  const payment = { ...(state.payments[id] ?? NO_PAYMENT), ...changes };
  return { ...state, payments: { ...state.payments, [id]: payment } };
}

function withDispute(
  state: BillingState,
  { paymentId, disputeId }: { readonly paymentId: string; readonly disputeId: string },
  dispute: DisputeFacts['state'],
): BillingState {
  const disputes = { ...state.payments[paymentId]?.disputes, [disputeId]: dispute };
  return withPayment(state, paymentId, { disputes });
}
