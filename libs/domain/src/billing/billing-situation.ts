import type { Plan } from '@keelson/vocabulary';
import type { SubscriptionStanding } from './billing.events';
import type { BillingState, UnpaidSituation } from './billing.state';

export type BillingSituation = UnpaidSituation | { readonly kind: 'paid' };

type Standing = Pick<BillingState, 'subscriptions' | 'earlyAccess' | 'unpaid'>;

const RUNNING = new Set<SubscriptionStanding['status']>(['trialing', 'active', 'past_due']);

/** Whether it is paid for. While the provider still tries a late payment it goes on; it ends when the provider gives up. */
export const isRunning = ({ status }: Pick<SubscriptionStanding, 'status'>): boolean => RUNNING.has(status);

/** The subscription that runs, the one with the latest period. */
export function runningSubscription({ subscriptions }: Pick<Standing, 'subscriptions'>) {
  return Object.values(subscriptions)
    .filter(isRunning)
    .sort((a, b) => (a.periodEnd < b.periodEnd ? 1 : -1))
    .at(0);
}

/** EarlyAccess while it runs at this moment, the one that runs longest. It is over from its last instant on. */
export function earlyAccessOf({ earlyAccess }: Pick<Standing, 'earlyAccess'>, at: Date) {
  return Object.entries(earlyAccess)
    .filter(([, { until, over }]) => !over && Date.parse(until) > at.getTime())
    .map(([paymentId, { startedAt, until }]) => ({ paymentId, startedAt, until }))
    .sort((a, b) => (a.until < b.until ? 1 : -1))
    .at(0);
}

/**
 * How an account stands at one moment (decision 4.48): `start` is what its sign-up made of it, and what was paid,
 * skipped or moved since goes over it.
 */
export function situationAfter<Start>(start: Start, state: Standing, at: Date): Start | BillingSituation {
  if (runningSubscription(state) || earlyAccessOf(state, at) !== undefined) return { kind: 'paid' };
  return state.unpaid ?? start;
}

/** The plan that is paid for at this moment. */
export function currentPlan(state: Standing, at: Date): Plan | undefined {
  return runningSubscription(state)?.plan ?? (earlyAccessOf(state, at) === undefined ? undefined : 'EarlyAccess');
}

/** Whether a customer id that somebody sent is the account's; empty is that of an account which never paid. */
export const isOwnCustomerId = ({ customerId }: Pick<BillingState, 'customerId'>, sent: string): boolean =>
  sent === (customerId ?? '');

/** Whether a cycle id that somebody sent is the account's; what has ended is still its own. */
export const isOwnCycleId = (state: BillingState, sent: string, at: Date): boolean =>
  sent === billingIds(state, at).cycle_id ||
  Object.hasOwn(state.subscriptions, sent) ||
  Object.hasOwn(state.earlyAccess, sent);

/** Opaque ids of what runs, under their published names (decision 4.49); empty where there is nothing. */
export const billingIds = (state: BillingState, at: Date) => ({
  account_api_id: state.customerId ?? '',
  cycle_id: runningSubscription(state)?.subscriptionId ?? earlyAccessOf(state, at)?.paymentId ?? '',
});
