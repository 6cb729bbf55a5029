import type { Plan } from '@keelson/vocabulary';
import type { DomainEvent } from '../decider';
import type { Amounts } from './plan-catalogue';

/** Who wants a subscription to end or go on: its owner, or the deletion of the account (decision 4.91). */
export type EndWanted = 'owner' | 'deletion';

/**
 * Something is to be changed about a subscription at the provider. The request's id is the key under which the provider
 * is asked, so that asking again changes nothing twice. What has become of it the provider's facts say.
 */
export type PlanChangeRequested = DomainEvent<
  'billing.plan-change-requested.v1',
  Amounts & {
    readonly requestId: string;
    readonly subscriptionId: string;
    readonly from: Plan;
    readonly to: Plan;
    readonly proratedAt: string;
    /** What the card pays at once; less than the gross amount where credit pays a part. */
    readonly chargedPence: number;
    readonly requestedAt: string;
  }
>;

/** The subscription is to end with its period. */
export type EndRequested = DomainEvent<
  'billing.end-requested.v1',
  {
    readonly requestId: string;
    readonly subscriptionId: string;
    readonly plan: Plan;
    readonly endsAt: string;
    readonly by: EndWanted;
    readonly requestedAt: string;
  }
>;

/** It is to go on after all. */
export type EndWithdrawn = DomainEvent<
  'billing.end-withdrawn.v1',
  {
    readonly requestId: string;
    readonly subscriptionId: string;
    readonly plan: Plan;
    readonly renewsAt: string;
    readonly by: EndWanted;
    readonly requestedAt: string;
  }
>;

/** The provider has done what was requested, and its facts are recorded. */
export type RequestCarriedOut = DomainEvent<'billing.request-carried-out.v1', { readonly requestId: string }>;

/** The provider has refused it, and nothing has changed. The reason is the provider's code. */
export type RequestRefused = DomainEvent<
  'billing.request-refused.v1',
  { readonly requestId: string; readonly reason: string }
>;
