import { unpaidMovements } from '../machine/ledger';
import { sum } from '../machine/totals';
import type { World } from '../machine/world';
import type { FaultSwitches } from '../server/faults';

const MOST_ROWS = 50;

const newest = <T>(all: readonly T[]): readonly T[] => all.slice(-MOST_ROWS).reverse();

/** What the dashboard shows: the newest of everything, and the switches. */
export function overview(world: World, faults: FaultSwitches): object {
  const { state, time } = world;
  const customerOf = (id: string | null): string => {
    const customer = id === null ? undefined : state.get('customer', id);
    return customer?.email ?? customer?.name ?? id ?? '';
  };
  return {
    clock: { now: time.now(), ahead: time.offset() },
    faults: faults.now,
    unpaid: sum(unpaidMovements(world).map(({ net }) => net)),
    customers: newest(state.all('customer')).map(({ id, email, name, created }) => ({ id, email, name, created })),
    payments: newest(state.all('charge')).map((charge) => ({
      id: charge.id,
      amount: charge.amount,
      created: charge.created,
      refunded: charge.amount_refunded,
      status: charge.status,
      failure: charge.failure_message,
      who: charge.billing_details.email ?? customerOf(charge.customer),
      dispute: state.all('dispute').findLast((dispute) => dispute.charge === charge.id) ?? null,
    })),
    subscriptions: newest(state.all('subscription')).map((subscription) => {
      const [item] = subscription.items.data;
      const method = subscription.default_payment_method;
      return {
        id: subscription.id,
        who: customerOf(subscription.customer),
        status: subscription.status,
        ending: subscription.cancel_at_period_end,
        amount: (item?.price.unit_amount ?? 0) * (item?.quantity ?? 0),
        interval: item?.price.recurring?.interval ?? '',
        until: item?.current_period_end ?? 0,
        method,
        refuses: method !== null && state.get('card', method)?.refuses === true,
      };
    }),
    events: newest(state.all('event')).map(({ id, type, created }) => ({
      id,
      type,
      created,
      deliveries: state.all('webhook_endpoint').flatMap((endpoint) => {
        const delivery = state.get('delivery', `${id}:${endpoint.id}`);
        if (delivery === undefined) return [];
        return [{ status: delivery.status, attempts: delivery.attempts, answer: delivery.lastAnswer }];
      }),
    })),
    payouts: newest(state.all('payout')).map(({ id, amount, status, arrival_date: arrives }) => ({
      id,
      amount,
      status,
      arrives,
    })),
  };
}
