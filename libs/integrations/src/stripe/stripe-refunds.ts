import type { DisputeState, PaymentFacts } from '@keelson/vocabulary';
import type { Stripe } from 'stripe';
import type { StripeCalls } from './stripe-calls';

type MoneyBack = Pick<PaymentFacts, 'refundedPence' | 'disputes'>;

/** What of a charge was given back or is disputed. */
export async function moneyBackOf(
  charge: Stripe.Charge | undefined,
  stripe: Stripe,
  calls: StripeCalls,
): Promise<MoneyBack> {
  if (!charge) return { refundedPence: 0, disputes: [] };
  const refundedPence = charge.amount_refunded;
  if (!charge.disputed) return { refundedPence, disputes: [] };
  const { data } = await calls.run(() => stripe.disputes.list({ charge: charge.id, limit: 10 }));
  return {
    refundedPence,
    disputes: data.map(({ id, amount, status }) => ({ disputeId: id, amountPence: amount, state: stateOf(status) })),
  };
}

function stateOf(status: Stripe.Dispute['status']): DisputeState {
  if (status === 'won' || status === 'warning_closed' || status === 'prevented') return 'won';
  return status === 'lost' ? 'lost' : 'open';
}
