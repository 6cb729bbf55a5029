import type { World } from './world';

/** Name of the clock of a customer whose payments are told afterwards. */
export const PAST_CLOCK = 'the past';

export const isSomebodyInThePast = (world: World): boolean =>
  world.state.all('test_helpers.test_clock').some(({ name }) => name === PAST_CLOCK);
