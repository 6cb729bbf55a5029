import type { Customer, Seconds } from '../objects/account-objects';
import { doDueWork } from './due-work';
import { PAST_CLOCK } from './past-clocks';
import { advanceTestClock, newTestClock } from './test-clocks';
import type { World } from './world';

const CLOCK = 'test_helpers.test_clock';

/** Lets a customer live in the past from here on, or later in it. @throws Refusal of an earlier time. */
export function liveAt(world: World, customerId: string, at: Seconds): Customer {
  const customer = world.state.need('customer', customerId);
  const clock = customer.test_clock === null ? undefined : world.state.need(CLOCK, customer.test_clock);
  if (clock !== undefined) {
    advanceTestClock(world, clock, at);
    return world.state.need('customer', customerId);
  }
  return world.state.put('customer', { ...customer, test_clock: newTestClock(world, at, PAST_CLOCK).id });
}

/** Brings everybody back into the present: what has become due since is done, at the time at which it was due. */
export function comeBack(world: World): void {
  const { state } = world;
  const past = new Set(state.all(CLOCK).flatMap(({ id, name }) => (name === PAST_CLOCK ? [id] : [])));
  const isPast = ({ test_clock: clock }: { readonly test_clock: string | null }): boolean => past.has(clock ?? '');
  for (const each of state.all('subscription').filter(isPast)) state.put('subscription', { ...each, test_clock: null });
  for (const each of state.all('invoice').filter(isPast)) state.put('invoice', { ...each, test_clock: null });
  for (const each of state.all('customer').filter(isPast)) state.put('customer', { ...each, test_clock: null });
  for (const clock of past) state.remove(CLOCK, clock);
  doDueWork(world);
}
