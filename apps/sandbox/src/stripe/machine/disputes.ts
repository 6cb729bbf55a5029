import { newId } from '../objects/identifiers';
import type { Dispute } from '../objects/money-objects';
import { invalid } from '../wire/refusal';
import { changedMembers } from './event-log';
import { disputeMovement, disputeWonMovement } from './ledger';
import type { World } from './world';

const DAYS_TO_ANSWER = 7;
const DAY = 86_400;

/** Lets the card's holder dispute a charge: the money leaves at once. @throws Refusal when it is disputed already. */
export function openDispute(world: World, chargeId: string, reason: Dispute['reason']): Dispute {
  const charge = world.state.need('charge', chargeId);
  const amount = charge.amount - charge.amount_refunded;
  if (charge.disputed || !charge.paid || amount === 0) throw invalid(`Charge ${charge.id} cannot be disputed.`);
  const at = world.time.forCustomer(charge.customer);
  const id = newId('du');
  const { currency } = charge;
  const movement = disputeMovement(world, { at, amount, currency, source: id, description: 'Chargeback' });
  const disputed = world.state.put('charge', { ...charge, disputed: true });
  const dispute = world.state.put('dispute', {
    id,
    object: 'dispute',
    amount,
    balance_transactions: [movement],
    charge: charge.id,
    created: at,
    currency,
    enhanced_eligibility_types: [],
    evidence: {},
    evidence_details: {
      due_by: at + DAYS_TO_ANSWER * DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: null,
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  });
  world.events.record('charge.updated', disputed, changedMembers(charge, disputed));
  world.events.record('charge.dispute.created', dispute);
  world.events.record('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** The bank decides. A won dispute gives the money back, not the fee. */
export function closeDispute(world: World, id: string, outcome: 'won' | 'lost'): Dispute {
  const dispute = world.state.need('dispute', id);
  if (dispute.status === 'won' || dispute.status === 'lost') throw invalid(`Dispute ${id} is already closed.`);
  const { amount, currency } = dispute;
  const charge = world.state.need('charge', dispute.charge);
  const at = world.time.forCustomer(charge.customer);
  const back =
    outcome === 'won'
      ? [disputeWonMovement(world, { at, amount, currency, source: id, description: 'Chargeback reversal' })]
      : [];
  const closed = world.state.put('dispute', {
    ...dispute,
    balance_transactions: [...dispute.balance_transactions, ...back],
    status: outcome,
  });
  world.events.record('charge.dispute.closed', closed, changedMembers(dispute, closed));
  if (outcome === 'won') world.events.record('charge.dispute.funds_reinstated', closed);
  return closed;
}
