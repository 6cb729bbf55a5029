import { accepted, refused, type Result } from '@keelson/kernel';
import type { Decider, Rejection } from '../decider';
import { isRunning, situationAfter } from './billing-situation';
import type { BillingCommand, RequestCheckout } from './billing.commands';
import type { BillingEvent } from './billing.events';
import { type BillingState, type CheckoutState, evolveBilling, initialBillingState } from './billing.state';
import { newsOf } from './facts-news';
import { couponFits, couponOf, firstPayment, PLAN_TERMS } from './plan-catalogue';

export type BillingRefusal = Rejection<
  | 'ALREADY_PAID'
  | 'UPGRADE_NOT_POSSIBLE'
  | 'PLAN_NOT_FOR_UPGRADE'
  | 'INVALID_COUPON'
  | 'NOTHING_TO_SKIP'
  | 'TRIAL_USED'
  | 'NOT_ON_TRIAL'
>;

type Decision = Result<readonly BillingEvent[], BillingRefusal>;

export const SKIPPED_TRIAL_DAYS = 14;
export const EXTENSION_DAYS = 14;
const DAY_MS = 86_400_000;

const daysAfter = (moment: number, days: number): string => new Date(moment + days * DAY_MS).toISOString();

/** The rules of what one account pays. What the provider says has happened is never refused. */
export const billingDecider: Decider<BillingCommand, BillingState, BillingEvent, BillingRefusal> = {
  initialState: initialBillingState,
  evolve: evolveBilling,
  decide(command, state) {
    switch (command.name) {
      case 'RequestCheckout':
        return requestCheckout(command, state);
      case 'NoteCheckoutOpened': {
        const { name: _, ...data } = command;
        const known = state.checkouts.find(({ checkoutId }) => checkoutId === data.checkoutId);
        return accepted(known?.sessionId === null ? [{ type: 'billing.checkout-opened.v1', data }] : []);
      }
      case 'GiveUpCheckout': {
        const { checkoutId } = command;
        const known = state.checkouts.find((each) => each.checkoutId === checkoutId);
        const open = known !== undefined && known.outcome === null;
        return accepted(open ? [{ type: 'billing.checkout-closed.v1', data: { checkoutId, outcome: 'failed' } }] : []);
      }
      case 'SkipPayment':
        return skipPayment(command, state);
      case 'RecordFacts':
        return accepted(newsOf(command.facts, state));
      case 'EndEarlyAccess':
        return accepted(endEarlyAccess(command, state));
      case 'Deactivate':
        return accepted(deactivate(command.at, state));
      case 'ExtendTrial':
        return extendTrial(command, state);
      case 'MigrateToSubscriber': {
        const situation = situationAfter(command.start, state, command.at);
        if (situation.kind !== 'trial') return refused({ code: 'NOT_ON_TRIAL' });
        return accepted([{ type: 'billing.migrated-to-subscriber.v1', data: {} }]);
      }
    }
  },
};

function requestCheckout(command: RequestCheckout, state: BillingState): Decision {
  const { checkoutId, plan, upgrade, start, at } = command;
  const situation = situationAfter(start, state, at);
  if (situation.kind === 'paid') return refused({ code: 'ALREADY_PAID' });
  if (upgrade) {
    if (situation.kind !== 'trial' || situation.trial !== 1) return refused({ code: 'UPGRADE_NOT_POSSIBLE' });
    if (PLAN_TERMS[plan].mode !== 'subscription') return refused({ code: 'PLAN_NOT_FOR_UPGRADE' });
  }
  const coupon = command.couponCode === null ? undefined : couponOf(command.couponCode);
  if (command.couponCode !== null && !(coupon && couponFits(coupon, plan))) return refused({ code: 'INVALID_COUPON' });
  const order = { plan, couponCode: coupon?.couponCode ?? null, upgrade };
  if (openCheckout(state, order, at)) return accepted([]);
  const data = {
    checkoutId,
    ...order,
    requestedAt: at.toISOString(),
    ...firstPayment(plan, coupon),
  };
  return accepted([{ type: 'billing.checkout-requested.v1', data }]);
}

export type Order = Pick<CheckoutState, 'plan' | 'couponCode' | 'upgrade'>;

/** The provider keeps a checkout and the key it was asked under for a day; in the last hour none is used any more. */
const CHECKOUT_MS = 23 * 3_600_000;

/** Whether nobody has heard yet what became of it and it may still be paid. */
export const isOpen = ({ outcome, requestedAt }: CheckoutState, at: Date): boolean =>
  outcome === null && Date.parse(requestedAt) + CHECKOUT_MS > at.getTime();

/** The checkout of this very order that can still be paid: somebody who asks again is sent there again. */
export const openCheckout = (
  { checkouts }: Pick<BillingState, 'checkouts'>,
  { plan, couponCode, upgrade }: Order,
  at: Date,
): CheckoutState | undefined =>
  checkouts.findLast(
    (each) => isOpen(each, at) && each.plan === plan && each.couponCode === couponCode && each.upgrade === upgrade,
  );

function skipPayment({ start, at }: Extract<BillingCommand, { name: 'SkipPayment' }>, state: BillingState): Decision {
  const situation = situationAfter(start, state, at);
  if (situation.kind === 'trial' && state.trialGiven) return accepted([]);
  if (situation.kind !== 'awaiting-payment' && situation.kind !== 'ended') return refused({ code: 'NOTHING_TO_SKIP' });
  if (state.trialGiven || start.kind === 'trial') return refused({ code: 'TRIAL_USED' });
  const data = { trialEndsAt: daysAfter(at.getTime(), SKIPPED_TRIAL_DAYS) };
  return accepted([{ type: 'billing.payment-skipped.v1', data }]);
}

function endEarlyAccess(
  { paymentId, at }: Extract<BillingCommand, { name: 'EndEarlyAccess' }>,
  { earlyAccess }: BillingState,
): BillingEvent[] {
  const known = earlyAccess[paymentId];
  if (!known || known.over || Date.parse(known.until) > at.getTime()) return [];
  return [{ type: 'billing.early-access-ended.v1', data: { paymentId, reason: 'over' } }];
}

function deactivate(at: Date, { subscriptions, earlyAccess }: BillingState): BillingEvent[] {
  const running = Object.values(subscriptions).filter(isRunning);
  const ended = Object.entries(earlyAccess)
    .filter(([, { over, until }]) => !over && Date.parse(until) > at.getTime())
    .map(([paymentId]): BillingEvent => ({
      type: 'billing.early-access-ended.v1',
      data: { paymentId, reason: 'deactivated' },
    }));
  if (running.length === 0) return ended;
  const subscriptionIds = running.map(({ subscriptionId }) => subscriptionId);
  return [{ type: 'billing.deactivation-requested.v1', data: { subscriptionIds } }, ...ended];
}

/** Any number of times; from the later of now and the end so far (decision 4.13). */
function extendTrial({ start, at }: Extract<BillingCommand, { name: 'ExtendTrial' }>, state: BillingState): Decision {
  const situation = situationAfter(start, state, at);
  if (situation.kind !== 'trial') return refused({ code: 'NOT_ON_TRIAL' });
  const from = Math.max(at.getTime(), Date.parse(situation.endsAt));
  const data = { trial: situation.trial, trialEndsAt: daysAfter(from, EXTENSION_DAYS) };
  return accepted([{ type: 'billing.trial-extended.v1', data }]);
}
