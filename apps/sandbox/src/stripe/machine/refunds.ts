import type { Metadata } from '../objects/account-objects';
import type { Charge } from '../objects/charge-object';
import { newId } from '../objects/identifiers';
import type { Refund, RefundReason } from '../objects/money-objects';
import { invalid } from '../wire/refusal';
import { changedMembers } from './event-log';
import { refundMovement } from './ledger';
import type { World } from './world';

export interface RefundOrder {
  readonly charge?: string | undefined;
  readonly payment_intent?: string | undefined;
  readonly amount?: number | undefined;
  readonly reason?: RefundReason | undefined;
  readonly metadata?: Metadata | undefined;
}

/** Gives back the whole of a charge, what is left of it, or a part. @throws Refusal of more than is left. */
export function refund(world: World, order: RefundOrder): Refund {
  const charge = chargeOf(world, order);
  const left = charge.amount - charge.amount_refunded;
  if (!charge.paid) throw invalid('This charge has failed and cannot be refunded.', { code: 'charge_not_refundable' });
  if (isTakenBack(world, charge))
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const amount = order.amount ?? left;
  if (amount > left)
    throw invalid(`Refund amount (${pounds(amount)}) is greater than unrefunded amount on charge (${pounds(left)})`, {
      param: 'amount',
    });
  const at = world.time.forCustomer(charge.customer);
  const id = newId('re');
  const { currency, description } = charge;
  const movement = refundMovement(world, { at, amount, currency, description, source: id });
  const made = world.state.put('refund', {
    id,
    object: 'refund',
    amount,
    balance_transaction: movement.id,
    charge: charge.id,
    created: at,
    currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: { card: { type: 'refund' }, type: 'card' },
    metadata: order.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: order.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
  const refunded = world.state.put('charge', {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  });
  world.events.record('refund.created', made);
  world.events.record('charge.refunded', refunded, changedMembers(charge, refunded));
  return made;
}

function chargeOf(world: World, order: RefundOrder): Charge {
  if (order.charge !== undefined) return world.state.need('charge', order.charge, 'charge');
  if (order.payment_intent === undefined)
    throw invalid('One of the following params should be provided for this request: payment_intent or charge.', {
      code: 'parameter_missing',
    });
  const intent = world.state.need('payment_intent', order.payment_intent, 'payment_intent');
  const charge = world.state.get('charge', intent.latest_charge ?? '');
  if (charge === undefined || intent.status !== 'succeeded')
    throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
      code: 'payment_intent_unexpected_state',
    });
  return charge;
}

const pounds = (pence: number): string => `£${Math.trunc(pence / 100)}.${String(pence % 100).padStart(2, '0')}`;

const isTakenBack = (world: World, { id, disputed }: Charge): boolean =>
  disputed && world.state.all('dispute').some(({ charge, status }) => charge === id && status !== 'won');
