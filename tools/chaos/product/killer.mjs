import { setTimeout as pause } from 'node:timers/promises';
import { findVictim, VICTIMS } from './victims.mjs';

const LONGEST_OUTAGE = 60_000;
const LONGEST_REST = 1200;

/**
 * Kills so many processes, one kind after the other, each at a random moment after the product has answered commands
 * again. Returns for each kill how long it took until a command that was sent after it was answered.
 */
export async function killInTurn({ kills, chance, product, data, journal, counts, stopping, say }) {
  const outages = [];
  for (let number = 1; number <= kills && !stopping(); number += 1) {
    const name = VICTIMS[(number - 1) % VICTIMS.length];
    await pause(chance.between(0, LONGEST_REST));
    const victim = await until(`${name} does not run`, product, stopping, () =>
      findVictim(name, { supervisor: product.supervisorPid, data, chance }),
    );
    if (victim === undefined) return outages;
    if (!killed(victim.pid)) {
      number -= 1;
      continue;
    }
    const startedAt = Date.now();
    journal.killed({ number, ...victim });
    await until(`nothing is answered after kill ${number} (${victim.target})`, product, stopping, () =>
      counts.sentAt > startedAt ? true : undefined,
    );
    outages.push({ target: victim.target, milliseconds: Date.now() - startedAt });
    if (number % 10 === 0) say(`${number} of ${kills} kills, ${counts.answered} answers`);
  }
  return outages;
}

// It may have ended by itself between being found and being killed.
function killed(pid) {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (error.code === 'ESRCH') return false;
    throw error;
  }
}

async function until(otherwise, product, stopping, found) {
  const deadline = Date.now() + LONGEST_OUTAGE;
  while (!stopping()) {
    const value = await found();
    if (value !== undefined) return value;
    if (!product.isRunning()) throw new Error('The product has ended.');
    if (Date.now() > deadline) throw new Error(`For ${LONGEST_OUTAGE / 1000} s ${otherwise}.`);
    await pause(20);
  }
  return undefined;
}
