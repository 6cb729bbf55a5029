import { accepted, refused, type Result } from '@keelson/kernel';
import type { Decider, Rejection } from '../decider';
import { earlyAccessOf, runningSubscription } from './billing-situation';
import type { ChangeOfEnd, RequestPlanChange, SubscriptionCommand } from './billing.commands';
import type { BillingEvent, SubscriptionStanding } from './billing.events';
import { type BillingState, evolveBilling, initialBillingState } from './billing.state';
import { PLAN_TERMS } from './plan-catalogue';

export type RequestRefusal = Rejection<
  | 'NO_SUBSCRIPTION'
  /** One payment for a fixed time: there is nothing to renew, change or end (decision 4.61). */
  | 'FIXED_TERM'
  | 'REQUEST_PENDING'
  | 'SAME_PLAN'
  | 'PLAN_NOT_FOR_UPGRADE'
  | 'SUBSCRIPTION_ENDING'
  | 'PAYMENT_LATE'
  | 'NOT_ENDING'
>;

type Decision = Result<readonly BillingEvent[], RequestRefusal>;

/** The rules of what may be asked about a subscription that runs, over the same stream as all that an account pays. */
export const subscriptionDecider: Decider<SubscriptionCommand, BillingState, BillingEvent, RequestRefusal> = {
  initialState: initialBillingState,
  evolve: evolveBilling,
  decide(command, state) {
    switch (command.name) {
      case 'RequestPlanChange':
        return requestPlanChange(command, state);
      case 'RequestEnd':
        return requestEnd(command, state);
      case 'WithdrawEnd':
        return withdrawEnd(command, state);
      case 'NoteCarriedOut': {
        const { requestId } = command;
        if (!isUnanswered(state, requestId)) return accepted([]);
        return accepted([{ type: 'billing.request-carried-out.v1', data: { requestId } }]);
      }
      case 'NoteRefused': {
        const { requestId, reason } = command;
        if (!isUnanswered(state, requestId)) return accepted([]);
        return accepted([{ type: 'billing.request-refused.v1', data: { requestId, reason } }]);
      }
    }
  },
};

/** The subscription about which something may be asked: one thing at a time, so that the order is the provider's too. */
function open(state: BillingState, at: Date): Result<SubscriptionStanding, RequestRefusal> {
  const running = runningSubscription(state);
  if (!running) return refused({ code: earlyAccessOf(state, at) === undefined ? 'NO_SUBSCRIPTION' : 'FIXED_TERM' });
  return state.request?.outcome === null ? refused({ code: 'REQUEST_PENDING' }) : accepted(running);
}

/** Whether the plan may be changed to this one, whatever it comes to. */
export function changeable(
  state: BillingState,
  plan: RequestPlanChange['plan'],
  at: Date,
): Result<SubscriptionStanding, RequestRefusal> {
  const subscription = open(state, at);
  if (!subscription.ok) return subscription;
  const { plan: present, status, cancelAtPeriodEnd } = subscription.value;
  if (PLAN_TERMS[plan].mode !== 'subscription') return refused({ code: 'PLAN_NOT_FOR_UPGRADE' });
  if (present === plan) return refused({ code: 'SAME_PLAN' });
  if (cancelAtPeriodEnd) return refused({ code: 'SUBSCRIPTION_ENDING' });
  return status === 'past_due' ? refused({ code: 'PAYMENT_LATE' }) : subscription;
}

function requestPlanChange(command: RequestPlanChange, state: BillingState): Decision {
  const { requestId, plan: to, proratedAt, netPence, vatPence, grossPence, chargedPence, at } = command;
  const subscription = changeable(state, to, at);
  if (!subscription.ok) return subscription;
  const { subscriptionId, plan: from } = subscription.value;
  const amounts = { netPence, vatPence, grossPence, chargedPence };
  const data = { requestId, subscriptionId, from, to, proratedAt, ...amounts, requestedAt: at.toISOString() };
  return accepted([{ type: 'billing.plan-change-requested.v1', data }]);
}

/** What ends already stays so; asking for it again is no mistake. */
function requestEnd({ requestId, by, at }: ChangeOfEnd, state: BillingState): Decision {
  const subscription = open(state, at);
  if (!subscription.ok) return subscription;
  const { subscriptionId, plan, periodEnd: endsAt, cancelAtPeriodEnd } = subscription.value;
  if (cancelAtPeriodEnd) return accepted([]);
  const data = { requestId, subscriptionId, plan, endsAt, by, requestedAt: at.toISOString() };
  return accepted([{ type: 'billing.end-requested.v1', data }]);
}

/** Until the period's last instant; from then on it has ended, whoever has told us. */
function withdrawEnd({ requestId, by, at }: ChangeOfEnd, state: BillingState): Decision {
  const subscription = open(state, at);
  if (!subscription.ok) return subscription;
  const { subscriptionId, plan, periodEnd: renewsAt, cancelAtPeriodEnd } = subscription.value;
  if (!cancelAtPeriodEnd) return refused({ code: 'NOT_ENDING' });
  if (Date.parse(renewsAt) <= at.getTime()) return refused({ code: 'NO_SUBSCRIPTION' });
  const data = { requestId, subscriptionId, plan, renewsAt, by, requestedAt: at.toISOString() };
  return accepted([{ type: 'billing.end-withdrawn.v1', data }]);
}

/** Whether the provider still owes an answer to this request. */
export const isUnanswered = ({ request }: Pick<BillingState, 'request'>, requestId: string): boolean =>
  request?.requestId === requestId && request.outcome === null;
