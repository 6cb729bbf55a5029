import { setImmediate } from 'node:timers/promises';

/** Some milliseconds' worth of the dearest events. */
export const AT_ONCE = 200;

let last: Promise<unknown> = Promise.resolve();

/**
 * A turn of the loop that nobody else who waits here has. Whoever works through thousands of events does a part in each:
 * all subscriptions of a process share one thread, and while each of them worked through its whole batch in one turn,
 * seconds passed in which no claim was renewed and no connection made.
 */
export function nextTurn(): Promise<unknown> {
  last = last.then(() => setImmediate());
  return last;
}
