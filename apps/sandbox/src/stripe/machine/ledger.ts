import type { Seconds } from '../objects/account-objects';
import { type BalanceTransaction, newBalanceTransaction } from '../objects/money-objects';
import { share } from './totals';
import type { World } from './world';

const DAYS_UNTIL_AVAILABLE = 3;
const DAY = 86_400;
const CARD_FEE_PERCENT = 1.5;
const CARD_FEE_PENCE = 20;
const DISPUTE_FEE_PENCE = 2000;

interface Movement {
  readonly at: Seconds;
  readonly amount: number;
  readonly currency: string;
  readonly source: string;
  readonly description: string | null;
}

/** Money of a paid charge; the provider's fee is taken from it. */
export const chargeMovement = (world: World, movement: Movement): BalanceTransaction =>
  move(world, movement, 'charge', 'charge', share(movement.amount, CARD_FEE_PERCENT) + CARD_FEE_PENCE);

/** Money given back. The fee of the charge is not. */
export const refundMovement = (world: World, movement: Movement): BalanceTransaction =>
  move(world, { ...movement, amount: -movement.amount }, 'refund', 'refund', 0);

export const disputeMovement = (world: World, movement: Movement): BalanceTransaction =>
  move(world, { ...movement, amount: -movement.amount }, 'adjustment', 'dispute', DISPUTE_FEE_PENCE);

export const disputeWonMovement = (world: World, movement: Movement): BalanceTransaction =>
  move(world, movement, 'adjustment', 'dispute_reversal', 0);

function move(
  world: World,
  { at, ...movement }: Movement,
  type: BalanceTransaction['type'],
  reportingCategory: BalanceTransaction['reporting_category'],
  fee: number,
): BalanceTransaction {
  const waits = type === 'charge' ? DAYS_UNTIL_AVAILABLE * DAY : 0;
  return world.state.put(
    'balance_transaction',
    newBalanceTransaction(
      at,
      { ...movement, available_on: at + waits, fee, reporting_category: reportingCategory, type },
      type === 'charge' ? 'Stripe processing fees' : 'Dispute fee',
    ),
  );
}

const PAID_OUT_IN = 'gbp';

/** Movements that no payout has taken yet. There is a bank account for pounds alone: other money stays in the balance. */
export const unpaidMovements = (world: World): readonly BalanceTransaction[] =>
  world.state
    .all('balance_transaction')
    .filter(
      ({ id, type, currency }) =>
        type !== 'payout' && currency === PAID_OUT_IN && world.state.get('paid_out', id) === undefined,
    );
