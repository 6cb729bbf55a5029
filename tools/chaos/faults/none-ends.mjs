import { mismatch } from '../judge/faults.mjs';
import { workersOf } from '../product/victims.mjs';

/** Carries out a plan over which no process of the product may end. */
export async function noneEnds(means, plan) {
  const running = async () => {
    const pids = await Promise.all(['api', 'projectors'].map((name) => workersOf(name, means)));
    return pids.flat().toSorted((a, b) => a - b);
  };
  const before = await running();
  const outages = await plan(means);
  const after = await running();
  if (!means.stopping() && before.join() !== after.join())
    means.faults.push(mismatch(`processes ended over it: ${before.join(', ')} before, ${after.join(', ')} after`));
  return outages;
}
