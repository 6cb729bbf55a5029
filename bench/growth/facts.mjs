import { factOf } from '../log/customers.mjs';

/** Customers whose history does not grow: what is asked about them stays the same at every size of the log. */
export const WATCHED = 50;
export const FACTS_OF_WATCHED = 100;

/**
 * Facts about a fixed number of customers, for ever. The watched ones have their hundred before the first pause; the
 * others go on. After the first pause facts come without address and browser, which nothing here reads.
 */
export function* endlessFacts(accounts, steps, firstPause) {
  const turns = new Array(accounts.length).fill(0);
  const next = (index, network) => {
    turns[index] += 1;
    return factOf(accounts[index], index, turns[index] - 1, steps, { network });
  };
  const others = accounts.length - WATCHED;
  const share = Math.floor((firstPause - WATCHED * FACTS_OF_WATCHED) / others);
  for (let turn = 0; turn < Math.max(FACTS_OF_WATCHED, share); turn += 1) {
    for (let index = 0; index < accounts.length; index += 1)
      if (turn < (index < WATCHED ? FACTS_OF_WATCHED : share)) yield next(index, true);
  }
  for (let count = 0; ; count += 1) yield next(WATCHED + (count % others), false);
}

export function* take(facts, number) {
  for (let taken = 0; taken < number; taken += 1) yield facts.next().value;
}
