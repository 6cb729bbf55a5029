import { setTimeout as pause } from 'node:timers/promises';
import { startRival } from './rival.mjs';
import { findVictim } from './victims.mjs';

/** What is stopped, in turn. */
export const SLEEPERS = ['projectors', 'api', 'postgres'];

const STOPPED = 'stopped';

/** Whether an outage came of a stop and not of a kill. */
export const isStop = (target) => target.startsWith(STOPPED);

const SHORTEST = 500;
const LONGEST = 5000;

/**
 * Stops a process in the middle of its work (SIGSTOP) and lets it go on (SIGCONT). The projectors sleep until another
 * process has taken all their leases over: they wake up as somebody who thinks to own what is another's by now.
 *
 * @returns {Promise<string>} what was stopped
 */
export async function freeze(name, { product, data, chance, until }) {
  const victim = await until(`${name} does not run`, () =>
    findVictim(name, { supervisor: product.supervisorPid, data, chance }),
  );
  if (victim === undefined) return name;
  if (name !== 'projectors') {
    await asleep(victim.pid, () => pause(chance.between(SHORTEST, LONGEST)));
    return `${STOPPED} ${victim.target}`;
  }
  let rival;
  try {
    await asleep(victim.pid, async () => {
      rival = await startRival(data, victim.pid);
      await until('nobody took over from the stopped projectors', () => rival.hasTakenOver());
    });
    await pause(chance.between(0, SHORTEST));
  } finally {
    await rival?.stop();
  }
  return `${STOPPED} projectors`;
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

function signalled(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (error.code === 'ESRCH') return false;
    throw error;
  }
}
