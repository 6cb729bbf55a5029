import type { Seconds } from '../objects/account-objects';
import type { Charge } from '../objects/charge-object';
import { newId } from '../objects/identifiers';
import { type BillingDetails, newPaymentMethod } from '../objects/payment-objects';
import { invalid } from '../wire/refusal';
import { faceAndReaction } from './cards';
import { chargeMovement } from './ledger';
import { charge, openIntent } from './payments';
import type { World } from './world';

const NOBODY: BillingDetails = { address: null, email: null, name: 'By telephone', phone: null, tax_id: null };

export interface HandCharge {
  /** In the smallest part of the currency. */
  readonly amount: number;
  readonly currency: 'gbp' | 'eur';
  readonly description: string;
  readonly at: Seconds;
}

/** Takes money that nothing was ordered for: somebody typed a card into the provider's own pages. */
export function chargeByHand(world: World, { amount, currency, description, at }: HandCharge): Charge {
  const { face } = faceAndReaction({ number: '4242424242424242', expiry: '12/49', code: '123', name: 'By telephone' });
  const method = world.state.put('payment_method', newPaymentMethod(at, face, NOBODY, null));
  const intent = openIntent(world, at, { amount, currency, description });
  return world.state.need('charge', charge(world, intent, method, undefined, at).latest_charge ?? '');
}

/** Takes the money of a charge once more, for the same payment. */
export function chargeTwice(world: World, chargeId: string): Charge {
  const first = world.state.need('charge', chargeId);
  if (!first.paid) throw invalid(`Charge ${chargeId} took no money.`);
  const id = newId('ch');
  const at = world.time.forCustomer(first.customer);
  const { amount, currency, description } = first;
  const movement = chargeMovement(world, { at, amount, currency, description, source: id });
  const again = { ...first, id, amount_refunded: 0, created: at, disputed: false, refunded: false };
  const second = world.state.put('charge', { ...again, balance_transaction: movement.id });
  world.events.record('charge.succeeded', second);
  return second;
}

/** Forgets a charge and its money, as if it had never been: what told of it stays told. */
export function loseCharge(world: World, chargeId: string): void {
  const lost = world.state.need('charge', chargeId);
  const movement = lost.balance_transaction ?? '';
  if (lost.amount_refunded > 0 || lost.disputed || world.state.get('paid_out', movement) !== undefined)
    throw invalid(`Charge ${chargeId} has left too many traces to be lost.`);
  const intent = world.state.need('payment_intent', lost.payment_intent);
  world.state.put('payment_intent', { ...intent, latest_charge: null });
  world.state.remove('balance_transaction', movement);
  world.state.remove('charge', chargeId);
}
