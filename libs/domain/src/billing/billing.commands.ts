import type { Plan, ProviderFacts } from '@keelson/vocabulary';
import type { BillingSituation } from './billing-situation';
import type { EndWanted } from './subscription-request-events';
import type { Amounts } from './plan-catalogue';

/** How an account stood after its sign-up, before anything of this stream. */
export type StartSituation = BillingSituation | { readonly kind: 'awaiting-payment' };

export interface RequestCheckout {
  readonly name: 'RequestCheckout';
  readonly checkoutId: string;
  readonly plan: Plan;
  readonly couponCode: string | null;
  /** Asked for as the upgrade of a trial. */
  readonly upgrade: boolean;
  readonly start: StartSituation;
  readonly at: Date;
}

/** What a change comes to was told by the provider and shown before it was asked for. */
export interface RequestPlanChange extends Amounts {
  readonly name: 'RequestPlanChange';
  readonly requestId: string;
  readonly plan: Plan;
  readonly proratedAt: string;
  readonly chargedPence: number;
  readonly at: Date;
}

/** The subscription that runs is to end with its period, or to go on after all. */
export interface ChangeOfEnd {
  readonly name: 'RequestEnd' | 'WithdrawEnd';
  readonly requestId: string;
  readonly by: EndWanted;
  readonly at: Date;
}

/** What is asked of the provider about a subscription that runs, and how it answered. */
export type SubscriptionCommand =
  | RequestPlanChange
  | ChangeOfEnd
  | { readonly name: 'NoteCarriedOut'; readonly requestId: string }
  | { readonly name: 'NoteRefused'; readonly requestId: string; readonly reason: string };

export type BillingCommand =
  | RequestCheckout
  | {
      readonly name: 'NoteCheckoutOpened';
      readonly checkoutId: string;
      readonly sessionId: string;
      readonly customerId: string;
      readonly expiresAt: string;
    }
  /** The provider refused for good to open it, or nobody knows of it any more. */
  | { readonly name: 'GiveUpCheckout'; readonly checkoutId: string }
  | { readonly name: 'SkipPayment'; readonly start: StartSituation; readonly at: Date }
  | { readonly name: 'RecordFacts'; readonly facts: ProviderFacts }
  | { readonly name: 'EndEarlyAccess'; readonly paymentId: string; readonly at: Date }
  | { readonly name: 'Deactivate'; readonly at: Date }
  | { readonly name: 'ExtendTrial'; readonly start: StartSituation; readonly at: Date }
  | { readonly name: 'MigrateToSubscriber'; readonly start: StartSituation; readonly at: Date };
