import { setTimeout as pause } from 'node:timers/promises';
import { freeze, SLEEPERS } from './freezer.mjs';
import { crashIdle } from './idler.mjs';
import { findVictim, VICTIMS } from './victims.mjs';

const LONGEST_OUTAGE = 60_000;
const LONGEST_REST = 1200;

/**
 * Kills so many processes, one kind after the other, each at a random moment after the product has answered commands
 * again, and in between stops some and lets them go on, and crashes the database while nobody sends anything. Returns for each fault how long it took until a command that
 * was sent after it was answered.
 */
export async function killInTurn({ kills, freezes, idles, chance, product, data, journal, crowd, stopping, say }) {
  const { counts } = crowd;
  const outages = [];
  const waiting = (otherwise, found) => until(otherwise, product, stopping, found);
  let frozen = 0;
  const freezeNext = async () => {
    const name = SLEEPERS[frozen % SLEEPERS.length];
    frozen += 1;
    await pause(chance.between(0, LONGEST_REST));
    const startedAt = Date.now();
    journal.froze({ number: frozen, name });
    const target = await freeze(name, { product, data, chance, until: waiting });
    const goesOnAt = Date.now();
    await waiting(`nothing is answered after stop ${frozen} (${target})`, () =>
      counts.sentAt > goesOnAt ? true : undefined,
    );
    outages.push({ target, milliseconds: Date.now() - startedAt });
  };
  let idled = 0;
  const idleNext = async () => {
    idled += 1;
    const startedAt = Date.now();
    const target = await crashIdle({ crowd, data, chance, until: waiting });
    outages.push({ target, milliseconds: Date.now() - startedAt });
  };
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
    while (!stopping() && frozen < Math.floor((number * freezes) / kills)) await freezeNext();
    while (!stopping() && idled < Math.floor((number * idles) / kills)) await idleNext();
    if (number % 10 === 0)
      say(`${number} of ${kills} kills, ${frozen} stops, ${idled} idle crashes, ${counts.answered} answers`);
  }
  while (!stopping() && frozen < freezes) await freezeNext();
  while (!stopping() && idled < idles) await idleNext();
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
