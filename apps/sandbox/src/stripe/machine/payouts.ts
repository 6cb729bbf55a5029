import type { Metadata, Seconds } from '../objects/account-objects';
import { type BalanceTransaction, newBalanceTransaction, newPayout, type Payout } from '../objects/money-objects';
import { invalid } from '../wire/refusal';
import { unpaidMovements } from './ledger';
import { isSomebodyInThePast } from './past-clocks';
import { sum } from './totals';
import type { World } from './world';

const DAY = 86_400;

interface PayoutOrder {
  readonly at: Seconds;
  readonly arrival: Seconds;
  /** Made by the provider's own schedule, not by hand. */
  readonly automatic: boolean;
  readonly metadata?: Metadata;
}

/** Sends the given movements to the bank as one payout. @throws Refusal when they come to nothing. */
export function makePayout(
  world: World,
  movements: readonly BalanceTransaction[],
  { at, arrival, automatic, metadata = {} }: PayoutOrder,
): Payout {
  const amount = sum(movements.map(({ net }) => net));
  if (amount <= 0)
    throw invalid('You have insufficient funds in your Stripe account.', { code: 'balance_insufficient' });
  const currency = movements[0]?.currency ?? 'gbp';
  const payout = newPayout(at, { amount, arrival_date: arrival, automatic, currency, metadata });
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
  const payout = makePayout(world, movements, { at, arrival: at, automatic: true });
  for (const movement of movements) world.state.put('balance_transaction', { ...movement, status: 'available' });
  settlePayout(world, payout);
  return world.state.need('payout', payout.id);
}

/**
 * A payout for each day on which money became available, when it is more than nothing; else the next day's takes it. Once
 * a day for today, and for every day that has passed since, also where a clock was moved on by several.
 */
export function automaticPayouts(world: World, now: Seconds): void {
  // What those who live in the past still do may belong to any of the days since.
  if (isSomebodyInThePast(world)) return;
  const today = dayOf(now);
  const isMade = world.time.payoutDay() === today;
  const available = unpaidMovements(world)
    .filter(({ status, available_on: on }) => status === 'available' && (dayOf(on) < today || !isMade))
    .toSorted((one, other) => one.available_on - other.available_on);
  let waiting: BalanceTransaction[] = [];
  for (const [index, movement] of available.entries()) {
    waiting.push(movement);
    const day = dayOf(movement.available_on);
    const next = available[index + 1];
    const isLastOfDay = next === undefined || dayOf(next.available_on) !== day;
    if (!isLastOfDay || sum(waiting.map(({ net }) => net)) <= 0) continue;
    const at = day === today ? now : movement.available_on;
    makePayout(world, waiting, { at, arrival: at + DAY, automatic: true });
    waiting = [];
  }
  if (!isMade) world.time.setPayoutDay(today);
}

const dayOf = (at: Seconds): number => Math.floor(at / DAY);

/** Sends the money of one charge to the bank at once, as somebody may ask for by hand. @throws Refusal when it is gone. */
export function payoutByHand(world: World, chargeId: string): Payout {
  const charge = world.state.need('charge', chargeId);
  const movement = unpaidMovements(world).find(({ id }) => id === charge.balance_transaction);
  if (movement === undefined) throw invalid(`The money of charge ${chargeId} is not there any more.`);
  const at = world.time.forCustomer(charge.customer);
  return makePayout(world, [movement], { at, arrival: at + DAY, automatic: false });
}

/** What a payout made by hand consists of, the provider does not say. */
export function settlePayout(world: World, payout: Payout): void {
  const done = payout.automatic ? { reconciliation_status: 'completed' as const } : {};
  const paid = world.state.put('payout', { ...payout, ...done, status: 'paid' });
  world.events.record('payout.paid', paid);
  if (payout.automatic) world.events.record('payout.reconciliation_completed', paid);
}
