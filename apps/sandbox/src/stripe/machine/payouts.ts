import type { Metadata, Seconds } from '../objects/account-objects';
import { type BalanceTransaction, newBalanceTransaction, newPayout, type Payout } from '../objects/money-objects';
import { invalid } from '../wire/refusal';
import { unpaidMovements } from './ledger';
import { sum } from './totals';
import type { World } from './world';

const DAY = 86_400;

/** Sends the given movements to the bank as one payout. @throws Refusal when they come to nothing. */
export function makePayout(
  world: World,
  movements: readonly BalanceTransaction[],
  at: Seconds,
  arrival: Seconds,
  metadata: Metadata = {},
): Payout {
  const amount = sum(movements.map(({ net }) => net));
  if (amount <= 0)
    throw invalid('You have insufficient funds in your Stripe account.', { code: 'balance_insufficient' });
  const currency = movements[0]?.currency ?? 'gbp';
  const payout = newPayout(at, { amount, arrival_date: arrival, currency, metadata });
  const leaving = world.state.put(
    'balance_transaction',
    newBalanceTransaction(
      at,
      {
        amount: -amount,
        available_on: at,
        currency,
        description: payout.description,
        fee: 0,
        reporting_category: 'payout',
        source: payout.id,
        type: 'payout',
      },
      '',
    ),
  );
  for (const { id } of [...movements, leaving]) world.state.put('paid_out', { id, payout: payout.id });
  const kept = world.state.put('payout', { ...payout, balance_transaction: leaving.id });
  world.events.record('payout.created', kept);
  return kept;
}

/** Pays out everything at once, also what the provider would still hold back. */
export function payoutEverything(world: World, at: Seconds): Payout {
  const movements = unpaidMovements(world);
  const payout = makePayout(world, movements, at, at);
  for (const movement of movements) world.state.put('balance_transaction', { ...movement, status: 'available' });
  settlePayout(world, payout);
  return world.state.need('payout', payout.id);
}

/** Once a day, what has become available, when it is more than nothing. */
export function automaticPayout(world: World, now: Seconds): void {
  const today = Math.floor(now / DAY);
  if (world.time.payoutDay() === today) return;
  const available = unpaidMovements(world).filter(({ status }) => status === 'available');
  if (sum(available.map(({ net }) => net)) > 0) makePayout(world, available, now, now + DAY);
  world.time.setPayoutDay(today);
}

export function settlePayout(world: World, payout: Payout): void {
  const paid = world.state.put('payout', { ...payout, reconciliation_status: 'completed', status: 'paid' });
  world.events.record('payout.paid', paid);
  world.events.record('payout.reconciliation_completed', paid);
}
