import type { Seconds } from '../objects/account-objects';
import { expireSession } from './checkout';
import { automaticPayouts, settlePayout } from './payouts';
import { collect, collectDraft, periodEnd, renew } from './renewals';
import type { World } from './world';

interface Due {
  /** Whose affair it is: what is due to one may depend on what was due to the same before. */
  readonly whose: string;
  readonly at: Seconds;
  readonly act: () => void;
}

const MOST_ROUNDS = 10_000;

/** Does whatever the clocks say is due, the earliest first, until nothing is. */
export function doDueWork(world: World): void {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const due = [...subscriptionsDue(world), ...invoicesDue(world), ...sessionsDue(world)];
    if (due.length === 0) break;
    for (const { act } of firstOfEach(due)) act();
  }
  moneyDue(world);
}

function firstOfEach(due: readonly Due[]): readonly Due[] {
  const firsts = new Map<string, Due>();
  for (const each of due) {
    const known = firsts.get(each.whose);
    if (known === undefined || each.at < known.at) firsts.set(each.whose, each);
  }
  return [...firsts.values()].sort((one, other) => one.at - other.at);
}

const subscriptionsDue = (world: World): readonly Due[] =>
  world.state.all('subscription').flatMap((subscription) => {
    if (subscription.status !== 'active' && subscription.status !== 'past_due') return [];
    const at = periodEnd(subscription);
    return at <= world.time.onClock(subscription.test_clock)
      ? [{ whose: subscription.customer, at, act: () => renew(world, subscription) }]
      : [];
  });

const invoicesDue = (world: World): readonly Due[] =>
  world.state.all('invoice').flatMap((invoice) => {
    const now = world.time.onClock(invoice.test_clock);
    const at =
      (invoice.status === 'draft' ? invoice.automatically_finalizes_at : invoice.next_payment_attempt) ?? NEVER;
    if (at > now) return [];
    if (invoice.status === 'draft')
      return [{ whose: invoice.customer, at, act: () => collectDraft(world, invoice, at) }];
    return invoice.status === 'open'
      ? [{ whose: invoice.customer, at, act: () => void collect(world, invoice, at) }]
      : [];
  });

const NEVER = Number.POSITIVE_INFINITY;

const sessionsDue = (world: World): readonly Due[] =>
  world.state.all('checkout.session').flatMap((session) => {
    const isOver = session.status === 'open' && session.expires_at <= world.time.now();
    return isOver ? [{ whose: session.id, at: session.expires_at, act: () => void expireSession(world, session) }] : [];
  });

function moneyDue(world: World): void {
  const now = world.time.now();
  for (const movement of world.state.all('balance_transaction')) {
    if (movement.status === 'pending' && movement.available_on <= now)
      world.state.put('balance_transaction', { ...movement, status: 'available' });
  }
  automaticPayouts(world, now);
  for (const payout of world.state.all('payout'))
    if (payout.status === 'in_transit' && payout.arrival_date <= now) settlePayout(world, payout);
}
