import type { Seconds } from '../objects/account-objects';
import { type Charge, type Failure, newCharge } from '../objects/charge-object';
import { newPaymentIntent, type PaymentIntent, type PaymentMethod } from '../objects/payment-objects';
import { changedMembers } from './event-log';
import { chargeMovement } from './ledger';
import type { World } from './world';

/** Puts down that money is wanted. */
export function openIntent(world: World, at: Seconds, given: Parameters<typeof newPaymentIntent>[1]): PaymentIntent {
  const intent = world.state.put('payment_intent', newPaymentIntent(at, given));
  world.events.record('payment_intent.created', intent);
  return intent;
}

/** Charges the card, or lets the bank refuse it. */
export function charge(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  failure: Failure | undefined,
  at: Seconds,
): PaymentIntent {
  const made = newCharge(at, method, failure, {
    amount: intent.amount,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    metadata: intent.metadata,
    payment_intent: intent.id,
    receipt_email: intent.receipt_email,
  });
  return failure === undefined ? succeed(world, intent, made, at) : fail(world, intent, made, failure);
}

function succeed(world: World, intent: PaymentIntent, made: Charge, at: Seconds): PaymentIntent {
  const movement = chargeMovement(world, {
    at,
    amount: made.amount,
    currency: made.currency,
    source: made.id,
    description: made.description,
  });
  const paid = world.state.put('charge', { ...made, balance_transaction: movement.id });
  world.events.record('charge.succeeded', paid);
  const settled = world.state.put('payment_intent', {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: paid.id,
    next_action: null,
    payment_method: paid.payment_method,
    status: 'succeeded',
  });
  world.events.record('payment_intent.succeeded', settled);
  return settled;
}

function fail(world: World, intent: PaymentIntent, made: Charge, failure: Failure): PaymentIntent {
  world.state.put('charge', made);
  world.events.record('charge.failed', made);
  const failed = world.state.put('payment_intent', {
    ...intent,
    last_payment_error: {
      type: 'card_error',
      code: failure.code,
      decline_code: failure.decline,
      message: failure.message,
      charge: made.id,
    },
    latest_charge: made.id,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  world.events.record('payment_intent.payment_failed', failed);
  return failed;
}

/** Gives up a payment that never came about. */
export function cancelIntent(
  world: World,
  intent: PaymentIntent,
  reason: PaymentIntent['cancellation_reason'],
  at: Seconds,
): PaymentIntent {
  const cancelled = world.state.put('payment_intent', {
    ...intent,
    canceled_at: at,
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  });
  world.events.record('payment_intent.canceled', cancelled, changedMembers(intent, cancelled));
  return cancelled;
}
