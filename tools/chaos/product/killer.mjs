import { setTimeout as pause } from 'node:timers/promises';
import { failOver } from './failover.mjs';
import { freeze, SLEEPERS } from './freezer.mjs';
import { crashIdle } from './idler.mjs';
import { signalled } from './processes.mjs';
import { findVictim, VICTIMS } from './victims.mjs';

const LONGEST_OUTAGE = 60_000;
const LONGEST_REST = 1200;

/**
 * Kills so many processes, one kind after the other, each at a random moment after the product has answered commands
 * again. Spread over the kills it stops some and lets them go on, crashes the database while nobody sends anything, and
 * replaces it by a standby that lags behind. Returns each fault with how long it took until a command that was sent
 * after it was answered: `{ kind, target, milliseconds }`.
 */
export async function killInTurn({ kills, freezes, idles, promotions, stopping, say, ...run }) {
  const { chance, journal, product, crowd } = run;
  const until = (otherwise, found) => untilFound(otherwise, product, stopping, found);
  const means = { ...run, until };
  const outages = [];

  async function answered(what, startedAt, since = startedAt) {
    await until(`nothing is answered after ${what}`, () => (crowd.counts.sentAt > since ? true : undefined));
    return Date.now() - startedAt;
  }

  async function kill(number) {
    const name = VICTIMS[(number - 1) % VICTIMS.length];
    await pause(chance.between(0, LONGEST_REST));
    const victim = await until(`${name} does not run`, () => findVictim(name, means));
    if (victim === undefined) return;
    if (!signalled(victim.pid, 'SIGKILL')) return kill(number);
    const startedAt = Date.now();
    journal.killed({ number, ...victim });
    const milliseconds = await answered(`kill ${number} (${victim.target})`, startedAt);
    outages.push({ kind: 'kill', target: victim.target, milliseconds });
  }

  const stop = async (number) => {
    const name = SLEEPERS[(number - 1) % SLEEPERS.length];
    await pause(chance.between(0, LONGEST_REST));
    const startedAt = Date.now();
    journal.froze({ number, name });
    const target = await freeze(name, means);
    const milliseconds = await answered(`stop ${number} (${target})`, startedAt, Date.now());
    outages.push({ kind: 'stop', target, milliseconds });
  };

  const idleCrash = async () => {
    const startedAt = Date.now();
    await crashIdle(means);
    outages.push({ kind: 'idle crash', target: 'postmaster', milliseconds: Date.now() - startedAt });
  };

  const promotion = async (number) => {
    const startedAt = Date.now();
    await failOver(means);
    const milliseconds = await answered(`promotion ${number}`, startedAt, Date.now());
    outages.push({ kind: 'promotion', target: 'standby', milliseconds });
  };

  const between = [
    { name: 'stops', most: freezes, done: 0, next: stop },
    { name: 'idle crashes', most: idles, done: 0, next: idleCrash },
    { name: 'promotions', most: promotions, done: 0, next: promotion },
  ];

  /** What is due among these after so large a share of the kills. */
  async function meanwhile(share) {
    for (const each of between) {
      while (!stopping() && each.done < Math.floor(share * each.most)) await each.next((each.done += 1));
    }
  }

  for (let number = 1; number <= kills && !stopping(); number += 1) {
    await kill(number);
    await meanwhile(number / kills);
    if (number % 10 === 0) {
      const others = between.map(({ name, done }) => `${done} ${name}`).join(', ');
      say(`${number} of ${kills} kills, ${others}, ${crowd.counts.answered} answers`);
    }
  }
  await meanwhile(1);
  return outages;
}

async function untilFound(otherwise, product, stopping, found) {
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
