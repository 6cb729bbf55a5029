import { setTimeout as pause } from 'node:timers/promises';
import { lost, mismatch } from './faults.mjs';
import { currentState } from './stored-facts.mjs';

const PATIENCE = 300_000;
const LOOK_EVERY = 500;

/** Waits until nothing moves any more: all events projected, all jobs done. What does not come to rest is a fault. */
export async function untilQuiet(data, stopping) {
  const deadline = Date.now() + PATIENCE;
  let state;
  for (let calm = 0; calm < 3 && Date.now() < deadline && !stopping();) {
    const now = await currentState(data).catch(() => undefined);
    calm = isCalm(now) && now.head === state?.head ? calm + 1 : 0;
    state = now ?? state;
    await pause(LOOK_EVERY);
  }
  return { projections: state?.projections ?? [], faults: judgeState(state) };
}

const isCalm = (state) => state !== undefined && state.reached === state.head && state.waiting === 0;

/** What is wrong with how everything came to rest. */
export function judgeState(state) {
  if (state === undefined) return [mismatch('the database could not be read at the end')];
  const { head, reached, parked, waiting, failed } = state;
  return [
    ...(reached < head ? [lost(`a reader stands at position ${reached} of ${head}`)] : []),
    ...(waiting > 0 ? [lost(`${waiting} jobs were not done`)] : []),
    ...(failed > 0 ? [lost(`${failed} jobs failed for good`)] : []),
    ...(parked > 0 ? [mismatch(`${parked} streams were set aside`)] : []),
  ];
}
