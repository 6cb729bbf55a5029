import type { TestClock, Seconds } from '../objects/account-objects';
import { newId } from '../objects/identifiers';
import { invalid } from '../wire/refusal';
import { doDueWork } from './due-work';
import type { World } from './world';

const DAYS_KEPT = 30;
const DAY = 86_400;
const LONGEST = 2 * 366 * DAY;

export function newTestClock(world: World, frozenTime: Seconds, name: string | null): TestClock {
  const created = world.time.now();
  return world.state.put('test_helpers.test_clock', {
    id: newId('clock'),
    object: 'test_helpers.test_clock',
    created,
    deletes_after: created + DAYS_KEPT * DAY,
    frozen_time: frozenTime,
    livemode: false,
    name,
    status: 'ready',
    status_details: {},
  });
}

/** Moves a clock on and does what becomes due on the way. Answers as the provider does: still advancing. */
export function advanceTestClock(world: World, clock: TestClock, to: Seconds): TestClock {
  if (to <= clock.frozen_time)
    throw invalid('The time to advance to must be after the current frozen time.', { param: 'frozen_time' });
  if (to - clock.frozen_time > LONGEST)
    throw invalid('A test clock can be advanced by two years at most here.', { param: 'frozen_time' });
  const advancing: TestClock = {
    ...clock,
    frozen_time: to,
    status: 'advancing',
    status_details: { advancing: { target_frozen_time: to } },
  };
  world.state.put('test_helpers.test_clock', advancing);
  world.events.record('test_helpers.test_clock.advancing', advancing);
  doDueWork(world);
  const ready = world.state.put('test_helpers.test_clock', { ...clock, frozen_time: to });
  world.events.record('test_helpers.test_clock.ready', ready);
  return advancing;
}

/** Takes a clock away together with the customers on it and what is theirs. */
export function deleteTestClock(world: World, clock: TestClock): object {
  for (const subscription of world.state.all('subscription'))
    if (subscription.test_clock === clock.id) world.state.remove('subscription', subscription.id);
  for (const invoice of world.state.all('invoice'))
    if (invoice.test_clock === clock.id) world.state.remove('invoice', invoice.id);
  for (const customer of world.state.all('customer'))
    if (customer.test_clock === clock.id) world.state.remove('customer', customer.id);
  world.state.remove('test_helpers.test_clock', clock.id);
  return { id: clock.id, object: clock.object, deleted: true };
}
