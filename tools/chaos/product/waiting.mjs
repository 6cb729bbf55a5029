import { setTimeout as pause } from 'node:timers/promises';

const LONGEST_OUTAGE = 60_000;

/** Waits until `found` finds something; undefined when the run is stopped before. */
export const untilOf = (product, stopping) => async (otherwise, found) => {
  const deadline = Date.now() + LONGEST_OUTAGE;
  while (!stopping()) {
    const value = await found();
    if (value !== undefined) return value;
    if (!product.isRunning()) throw new Error('The product has ended.');
    if (Date.now() > deadline) throw new Error(`For ${LONGEST_OUTAGE / 1000} s ${otherwise}.`);
    await pause(20);
  }
  return undefined;
};

/** Does one thing to the product and waits until a command that was sent after it is answered. Returns the outage. */
export async function actOnce(act, means, number) {
  const done = await act(means, number);
  if (done === undefined) return undefined;
  const { kind, target, startedAt, endedAt } = done;
  await means.until(`nothing is answered after ${kind} ${number} (${target})`, () =>
    means.crowd.counts.sentAt > endedAt ? true : undefined,
  );
  return { kind, target, milliseconds: Date.now() - startedAt };
}
