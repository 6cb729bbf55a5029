import { setTimeout as pause } from 'node:timers/promises';
import { currentState } from '../judge/stored-facts.mjs';
import { postmasterOf } from './databases.mjs';

/** As long as the server leaves a commit in memory that does not wait for the disk. */
const LONGEST_UNWRITTEN = 300;

/**
 * Kills the database right after the last answer and lets nobody send anything: what the crash took back of the read
 * models has to be made again though no event comes.
 */
export async function crashIdle({ crowd, data, chance, until }) {
  await crowd.rest();
  try {
    await pause(chance.between(0, LONGEST_UNWRITTEN));
    const server = await until('the database does not run', () => postmasterOf(data));
    if (server !== undefined) process.kill(server.pid, 'SIGKILL');
    await until('a reader that a crash put back stays behind the log', async () => {
      const state = await currentState(data).catch(() => undefined);
      return state !== undefined && state.reached === state.head ? true : undefined;
    });
  } finally {
    crowd.goOn();
  }
}
