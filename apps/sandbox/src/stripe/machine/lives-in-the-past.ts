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

/** Brings a customer back into the present: what has become due since is done, at the time at which it was due. */
export function comeBack(world: World, customerId: string): Customer {
  const { test_clock: clock } = world.state.need('customer', customerId);
  for (const subscription of world.state.all('subscription'))
    if (subscription.customer === customerId) world.state.put('subscription', { ...subscription, test_clock: null });
  for (const invoice of world.state.all('invoice'))
    if (invoice.customer === customerId) world.state.put('invoice', { ...invoice, test_clock: null });
  const back = world.state.put('customer', { ...world.state.need('customer', customerId), test_clock: null });
  if (clock !== null) world.state.remove(CLOCK, clock);
  doDueWork(world);
  return back;
}
