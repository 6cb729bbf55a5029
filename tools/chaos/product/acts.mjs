import { setTimeout as pause } from 'node:timers/promises';
import { failOver } from './failover.mjs';
import { freeze, SLEEPERS } from './freezer.mjs';
import { crashIdle } from './idler.mjs';
import { signalled } from './processes.mjs';
import { findVictim, VICTIMS } from './victims.mjs';

/**
 * What is done to the product once: returns `{ kind, target, startedAt, endedAt }`, a command sent after `endedAt` must
 * be answered; undefined while the run is being stopped.
 */

/** Kills one process of these in turn with SIGKILL. */
export const killOf =
  (names = VICTIMS) =>
  async (means, number) => {
    const name = names[(number - 1) % names.length];
    for (;;) {
      const victim = await means.until(`${name} does not run`, () => findVictim(name, means));
      if (victim === undefined) return undefined;
      // It may have ended by itself.
      if (!signalled(victim.pid, 'SIGKILL')) continue;
      means.journal.killed({ number, ...victim });
      return atOnce('kill', victim.target);
    }
  };

/** Stops one process of these in turn (SIGSTOP) for a while. */
export const stopOf =
  (names = SLEEPERS, shortest = 0) =>
  async (means, number) => {
    const name = names[(number - 1) % names.length];
    const startedAt = Date.now();
    means.journal.froze({ number, name });
    const target = await freeze(name, { ...means, shortest });
    return { kind: 'stop', target, startedAt, endedAt: Date.now() };
  };

/** Crashes the database while nobody sends anything. */
export async function idleCrash(means) {
  const startedAt = Date.now();
  await crashIdle(means);
  return { kind: 'idle crash', target: 'postmaster', startedAt, endedAt: startedAt };
}

/** Replaces the database by a standby that lags behind. */
export async function promotion(means) {
  const startedAt = Date.now();
  await failOver(means);
  return { kind: 'promotion', target: 'standby', startedAt, endedAt: Date.now() };
}

export const atOnce = (kind, target) => ({ kind, target, startedAt: Date.now(), endedAt: Date.now() });

const LONGEST_REST = 1200;

/** A random moment under load. */
export const someMoment = (chance) => pause(chance.between(0, LONGEST_REST));
