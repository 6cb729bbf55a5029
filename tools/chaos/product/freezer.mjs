import { setTimeout as pause } from 'node:timers/promises';
import { ownerAmong, ownsAll } from './leases.mjs';
import { signalled } from './processes.mjs';
import { findVictim, workersOf } from './victims.mjs';

/** What is stopped, in turn. */
export const SLEEPERS = ['projectors', 'api', 'postgres'];

const SHORTEST = 500;
const LONGEST = 5000;

/**
 * Stops a process in the middle of its work (SIGSTOP) and lets it go on (SIGCONT). The projectors sleep until the other
 * process has taken all their leases over: they wake up as somebody who thinks to own what is another's by now. Both
 * sleep for `shortest` milliseconds at least.
 *
 * @returns {Promise<string>} what was stopped
 */
export async function freeze(name, { product, secondInstances, data, chance, until, shortest = 0 }) {
  if (name === 'projectors') {
    await freezeOwner({ product, secondInstances, data, until, shortest });
    await pause(chance.between(0, SHORTEST));
    return name;
  }
  const victim = await until(`${name} does not run`, () =>
    findVictim(name, { product, secondInstances, data, chance }),
  );
  if (victim === undefined) return name;
  await asleep(victim.pid, () => pause(shortest + chance.between(SHORTEST, LONGEST)));
  return victim.target;
}

async function freezeOwner({ product, secondInstances, data, until, shortest }) {
  const both = () => workersOf('projectors', { product, secondInstances });
  const owner = await until('no projectors own anything', async () => ownerAmong(data, await both()));
  if (owner === undefined) return;
  await asleep(owner, async () => {
    await until('nobody took over from the stopped projectors', async () => {
      const other = (await both()).find((pid) => pid !== owner);
      return other !== undefined && (await ownsAll(data, other)) ? true : undefined;
    });
    await pause(shortest);
  });
}

/** Whatever happens, the process goes on afterwards; it may have ended by itself before. */
async function asleep(pid, work) {
  if (!signalled(pid, 'SIGSTOP')) return;
  try {
    await work();
  } finally {
    signalled(pid, 'SIGCONT');
  }
}
